import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { runKept } from './kept-code.ts';

/** Compiled code is no data of anybody's: it stands where caches do. */
const cache = () => path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'noema');

/** Runs mi with what stands in `process.argv`. A command is typed often and is over soon: it loads one file, which is kept compiled. */
export function startMi(built: string): void {
  if (existsSync(built)) runKept(built, cache(), process.argv[2]);
  else void import('./mi-main.ts');
}
