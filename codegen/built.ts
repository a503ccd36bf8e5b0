import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['codegen', 'generated', 'src'];
const beside = ['package.json', 'package-lock.json', 'tsconfig.json'];
const note = path.join('node_modules', '.cache', 'noema', 'built');

/** One text for all that programs are made of, and for who makes them. */
function madeOf(): string {
  const files = sources
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files.sort(), ...beside]) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** What is in `dist` was made of the sources as they are now. */
export function noteBuilt(): void {
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, madeOf());
}

/** Whether building again would make what is in `dist`; where nothing is known of it, it would not. */
export function isBuilt(): boolean {
  try {
    return readFileSync(note, 'utf8') === madeOf();
  } catch {
    return false;
  }
}

/** Before `dist` is changed. */
export const forgetBuilt = (): void => {
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, '');
};
