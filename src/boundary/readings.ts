import type { ToolInfo } from '../../generated/registry/shape.ts';
import { readings as load, type Reading } from '../../generated/registry/validators.ts';
import { isRecord } from '../kernel/json.ts';
import { fillParams } from '../kernel/says.ts';

/** `TASK-1` → TASK-001 */
function padded(text: string, { prefixes, digits }: NonNullable<Reading['counted']>): string {
  const [, prefix = '', number = ''] = /^([A-Z]+)-([0-9]+)$/.exec(text) ?? [];
  return prefixes.includes(prefix) ? `${prefix}-${number.padStart(digits, '0')}` : text;
}

function read(text: string, { counted, shorthand }: Reading): unknown {
  if (counted) return padded(text, counted);
  return shorthand ? fillParams(shorthand, { text }) : text;
}

/** The value with what stands at a path read anew; `[]` walks a list. What has another shape is left to the validator. */
function at(value: unknown, [step, ...rest]: readonly string[], reading: Reading): unknown {
  if (step === undefined) return typeof value === 'string' ? read(value, reading) : value;
  if (step === '[]') return Array.isArray(value) ? value.map((item) => at(item, rest, reading)) : value;
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: at(value[step], rest, reading) };
}

/** Importing again what is there already takes longer than the reading. */
let known: Awaited<ReturnType<typeof load>>['readings'] | undefined;

/** Arguments in which short forms stand for what they mean. */
export async function readShortForms(tool: ToolInfo, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  known ??= (await load()).readings;
  return (known[tool.name] ?? []).reduce(
    (done, reading) => at(done, reading.path.replaceAll('[]', '.[]').split('.'), reading) as Record<string, unknown>,
    args,
  );
}
