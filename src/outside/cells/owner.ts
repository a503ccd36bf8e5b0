import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { statOf } from '../hands/family.ts';

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** When a process began, in the machine's own count; unknown where there is no /proc. */
const began = (pid: number): string => statOf(pid)?.began ?? '0';

let known: string | undefined;

/** Numbers of processes mean something on one machine, in one container, until it is started again. */
function machine(): string {
  known ??= describeMachine();
  return known;
}

const describeMachine = (): string =>
  createHash('sha256')
    .update(
      [
        hostname(),
        attempt(() => readlinkSync('/proc/self/ns/pid')),
        attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      ].join(' '),
    )
    .digest('hex')
    .slice(0, 10);

/** This process, told apart from all that had its number or will have it. Fit to be a part of a file's name. */
export const thisProcess = (): string => `${machine()}_${process.pid}_${began(process.pid)}`;

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether a process still runs; of other machines, and of this one before it was started again, nothing is known. */
export function standing(owner: string): 'lives' | 'gone' | 'unknown' {
  const [where, pid = '', since = ''] = owner.split('_');
  if (where !== machine()) return 'unknown';
  return /^\d+$/.test(pid) && isThere(Number(pid)) && began(Number(pid)) === since ? 'lives' : 'gone';
}
