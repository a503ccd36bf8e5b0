import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor seconds that a file took, with the processes that it started. */
    cpuSeconds?: number;
  }
}

/** Clock ticks of the children that have ended, where the system tells them; a tick is a hundredth of a second on Linux. */
function childSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds();
};

/** This runs before each file is loaded; a worker has one file at a time, so that what it spends is that file's. */
const before = spent();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads this list of parameters, and takes no other form
afterAll(({}, { file }) => {
  file.meta.cpuSeconds = spent() - before;
});
