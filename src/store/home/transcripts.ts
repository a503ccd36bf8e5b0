import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ArchivedTranscript } from '../../../generated/types/index.ts';
import type { ArchivedFolder } from '../../kernel/home-files.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { flushFolder, look, makeFolder, privateFile, systemDisk } from '../files/disk.ts';
import { lineText, replace, stampOf } from '../files/index.ts';
import { codeOf } from '../files/trouble.ts';

/** What stands in place of a transcript that was archived. */
const stubType = 'mi.transcript.archived';
const longestStub = 4096;

/** Where the content of a transcript is, if it was archived. */
export async function archivedAt(file: string): Promise<string | null> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(longestStub), 0, longestStub, 0);
    const [line = ''] = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    const stub = line.includes(stubType) ? parseJson(line)?.value : undefined;
    return isRecord(stub) && stub.type === stubType && typeof stub.archived_path === 'string' ? stub.archived_path : null;
  } finally {
    await handle.close();
  }
}

const hashing = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

/** The checksum of what an archive holds; undefined for one that cannot be read. */
async function contentOf(archive: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(archive), createGunzip(), hashing(hash), async (source) => {
      for await (const _ of source);
    });
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

async function compressed(file: string, into: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hashing(hash), createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) await into.appendFile(chunk);
  });
  await into.sync();
  return hash.digest('hex');
}

type Became = Pick<ArchivedTranscript, 'state' | 'gzip_bytes' | 'sha256'>;

/**
 * The archive has its name only once it is whole, and the transcript is replaced only after that: whoever is stopped in between
 * leaves both, and the next one goes on from there.
 */
async function archive(file: string, archive_path: string, now: number): Promise<Became> {
  const before = await look(file);
  const folder = path.dirname(archive_path);
  makeFolder(folder);
  const making = path.join(folder, `.unfinished-${path.basename(archive_path)}`);
  await rm(making, { force: true });
  const handle = await open(making, 'wx', privateFile);
  let sha256: string;
  try {
    sha256 = await compressed(file, handle);
  } finally {
    await handle.close();
  }
  const gzip_bytes = Number((await look(making))?.size ?? 0);
  try {
    await systemDisk.link(making, archive_path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if ((await contentOf(archive_path)) !== sha256) return { state: 'taken', gzip_bytes: null, sha256: '' };
  } finally {
    await rm(making, { force: true });
  }
  await flushFolder(systemDisk, folder);
  const after = await look(file);
  if (after?.size !== before?.size || after?.mtimeNs !== before?.mtimeNs)
    return { state: 'changed', gzip_bytes: null, sha256: '' };
  const about = { type: stubType, ts: new Date(now).toISOString(), archived_path: archive_path };
  const original_bytes = Number(before?.size ?? 0);
  await replace(file, `${lineText({ ...about, original_bytes, gzip_bytes, sha256 })}\n`);
  return { state: 'archived', gzip_bytes, sha256 };
}

async function transcriptsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const whole: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.jsonl')).sort())
    if ((await archivedAt(path.join(folder, name))) === null) whole.push(name);
  return whole;
}

export interface Archiving {
  readonly keep: number;
  readonly kept_since: string | null;
  readonly apply: boolean;
  readonly now: () => number;
}

/** Compresses all but the newest transcripts of a folder. Names begin with the time. */
export async function archiveTranscripts(folder: string, { keep, kept_since, apply, now }: Archiving): Promise<ArchivedFolder> {
  const names = await transcriptsIn(folder);
  /** Up to the second: names tell the time to the second or to its thousandth. */
  const since = kept_since === null ? null : stampOf(Date.parse(kept_since)).replace(/Z$/, '');
  const old = names.slice(0, Math.max(0, names.length - keep)).filter((name) => since === null || name < since);
  const results: ArchivedTranscript[] = [];
  for (const name of old) {
    const file = path.join(folder, name);
    const archived_path = path.join(folder, 'archive', `${name}.gz`);
    const about = { path: file, archived_path, original_bytes: Number((await look(file))?.size ?? 0), error: '' };
    if (!apply) {
      results.push({ ...about, state: 'planned', gzip_bytes: null, sha256: '' });
      continue;
    }
    try {
      results.push({ ...about, ...(await archive(file, archived_path, now())) });
    } catch (error) {
      results.push({ ...about, state: 'failed', gzip_bytes: null, sha256: '', error: codeOf(error) });
    }
  }
  return { keep, planned: old.length, results };
}
