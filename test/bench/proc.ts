import { readFileSync } from 'node:fs';

/** What /proc tells about a process; nothing where there is none. */
export function factsOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Milliseconds that its main thread has run, however long it had to wait for a core; undefined where /proc does not tell. */
export function cpuOf(pid: number): number | undefined {
  const nanoseconds = /^\d+/.exec(factsOf(pid, 'schedstat'))?.[0];
  return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6;
}
