import { forms } from '../../generated/registry/forms.ts';
import type { NullPlan, ToolInfo } from '../../generated/registry/shape.ts';
import { inputs, type Problem } from '../../generated/registry/validators.ts';
import type { Hint } from '../../generated/types/index.ts';
import { type Fault, fault } from '../kernel/fault.ts';
import { nearest } from '../kernel/text.ts';
import { echo } from './fill.ts';

import { tooLarge } from './free.ts';

type Args = Record<string, unknown>;

/** The most that one call may carry. */
export const maxInputBytes = 16 * 1024 * 1024;

const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep arguments may be nested. */
const maxDepth = 200;

/** A rough count that stops early: exactness is not worth a second serialisation. Level by level, so no depth is too deep for it. */
/** Characters that no engine gives back as they were: a NUL, and half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function measure(args: unknown): { bytes: number; depth: number; storable: boolean } {
  let storable = true;
  let bytes = 0;
  let depth = 0;
  for (let level = [args]; level.length && bytes <= maxInputBytes && depth <= maxDepth; depth += 1) {
    const below: unknown[] = [];
    for (const value of level)
      if (typeof value === 'string') {
        bytes += value.length;
        storable &&= isStorable(value);
      } else if (typeof value !== 'object' || value === null) bytes += 4;
      else
        for (const [key, item] of Object.entries(value)) {
          bytes += key.length;
          storable &&= isStorable(key);
          below.push(item);
        }
    level = below;
  }
  return { bytes, depth, storable };
}

/** A null for an optional field is the same as leaving it out. */
function withoutNulls(args: Args, plan: NullPlan): Args {
  const entries: [string, unknown][] = [];
  for (const [field, value] of Object.entries(args)) {
    if (value === null && plan[field] === true) continue;
    const inner = plan[`${field}>`];
    entries.push([field, inner && inner !== true ? deeper(value, inner) : value]);
  }
  return Object.fromEntries(entries);
}

const deeper = (value: unknown, plan: NullPlan): unknown =>
  Array.isArray(value) ? value.map((item) => deeper(item, plan)) : isObject(value) ? withoutNulls(value, plan) : value;

function withoutAliases(tool: ToolInfo, args: Args): Args {
  for (const [alias, field] of Object.entries(tool.aliases)) {
    if (!(alias in args)) continue;
    const { [alias]: value, ...rest } = args;
    if (value === null && field in rest) return withoutAliases(tool, rest);
    if (field in rest && JSON.stringify(rest[field]) !== JSON.stringify(value))
      throw invalid(
        tool,
        { field: alias, kind: 'conflict', expected: `the same as ${field}` },
        `${alias} and ${field} mean the same and differ`,
      );
    return withoutAliases(tool, { ...rest, [field]: value });
  }
  return args;
}

const invalid = (tool: ToolInfo, hint: Hint, problem: string): Fault =>
  fault('INVALID_INPUT', {
    tool: tool.name,
    problem: `${problem}.`,
    fix: `Send ${hint.field} as ${hint.expected}.`,
    hints: [hint],
  });

