import type { Dir } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import type { TranscriptFile } from '../../kernel/transcripts.ts';

/** Codex nests by year, month and day; anything much deeper is no folder of transcripts. */
const deepest = 16;
/** Entries looked at in one walk, whatever they are. */
const mostEntries = 200_000;
/** Files asked for their time and size at once. */
const batch = 32;

interface Folder {
  readonly below: string;
  readonly depth: number;
}

const stated = async (root: string, below: string): Promise<TranscriptFile | undefined> => {
  const stat = await lstat(path.join(root, below)).catch(() => undefined);
  return stat?.isFile() ? { path: below, size: stat.size, mtime_ms: stat.mtimeMs } : undefined;
};

/** Newest first; names of one moment by path, later ones first, since they begin with their date. */
const newestFirst = (a: TranscriptFile, b: TranscriptFile) => b.mtime_ms - a.mtime_ms || (a.path < b.path ? 1 : -1);

/** Every *.jsonl file below a folder. What cannot be listed is counted; links are not followed, so no walk goes round. */
export async function walk(root: string, first: Dir): Promise<{ files: TranscriptFile[]; skipped_folders: number }> {
  const names: string[] = [];
  const waiting: Folder[] = [{ below: '', depth: 0 }];
  let skipped_folders = 0;
  let left = mostEntries;
  for (let folder = waiting.pop(); folder && left > 0; folder = waiting.pop()) {
    const { below, depth } = folder;
    try {
      for await (const entry of depth === 0 ? first : await opendir(path.join(root, below))) {
        if (--left < 0) break;
        const inside = below ? `${below}/${entry.name}` : entry.name;
        if (entry.isDirectory()) {
          if (depth < deepest) waiting.push({ below: inside, depth: depth + 1 });
          else skipped_folders += 1;
        } else if (entry.isFile() && entry.name.endsWith('.jsonl')) names.push(inside);
      }
    } catch {
      skipped_folders += 1;
    }
  }
  const files: TranscriptFile[] = [];
  for (let i = 0; i < names.length; i += batch) {
    const found = await Promise.all(names.slice(i, i + batch).map((name) => stated(root, name)));
    for (const file of found) if (file) files.push(file);
  }
  return { files: files.sort(newestFirst), skipped_folders: skipped_folders + waiting.length };
}
