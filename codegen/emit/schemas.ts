import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { ManifestSchema } from '../manifest.ts';
import { plain, standalone } from '../schema.ts';
import { json } from './text.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Plain JSON Schema 2020-12, one document each, for people who write other implementations. */
export function emitSchemas(m: Manifest): Files {
  const files: Files = new Map();
  const write = (file: string, title: string, schema: JsonSchema) =>
    files.set(`generated/schemas/${file}.json`, json({ $schema: draft, title, ...standalone(schema, m.types) }));

  for (const tool of m.tools) {
    write(`tools/${tool.name}.input`, `${tool.name}: input`, tool.input);
    write(`tools/${tool.name}.output`, `${tool.name}: result`, tool.output);
  }
  for (const [name, schema] of Object.entries(m.types)) write(`types/${name}`, name, schema);
  for (const [kind, fact] of Object.entries(m.facts)) write(`facts/${kind}`, kind, fact.payload);
  for (const record of m.evidence) write(`evidence/${record.kind}`, record.kind, record.record);
  files.set('generated/manifest.schema.json', json(plain(ManifestSchema)));
  const { inner: _, ...published } = m;
  files.set('generated/manifest.json', json(published));
  return files;
}
