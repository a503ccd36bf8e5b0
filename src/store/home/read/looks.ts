import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { KnownProject } from '../../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { iso } from '../../../kernel/text.ts';
import type { LookReads, TranscriptRows } from '../../../records/looks.ts';
import { codeOf, troubleWith, typedFor } from '../../files/trouble.ts';
import type { HomeLayout } from '../layout.ts';
import { projectsIn } from '../projects-in.ts';
import type { HomeReader } from '../reader.ts';
import { storedOverlay } from './selected.ts';

const chunkBytes = 64 * 1024;
/** More of a transcript is never looked at for its last lines. */
const mostBytes = 32 * 1024 * 1024;

interface Ended {
  readonly lines: string[];
  readonly truncated: boolean;
}

/** The last lines of a file, read from its end: what they cost does not depend on how long it is. */
async function lastLines(handle: Pick<FileHandle, 'read' | 'stat'>, most: number): Promise<Ended> {
  const { size } = await handle.stat();
  const parts: Buffer[] = [];
  let [at, breaks] = [size, 0];
  while (at > 0 && breaks <= most && size - at < mostBytes) {
    const start = Math.max(0, at - chunkBytes);
    const chunk = Buffer.allocUnsafe(at - start);
    await handle.read(chunk, 0, chunk.length, start);
    for (let i = chunk.indexOf(10); i >= 0; i = chunk.indexOf(10, i + 1)) breaks += 1;
    parts.unshift(chunk);
    at = start;
  }
  const lines = Buffer.concat(parts).toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  /** What was cut off before it is no line. */
  if (at > 0) lines.shift();
  return { lines: lines.slice(-most), truncated: at > 0 || lines.length > most };
}

/** The same of an archive, which can be read from its beginning only; no more than the lines that are wanted is held. */
async function lastUnpacked(file: string, most: number): Promise<Ended> {
  let [rest, held, seen] = ['', [] as string[], 0];
  for await (const chunk of createReadStream(file).pipe(createGunzip())) {
    const pieces = `${rest}${(chunk as Buffer).toString('utf8')}`.split('\n');
    rest = (pieces.pop() ?? '').slice(-mostBytes);
    seen += pieces.length;
    held = [...held, ...pieces].slice(-most);
  }
  if (rest !== '') {
    held.push(rest);
    seen += 1;
  }
  return { lines: held.slice(-most), truncated: seen > most };
}

/** One line of a log or a transcript; what is no object is a line of text. */
export const rowOf = (line: string): Readonly<Record<string, unknown>> => {
  const row = parseJson(line)?.value;
  return isRecord(row) ? row : { line };
};

/** The last lines of a file or of an archive. */
export const endOf = async (file: string, most: number): Promise<Ended> => {
  if (file.endsWith('.gz')) return lastUnpacked(file, most);
  const handle = await open(file, 'r');
  try {
    return await lastLines(handle, most);
  } finally {
    await handle.close();
  }
};

const isTranscript = (file: string) => /\.jsonl(\.gz)?$/.test(file);

/** Where a file really stands, if that is below the folder. */
async function below(folder: string, file: string): Promise<string | 'elsewhere' | 'missing'> {
  const named = path.resolve(folder, file);
  const isInside = (root: string, at: string) => at.startsWith(`${root}${path.sep}`);
  if (!isTranscript(named)) return 'elsewhere';
  try {
    const [root, real] = [await realpath(folder), await realpath(named)];
    return isInside(root, real) ? real : 'elsewhere';
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw troubleWith(named, error);
    return isInside(path.resolve(folder), named) ? 'missing' : 'elsewhere';
  }
}

/** The archive that a stub stands for. */
const archiveIn = ([row]: TranscriptRows['rows']): string | undefined =>
  row?.type === 'mi.transcript.archived' && typeof row.archived_path === 'string' ? row.archived_path : undefined;

async function transcriptAt(home: string, file: string, most: number): Promise<TranscriptRows | 'elsewhere' | 'missing'> {
  const real = await below(home, file);
  if (real === 'elsewhere' || real === 'missing') return real;
  const { lines, truncated } = await typedFor(real, () => endOf(real, most));
  const rows = lines.map(rowOf);
  const archived = rows.length === 1 ? archiveIn(rows) : undefined;
  /** A home that was moved has its archives beside what stands for them; where there is none, what stands for it is all there is. */
  const beside = path.join(path.dirname(real), 'archive', `${path.basename(real)}.gz`);
  for (const archive of archived === undefined ? [] : [archived, beside]) {
    const at = await below(home, archive);
    if (at === 'elsewhere' || at === 'missing') continue;
    const kept = await typedFor(at, () => endOf(at, most));
    return { path: real, archived_path: at, truncated: kept.truncated, rows: kept.lines.map(rowOf) };
  }
  return { path: real, archived_path: null, truncated, rows };
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });

/** Whether a log ends with a record of a run that has not ended; one that cannot be read says nothing. */
async function isOpen(log: string): Promise<boolean> {
  const { lines } = await endOf(log, 20).catch(() => ({ lines: [] }));
  const last = lines.map(rowOf).findLast(({ kind, run_id }) => kind === 'run_end' || String(run_id).startsWith('run_'));
  return last !== undefined && last.kind !== 'run_end';
}

async function known(layout: HomeLayout, project_id: string): Promise<KnownProject & { readonly ms: number }> {
  const { folder, evidence, overlay } = layout.project(project_id);
  const written = await stat(evidence).catch(() => null);
  const ms = written?.mtimeMs ?? (await stat(folder)).mtimeMs;
  const stored = await storedOverlay(overlay);
  return {
    project_id,
    root_path: typeof stored?.root_path === 'string' ? stored.root_path : '',
    last_ts: written ? iso(Math.floor(written.mtimeMs)) : '',
    running: written ? await isOpen(evidence) : false,
    ms,
  };
}

export const lookReads = (home: HomeReader): LookReads['looks'] => ({
  home: home.layout.home,
  async projects(limit) {
    const ids = await projectsIn(home.layout);
    const all = await Promise.all(ids.map((id) => known(home.layout, id)));
    return all
      .sort((a, b) => b.ms - a.ms)
      .slice(0, limit)
      .map(({ ms: _, ...project }) => project);
  },
  async newestTranscript(of) {
    if (!home.project) return undefined;
    const folder = of === 'hands' ? home.project.hands_transcripts : home.project.mind_transcripts;
    const newest = (await namesIn(folder)).filter(isTranscript).sort().at(-1);
    return newest === undefined ? undefined : path.join(folder, newest);
  },
  transcript: (file, lines) => transcriptAt(home.layout.home, file, lines),
});
