#!/usr/bin/env node
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runKept } from './kept-code.ts';
import { isOldNode, refuseOldNode } from './node-version.ts';
import { startMi } from './start-mi.ts';

/**
 * Hosts wait for their hooks, so these load what they need and nothing else; only one that searches needs all of it. And where Node
 * is too old, a hook still ends well.
 */
const [, , command, event] = process.argv;
const isHook = command === 'hook';
const isShort = isHook && event !== 'UserPromptSubmit' && !process.argv.some((word) => word === '--help' || word === '-h');
/** Programs are built beside this file; run from source there is none. */
const folder = path.dirname(fileURLToPath(import.meta.url));

if (isOldNode) {
  if (!isHook) refuseOldNode();
} else if (isShort && runKept(folder, 'hook.cjs', process.env.NOEMA_HOME || path.join(homedir(), '.noema'))) {
  /** It is run. */
} else if (command === 'mi') {
  process.argv.splice(2, 1);
  void startMi(folder);
} else void import('./main.ts');
