import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { readManifest } from '../conformance/load.ts';
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

async function answersIn(dialect: SchemaDialect, root: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'generated', 'answers', dialect);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = names.map(async (name) => [`answers/${name}`, await readFile(path.join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/**
 * Writes the schemas of Mind answers in one dialect to `<out>/answers`, and for `plain` those of everything else too:
 * a document each in `tools`, `types`, `facts` and `evidence`. Gives back the files written.
 */
export async function exportSchemas({ dialect, out, root }: SchemasExport): Promise<string[]> {
  const documents = await answersIn(dialect, root);
  if (dialect === 'plain')
    for (const [name, schema] of documentsOf(await readManifest(root)))
      documents.set(name, `${JSON.stringify(schema, null, 2)}\n`);
  for (const [name, text] of documents) await writeWhole(path.join(out, name), text);
  return [...documents.keys()].map((name) => path.join(out, name));
}
