import { isCut, type Run } from './state.ts';
import { waitMs } from './wait-rules.ts';

interface Waiting {
  readonly trouble: string;
  /** Waits before this one. */
  readonly attempt: number;
  /** What the provider asks for. */
  readonly retry_after_ms: number | undefined;
}

/** Waits for a provider that is out for the moment, and writes that down first; false where there is no time for it, or was not. */
export async function waitOut(
  run: Run,
  { trouble, attempt, retry_after_ms }: Waiting,
  note: (said: { readonly attempt: number; readonly wait_ms: number }) => Promise<unknown>,
): Promise<boolean> {
  const { time, live } = run.ctx.ports;
  const wait_ms = waitMs(attempt, retry_after_ms);
  const { max_minutes } = run.limits;
  if (isCut(run) || (max_minutes !== undefined && time.now() + wait_ms > run.started_ms + max_minutes * 60_000)) return false;
  await note({ attempt: attempt + 1, wait_ms });
  live.say({ kind: 'waiting', ms: wait_ms, trouble });
  await time.wait(wait_ms, run.signal);
  return !isCut(run);
}
