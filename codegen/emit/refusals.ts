import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { placeholdersOf } from '../policies/placeholders.ts';
import { inline } from '../schema.ts';
import { banner, groupBy, union } from './text.ts';

const quoted = (name: string) => `'${name}'`;

/** The type of one fact; a list is said with commas between its items. */
function factType({ type, enum: choices, items, const: only }: JsonSchema): string {
  if (choices) return union(choices as string[]);
  if (only !== undefined) return JSON.stringify(only);
  if (type === 'array') return `readonly (${factType(items ?? {})})[]`;
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' || type === 'boolean' ? type : 'unknown';
}

function factsType(facts: JsonSchema, m: Manifest): string {
  const { properties = {}, required = [] } = inline(facts, m.types);
  const fields = Object.entries(properties).map(
    ([name, schema]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${factType(schema)}`,
  );
  return fields.length ? `{ ${fields.join('; ')} }` : 'object';
}

/** Every text in a form. */
export const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];

function treeType(tree: unknown): string {
  if (Array.isArray(tree)) return `(${[...new Set(tree.map(treeType))].join(' | ') || 'never'})[]`;
  if (typeof tree === 'object' && tree !== null)
    return `{ ${Object.entries(tree)
      .map(([part, value]) => `${quoted(part)}: ${treeType(value)}`)
      .join('; ')} }`;
  return tree === null ? 'null' : typeof tree;
}

const wordsType = (tree: unknown): string => {
  const names = [...new Set(textsIn(tree).flatMap(placeholdersOf))];
  return names.length ? `{ ${names.map((name) => `readonly ${name}: Word`).join('; ')} }` : 'object';
};

/** What must be known for each refusal, next call and text. */
function typesSource(m: Manifest): string {
  const dict = (name: string, rows: readonly string[]) =>
    `export interface ${name} {\n${rows.map((row) => `  ${row};`).join('\n')}\n}\n`;
  return `${banner}/** What a text may be filled with; a list is said with commas between its items. */
export type Word = string | number | boolean | readonly (string | number)[];

/** What must be known to refuse. */
${dict(
  'RefusalFacts',
  Object.entries(m.refusals).map(([id, { facts }]) => `${quoted(id)}: ${factsType(facts, m)}`),
)}
export type RefusalId = keyof RefusalFacts;

/** What must be known to propose a call. */
${dict(
  'NextCallFacts',
  Object.entries(m.next_calls).map(([id, { facts }]) => `${quoted(id)}: ${factsType(facts, m)}`),
)}
export type NextCallId = keyof NextCallFacts;

/** What must be known to say a text. */
${dict(
  'TextFacts',
  Object.entries(m.texts).map(([id, { text }]) => `${quoted(id)}: ${wordsType(text)}`),
)}
/** What a text is: one, a list, or a form with texts in it. */
${dict(
  'Texts',
  Object.entries(m.texts).map(([id, { text }]) => `${quoted(id)}: ${treeType(text)}`),
)}
export type TextId = keyof Texts;

/** Facts may be left out where nothing need be known. */
export type Known<Facts> = object extends Facts ? [facts?: Facts] : [facts: Facts];
`;
}

const table = (name: string, type: string, rows: readonly (readonly [string, unknown])[]) =>
  `export const ${name}: Readonly<Record<string, ${type}>> = {\n${rows.map(([id, value]) => `  ${quoted(id)}: ${JSON.stringify(value)},`).join('\n')}\n};\n`;

/** Refusals, next calls and texts by their ids, and the types of what they need. */
export function emitRefusals(m: Manifest): Files {
  const refusals = Object.entries(m.refusals).map(
    ([id, { room, code, says, hints, suggest }]) => [id, { boundary: room === 'boundary', code, says, hints, suggest }] as const,
  );
  const calls = Object.entries(m.next_calls).map(([id, { room: _, facts: __, ...call }]) => [id, call] as const);
  const rooms = groupBy(Object.entries(m.texts), ([, { room }]) => room);
  const files: Files = new Map([
    ['generated/handlers/says.ts', typesSource(m)],
    [
      'generated/registry/refusals.ts',
      `${banner}import type { RefusalInfo } from './shape.ts';\n\n${table('refusals', 'RefusalInfo', refusals)}`,
    ],
    [
      'generated/registry/next-calls.ts',
      `${banner}import type { SuggestionTemplate } from './shape.ts';\n\n${table('nextCalls', 'SuggestionTemplate', calls)}`,
    ],
  ]);
  for (const [room, own] of rooms)
    files.set(
      `generated/registry/texts/${room}.ts`,
      banner +
        table(
          'texts',
          'unknown',
          own.map(([id, { text }]) => [id, text] as const),
        ),
    );
  const names = [...rooms.keys()];
  const imports = names.map((room) => `import { texts as ${room} } from './${room}.ts';\n`).join('');
  files.set(
    'generated/registry/texts/index.ts',
    `${banner}${imports}\nexport const texts: Readonly<Record<string, unknown>> = { ${names.map((room) => `...${room}`).join(', ')} };\n`,
  );
  return files;
}
