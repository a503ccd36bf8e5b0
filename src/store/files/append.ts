import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, flushFolder, look, privateFile, systemDisk, withFile } from './disk.ts';
import { longestLine } from './lines.ts';
import { folderLock, inFolder, type Lock, type LockOptions, outsideOfLocks, refuseInside } from './lock.ts';
import { mendTail, type TornTail } from './tail.ts';
import { lineText } from './text.ts';
import { FileTrouble, typedFor } from './trouble.ts';

export interface Appended {
  /** Where the line begins, and how long it is with its end. */
  readonly byte: number;
  readonly bytes: number;
  /** What a writer before had left by half, and this one put aside; told to the first of those who wrote together. */
  readonly torn: TornTail | null;
}

export interface AppendOptions extends LockOptions {
  /** The lock of the file's folder, for those who hold it. */
  readonly under?: Lock;
  readonly now?: () => number;
  readonly disk?: Disk;
}

interface Waiting {
  readonly line: Buffer;
  readonly done: (appended: Appended) => void;
  readonly failed: (error: unknown) => void;
}

/** More than this at once is another group, so that nobody waits long for strangers. */
const groupBytes = 4 * 1024 * 1024;

/** What was asked for while the group before was being flushed, by file. */
const queues = new Map<string, Waiting[]>();

function nextGroup(queue: Waiting[]): Waiting[] {
  let bytes = 0;
  let count = 0;
  for (; count < queue.length && (count === 0 || bytes < groupBytes); count++) bytes += queue[count]?.line.length ?? 0;
  return queue.splice(0, count);
}

async function writeAll(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
}

/** Writes behind the last line and flushes. What could not be flushed is cut off again: a failed append leaves nothing. */
async function writeGroup(disk: Disk, file: string, group: readonly Waiting[], now: number): Promise<Appended[]> {
  const isNew = (await look(file)) === undefined;
  const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;
  return withFile(
    disk,
    file,
    flags,
    async (handle) => {
      const { size, lead, torn } = await mendTail(disk, file, handle, now);
      try {
        await writeAll(handle, Buffer.concat([Buffer.from(lead), ...group.map(({ line }) => line)]));
        await handle.sync();
        if (isNew) await flushFolder(disk, path.dirname(file));
      } catch (error) {
        await handle.truncate(size).catch(() => {});
        throw error;
      }
      let byte = size + lead.length;
      return group.map(({ line }, i) => {
        const at = byte;
        byte += line.length;
        return { byte: at, bytes: line.length, torn: i === 0 ? torn : null };
      });
    },
    privateFile,
  );
}

async function drain(file: string, queue: Waiting[], options: AppendOptions): Promise<void> {
  const { disk = systemDisk, now = Date.now } = options;
  while (queue.length > 0) {
    /** Whoever comes while the lock is waited for still belongs to the group. */
    let group: Waiting[] = [];
    try {
      const written = await typedFor(file, () =>
        inFolder(
          path.dirname(file),
          async () => {
            group = nextGroup(queue);
            return writeGroup(disk, file, group, now());
          },
          options,
        ),
      );
      group.forEach((one, i) => {
        one.done(written[i] as Appended);
      });
    } catch (error) {
      if (group.length === 0) group = nextGroup(queue);
      for (const one of group) one.failed(error);
    }
  }
}

/**
 * Appends a record as one line of JSON. Resolves when it is flushed; rejects when it is not there.
 * Records that are appended at the same time are written and flushed together.
 */
export async function append(file: string, record: unknown, options: AppendOptions = {}): Promise<Appended> {
  const name = path.resolve(file);
  const line = Buffer.from(`${lineText(record)}\n`);
  if (line.length > longestLine)
    throw new FileTrouble(
      'too_long',
      file,
      'EMSGSIZE',
      `A record has at most ${longestLine} bytes, this one has ${line.length}.`,
    );
  if (!options.under) refuseInside(folderLock(path.dirname(name)));
  return new Promise((done, failed) => {
    const waiting = { line, done, failed };
    const queue = options.under ? undefined : queues.get(name);
    if (queue) return void queue.push(waiting);
    const own = [waiting];
    if (options.under) return void drain(name, own, options);
    queues.set(name, own);
    outsideOfLocks(() => void drain(name, own, options).finally(() => queues.delete(name)));
  });
}
