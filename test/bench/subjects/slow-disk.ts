import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { percentile } from '../measure.ts';
import type { Subject } from '../shape.ts';

const preload = fileURLToPath(new URL('../slow-flush.cjs', import.meta.url));

/** The same subject on a disk that takes so long to flush; only what it writes is measured. */
export const onSlowDisk = (subject: Subject, ms: number): Subject => ({
  ...subject,
  command: (folder) => {
    const { args, env } = subject.command(folder);
    return { args: ['--require', preload, ...args], env: { ...env, BENCH_FLUSH_MS: String(ms) } };
  },
  operations: (entries) => subject.operations(entries).filter(({ writes }) => writes),
});

/** Milliseconds that a page added to a file takes to be on this disk. */
export function flushIn(folder: string, times = 100): number {
  const file = openSync(path.join(folder, 'flushed'), 'w');
  const page = Buffer.alloc(4096);
  const took = Array.from({ length: times }, () => {
    writeSync(file, page);
    const began = performance.now();
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return percentile(took, 0.5);
}
