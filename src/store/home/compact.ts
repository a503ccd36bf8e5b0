import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isRecord } from '../../kernel/json.ts';
import { flushFolder, look, makeFolder, systemDisk } from '../files/disk.ts';
import { create, readLines, replace, stampOf, stateText, withLock } from '../files/index.ts';
import { codeOf } from '../files/trouble.ts';
import type { ScopeLayout } from './layout.ts';
import { msOf } from './thought-record.ts';

/** What a compaction does to one file. */
export interface CompactedFile {
  readonly name: 'claims' | 'nodes' | 'edges';
  readonly path: string;
  readonly lines_before: number;
  readonly lines_after: number;
  readonly bytes_before: number;
  readonly bytes_after: number;
  /** Lines that are no records; they go to the archive alone. */
  readonly malformed: number;
}

export interface Compaction {
  readonly thoughtdb_dir: string;
  /** Where the files are kept as they were; null where nothing was done. */
  readonly archive_dir: string | null;
  readonly files: readonly CompactedFile[];
}

/** A record that only a newer version knows: what it means cannot be kept, so nothing is touched. */
export class UnknownRecord extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly kind: string,
  ) {
    super(`${file}:${line} holds a record of kind ${kind}`);
  }
}

/** A file that changed while it was read: somebody writes past the lock. */
export class ChangedMeanwhile extends Error {
  constructor(readonly file: string) {
    super(`${file} changed while it was compacted`);
  }
}

interface Kept {
  readonly ts_ms: number;
  readonly id: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;
type FileName = CompactedFile['name'];

const gzipped = promisify(gzip);
const names: readonly FileName[] = ['claims', 'edges', 'nodes'];

/** The last record of each id by when it was asserted, then the last retraction of each; of edges the last of each three. */
class Compacting {
  readonly #asserted = new Map<string, Kept>();
  readonly #retracted = new Map<string, string>();
  readonly #edges = new Map<string, string>();

  /** Whether the record is one of those that this file holds. */
  take(name: FileName, record: Fields, text: string): boolean {
    const one = name === 'claims' ? 'claim' : name === 'nodes' ? 'node' : 'edge';
    const id = String(record[`${one}_id`] ?? '');
    if (name === 'edges') {
      if (record.kind !== 'edge') return false;
      const key = JSON.stringify([record.edge_type, record.from_id, record.to_id]);
      this.#edges.delete(key);
      this.#edges.set(key, text);
      return true;
    }
    if (record.kind === one) this.#asserted.set(id, { ts_ms: msOf(record.asserted_ts) ?? 0, id, text });
    else if (record.kind === `${one}_retract`) {
      this.#retracted.delete(id);
      this.#retracted.set(id, text);
    } else return false;
    return true;
  }

  lines(): string[] {
    const inOrder = [...this.#asserted.values()].sort((a, b) => a.ts_ms - b.ts_ms || (a.id < b.id ? -1 : 1));
    return [...inOrder.map(({ text }) => text), ...this.#retracted.values(), ...this.#edges.values()];
  }
}

interface Planned extends CompactedFile {
  readonly before: Buffer;
  readonly after: Buffer;
}

async function plan(at: ScopeLayout, name: FileName): Promise<Planned> {
  const file = at[name];
  const before = await readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const compacting = new Compacting();
  let [lines, malformed, tail] = [0, 0, before.length];
  for await (const line of readLines(file)) {
    lines += 1;
    if (line.kind === 'unfinished') tail = line.byte;
    else if (line.kind === 'malformed' || !isRecord(line.value)) malformed += 1;
    else if (!compacting.take(name, line.value, line.text)) throw new UnknownRecord(file, line.line, String(line.value.kind));
  }
  const kept = compacting.lines();
  /** What has no end yet stays as it is: its writer, or the next one, will see to it. */
  const after = Buffer.concat([Buffer.from(kept.map((text) => `${text}\n`).join('')), before.subarray(tail)]);
  return {
    name,
    path: file,
    lines_before: lines,
    lines_after: kept.length + (tail < before.length ? 1 : 0),
    bytes_before: before.length,
    bytes_after: after.length,
    malformed,
    before,
    after,
  };
}

const unfinished = '.unfinished-';

/** Everything as it was, under a name that says when; it has that name only once it is whole. */
async function archive(
  at: ScopeLayout,
  planned: readonly Planned[],
  now: number,
  before: (step: string) => void,
): Promise<string> {
  const folder = at.thought_archive;
  before('folder');
  makeFolder(folder);
  for (const left of await readdir(folder))
    if (left.startsWith(unfinished)) await rm(path.join(folder, left), { recursive: true });
  let stamp = stampOf(now);
  for (let n = 1; await look(path.join(folder, stamp)); n++) stamp = `${stampOf(now)}.${n}`;
  const making = path.join(folder, `${unfinished}${stamp}`);
  makeFolder(making);
  const files: Record<string, { path: string; sha256: string }> = {};
  for (const { name, before: was } of planned) {
    const bytes = await gzipped(was);
    before(`archive ${name}`);
    await create(path.join(making, `${name}.jsonl.gz`), bytes);
    files[name] = {
      path: path.join(folder, stamp, `${name}.jsonl.gz`),
      sha256: createHash('sha256').update(was).digest('hex'),
    };
  }
  const about = { kind: 'mi.thoughtdb.compaction_manifest', version: 'v1', ts: new Date(now).toISOString() };
  before('manifest');
  await create(path.join(making, 'manifest.json'), stateText({ ...about, thoughtdb_dir: path.dirname(at.claims), files }));
  await rm(path.join(making, '.lock'), { force: true });
  before('rename');
  await rename(making, path.join(folder, stamp));
  await flushFolder(systemDisk, folder);
  return path.join(folder, stamp);
}

export interface CompactionOptions {
  /** Held by whoever writes. */
  readonly lock: string;
  readonly now: () => number;
  /** Without it, it is only said what would be done. */
  readonly apply: boolean;
  /** Told before every step that changes a file; tests stop it there. */
  readonly before?: ((step: string) => void) | undefined;
}

/**
 * Rewrites the files of a Thought DB without what no longer counts. What they say stays the same, file by file: one who is stopped
 * between two of them leaves nothing that has to be put right, and all that was there stands in the archive before anything changes.
 */
export function compactThoughts(
  at: ScopeLayout,
  { lock, now, apply, before: stop = () => {} }: CompactionOptions,
): Promise<Compaction> {
  const done = (planned: readonly Planned[], archive_dir: string | null): Compaction => ({
    thoughtdb_dir: path.dirname(at.claims),
    archive_dir,
    files: planned.map(({ before: _, after: __, ...file }) => file),
  });
  const planAll = async () => {
    const planned: Planned[] = [];
    for (const name of names) planned.push(await plan(at, name));
    return planned;
  };
  if (!apply) return planAll().then((planned) => done(planned, null));
  return withLock(lock, async () => {
    const planned = await planAll();
    const archive_dir = await archive(at, planned, now(), stop);
    stop('snapshot');
    await rm(at.view_snapshot, { force: true });
    for (const { path: file, before, after } of planned) {
      const size = Number((await look(file))?.size ?? 0);
      if (size !== before.length) throw new ChangedMeanwhile(file);
      stop(`replace ${path.basename(file)}`);
      await replace(file, after);
    }
    return done(planned, archive_dir);
  });
}
