import { type FreeLimits, free } from '../../generated/registry/forms.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import { type Fault, refuse } from '../kernel/fault.ts';
import { isRecord, parseJson } from '../kernel/json.ts';

const steps = new Map<string, readonly string[]>();

/** Paths are those of contracts, so there are not many. */
function stepsOf(path: string): readonly string[] {
  const known = steps.get(path) ?? path.replaceAll('[]', '.[]').split('.');
  steps.set(path, known);
  return known;
}

/** Every value at a path of an argument; `[]` walks a list. What has another shape than was promised is passed over. */
function* at(value: unknown, steps: readonly string[]): Generator<unknown> {
  const [step, ...rest] = steps;
  if (step === undefined) yield value;
  else if (step === '[]') for (const item of Array.isArray(value) ? value : []) yield* at(item, rest);
  else if (isRecord(value) && Object.hasOwn(value, step)) yield* at(value[step], rest);
}

/** Counts level by level and stops at the first limit that is passed, so that no more is looked at than may be there. */
export function isWithin(value: unknown, limits: FreeLimits): boolean {
  let { keys, bytes } = limits;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'string') bytes -= Buffer.byteLength(item) + 2;
      else if (typeof item !== 'object' || item === null) bytes -= 4;
      else if (depth >= limits.depth) return false;
      else if (Array.isArray(item)) {
        bytes -= 2 + item.length;
        if (bytes < 0) return false;
        for (const inner of item) below.push(inner);
      } else
        for (const key in item) {
          keys -= 1;
          bytes -= Buffer.byteLength(key) + 4;
          if (keys < 0 || bytes < 0) return false;
          below.push((item as Record<string, unknown>)[key]);
        }
      if (bytes < 0) return false;
    }
    level = below;
  }
  return true;
}

/** An object may also be sent as the JSON text of one. */
const objectOf = (value: unknown): unknown =>
  typeof value === 'string' && value.trimStart().startsWith('{') ? parseJson(value)?.value : value;

/** Objects of the caller's own making are kept and shown whole, so they are bounded before anything else is done with them. */
export function tooLarge(tool: ToolInfo, args: unknown): Fault | undefined {
  for (const { path, limits } of free[tool.name] ?? [])
    for (const value of at(args, stepsOf(path))) {
      const object = objectOf(value);
      if (!isRecord(object) || isWithin(object, limits)) continue;
      return refuse('object-is-too-large', { field: path, ...limits });
    }
  return undefined;
}
