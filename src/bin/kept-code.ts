import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** What Node makes of code differs from version to version. */
const forThisNode = `${process.version}-${process.arch}`;

/** What the names of compiled code of a program begin with, and of the program as it is now. */
function keptNames(folder: string, program: string): { readonly any: string; readonly now: string } {
  const { size, mtimeMs } = statSync(join(folder, program));
  const any = `${program}-${forThisNode}-`;
  return { any, now: `${any}${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}` };
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Whoever reads it meanwhile sees all of it or none; what was kept of the program before goes. Where nothing can be written, the next start compiles again. */
function keep(folder: string, name: string, { any, now }: ReturnType<typeof keptNames>, code: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const temporary = join(folder, `${name}.${process.pid}`);
    writeFileSync(temporary, code, { flag: 'wx', mode: 0o600 });
    renameSync(temporary, join(folder, name));
    for (const other of readdirSync(folder))
      if (other.startsWith(any) && other.endsWith('.kept') && !other.startsWith(now)) rmSync(join(folder, other));
  } catch {}
}

/** How a command ends that nobody knows: nothing is kept for the next one that is typed like it. */
const wrongWords = 2;

/**
 * Runs a program in one file of `folder` (CommonJS), and keeps what was compiled of it for the next start: of a short run, compiling is
 * the larger part. Node does so by itself from version 22 on. Each command of a program uses another part of it, so `command` has its own.
 * Gives what the program exports.
 */
export function runKept(folder: string, program: string, cache: string, command = ''): unknown {
  const file = join(folder, program);
  const names = keptNames(folder, program);
  const name = `${names.now}${/^[a-z]{1,20}$/.test(command) ? `-${command}` : ''}.kept`;
  const cachedData = bytesOf(join(cache, name));
  /** A function, as Node itself makes one of such a file. It is plain ASCII (codegen/bundle-kept), which is read faster as such. */
  const source = readFileSync(file, 'latin1');
  const script = new Script(source, { filename: file, ...(cachedData ? { cachedData } : {}) });
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', (code) => {
      if (code !== wrongWords) keep(cache, name, names, script.createCachedData());
    });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, createRequire(file), module, file, folder);
  return module.exports;
}
