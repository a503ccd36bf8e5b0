import {
  closeSync,
  constants,
  fchmodSync,
  fsync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder, privateFile } from './disk.ts';
import { codeOf, troubleWith } from './trouble.ts';

export interface Put {
  readonly file: string;
  readonly text: string | Uint8Array;
}

/** A file that says which others there are. */
export interface Head extends Put {
  /** All that it says anew is which files were made with it: without it, they say so themselves. */
  readonly follows: boolean;
}

/** Files that are written together, by somebody who holds a lock on all their folders. */
export interface Batch {
  /** Folders that are not there yet; each appears with all that is in it. */
  readonly folders: readonly { readonly folder: string; readonly files: readonly Put[] }[];
  /** Files that must not be there yet. */
  readonly creates: readonly Put[];
  readonly replaces: readonly Put[];
  /** Replaced last, so that they never name what is not there. */
  readonly heads: readonly Head[];
  /** What is moved out of the way, to where nothing stands. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
}

/** Something stands already where a new file was to be made. */
export class Taken extends Error {
  constructor(readonly file: string) {
    super(`${file} is there already.`);
  }
}

/** What a batch asks of the system: all but the flushing at once, since waiting for each step takes longer than most of them. */
export interface BatchDisk {
  makeFolder(folder: string): void;
  /** Makes a file that is not there, and leaves it open. */
  write(file: string, text: string | Uint8Array, mode: number): number;
  openFolder(folder: string): number;
  flush(handle: number): Promise<void>;
  close(handle: number): void;
  link(from: string, to: string): void;
  rename(from: string, to: string): void;
  unlink(file: string): void;
  removeEmpty(folder: string): void;
  /** Whatever stands there, if anything does. */
  remove(file: string): void;
}

const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

export const batchDisk: BatchDisk = {
  makeFolder,
  write(file, text, mode) {
    const handle = openSync(file, newFile, mode);
    try {
      if (mode !== privateFile) fchmodSync(handle, mode);
      writeFileSync(handle, text);
      return handle;
    } catch (error) {
      closeSync(handle);
      throw error;
    }
  },
  openFolder: (folder) => openSync(folder, constants.O_RDONLY),
  flush: (handle) => new Promise((resolve, reject) => fsync(handle, (error) => (error ? reject(error) : resolve()))),
  close: closeSync,
  link: linkSync,
  rename: renameSync,
  unlink: unlinkSync,
  removeEmpty: rmdirSync,
  remove(file) {
    const found = stands(file);
    if (found?.isDirectory()) rmSync(file, { force: true, recursive: true });
    else if (found) unlinkSync(file);
  },
};

/** File systems without links. */
const cannotLink = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);
const stands = (file: string) => lstatSync(file, { throwIfNoEntry: false });

class Writing {
  readonly #open = new Map<string, number>();
  readonly #names = new Map<string, number>();
  readonly #undo: (() => void)[] = [];
  /** What has no name of its own yet. */
  readonly #left = new Set<string>();
  /** What stood there before, under another name. */
  readonly #before: string[] = [];

  constructor(
    readonly disk: BatchDisk,
    readonly flushes: boolean,
  ) {}