const fieldAt = (path: string) => echo(path.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~'));
const under = (path: string, field: string) => (path ? `${fieldAt(path)}.${field}` : field);

type Explain = (problem: Problem, tool: ToolInfo) => { hint: Hint; problem: string; fix?: string };

/** One row per way in which input can be wrong. */
const explanations: Record<string, Explain> = {
  required: ({ instancePath, params }) => {
    const field = under(instancePath, String(params.missingProperty));
    return {
      hint: { field, kind: 'missing_required', expected: 'a value' },
      problem: `${field} is missing`,
      fix: `Add ${field}.`,
    };
  },
  additionalProperties: ({ instancePath, params }, tool) => {
    const name = echo(params.additionalProperty);
    const field = under(instancePath, name);
    const meant = instancePath ? undefined : nearest(name, tool.fields);
    const known = instancePath ? 'a known field' : `one of ${tool.fields.join(', ')}`;
    return {
      hint: { field, kind: 'unknown_field', expected: meant ?? known },
      problem: `${field} is not a field of ${tool.name}`,
      fix: meant ? `Did you mean ${meant}?` : `Use ${known}.`,
    };
  },
  enum: ({ instancePath, params }) => {
    const choices = (params.allowedValues as unknown[]).join(', ');
    return choice(instancePath, `one of ${choices}`);
  },
  const: ({ instancePath, params }) => choice(instancePath, JSON.stringify(params.allowedValue)),
  anyOf: ({ instancePath }) => choice(instancePath, 'one of the accepted shapes'),
  discriminator: ({ instancePath, params }) => choice(`${instancePath}/${String(params.tag)}`, 'one of the known kinds'),
  type: ({ instancePath, params }) => wrong(instancePath, 'type', `of type ${String(params.type)}`),
  pattern: ({ instancePath, params }) => wrong(instancePath, 'pattern', patternText(String(params.pattern))),
  minLength: ({ instancePath, params }) => wrong(instancePath, 'length', `at least ${String(params.limit)} characters`),
  maxLength: ({ instancePath, params }) => wrong(instancePath, 'length', `at most ${String(params.limit)} characters`),
  minItems: ({ instancePath, params }) => wrong(instancePath, 'length', `at least ${String(params.limit)} items`),
  maxItems: ({ instancePath, params }) => wrong(instancePath, 'length', `at most ${String(params.limit)} items`),
  minimum: ({ instancePath, params }) => wrong(instancePath, 'range', `at least ${String(params.limit)}`),
  maximum: ({ instancePath, params }) => wrong(instancePath, 'range', `at most ${String(params.limit)}`),
};

const patternText = (pattern: string) => forms[pattern] ?? 'text of another form';
const choice = (path: string, expected: string): ReturnType<Explain> => {
  const field = fieldAt(path) || 'the arguments';
  return { hint: { field, kind: 'choose_one', expected }, problem: `${field} must be ${expected}` };
};
const wrong = (path: string, kind: Hint['kind'], expected: string): ReturnType<Explain> => {
  const field = fieldAt(path) || 'the arguments';
  return { hint: { field, kind, expected }, problem: `${field} must be ${expected}` };
};

const depthOf = ({ instancePath }: Problem) => instancePath.split('/').length;
const insideOf = ({ keyword }: Problem) => keyword === 'required' || keyword === 'additionalProperties';

/**
 * In a union every option complains; the one that got furthest into the value knows best what was meant.
 * Among equals, an option that only says the type is wrong was not meant; where all say so, all types are named.
 */
function mostTelling(problems: readonly Problem[]): Problem {
  const furthest = Math.max(...problems.map((p) => depthOf(p) + (insideOf(p) ? 1 : 0)));
  const telling = problems.filter((p) => depthOf(p) + (insideOf(p) ? 1 : 0) === furthest);
  const chosen = telling.find(({ keyword }) => keyword !== 'type' && keyword !== 'anyOf') ?? telling[0];
  if (chosen?.keyword !== 'type') return chosen as Problem;
  const types = new Set(telling.filter((p) => p.keyword === 'type').map((p) => String(p.params.type)));
  return { ...chosen, params: { type: [...types].join(' or ') } };
}

function toFault(tool: ToolInfo, problems: readonly Problem[]): Fault {
  const last = problems.at(-1) as Problem;
  const chosen = last.keyword === 'anyOf' && problems.length > 1 ? mostTelling(problems) : last;
  const explain = explanations[chosen.keyword];
  const { hint, problem, fix } = explain ? explain(chosen, tool) : wrong(chosen.instancePath, 'other', chosen.message ?? 'valid');
  return fault('INVALID_INPUT', {
    tool: tool.name,
    problem: `${problem}.`,
    fix: fix ?? `Send ${hint.field} as ${hint.expected}.`,
    hints: [hint],
  });
}

/** A misspelt name explains why another is missing, so it is said first. */
const unknownField = (tool: ToolInfo, input: Args): Problem[] =>
  Object.keys(input)
    .filter((field) => !tool.fields.includes(field))
    .slice(0, 1)
    .map((field) => ({
      instancePath: '',
      keyword: 'additionalProperties',
      params: { additionalProperty: field },
      schemaPath: '',
    }));

/** Shape, aliases, nulls, defaults and bounds: what passes here is what the contract says. */
export async function admit(tool: ToolInfo, args: unknown): Promise<Args> {
  if (args !== undefined && args !== null && !isObject(args))
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: 'The arguments must be an object.',
      fix: 'Send {"field": value, …}.',
    });
  const { bytes, depth, storable } = measure(args);
  if (bytes > maxInputBytes) throw fault('BUDGET_EXCEEDED', { bytes, most: maxInputBytes });
  if (depth > maxDepth)
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: `The arguments are nested deeper than ${maxDepth} levels.`,
      fix: 'Flatten them, or send the inner part as text.',
    });
  if (!storable)
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: 'The arguments hold a character that cannot be stored: a NUL, or half of a surrogate pair.',
      fix: 'Leave it out, or escape it.',
    });

  const large = tooLarge(tool, args);
  if (large) throw large;

  /** A deep copy, since defaults are filled in place and the caller keeps its object. */
  const own = structuredClone((args ?? {}) as Args);
  const input = withoutNulls(withoutAliases(tool, own), tool.nulls);
  const validators = await inputs[tool.room]?.();
  const validate = validators?.[`v_${tool.name}`];
  if (!validate) throw new Error(`no validator for ${tool.name}`);
  if (!validate(input)) throw toFault(tool, [...(validate.errors ?? []), ...unknownField(tool, input)]);
  return tool.preset ? { ...input, ...tool.preset.fixed } : input;
}
