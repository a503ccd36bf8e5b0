import type { AutopilotRunsHandlers } from '../../../generated/handlers/autopilot.ts';
import { runTask } from './run/loop.ts';
import type { RunPorts } from './run/state.ts';
import type { AutopilotStore } from './store.ts';

export const runHandlers: AutopilotRunsHandlers<AutopilotStore, RunPorts> = {
  async mi_tail({ log, lines, before, kind }, { store }) {
    const found = await store.log.newest(log, { limit: lines, before, kinds: kind.length ? kind : undefined });
    return {
      records: found
        .reverse()
        .map(({ event_id, kind: of, byte, fault, record }) => ({ event_id, kind: of, byte, fault, record })),
      truncated: false,
    };
  },

  mi_run: async (input, ctx) => ({ run: await runTask(ctx, input) }),
};
