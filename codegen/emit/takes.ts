import type { Files, JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { inline } from '../schema.ts';
import { banner } from './text.ts';

type Kind = 'text' | 'number' | 'truth' | 'list' | 'object';
const kinds: readonly Kind[] = ['text', 'number', 'truth', 'list', 'object'];
const byType: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'truth',
  array: 'list',
  object: 'object',
};

/** Every shape that a value may have. */
const optionsOf = (s: JsonSchema): JsonSchema[] => (s.anyOf ? s.anyOf.flatMap(optionsOf) : [s]);

/** What a schema says nothing about may be anything. */
function kindsOf(options: readonly JsonSchema[]): Kind[] {
  const types = options.flatMap((s) => (s.type === undefined ? kinds : [s.type].flat().flatMap((type) => byType[type] ?? [])));
  return kinds.filter((kind) => types.includes(kind));
}

interface Takes {
  readonly is: readonly Kind[];
  readonly of?: readonly Kind[];
}

export function takesOf(schema: JsonSchema): Takes {
  const options = optionsOf(schema);
  const is = kindsOf(options);
  const items = options.filter((s) => s.type === 'array').flatMap((s) => optionsOf(s.items ?? {}));
  return is.includes('list') ? { is, of: items.length ? kindsOf(items) : kinds } : { is };
}

function fieldsOf(tool: ToolEntry, m: Manifest): Record<string, Takes> {
  const own = Object.entries(inline(tool.input, m.types).properties ?? {}).map(([field, s]) => [field, takesOf(s)] as const);
  const fields = Object.fromEntries(own);
  const other = Object.entries(tool.aliases).flatMap(([alias, field]) =>
    fields[field] ? [[alias, fields[field]] as const] : [],
  );
  return Object.fromEntries([...own, ...other]);
}

/** What text that somebody typed can be for each field; other names of a field are fields here. */
export const emitTakes = (m: Manifest): Files =>
  new Map([
    [
      'generated/validators/takes.js',
      `${banner}export const takes = {
${m.tools.map((tool) => `  ${tool.name}: ${JSON.stringify(fieldsOf(tool, m))},`).join('\n')}
};
`,
    ],
  ]);
