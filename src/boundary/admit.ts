import { forms } from '../../generated/registry/forms.ts';
import type { NullPlan, ToolInfo } from '../../generated/registry/shape.ts';
import { inputs, type Problem } from '../../generated/registry/validators.ts';
import { type Fault, fault, refuse } from '../kernel/fault.ts';
import { nearest } from '../kernel/text.ts';
import { echo } from './fill.ts';
import { tooLarge } from './free.ts';
import { readShortForms } from './readings.ts';

type Args = Record<string, unknown>;

/** The most that one call may carry, unless its contract says otherwise. */
export const maxInputBytes = 16 * 1024 * 1024;

const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep arguments may be nested. */
export const maxDepth = 200;

/** Characters that no engine gives back as they were: a NUL, and half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * A rough count that stops early: exactness is not worth a second serialisation. Level by level, so no depth is too deep for it.
 * Keys are read one by one: pairs of half a million of them would take longer than all the rest.
 */
function measure(args: unknown, most: number, deepest = maxDepth): { bytes: number; depth: number; storable: boolean } {
  let storable = true;
  let bytes = 0;
  let depth = 0;
  const count = (value: unknown): void => {
    if (typeof value !== 'string') bytes += 4;
    else {
      bytes += value.length;
      storable &&= isStorable(value);
    }
  };
  if (typeof args !== 'object' || args === null) count(args);
  for (let level = typeof args === 'object' && args !== null ? [args] : []; level.length && bytes <= most && depth <= deepest; ) {
    const below: object[] = [];
    let holdsPlain = false;
    for (const value of level)
      for (const key of Object.keys(value)) {
        bytes += key.length;
        storable &&= isStorable(key);
        const item = (value as Args)[key];
        if (typeof item === 'object' && item !== null) below.push(item);
        else {
          holdsPlain = true;
          count(item);
        }
      }
    depth += holdsPlain && below.length === 0 ? 2 : 1;
    level = below;
  }
  return { bytes, depth, storable };
}

/** Whether a value is nested deeper than so many levels. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  measure(value, Number.POSITIVE_INFINITY, levels).depth > levels;

function holdsNull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null;
  for (const key in value) if (holdsNull((value as Args)[key])) return true;
  return false;
}

/** A null for an optional field is the same as leaving it out. */
function withoutNulls(args: Args, plan: NullPlan): Args {
  if (!holdsNull(args)) return args;
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

/** A text that says what the caller should have put there. */
const blank = /^\s*<fill:[^<>]*>\s*$/;
const isBlank = (value: unknown) => typeof value === 'string' && blank.test(value);

/** What was left to be filled in counts as not given, wherever it stands. */
function withoutBlanks(value: unknown): unknown {
  return holdsBlank(value) ? dropBlanks(value) : value;
}

function holdsBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('<fill:') && blank.test(value);
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (holdsBlank((value as Args)[key])) return true;
  return false;
}

function dropBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isBlank(item)).map(dropBlanks);
  if (!isObject(value)) return value;
  const emptied = (before: unknown, after: unknown) =>
    Array.isArray(before) && before.length > 0 && (after as unknown[]).length === 0;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => {
      if (isBlank(inner)) return [];
      const kept = dropBlanks(inner);
      return emptied(inner, kept) ? [] : [[field, kept]];
    }),
  );
}

function withoutAliases(tool: ToolInfo, args: Args): Args {
  for (const [alias, field] of Object.entries(tool.aliases)) {
    if (!(alias in args)) continue;
    const { [alias]: value, ...rest } = args;
    if (value === null && field in rest) return withoutAliases(tool, rest);
    if (field in rest && JSON.stringify(rest[field]) !== JSON.stringify(value))
      throw refuse('field-and-its-alias-differ', { alias, field });
    return withoutAliases(tool, { ...rest, [field]: value });
  }
  return args;
}

