import type { App } from '../../boundary/app.ts';

/** A line for each thought, without what it says: logs are read by people whom it may not concern. */
export function logThoughts({ bus, log }: App): void {
  bus.listen((project, facts) => {
    for (const { kind, payload } of facts)
      if (kind === 'thought_recorded') log.info('a thought was recorded', { project, thought: payload.nodeId });
  });
}
