import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const schemaDialects = ['plain', 'codex', 'openai', 'anthropic'] as const;
type SchemaDialect = (typeof schemaDialects)[number];

interface SchemasExport {
  readonly dialect: string;
  /** Folder to write into; made when it does not exist. */
  readonly out: string;
  /** The `generated` folder. */
  readonly from: string;
}

const isDialect = (name: string): name is SchemaDialect => (schemaDialects as readonly string[]).includes(name);

/** Readers see the old file or the new one, never half of one. */
async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (problem) {
    await rm(temporary, { force: true });
    throw problem;
  }
}

async function copyFolder(from: string, to: string): Promise<string[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.json')).sort();
  await mkdir(to, { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    const file = path.join(to, name);
    await writeWhole(file, await readFile(path.join(from, name), 'utf8'));
    files.push(file);
  }
  return files;
}

/**
 * Writes the schemas of Mind answers in one dialect to `<out>/answers`, and for `plain` those of EvidenceLog records to
 * `<out>/evidence`: some kinds and answers share a name. Gives back the files written.
 */
export async function exportSchemas({ dialect, out, from }: SchemasExport): Promise<string[]> {
  if (!isDialect(dialect)) throw new Error(`There is no dialect called ${dialect}. Choose one of: ${schemaDialects.join(', ')}.`);
  const answers = await copyFolder(path.join(from, 'answers', dialect), path.join(out, 'answers'));
  const records = dialect === 'plain' ? await copyFolder(path.join(from, 'schemas', 'evidence'), path.join(out, 'evidence')) : [];
  return [...answers, ...records];
}
