import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** Compiled code beside a program, for this Node and for the program as it is now. */
function keptFile(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file}.${process.version}-${process.arch}-${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}.kept`;
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Whoever reads it meanwhile sees all of it or none. Where nothing can be written, the next start compiles again. */
function keep(file: string, code: Buffer): void {
  try {
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, code, { flag: 'wx', mode: 0o600 });
    renameSync(temporary, file);
  } catch {}
}

/**
 * Runs a program in one file (CommonJS), and keeps what was compiled of it for the next start: of a short run, compiling is the
 * larger part. Node does so by itself from version 22 on.
 */
export function runKept(file: string): void {
  const kept = keptFile(file);
  const cachedData = bytesOf(kept);
  /** As Node itself runs such a file. */
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const script = new vm.Script(source, {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => keep(kept, script.createCachedData()));
  const module = { exports: {} };
  const program = script.runInThisContext() as (...given: unknown[]) => void;
  program(module.exports, createRequire(file), module, file, path.dirname(file));
}
