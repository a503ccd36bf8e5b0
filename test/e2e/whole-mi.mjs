/**
 * Runs the whole program of mi once for each asking, one after another, as the start of mi runs it: with a home as it was found, and
 * nothing known from before. Each time it is over, how it ended and a mark are written to both outputs. Where it ends the process by
 * itself, the rest has to be asked of another one.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

const [node, , given] = process.argv;
const { file, compiled, between, askings } = JSON.parse(given);
/** What one process has compiled, the next need not. */
const isCompiled = existsSync(compiled);
const script = new Script(readFileSync(file, 'latin1'), {
  filename: file,
  ...(isCompiled ? { cachedData: readFileSync(compiled) } : {}),
});
const program = script.runInThisContext();
const surroundings = { ...process.env };
let runs = false;

function begin() {
  const next = askings.shift();
  runs = next !== undefined;
  if (!next) return;
  const { words, home, from, env } = next;
  if (from) {
    rmSync(home, { recursive: true, force: true });
    cpSync(from, home, { recursive: true });
  }
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, surroundings, env, { MI_HOME: home });
  process.argv = [node, file, ...words];
  process.exitCode = undefined;
  program({}, createRequire(file), { exports: {} }, file, path.dirname(file));
}

function over(code) {
  if (runs) for (const fd of [1, 2]) writeSync(fd, `${code ?? 0}${between}`);
  runs = false;
}

/** Nothing is left to do: it has ended. */
process.on('beforeExit', () => {
  over(process.exitCode);
  begin();
});
process.on('exit', over);
process.on('exit', () => {
  if (!isCompiled) writeFileSync(compiled, script.createCachedData());
});
begin();
