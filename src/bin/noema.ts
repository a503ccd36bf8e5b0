#!/usr/bin/env node
/** Hosts wait for their hooks, so these load what they need and nothing else; and where Node is too old, a hook still ends well. */
const isHook = process.argv[2] === 'hook' && !process.argv.some((word) => word === '--help' || word === '-h');
const oldest = 20;
const isOld = Number(process.versions.node.split('.')[0]) < oldest;

if (isOld && isHook) process.exitCode = 0;
else if (isOld) {
  process.stderr.write(`Noema needs Node ${oldest} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (isHook) void import('./hook.ts');
else void import('./main.ts');
