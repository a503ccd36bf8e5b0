import type { CheckpointVerdict, StatusHint } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';
import { thoughtId } from '../../../records/mind-ids.ts';
import { ask } from './ask.ts';
import { materialize } from './materialize.ts';
import { mineClaims, minePreferences, mineWorkflow } from './mine.ts';
import { contextNow, standard } from './observe.ts';
import { snapshot } from './snapshot.ts';
import { place, type Run, record, saveSegment, ts } from './state.ts';

interface Weighing {
  readonly planned_next_input: string;
  readonly status_hint: StatusHint;
  readonly note: string;
}

/** What checkpoints are for; where nothing is, none is weighed. */
export const isWeighed = ({ config: { runtime } }: Run): boolean => {
  const { workflows, preference_mining, thought_db } = runtime;
  return (
    workflows.auto_mine ||
    preference_mining.auto_mine ||
    (thought_db.enabled && (thought_db.auto_mine || thought_db.auto_materialize_nodes))
  );
};

/** Weighs whether a segment of work ends here; where it does, learns from it and begins another. */
export async function checkpoint(run: Run, at: string, { planned_next_input, status_hint, note }: Weighing): Promise<void> {
  if (!isWeighed(run) || run.batches === 0) return;
  const key = `${at} ${status_hint}`;
  if (key === run.last_checkpoint) return;
  run.last_checkpoint = key;
  const batch_id = `${at}.checkpoint`;
  const reply = await ask(
    run,
    'checkpoint_decide',
    {
      ...standard(run, await contextNow(run)),
      segment_records: run.segment.records,
      batch_id: at,
      status_hint,
      planned_next_input: cutWhole(planned_next_input, 2000),
      note,
    },
    { batch_id, tag: `checkpoint_${at}` },
  );
  await record(run, 'checkpoint', {
    ...place(run, batch_id),
    segment_id: run.segment.segment_id,
    state: reply.state,
    mind_transcript_ref: reply.ref,
    planned_next_input: cutWhole(planned_next_input, 800),
    status_hint,
    note,
    output: reply.answer ?? {},
  });
  if (reply.answer?.should_checkpoint) await cut(run, at, reply.answer, status_hint, note);
  await saveSegment(run);
}

async function cut(run: Run, at: string, verdict: CheckpointVerdict, status_hint: StatusHint, note: string): Promise<void> {
  const { workflows, preference_mining, thought_db } = run.config.runtime;
  const { checkpoint_kind } = verdict;
  const notes = text('run-mining-notes', {
    kind: checkpoint_kind,
    status: status_hint,
    batches: run.batches,
    notes: verdict.notes,
  });
  if (verdict.should_mine_workflow && workflows.auto_mine) await mineWorkflow(run, at, notes);
  if (verdict.should_mine_preferences && preference_mining.auto_mine) await minePreferences(run, at, notes);
  if (thought_db.enabled && thought_db.auto_mine) await mineClaims(run, at, notes);
  const taken = await snapshot(run, at, { checkpoint_kind, status_hint, notes: verdict.notes });
  if (thought_db.enabled && thought_db.auto_materialize_nodes)
    await materialize(run, at, { checkpoint_kind, status_hint, note, taken });
  newSegment(run, `checkpoint:${checkpoint_kind}`);
}

export function newSegment(run: Run, reason: string): void {
  const now = ts(run);
  run.segment = {
    version: 'v1',
    open: true,
    segment_id: thoughtId('seg', run.ctx.ports.time.now(), run.ctx.newId()),
    created_ts: now,
    updated_ts: now,
    thread_id: run.thread_id,
    task_hint: cutWhole(run.task, 200),
    reason,
    records: [],
  };
}
