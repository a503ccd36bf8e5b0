import type { AppliedLearning } from '../../../../generated/types/index.ts';
import { applyLearnUpdate, isWorthFolding, learnedClaims } from '../../claims/learned-rules.ts';
import { tellThoughts } from '../../claims/record-rules.ts';
import { candidateShown } from '../../claims/why-rules.ts';
import { ask } from './ask.ts';
import { making } from './knowing.ts';
import { place, type Run, record } from './state.ts';

const nothing: AppliedLearning = {
  written: [],
  linked_existing: [],
  written_edges: [],
  skipped: [],
  retracted: [],
  retract_skipped: [],
};

/** Makes few claims of what a run has suggested, with one question, where there is enough of it. */
export async function consolidate(
  run: Run,
  { batch_id: at, suggested }: { readonly batch_id: string; readonly suggested: readonly string[] },
): Promise<void> {
  const {
    violation_response: { auto_learn, learn_update },
  } = run.config.runtime;
  const allowed_event_ids = [...new Set(suggested)].slice(-24);
  const { learned, events } = await run.ctx.reading(async ({ store }) => ({
    learned: await learnedClaims(store.thoughts),
    events: await Promise.all(allowed_event_ids.map((id) => store.log.find(id, 'project'))),
  }));
  const inProject = learned.filter(({ scope }) => scope === 'project').length;
  const seen = { auto_learn, batches: run.batches, suggestions: allowed_event_ids.length, learned_in_project: inProject };
  if (!isWorthFolding(learn_update, seen)) return;
  const batch_id = `${at}.learn_update`;
  const retractable = learned.map(({ claim_id }) => claim_id);
  const reply = await ask(
    run,
    'learn_update',
    {
      task: run.task,
      hands_provider: run.ctx.ports.hands.provider,
      runtime_config: run.config.runtime,
      project_overlay: run.overlay,
      recent_learn_suggested: events.flatMap((event) => (event ? [event.record] : [])),
      existing_learned_claims: learned.map(candidateShown),
      allowed_event_ids,
      allowed_retract_claim_ids: retractable,
      thresholds: {
        min_confidence: learn_update.min_confidence,
        max_claims: learn_update.max_claims,
        max_retracts: learn_update.max_retracts,
      },
      run_notes: `status=${run.over?.status ?? ''} batches=${String(run.batches)}`,
    },
    { batch_id, tag: `learn_update_${at}` },
  );
  const { answer } = reply;
  const make = making(run);
  const applied = answer
    ? await run.ctx.writing(async ({ store, tell }) => {
        const folding = { answer, config: learn_update, allowed_event_ids, learned };
        const folded = await applyLearnUpdate(store.thoughts, folding, make);
        await tellThoughts(tell, folded.facts);
        return folded.applied;
      })
    : nothing;
  await record(run, 'learn_update', {
    ...place(run, batch_id),
    state: reply.state,
    mind_transcript_ref: reply.ref,
    allowed_event_ids,
    allowed_retract_claim_ids_count: retractable.length,
    allowed_retract_claim_ids_sample: retractable.slice(0, 12),
    input_summary: {
      learn_suggested_events: allowed_event_ids.length,
      active_learned_claims_project: inProject,
      active_learned_claims_global: learned.length - inProject,
    },
    output: answer ?? {},
    applied,
  });
  const { written, written_edges, retracted } = applied;
  run.ctx.ports.live.say({
    kind: 'stage',
    name: 'learn_update',
    batch_id,
    said: {
      state: reply.state,
      should_apply: answer?.should_apply ?? false,
      written: written.length,
      edges: written_edges.length,
      retracted: retracted.length,
    },
  });
}
