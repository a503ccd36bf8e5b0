import type { AutopilotRunsHandlers } from '../../../generated/handlers/autopilot.ts';
import { refuse } from '../../kernel/fault.ts';
import { iso } from '../../kernel/text.ts';
import { runTask } from './run/loop.ts';
import { planRun } from './run/plan.ts';
import type { RunPorts } from './run/state.ts';
import type { AutopilotStore } from './store.ts';

export const runHandlers: AutopilotRunsHandlers<AutopilotStore, RunPorts> = {
  mi_run: (input, ctx) => (input.dry_run ? planRun(ctx, input) : runTask(ctx, input)),

  async mi_stop({ hold, lift }, { store, tell, now_ms }) {
    if (hold && lift) throw refuse('stop-is-held-or-lifted');
    const wasHeld = (await store.state.stop())?.hold === true;
    const held = !lift && (hold || wasHeld);
    if (lift || !wasHeld) await tell('stop_saved', { stop: lift ? null : { ts: iso(now_ms), hold } });
    return { held, lifted: lift && wasHeld, file: store.place.stop() };
  },
};
