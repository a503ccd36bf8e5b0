import type { JsonSchema, Manifest } from '../../../generated/types/manifest.ts';
import { refName } from './schema-words.ts';

type Types = Manifest['types'];

const refsIn = (schema: JsonSchema): string[] => [
  ...new Set([...JSON.stringify(schema).matchAll(/"\$ref":"#\/types\/([^"]+)"/g)].map(([, name = '']) => name)),
];

function reached(schema: JsonSchema, types: Types, found = new Set<string>()): Set<string> {
  for (const name of refsIn(schema)) {
    const type = types[name];
    if (!type || found.has(name)) continue;
    found.add(name);
    reached(type, types, found);
  }
  return found;
}

const redirected = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? `#/$defs/${refName(value)}` : value,
  ) as JsonSchema;

/** One schema as a document that stands on its own: the types that it names come along. */
function documentOf(title: string, schema: JsonSchema, types: Types) {
  const names = [...reached(schema, types)].sort();
  const defs = Object.fromEntries(names.map((name) => [name, redirected(types[name] ?? {})]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...redirected(schema),
    ...(names.length ? { $defs: defs } : {}),
  };
}

/** Everything but Mind answers as plain JSON Schema, by the name of its file. */
export function documentsOf({ tools, types, facts, evidence }: Manifest): Map<string, unknown> {
  const schemas: [string, string, JsonSchema][] = [
    ...tools.map(({ name, input }): [string, string, JsonSchema] => [`tools/${name}.input`, `${name}: input`, input]),
    ...tools.map(({ name, output }): [string, string, JsonSchema] => [`tools/${name}.output`, `${name}: result`, output]),
    ...Object.entries(types).map(([name, type]): [string, string, JsonSchema] => [`types/${name}`, name, type]),
    ...Object.entries(facts).map(([kind, { payload }]): [string, string, JsonSchema] => [`facts/${kind}`, kind, payload]),
    ...evidence.map(({ kind, record }): [string, string, JsonSchema] => [`evidence/${kind}`, kind, record]),
  ];
  return new Map(schemas.map(([file, title, schema]) => [`${file}.json`, documentOf(title, schema, types)]));
}
