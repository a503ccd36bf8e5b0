/** As Node's own, which takes longer to load than most commands run. */
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** How long a call waits for another process before it gives up. */
export const patienceMs = 10_000;

export const isBusy = (error: unknown) => String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY');

/** Tries again while another process holds the file. Waits here and not inside SQLite, where the whole process would stand still. */
export async function patiently<T>(busyMs: number, work: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + busyMs;
  for (let step = 1; ; step = Math.min(step * 2, 32)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    /** Never twice the same, so that waiting processes do not keep step with each other. */
    await pause(step * (0.5 + Math.random()));
  }
}

/** What PostgreSQL says of the name of a statement that it does not have, or has already. No name is used again after that. */
export const strangeNames: readonly unknown[] = ['26000', '42P05'];

/** Another transaction was in the way; or a statement was called by a name that this process of the server does not know. */
const repeatable = new Set<unknown>(['40001', '40P01', ...strangeNames]);

/** Whether PostgreSQL broke a transaction off for a reason that is gone when it is done again. */
export const isRepeatable = (error: unknown) => repeatable.has((error as { code?: unknown } | null)?.code);

/** Never the same, so that two who stand in each other's way do not meet again. */
export const aMoment = (): Promise<void> => pause(Math.random() * 10);

/** Runs a whole transaction again that was broken off for such a reason: nothing of it has happened. */
export async function repeatedly<T>(work: () => Promise<T>, most = 4): Promise<T> {
  for (let left = most; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || !isRepeatable(error)) throw error;
    }
    await aMoment();
  }
}
