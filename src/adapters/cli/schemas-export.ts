import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';

export type SchemaDialect = Commands['memory']['schemas export']['options']['dialect'];

export interface SchemasExport {
  readonly dialect: SchemaDialect;
  /** Folder to write into; made when it does not exist. */
  readonly out: string;
  /** The `generated` folder. */
  readonly from: string;
}

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
  const answers = await copyFolder(path.join(from, 'answers', dialect), path.join(out, 'answers'));
  const records = dialect === 'plain' ? await copyFolder(path.join(from, 'schemas', 'evidence'), path.join(out, 'evidence')) : [];
  return [...answers, ...records];
}