  /** A name for what is not finished. One writer at a time writes to a folder, so what stands there was left by one that was stopped. */
  #unfinished(folder: string): string {
    const n = this.#names.get(folder) ?? 0;
    this.#names.set(folder, n + 1);
    return path.join(folder, n === 0 ? '.unfinished' : `.unfinished.${n}`);
  }

  /** Nearly always there is a folder, and nothing in the way; looking first would cost more than being told. */
  #write(file: string, text: Put['text'], mode: number): void {
    this.#left.add(file);
    for (let tries = 1; ; tries += 1)
      try {
        return void this.#open.set(file, this.disk.write(file, text, mode));
      } catch (error) {
        if (tries < 3 && codeOf(error) === 'EEXIST') this.disk.remove(file);
        else if (tries < 3 && codeOf(error) === 'ENOENT') this.#makeFolder(path.dirname(file));
        else throw error;
      }
  }

  #makeFolder(folder: string): void {
    this.disk.makeFolder(folder);
    this.#undo.push(() => this.disk.removeEmpty(folder));
  }

  /** Gives a new file its name at once: it is whole, and nobody counts it before a head names it or it is flushed. */
  create({ file, text }: Put): void {
    const folder = path.dirname(file);
    const unfinished = this.#unfinished(folder);
    this.#write(unfinished, text, privateFile);
    try {
      this.disk.link(unfinished, file);
      this.#undo.push(() => this.disk.remove(file));
      this.disk.unlink(unfinished);
    } catch (error) {
      if (codeOf(error) === 'EEXIST' || (cannotLink.has(codeOf(error)) && stands(file))) throw new Taken(file);
      if (!cannotLink.has(codeOf(error))) throw error;
      this.disk.rename(unfinished, file);
      this.#undo.push(() => this.disk.remove(file));
    }
    this.#left.delete(unfinished);
    this.flushFolder(folder);
  }

  stageFolder({ folder, files }: Batch['folders'][number]): () => void {
    const above = path.dirname(folder);
    if (!stands(above)) this.#makeFolder(above);
    const unfinished = this.#unfinished(above);
    this.disk.remove(unfinished);
    this.#left.add(unfinished);
    this.disk.makeFolder(unfinished);
    for (const { file, text } of files) {
      const to = path.join(unfinished, file);
      this.disk.makeFolder(path.dirname(to));
      this.#write(to, text, privateFile);
      this.flushFolder(path.dirname(to));
    }
    this.flushFolder(unfinished);
    return () => {
      if (stands(folder)) throw new Taken(folder);
      this.disk.rename(unfinished, folder);
      this.#left.delete(unfinished);
      this.#undo.push(() => this.disk.remove(folder));
    };
  }

  stage({ file, text }: Put): (isLast: boolean) => void {
    const unfinished = this.#unfinished(path.dirname(file));
    const before = stands(file);
    this.#write(unfinished, text, (before?.mode ?? privateFile) & 0o777);
    return (isLast) => {
      if (!isLast) this.#keepFor(file, before !== undefined);
      this.disk.rename(unfinished, file);
      this.#left.delete(unfinished);
    };
  }

  /** What stood there before can be put back while more is to come. */
  #keepFor(file: string, wasThere: boolean): void {
    if (!wasThere) return void this.#undo.push(() => this.disk.remove(file));
    const before = this.#unfinished(path.dirname(file));
    this.disk.remove(before);
    try {
      this.disk.link(file, before);
    } catch (error) {
      if (!cannotLink.has(codeOf(error))) throw error;
      return;
    }
    this.#before.push(before);
    this.#undo.push(() => this.disk.rename(before, file));
  }

  move({ from, to }: Batch['moves'][number]): void {
    this.disk.makeFolder(path.dirname(to));
    this.disk.rename(from, to);
    this.#undo.push(() => this.disk.rename(to, from));
  }

  /** Names in it are there after a power loss. Windows has no such call. */
  flushFolder(folder: string): void {
    if (this.flushes && process.platform !== 'win32' && !this.#open.has(folder))
      this.#open.set(folder, this.disk.openFolder(folder));
  }

  /** All that is open, together: the disk needs hardly longer for several than for one. */
  async flush(): Promise<void> {
    const open = [...this.#open.values()];
    this.#open.clear();
    try {
      if (this.flushes) await Promise.all(open.map((handle) => this.disk.flush(handle)));
    } finally {
      for (const handle of open) this.disk.close(handle);
    }
  }

  /** As it was before, as far as the disk lets us. */
  takeBack(): void {
    for (const handle of this.#open.values()) this.disk.close(handle);
    for (const file of this.#left) this.#undo.push(() => this.disk.remove(file));
    for (const undo of this.#undo.reverse())
      try {
        undo();
      } catch {}
  }

  clean(): void {
    for (const file of this.#before) this.disk.remove(file);
  }
}

export interface BatchOptions {
  readonly disk?: BatchDisk;
  /** False: it survives the end of the process, and not that of the machine. */
  readonly flushes?: boolean;
}

/**
 * Writes files so that each is whole or not there, and heads name only what is there; all of it or, when something fails, nothing.
 * When it returns, everything is flushed. Only one thing may still be lost with the power: the name of a head that `follows`; then
 * the one of before stands there, and beside it the new files that it would have named.
 */
export async function writeBatch(batch: Batch, { disk = batchDisk, flushes = true }: BatchOptions = {}): Promise<void> {
  const writing = new Writing(disk, flushes);
  const { folders, creates, replaces, heads, moves } = batch;
  let at = [...folders.map(({ folder }) => folder), ...[...creates, ...replaces, ...heads].map(({ file }) => file)][0] ?? '';
  /** Whether names have to be flushed, which may fail as well. */
  const isMore = flushes && folders.length + replaces.length + moves.length + heads.filter(({ follows }) => !follows).length > 0;
  try {
    const make = folders.map((one) => writing.stageFolder(one));
    const settle = [...replaces, ...heads].map((put) => writing.stage(put));
    for (const put of creates) {
      at = put.file;
      writing.create(put);
    }
    await writing.flush();
    for (const move of moves) writing.move(move);
    for (const done of make) done();
    for (const [i, done] of settle.entries()) done(i === settle.length - 1 && !isMore);
    for (const { folder } of folders) writing.flushFolder(path.dirname(folder));
    for (const { file } of replaces) writing.flushFolder(path.dirname(file));
    for (const { file, follows } of heads) if (!follows) writing.flushFolder(path.dirname(file));
    for (const { from, to } of moves) for (const one of [from, to]) writing.flushFolder(path.dirname(one));
    await writing.flush();
  } catch (error) {
    writing.takeBack();
    throw error instanceof Taken ? error : troubleWith(at, error);
  } finally {
    writing.clean();
  }
}
