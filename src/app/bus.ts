import type { Bus } from '../boundary/house.ts';
import type { Log, Told } from '../kernel/ports.ts';

export function createBus(log: Log): Bus {
  const listeners = new Set<(workspace: string, facts: readonly Told[]) => void>();
  return {
    publish(workspace, facts) {
      if (facts.length === 0) return;
      for (const listener of listeners)
        try {
          listener(workspace, facts);
        } catch (error) {
          log.warning('a listener failed', { error: String(error) });
        }
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
