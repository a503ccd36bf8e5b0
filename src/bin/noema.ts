#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptFolder, runKept } from './kept-code.ts';
import { isOldNode, refuseOldNode } from './node-version.ts';
import { rootOf } from './root.ts';
import { startMi } from './start-mi.ts';

/**
 * Hosts wait for their hooks, so these load what they need and nothing else; only one that searches needs all of it. And where Node
 * is too old, a hook still ends well.
 */
const [, , command, event] = process.argv;
const isHook = command === 'hook';
const isShort = isHook && event !== 'UserPromptSubmit' && !process.argv.some((word) => word === '--help' || word === '-h');
/** Programs are built beside this file; run from source there are none. */
const folder = path.dirname(fileURLToPath(import.meta.url));

async function start(): Promise<void> {
  const kept = await keptFolder();
  if (isShort && runKept(folder, 'hook.cjs', kept)) return;
  const main = runKept(folder, 'noema-program.cjs', kept, command) as typeof import('./main.ts') | undefined;
  await (main ?? (await import('./main.ts'))).run(rootOf(folder));
}

if (isOldNode) {
  if (!isHook) refuseOldNode();
} else if (command === 'mi') {
  process.argv.splice(2, 1);
  void startMi(folder);
} else void start();
