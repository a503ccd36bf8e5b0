import type { AutopilotLearningHandlers } from '../../../generated/handlers/autopilot.ts';
import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { AppliedPatch } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Mind } from '../../kernel/mind.ts';
import { promptFor } from '../../kernel/prompt.ts';
import { text } from '../../kernel/says.ts';
import { tags } from '../../records/thoughts.ts';
import { decideContext } from '../claims/context-rules.ts';
import { recordNear } from '../claims/finding.ts';
import { applyLearned } from '../claims/learned-rules.ts';
import { applyMined } from '../claims/mined-rules.ts';
import { preferenceApplied, preferenceSignature } from '../claims/preference-rules.ts';
import { newClaimId, tellThoughts } from '../claims/record-rules.ts';
import { sayBroken, sayPassedOver } from '../claims/trouble.ts';
import { planUndo, undoing } from '../claims/undo-rules.ts';
import { appliedIn, findSuggestion, isApplied, isUndone } from './learning-rules.ts';
import { forSegment } from './run/compact-rules.ts';
import { eventsIn } from './run/snapshot-rules.ts';
import type { AutopilotStore } from './store.ts';

const mostRecords = 60;
const nothingMined: AppliedPatch = { written: [], linked_existing: [], written_edges: [], skipped: [] };

interface Saying {
  readonly store: AutopilotStore;
  readonly warn: WarnFor<'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS'>;
}

/** What the Mind is shown: the records of the open segment, or the newest of the log. */
async function shownOf(saying: Saying) {
  const { log, state } = saying.store;
  const segment = await state.segment();
  if (segment?.open && segment.records.length > 0)
    return { source: 'segment' as const, segment_id: segment.segment_id, task: segment.task_hint, records: segment.records };
  const newest = await log.newest('project', { limit: mostRecords });
  if (newest.length === 0) throw refuse('nothing-to-mine', { id: 'newest' });
  await sayPassedOver(saying, newest.length < mostRecords ? 0 : (newest.at(-1)?.byte ?? 0));
  sayBroken(saying, newest);
  const records = newest
    .reverse()
    .map(({ kind, event_id, record }) => forSegment(kind, event_id, record) ?? { ...record, kind, event_id });
  return { source: 'log' as const, segment_id: '' as const, task: '', records };
}

