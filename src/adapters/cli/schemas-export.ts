import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import type { AnswerEntry, Manifest } from '../../../generated/types/manifest.ts';
import { type ShapeSchema, toStrict } from '../../kernel/strict.ts';
import { readAnswers, readManifest } from '../conformance/load.ts';
import { mindCases, requestFile } from '../conformance/mind-suite.ts';
import { documentsOf } from './schema-documents.ts';

type SchemaDialect = Commands['memory']['schemas export']['options']['dialect'];

interface SchemasExport {
  readonly dialect: SchemaDialect;
  /** Folder to write into; made when it does not exist. */
  readonly out: string;
  /** The folder that holds `generated/`. */
  readonly root: string;
}

/** Readers see the old file or the new one, never half of one. */
async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (problem) {
    await rm(temporary, { force: true });
    throw problem;
  }
}

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Answers that a model may give and may not give, in the form of the dialect. */
const examplesOf = ({ name, valid, invalid }: AnswerEntry, plain: ShapeSchema = {}) => ({
  answer: name,
  valid: valid.map((example) => ({ name: example.name, answer: toStrict(example.value, plain) })),
  invalid: invalid.map((example) => ({ name: example.name, because: example.because, answer: example.value })),
});

/** Schemas as they were generated, what fits them and what does not, and every request that `noema conformance --mind` sends. */
async function answersIn(dialect: SchemaDialect, root: string, manifest: Manifest): Promise<Map<string, string>> {
  const [schemas, plain] = await Promise.all([readAnswers(root, dialect), readAnswers(root, 'plain')]);
  const generated = Object.keys(schemas).map(async (name) => {
    const file = path.join(root, 'generated', 'answers', dialect, `${name}.json`);
    return [`answers/${name}.json`, await readFile(file, 'utf8')] as const;
  });
  return new Map([
    ...(await Promise.all(generated)),
    ...manifest.answers.map((answer) => [`examples/${answer.name}.json`, text(examplesOf(answer, plain[answer.name]))] as const),
    ...mindCases(manifest, schemas).map((one) => [requestFile(one), `${JSON.stringify(one.request)}\n`] as const),
  ]);
}

/**
 * Writes the schemas of Mind answers in one dialect to `<out>/answers`, with `<out>/examples` and `<out>/requests`, and for `plain`
 * the schemas of everything else too: a document each in `tools`, `types`, `facts` and `evidence`. Gives back the files written.
 */
export async function exportSchemas({ dialect, out, root }: SchemasExport): Promise<string[]> {
  const manifest = await readManifest(root);
  const documents = await answersIn(dialect, root, manifest);
  if (dialect === 'plain') for (const [name, schema] of documentsOf(manifest)) documents.set(name, text(schema));
  for (const [name, content] of documents) await writeWhole(path.join(out, name), content);
  return [...documents.keys()].map((name) => path.join(out, name));
}
