import { Fault } from '../kernel/fault.ts';
import type { Clock, Log } from '../kernel/ports.ts';

const everyMs = 10_000;

/** Says what the engine could not do: a line for each kind and ten seconds, so that a full disk does not fill the log too. */
export function failureLog(log: Log, clock: Clock): (error: unknown) => void {
  const kinds = new Map<string, { saidAt: number; unsaid: number }>();
  return (error) => {
    if (!(error instanceof Fault) || error.code !== 'STORE_ERROR') return;
    const detail = String(error.facts.detail);
    const [kind = ''] = detail.split(':');
    const now = clock.now();
    const last = kinds.get(kind);
    if (last && now - last.saidAt < everyMs) {
      last.unsaid += 1;
      return;
    }
    kinds.set(kind, { saidAt: now, unsaid: 0 });
    log.error('the store failed', { detail, ...(last?.unsaid ? { not_logged_before: last.unsaid } : {}) });
  };
}
