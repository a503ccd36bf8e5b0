import type { RunSummary } from '../../../../generated/types/index.ts';
import { report } from './bound.ts';
import { checkpoint } from './checkpoint.ts';
import {
  isCut,
  type Over,
  place,
  type Run,
  record,
  saveOverlay,
  saveSegment,
  sayTroubles,
  statusHint,
  untold,
  used,
} from './state.ts';

const lastBatch = (run: Run): string => `b${Math.max(0, run.batches - 1)}`;

/** What is done once, whatever ended the run; after a stop nothing is asked any more. */
export async function finish(run: Run): Promise<RunSummary> {
  const over = run.over as Over;
  const at = lastBatch(run);
  if (!isCut(run) && over.reason !== 'failed') {
    await checkpoint(run, at, { planned_next_input: '', status_hint: statusHint(run), note: 'run_end' });
    await run.knows.consolidate({ batch_id: at, suggested: run.suggested });
    if (run.wants_why && run.config.runtime.thought_db.enabled) await run.knows.explain({ batch_id: at });
  }
  await saveSegment(run);
  if (untold(run).some(({ label }) => /^overlay\b/.test(label))) await saveOverlay(run, run.overlay);
  await run.knows.snapshotViews();
  await sayTroubles(run, `${at}.state_recovery`);
  const { status, reason, notes } = over;
  const { run_id } = await record(run, 'run_end', { ...place(run, `${at}.run_end`), status, reason, notes, used: used(run) });
  const paths = await run.ctx.reading(async ({ store }) => store.place.paths());
  const ok = status === 'done';
  await report(run);
  const { bound_to, unreported } = run;
  return {
    run_id,
    ok,
    status,
    reason,
    notes,
    ...used(run),
    thread_id: run.thread_id,
    ...paths,
    bound_to,
    unreported,
    plan: null,
  };
}
