import { ask } from './ask.ts';
import { contextNow, standard } from './observe.ts';
import { learn } from './risk.ts';
import { eventsIn } from './snapshot-rules.ts';
import { place, type Run, record } from './state.ts';

const mined = async (run: Run, notes: string) => ({
  ...standard(run, await contextNow(run)),
  segment_evidence: run.segment.records,
  run_notes: notes,
});

/** Looks for a workflow in a segment; one that was seen often enough is stored. */
export async function mineWorkflow(run: Run, at: string, notes: string): Promise<void> {
  const batch_id = `${at}.workflow_suggestion`;
  const reply = await ask(run, 'suggest_workflow', await mined(run, notes), { batch_id, tag: `suggest_workflow_${at}` });
  await record(run, 'workflow_suggestion', {
    ...place(run, batch_id),
    state: reply.state,
    mind_transcript_ref: reply.ref,
    notes,
    output: reply.answer ?? {},
  });
  const suggested = reply.answer?.should_suggest ? reply.answer.suggestion : null;
  const candidate = suggested && { ...suggested, signature: suggested.signature.trim() };
  if (!candidate || candidate.signature === '') return;
  const counted = await run.works.count(candidate);
  if (counted.kind !== 'solidify') return;
  const { workflow, count, threshold } = counted;
  const { signature, benefit, confidence } = candidate;
  await run.works.save(workflow, signature);
  await record(run, 'workflow_solidified', {
    ...place(run, `${at}.workflow_solidified`),
    signature,
    count,
    threshold,
    benefit,
    confidence,
    workflow_id: workflow.id,
    workflow_name: workflow.name,
    enabled: workflow.enabled,
  });
  const sync = await run.works.sync();
  if (sync) await record(run, 'host_sync', { ...place(run, `${at}.host_sync`), source: 'workflow_solidified', sync });
}

/** Looks for preferences in a segment; one that was seen often enough is suggested. */
export async function minePreferences(run: Run, at: string, notes: string): Promise<void> {
  const batch_id = `${at}.preference_mining`;
  const reply = await ask(run, 'mine_preferences', await mined(run, notes), { batch_id, tag: `mine_preferences_${at}` });
  await record(run, 'preference_mining', {
    ...place(run, batch_id),
    state: reply.state,
    mind_transcript_ref: reply.ref,
    notes,
    output: reply.answer ?? {},
  });
  if (!reply.answer) return;
  const event_ids = eventsIn(run.segment.records.slice(-16), 8);
  for (const solid of await run.knows.countPreferences(reply.answer)) {
    const { signature, count, threshold, scope, text, rationale, benefit, confidence } = solid;
    const solidified = `${at}.preference_solidified`;
    const suggested = [{ scope, severity: 'medium' as const, text, rationale }];
    const applied = await learn(run, { suggested, source: 'mine_preferences', batch_id: solidified, ref: reply.ref, event_ids });
    const applied_claim_ids = [...applied];
    await record(run, 'preference_solidified', {
      ...place(run, solidified),
      signature,
      count,
      threshold,
      benefit,
      confidence,
      scope,
      text,
      applied_claim_ids,
    });
    await run.knows.preferenceApplied(signature, applied_claim_ids);
  }
}

/** Looks for claims in a segment that are worth keeping. Only what cites records of the segment is written. */
export async function mineClaims(run: Run, at: string, notes: string): Promise<void> {
  const { min_confidence, max_claims_per_checkpoint } = run.config.runtime.thought_db;
  const batch_id = `${at}.claim_mining`;
  const allowed = eventsIn(run.segment.records, 200);
  const reply = await ask(
    run,
    'mine_claims',
    {
      ...(await mined(run, notes)),
      allowed_event_ids: allowed,
      thresholds: { min_confidence, max_claims: max_claims_per_checkpoint },
    },
    { batch_id, tag: `mine_claims_${at}` },
  );
  const nothing = { written: [], linked_existing: [], written_edges: [], skipped: [] };
  const applied = reply.answer ? await run.knows.applyMined(reply.answer, allowed) : nothing;
  await record(run, 'claim_mining', {
    ...place(run, batch_id),
    segment_id: run.segment.segment_id,
    state: reply.state,
    mind_transcript_ref: reply.ref,
    notes,
    config: { min_confidence, max_claims_per_checkpoint },
    output: reply.answer ?? {},
    applied,
  });
}
