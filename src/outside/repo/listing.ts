import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of a project as far as they are looked at: names, and small texts on demand. */
export interface Listing {
  /** Relative, with slashes; those nearest to the root first. */
  readonly files: readonly string[];
  /** Undefined where there is no such file, or it is large. */
  text(file: string): string | undefined;
}

const deepest = 4;
const mostEntries = 4000;
const mostText = 256 * 1024;
/** What was installed or built says nothing about the project. */
const passedOver = new Set(['node_modules', 'vendor', 'dist', 'build', 'out', 'target', 'venv', 'coverage', '__pycache__']);

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** Looks at a folder level by level, and stops where it gets large. Links are not followed. */
export function listFiles(root: string): Listing {
  const files: string[] = [];
  let level = [''];
  let entries = 0;
  for (let depth = 0; depth < deepest && level.length > 0 && entries < mostEntries; depth++) {
    const below: string[] = [];
    for (const folder of level) {
      for (const entry of entriesOf(path.join(root, folder))) {
        if (++entries > mostEntries) break;
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isFile()) files.push(name);
        else if (entry.isDirectory() && !entry.name.startsWith('.') && !passedOver.has(entry.name)) below.push(name);
      }
    }
    level = below;
  }
  return {
    files,
    text(file) {
      try {
        const full = path.join(root, file);
        return statSync(full).size <= mostText ? readFileSync(full, 'utf8') : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
