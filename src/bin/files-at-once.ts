import {
  closeSync,
  fchmodSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type StatOptions,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type promises from 'node:fs/promises';

type Promises = typeof promises;
type Handle = promises.FileHandle;

const ready = Promise.resolve();

/** Fails as a promise does, and not before somebody can be waiting: Node keeps account of failures that nobody waits for. */
const later =
  <Args extends unknown[], T>(work: (...args: Args) => T) =>
  (...args: Args): Promise<T> =>
    ready.then(() => work(...args));

/** The part of an open file that is asked for here. */
const opened = (fd: number) => ({
  fd,
  read: later((buffer: Buffer, offset: number, length: number, position: number | null) => ({
    bytesRead: readSync(fd, buffer, offset, length, position),
    buffer,
  })),
  write: later((buffer: Buffer, offset: number, length: number, position: number | null) => ({
    bytesWritten: writeSync(fd, buffer, offset, length, position),
    buffer,
  })),
  writeFile: later((data: string | Buffer) => writeFileSync(fd, data)),
  readFile: later((options?: BufferEncoding) => readFileSync(fd, options)),
  stat: later((options: StatOptions) => fstatSync(fd, options)),
  chmod: later((mode: number) => fchmodSync(fd, mode)),
  truncate: later((length: number) => ftruncateSync(fd, length)),
  sync: later(() => fsyncSync(fd)),
  datasync: later(() => fdatasyncSync(fd)),
  close: later(() => closeSync(fd)),
});

/**
 * What stands for `node:fs/promises` in a program that does one thing and is over: nothing else could happen meanwhile, and threads
 * that wait for files take longer to start than the files to read. What is missing here fails when the program is bundled.
 */
export const open = later((...args: Parameters<typeof openSync>) => opened(openSync(...args)) as unknown as Handle);
export const readFile = later(readFileSync) as unknown as Promises['readFile'];
export const readdir = later(readdirSync) as unknown as Promises['readdir'];
export const stat = later(statSync) as unknown as Promises['stat'];
export const lstat = later(lstatSync) as unknown as Promises['lstat'];
export const realpath = later(realpathSync.native) as unknown as Promises['realpath'];
export const link = later(linkSync) as Promises['link'];
export const rename = later(renameSync) as Promises['rename'];
export const rm = later(rmSync) as Promises['rm'];
