#!/usr/bin/env node
/**
 * Hosts wait for their hooks, so these load what they need and nothing else; only one that searches needs all of it. And where Node
 * is too old, a hook still ends well.
 */
const [, , command, event] = process.argv;
const isHook = command === 'hook';
const isShort = isHook && event !== 'UserPromptSubmit' && !process.argv.some((word) => word === '--help' || word === '-h');
const oldest = 20;
const isOld = Number(process.versions.node.split('.')[0]) < oldest;

if (isOld && !isHook) {
  process.stderr.write(`Noema needs Node ${oldest} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (!isOld) void (isShort ? import('./hook.ts') : import('./main.ts'));
