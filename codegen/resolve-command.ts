import type { ArgumentEntry, CommandEntry, JsonSchema, Manifest, OptionEntry, ToolCommandEntry, ToolEntry } from './manifest.ts';
import { isNegated, optionName } from './names.ts';
import { scopeFields } from './products.ts';
import { inline } from './schema.ts';

/** What can be typed for a field, and whether several times. */
export type Typed = Pick<OptionEntry, 'type' | 'choices' | 'minimum' | 'maximum' | 'default' | 'repeatable'>;

/** Every shape that a value may have, null aside. */
const shapesOf = (s: JsonSchema): JsonSchema[] =>
  s.anyOf ? s.anyOf.flatMap(shapesOf) : Array.isArray(s.type) ? s.type.flatMap((type) => shapesOf({ ...s, type })) : [s];
const isNull = ({ type }: JsonSchema) => type === 'null';

const wordsIn = ({ enum: choices, const: only }: JsonSchema): unknown[] | undefined =>
  choices ?? (only === undefined ? undefined : [only]);

const bounds = ({ minimum, maximum }: JsonSchema): Pick<Typed, 'minimum' | 'maximum'> => ({
  ...(typeof minimum === 'number' ? { minimum } : {}),
  ...(typeof maximum === 'number' ? { maximum } : {}),
});

/** One value; undefined where it is none that a word can be. */
function oneValue(shapes: readonly JsonSchema[]): Typed | undefined {
  const [first] = shapes;
  if (!first) return undefined;
  const choices = shapes.map(wordsIn);
  const words = choices.flatMap((some) => some ?? []);
  if (choices.every((some) => some) && words.every((word) => typeof word === 'string'))
    return { type: 'choice', choices: words as string[] };
  if (shapes.some((shape) => shape.type !== first.type)) return undefined;
  switch (first.type) {
    case 'string':
      return { type: 'string' };
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
    case 'number':
      return { type: first.type, ...bounds(first) };
    default:
      return undefined;
  }
}

/** What can be typed for a field with this schema; undefined for an object, and for what may be several things. */
export function typedAs(schema: JsonSchema): Typed | undefined {
  const shapes = shapesOf(schema).filter((shape) => !isNull(shape));
  const lists = shapes.filter(({ type }) => type === 'array');
  const items = lists.flatMap((list) => shapesOf(list.items ?? {}).filter((shape) => !isNull(shape)));
  const value = oneValue(lists.length ? [...items, ...shapes.filter(({ type }) => type !== 'array')] : shapes);
  if (!value) return undefined;
  const { default: fallback } = schema;
  const shown = typeof fallback === 'string' || typeof fallback === 'number' || typeof fallback === 'boolean';
  return { ...value, ...(shown ? { default: fallback } : {}), ...(lists.length ? { repeatable: true } : {}) };
}

/** What a value is called in the help, told by the name of its field. */
const placeholders: readonly [RegExp, string][] = [
  [/(^|_)ids?$/, 'id'],
  [/(^|_)(dir|folder|root|workspace)$/, 'folder'],
  [/(^|_)(path|file)$/, 'file'],
  [/(^|_)(from|to|as_of)$/, 'time'],
];

function flagOf(field: string, { type, default: fallback }: Typed, isId: boolean): string {
  const dashed = field.replaceAll('_', '-');
  if (type === 'boolean') return fallback === true ? `--no-${dashed}` : `--${dashed}`;
  if (type === 'integer' || type === 'number') return `--${dashed} <number>`;
  const [, called = 'text'] = isId ? ['', 'id'] : (placeholders.find(([pattern]) => pattern.test(field)) ?? []);
  return `--${dashed} <${type === 'choice' ? 'choice' : called}>`;
}

/** `task...` → task */
export const fieldOf = (argument: string): string => argument.replace(/\.\.\.$/, '');

/** Fields of a tool that can be typed at all, without references. */
export const fieldsOf = (tool: ToolEntry, m: Manifest): [string, JsonSchema][] =>
  Object.entries(inline(tool.input, m.types).properties ?? {}).filter(([field]) => !scopeFields(m).includes(field));

/** Fields that are options of a command: all that it says in no other way. */
export const optionFields = (command: ToolCommandEntry, tool: ToolEntry, m: Manifest): [string, JsonSchema][] => {
  const elsewhere = new Set([
    ...(command.arguments ?? []).map(fieldOf),
    ...Object.keys(command.fixed ?? {}),
    ...Object.keys(command.shares ?? {}),
    ...(command.leaves_out ?? []),
  ]);
  return fieldsOf(tool, m).filter(([field]) => !elsewhere.has(field));
};

