import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { asAtStart, expectLongRun } from '../adapters/cli/long-run.ts';

/** What Node makes of code differs from version to version. */
const forThisNode = `${process.version}-${process.arch}`;

/** One for all that is read, one after the other: memory that was used before is there at once. */
let bytes: Buffer | undefined;
const usualBytes = 512 * 1024;

/** What a file holds, until the next one is read; undefined where there is none. */
function read(file: string): Buffer | undefined {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const { size } = fstatSync(fd);
    if (!bytes || bytes.length < size) bytes = Buffer.allocUnsafeSlow(Math.max(size, usualBytes));
    let length = 0;
    for (let more = 1; more > 0 && length < size; length += more) more = readSync(fd, bytes, length, size - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(fd);
  }
}

/** A program begins with what tells it from any other (codegen/bundle-kept), in a comment. */
const stampOf = (source: string): string => source.slice(2, source.indexOf('*/'));

/** Whoever reads it meanwhile sees all of it or none; what was kept of the program before goes. Where nothing can be written, the next start compiles again. */
function keep(folder: string, name: string, ofAny: string, ofThis: string, code: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const temporary = join(folder, `${name}.${process.pid}`);
    writeFileSync(temporary, code, { flag: 'wx', mode: 0o600 });
    renameSync(temporary, join(folder, name));
    for (const other of readdirSync(folder))
      if (other.startsWith(ofAny) && other.endsWith('.kept') && !other.startsWith(ofThis)) rmSync(join(folder, other));
  } catch {}
}

/** How a command ends that nobody knows: nothing is kept for the next one that is typed like it. */
const wrongWords = 2;

/** By then a server has begun, and answered its client. Later the engine forgets what only the start of it used. */
const begunMs = 10_000;

/** Keeps what was compiled of a program by its end, or once it has run so long that it is a server. */
function keepOnce(kept: () => void): void {
  const atEnd = (code: number) => {
    if (code !== wrongWords) asAtStart(kept);
  };
  process.once('exit', atEnd);
  setTimeout(() => {
    process.off('exit', atEnd);
    asAtStart(kept);
    expectLongRun();
  }, begunMs).unref();
}

/** Compiled code is no data of anybody's: it stands where caches do. */
export async function keptFolder(): Promise<string> {
  const { XDG_CACHE_HOME: caches, HOME: home } = process.env;
  return join(caches || join(home || (await import('node:os')).homedir(), '.cache'), 'noema');
}

/**
 * Runs a program in one file of `folder` (CommonJS), and keeps what was compiled of it for the next start: of a short run, compiling is
 * the larger part. Node does so by itself from version 22 on. Each command of a program uses another part of it, so `command`, where it
 * may stand in the name of a file, has its own. Gives what the program exports; undefined where there is none, as when run from source.
 */
export function runKept(folder: string, program: string, cache: string, command = ''): unknown {
  const file = join(folder, program);
  /** A function, as Node itself makes one of such a file. It is plain ASCII (codegen/bundle-kept), which is read faster as such. */
  const source = read(file)?.toString('latin1');
  if (source === undefined) return undefined;
  const ofAny = `${program}-${forThisNode}-`;
  const ofThis = `${ofAny}${stampOf(source)}`;
  const name = `${ofThis}${/^[a-z][a-z-]{0,20}$/.test(command) ? `-${command}` : ''}.kept`;
  const cachedData = read(join(cache, name));
  const script = new Script(source, { filename: file, ...(cachedData ? { cachedData } : {}) });
  if (!cachedData || script.cachedDataRejected) keepOnce(() => keep(cache, name, ofAny, ofThis, script.createCachedData()));
  const module = { exports: {} };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, createRequire(file), module, file, folder);
  return module.exports;
}