const fieldAt = (path: string) => echo(path.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~'));
const named = (path: string) => fieldAt(path) || 'the arguments';
const under = (path: string, field: string) => (path ? `${fieldAt(path)}.${field}` : field);

type Explain = (problem: Problem, tool: ToolInfo) => Fault;

const limited =
  (
    id:
      | 'field-is-too-short'
      | 'field-is-too-long'
      | 'field-has-too-few-items'
      | 'field-has-too-many-items'
      | 'field-is-too-small'
      | 'field-is-too-large',
  ): Explain =>
  ({ instancePath, params }) =>
    refuse(id, { field: named(instancePath), limit: Number(params.limit) });

/** One row per way in which input can be wrong. */
const explanations: Record<string, Explain> = {
  required: ({ instancePath, params }) =>
    refuse('field-is-missing', { field: under(instancePath, String(params.missingProperty)) }),
  additionalProperties: ({ instancePath, params }, tool) => {
    const name = echo(params.additionalProperty);
    const unknown = { field: under(instancePath, name), tool: tool.name };
    if (instancePath) return refuse('inner-field-is-not-known', unknown);
    const meant = nearest(name, tool.fields);
    return meant
      ? refuse('field-is-misspelt', { ...unknown, meant })
      : refuse('field-is-not-known', { ...unknown, known: tool.fields });
  },
  enum: ({ instancePath, params }) =>
    refuse('field-is-none-of-the-choices', { field: named(instancePath), choices: params.allowedValues as string[] }),
  const: ({ instancePath, params }) =>
    refuse('field-has-another-value', { field: named(instancePath), value: JSON.stringify(params.allowedValue) }),
  anyOf: ({ instancePath }) => refuse('field-has-no-accepted-shape', { field: named(instancePath) }),
  discriminator: ({ instancePath, params }) =>
    refuse('field-is-of-no-known-kind', { field: under(instancePath, String(params.tag)) }),
  type: ({ instancePath, params }) =>
    refuse('field-is-of-another-type', { field: named(instancePath), type: String(params.type) }),
  pattern: ({ instancePath, params }) =>
    params.pattern === '\\S'
      ? refuse('field-is-blank', { field: named(instancePath) })
      : refuse('field-looks-otherwise', {
          field: named(instancePath),
          form: forms[String(params.pattern)] ?? 'text of another form',
        }),
  minLength: (problem, tool) =>
    problem.params.limit === 1
      ? refuse('field-is-blank', { field: named(problem.instancePath) })
      : limited('field-is-too-short')(problem, tool),
  maxLength: limited('field-is-too-long'),
  minItems: limited('field-has-too-few-items'),
  maxItems: limited('field-has-too-many-items'),
  minimum: limited('field-is-too-small'),
  maximum: limited('field-is-too-large'),
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
  return explain
    ? explain(chosen, tool)
    : refuse('field-is-not-valid', { field: named(chosen.instancePath), detail: chosen.message ?? chosen.keyword });
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
    }));

type Validators = Awaited<ReturnType<NonNullable<(typeof inputs)[string]>>>;
const loaded = new Map<string, Validators>();

/** Importing again what is there already takes longer than most validators. */
async function load(room: string): Promise<Validators | undefined> {
  const validators = await inputs[room]?.();
  if (validators) loaded.set(room, validators);
  return validators;
}

/** What JSON can say, copied. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Args = {};
  for (const [key, item] of Object.entries(value))
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: copyOf(item), enumerable: true, configurable: true, writable: true });
    else copy[key] = copyOf(item);
  return copy;
}

/** Shape, aliases, nulls, short forms, defaults and bounds: what passes here is what the contract says. */
export async function admit(tool: ToolInfo, args: unknown): Promise<Args> {
  if (args !== undefined && args !== null && !isObject(args)) throw refuse('arguments-are-no-object');
  const most = tool.most_bytes ?? maxInputBytes;
  const { bytes, depth, storable } = measure(args, most);
  if (bytes > most) throw fault('BUDGET_EXCEEDED', { bytes, most });
  if (depth > maxDepth) throw refuse('arguments-are-nested-too-deep', { levels: maxDepth });
  if (!storable) throw refuse('arguments-cannot-be-stored');

  const large = tooLarge(tool, args);
  if (large) throw large;

  /** A deep copy, since defaults are filled in place and the caller keeps its object. */
  const own = copyOf((args ?? {}) as Args) as Args;
  const input = await readShortForms(tool, withoutNulls(withoutAliases(tool, withoutBlanks(own) as Args), tool.nulls));
  const validate = (loaded.get(tool.room) ?? (await load(tool.room)))?.[`v_${tool.name}`];
  if (!validate) throw new Error(`no validator for ${tool.name}`);
  if (!validate(input)) throw toFault(tool, [...(validate.errors ?? []), ...unknownField(tool, input)]);
  return tool.preset ? { ...input, ...tool.preset.fixed } : input;
}