const isRequired = (tool: ToolEntry, field: string, { default: fallback }: Typed) =>
  (tool.input.required ?? []).includes(field) && fallback === undefined;

const meaningOf = ({ description = '' }: JsonSchema) => description;
/** What a flag says that takes away what is done otherwise: "Make claims of it." → "Do not make claims of it." */
const notTo = (meaning: string) => `Do not ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;

/** What ids begin with that fit a pattern such as ^(cl|nd)_, for whoever completes them. */
function idsIn({ summary }: ToolEntry, field: string, { pattern, items }: JsonSchema): { ids?: string[] } {
  if (field === 'host') return { ids: ['host'] };
  if (field === 'ref') return { ids: [...summary.matchAll(/\b([a-z]+)_…/g)].map(([, begin = '']) => begin) };
  const [, one, several] = /^\^(?:([a-z]+)|\(([a-z|]+)\))_/.exec(String(pattern ?? items?.pattern ?? '')) ?? [];
  const ids = one ? [one] : several?.split('|');
  return ids ? { ids } : {};
}

function resolveArgument(word: string, tool: ToolEntry, m: Manifest): ArgumentEntry {
  const name = fieldOf(word);
  const schema = Object.fromEntries(fieldsOf(tool, m))[name] ?? {};
  const { repeatable, default: fallback, ...typed } = typedAs(schema) ?? { type: 'string' as const };
  const takesAll = word !== name;
  const said = fallback === undefined ? '' : ` Left out: ${fallback}.`;
  return {
    name,
    meaning: `${meaningOf(schema)}${said}`,
    ...(isRequired(tool, name, { ...typed, ...(fallback === undefined ? {} : { default: fallback }) }) ? {} : { optional: true }),
    ...(takesAll ? { variadic: true } : {}),
    ...(takesAll && !repeatable ? { joined: true } : {}),
    ...(typed.type === 'string' ? {} : typed),
    ...idsIn(tool, name, schema),
  };
}

/** A flag without a value that means the choice which it is called like. */
export const isSwitch = (flag: string, { type, choices = [], repeatable }: Typed): boolean =>
  type === 'choice' && !repeatable && !/[<[]/.test(flag) && choices.includes(optionName(flag));

function resolveField(command: ToolCommandEntry, tool: ToolEntry, field: string, schema: JsonSchema): OptionEntry[] {
  const typed = typedAs(schema);
  if (!typed) return [];
  const ids = idsIn(tool, field, schema);
  const flag = command.flags?.[field] ?? flagOf(field, typed, ids.ids !== undefined);
  if (isSwitch(flag, typed)) {
    const name = optionName(flag);
    return [{ name, flag, type: 'boolean', meaning: meaningOf(schema), field, says: name }];
  }
  return [
    {
      name: optionName(flag),
      flag,
      ...typed,
      ...(isRequired(tool, field, typed) ? { required: true } : {}),
      meaning: isNegated(flag) ? notTo(meaningOf(schema)) : meaningOf(schema),
      field,
      ...ids,
    },
  ];
}

/** A tool as a command: its fields as arguments and options, and what becomes of them. */
export function resolveCommand(command: ToolCommandEntry, tool: ToolEntry, m: Manifest): Omit<CommandEntry, 'exits'> {
  const lines = [command.json_lines ?? []].flat();
  const own: OptionEntry[] = lines.map(({ flag, meaning }) => ({ name: optionName(flag), flag, type: 'boolean', meaning }));
  return {
    path: command.path,
    summary: command.summary ?? tool.summary,
    arguments: (command.arguments ?? []).map((word) => resolveArgument(word, tool, m)),
    options: [...optionFields(command, tool, m).flatMap(([field, schema]) => resolveField(command, tool, field, schema)), ...own],
    examples: command.examples ?? [],
    ...(command.hidden ? { hidden: true } : {}),
    ...(command.by_default ? { by_default: true } : {}),
    calls: {
      tool: tool.name,
      fixed: command.fixed ?? {},
      shares: command.shares ?? {},
      stdin: command.stdin ?? [],
      succeeds_when: command.succeeds_when ?? {},
      prints: command.prints ?? null,
      json: command.json ?? null,
      ...(command.json_spreads ? { json_spreads: command.json_spreads } : {}),
      json_lines: lines.map(({ flag, field, item }) => ({ option: optionName(flag), field, ...(item ? { item } : {}) })),
      looks_only: command.looks_only ?? false,
    },
  };
}
