import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { redirect } from '../schema.ts';
import { groupBy, json } from './text.ts';

export const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Where the schema of something stands: `schemas/notes.json#/$defs/notes_commit.input`. */
export const schemaRef = (file: string, name: string): JsonSchema => ({ $ref: `schemas/${file}.json#/$defs/${name}` });

/**
 * Plain JSON Schema 2020-12 for people who write other implementations: a document per room, and one each of named types,
 * facts and EvidenceLog records. Named types are said once, in `types.json`.
 */
export function emitSchemas(m: Manifest): Files {
  const files: Files = new Map();
  const write = (
    file: string,
    title: string,
    schemas: readonly (readonly [string, JsonSchema])[],
    types = 'types.json#/$defs/',
  ) =>
    files.set(
      `generated/schemas/${file}.json`,
      json({
        $schema: draft,
        title,
        $defs: Object.fromEntries(schemas.map(([name, schema]) => [name, redirect(schema, types)])),
      }),
    );

  for (const [room, tools] of groupBy(m.tools, (t) => t.room))
    write(
      room,
      `Tools of ${room}`,
      tools.flatMap((t) => [[`${t.name}.input`, t.input] as const, [`${t.name}.output`, t.output] as const]),
    );
  write('types', 'Named types', Object.entries(m.types), '#/$defs/');
  write(
    'facts',
    'Facts',
    Object.entries(m.facts).flatMap(([kind, fact]) => (fact.logged ? [] : [[kind, fact.payload] as const])),
  );
  write(
    'evidence',
    'EvidenceLog records',
    m.evidence.map((e) => [e.kind, e.record]),
  );
  return files;
}