export const learningHandlers: AutopilotLearningHandlers<AutopilotStore, { readonly mind: Mind }> = {
  async claim_mine(input, { reading, writing, warn, ports, signal, workspace: project, now_ms, newId }) {
    const { source, segment_id, records, blocks, config } = await reading(async ({ store }) => {
      const { runtime } = await store.config.forRun();
      const { records: shown, task, ...from } = await shownOf({ store, warn });
      const { min_confidence, max_claims_per_checkpoint } = runtime.thought_db;
      const limits = {
        min_confidence: input.min_confidence < 0 ? min_confidence : input.min_confidence,
        max_claims: input.max_claims < 0 ? max_claims_per_checkpoint : input.max_claims,
      };
      const context = await decideContext(store.thoughts, { task, last_message: '', recent_evidence: shown, now_ms });
      return {
        ...from,
        records: shown,
        config: limits,
        blocks: {
          task,
          hands_provider: '',
          runtime_config: runtime,
          project_overlay: (await store.state.overlay()).overlay,
          thought_db_context: context,
          segment_evidence: shown,
          run_notes: text('mined-by-hand'),
          allowed_event_ids: eventsIn(shown, 200),
          thresholds: limits,
        },
      };
    });
    const asked = await ports.mind.ask({
      name: 'mine_claims',
      prompt: promptFor('mine_claims', blocks),
      tag: 'mine_claims_cli',
      signal,
    });
    const { allowed_event_ids } = blocks;
    const { event_id, applied } = await writing(async ({ store, tell }) => {
      const mined =
        asked.state === 'ok'
          ? await applyMined(store.thoughts, asked.answer, { ...config, allowed_event_ids }, { now_ms, project, newId })
          : { facts: [], applied: nothingMined };
      const receipt = await tell('claim_mining', {
        batch_id: 'cli.claim_mining',
        thread_id: '',
        segment_id,
        state: asked.state,
        mind_transcript_ref: asked.transcript,
        config: { min_confidence: config.min_confidence, max_claims_per_checkpoint: config.max_claims },
        output: asked.state === 'ok' ? asked.answer : {},
        applied: mined.applied,
      });
      await tellThoughts(tell, mined.facts);
      return { event_id: receipt.event_id, applied: mined.applied };
    });
    const trouble = asked.state === 'ok' ? '' : asked.error;
    return { event_id, state: asked.state, trouble, source, records: records.length, applied, truncated: false };
  },

  async claim_apply_suggested({ id, dry_run, force, extra_rationale }, { store, tell, workspace: project, now_ms, newId }) {
    const sought = await findSuggestion(store.log, id);
    if (sought.kind === 'unknown') throw refuse('suggestion-is-not-known', { id, nearest: sought.nearest ?? 'none' });
    const { suggestion } = sought;
    if (suggestion.fault !== null)
      throw refuse('record-breaks-its-contract', { id: suggestion.event_id, fault: suggestion.fault });
    const { items, source, applied_claim_ids: before, batch_id, thread_id } = suggestion;
    const answer = { suggestion_id: id, suggested: [...items], dry_run, written_claim_ids: [], event_id: '' as const };
    const already_applied = isApplied(items, before) && !force;
    if (already_applied || dry_run) return { ...answer, already_applied, applied_claim_ids: [...before] };
    const { facts, applied_claim_ids } = await applyLearned(
      store.thoughts,
      {
        items,
        auto_learn: true,
        source,
        source_event_ids: [suggestion.event_id, ...suggestion.source_event_ids],
        tags: [tags.learned_apply, tags.suggestion(id)],
        notes: extra_rationale,
      },
      { now_ms, project, newId },
    );
    const { event_id } = await tell('learn_applied', { batch_id, thread_id, suggestion_id: id, applied_claim_ids });
    await tellThoughts(tell, facts);
    if (source === 'mine_preferences') {
      const counted = await store.workflows.candidates('preference');
      const kept = items.reduce(
        (all, { scope, text: said }) => preferenceApplied(all, preferenceSignature(scope, said), applied_claim_ids, now_ms),
        counted,
      );
      if (kept !== counted) await tell('candidates_saved', { of: 'preference', candidates: kept });
    }
    const written_claim_ids = facts.flatMap((fact) => (fact.kind === 'claim_asserted' ? [fact.payload.claim.claim_id] : []));
    return { ...answer, already_applied: false, applied_claim_ids, written_claim_ids, event_id };
  },

  async claim_undo({ id, rationale, dry_run }, { store, tell, workspace: project, now_ms, newId }) {
    const found = await store.log.find(id, 'project');
    if (!found) throw refuse('record-is-not-known', { id, nearest: await recordNear(store.log, id) });
    const { kind, record, fault } = found;
    if (kind !== 'learn_update' && kind !== 'claim_mining') throw refuse('record-taught-nothing', { id, kind });
    if (fault !== null) throw refuse('record-breaks-its-contract', { id, fault });
    const nothing = { retracted: [], restored: [], left: [], event_id: '' as const };
    const answer = { undone_event_id: id, already_undone: await isUndone(store.log, id), dry_run, ...nothing };
    if (answer.already_undone) return answer;
    const plan = await planUndo(store.thoughts, appliedIn(record));
    const making = { now_ms, project, newId };
    const [retracted, left] = [[...plan.retract], [...plan.left]];
    const restored = plan.restore.map(({ scope, claim_id: was }) => ({
      scope,
      was,
      claim_id: dry_run ? '' : newClaimId(making),
    }));
    if (dry_run) return { ...answer, retracted, left, restored };
    const ids = restored.map(({ claim_id }) => claim_id);
    const said = { batch_id: 'cli.claim_undo', thread_id: '', undone_event_id: id, retracted, restored, rationale };
    const { event_id } = await tell('learn_undone', said);
    await tellThoughts(tell, undoing(plan, { event_id, rationale, ids }, making));
    return { ...answer, retracted, restored, left, event_id };
  },
};
