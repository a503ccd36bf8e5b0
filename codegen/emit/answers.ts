import type { Files, Manifest } from '../manifest.ts';
import { inline } from '../schema.ts';
import { dialects, toDialect } from './dialects.ts';
import { draft } from './schemas.ts';
import { json } from './text.ts';

/** What a model must answer: once as plain JSON Schema, and once in the words of each provider. */
export function emitAnswers(m: Manifest): Files {
  const files: Files = new Map();
  for (const { name, answer } of m.answers) {
    const schema = inline(answer, m.types);
    files.set(`generated/answers/plain/${name}.json`, json({ $schema: draft, title: name, ...schema }));
    for (const dialect of dialects)
      files.set(`generated/answers/${dialect}/${name}.json`, json(toDialect(schema, dialect, name)));
  }
  return files;
}
