#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runKept } from './kept-code.ts';

/**
 * Hosts wait for their hooks, so these load what they need and nothing else; only one that searches needs all of it. And where Node
 * is too old, a hook still ends well.
 */
const [, , command, event] = process.argv;
const isHook = command === 'hook';
const isShort = isHook && event !== 'UserPromptSubmit' && !process.argv.some((word) => word === '--help' || word === '-h');
const oldest = 20;
const isOld = Number(process.versions.node.split('.')[0]) < oldest;
/** Built beside this file; run from source there is none. */
const built = fileURLToPath(new URL('hook.cjs', import.meta.url));

if (isOld && !isHook) {
  process.stderr.write(`Noema needs Node ${oldest} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (isShort && !isOld && existsSync(built)) runKept(built, process.env.NOEMA_HOME || path.join(homedir(), '.noema'));
else if (!isOld) void import('./main.ts');
