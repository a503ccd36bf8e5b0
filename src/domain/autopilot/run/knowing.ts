import { thoughtId } from '../../../records/mind-ids.ts';
import { contextUse, decideContext } from '../../claims/context-rules.ts';
import { syncDefaults } from '../../claims/defaults.ts';
import { lightInjection } from '../../claims/injection-rules.ts';
import { applyLearned, normalizeLearned } from '../../claims/learned-rules.ts';
import { applyMined } from '../../claims/mined-rules.ts';
import { countPreferences, nothingSeen, preferenceApplied } from '../../claims/preference-rules.ts';
import { recall } from '../../claims/recall-rules.ts';
import { type Making, newEdge, newNode, noded, related, type ThoughtFact, tellThoughts } from '../../claims/record-rules.ts';
import { resolveSettings } from '../../claims/setting-rules.ts';
import { decideTestless, findTestless } from '../../claims/testless-rules.ts';
import { consolidate } from './consolidate.ts';
import { explain } from './explain.ts';
import type { Knowledge } from './knowledge.ts';
import type { NodeDraft } from './node-rules.ts';
import type { Run } from './state.ts';

/** What new records are made with, now. */
export const making = ({ ctx }: Run): Making => ({
  now_ms: ctx.ports.time.now(),
  project: ctx.target.project_id,
  newId: ctx.newId,
});

/** The Thought DB as a run uses it: each question is one read, each answer one write. */
export function knowledgeOf(run: Run): Knowledge {
  const { ctx, config } = run;
  const settings = config.runtime;
  /** Time is read before a unit begins: inside of one no port can be used. */
  const reading = <T>(work: (at: Parameters<Parameters<typeof ctx.reading>[0]>[0], make: Making) => Promise<T>): Promise<T> => {
    const make = making(run);
    return ctx.reading((at) => work(at, make));
  };
  const writing = <T>(work: (at: Parameters<Parameters<typeof ctx.writing>[0]>[0], make: Making) => Promise<T>): Promise<T> => {
    const make = making(run);
    return ctx.writing((at) => work(at, make));
  };
  let recalled: string | undefined;
  let seen = nothingSeen;
  return {
    settings: () => reading(({ store }, { now_ms }) => resolveSettings(store.thoughts, now_ms)),
    injection: () => reading(({ store }, { now_ms }) => lightInjection(store.thoughts, now_ms)),
    context: ({ task, last_message, window }) =>
      reading(async ({ store }, { now_ms }) => {
        const shown = await decideContext(store.thoughts, { task, last_message, recent_evidence: window, now_ms });
        return { shown, use: contextUse(shown) };
      }),
    seedDefaults: () => writing((at, make) => syncDefaults(at, { mode: 'seed_missing', notes: 'mi run' }, make)),
    strategy: async () => (await reading(({ store }, { now_ms }) => findTestless(store.thoughts, now_ms))) ?? null,
    setStrategy: (strategy, source, event_id) =>
      writing(async ({ store, tell }, make) => {
        const { claim_id, facts } = await decideTestless(store.thoughts, { strategy, source, event_id }, make);
        await tellThoughts(tell, facts);
        return { claim_id, strategy };
      }),
    recall: async (reason, query) => {
      const asked = { reason, query, project: ctx.target.project_id, config: settings.cross_project_recall, previous: recalled };
      const found = await reading(({ store }) => recall(store.memory, asked));
      if (found.kind !== 'skipped') recalled = found.key;
      return found.kind === 'found' ? found.fields : null;
    },
    learn: async ({ suggested, source, batch_id, thread_id, ref, event_ids }) => {
      const items = normalizeLearned(suggested);
      if (items.length === 0) return null;
      const { auto_learn } = settings.violation_response;
      const source_event_ids = event_ids.slice(0, 8);
      return writing(async ({ store, tell }, make) => {
        const learning = { items, auto_learn, source, source_event_ids };
        const { facts, applied_claim_ids } = await applyLearned(store.thoughts, learning, make);
        await tellThoughts(tell, facts);
        const { event_id } = await tell('learn_suggested', {
          batch_id,
          thread_id,
          id: thoughtId('ls', make.now_ms, ctx.newId()),
          source,
          auto_learn,
          mind_transcript_ref: ref,
          learn_suggested: items,
          applied_claim_ids,
          source_event_ids: [...source_event_ids],
        });
        return { event_id, applied_claim_ids };
      });
    },
    countPreferences: (answer) =>
      writing(async ({ store, tell }, { now_ms }) => {
        const candidates = await store.workflows.candidates('preference');
        const mining = { answer, candidates, config: settings.preference_mining, seen, now_ms };
        const counted = await countPreferences(store.thoughts, mining);
        seen = counted.seen;
        await tell('candidates_saved', { of: 'preference', candidates: counted.candidates });
        return counted.solid;
      }),
    preferenceApplied: (signature, claim_ids) =>
      writing(async ({ store, tell }, { now_ms }) => {
        const before = await store.workflows.candidates('preference');
        const candidates = preferenceApplied(before, signature, claim_ids, now_ms);
        if (candidates !== before) await tell('candidates_saved', { of: 'preference', candidates });
      }),
    applyMined: (patch, allowed_event_ids) =>
      writing(async ({ store, tell }, make) => {
        const { min_confidence, max_claims_per_checkpoint: max_claims } = settings.thought_db;
        const { facts, applied } = await applyMined(
          store.thoughts,
          patch,
          { min_confidence, max_claims, allowed_event_ids },
          make,
        );
        await tellThoughts(tell, facts);
        return applied;
      }),
    writeNodes: (drafts) =>
      writing(async ({ tell }, make) => {
        const made = drafts.map((draft) => nodeWithSources(draft, make));
        await tellThoughts(
          tell,
          made.flatMap(({ node, edges }): ThoughtFact[] => [noded(node), ...edges.map(related)]),
        );
        return {
          nodes: made.map(({ node: { node_id, node_type } }) => ({ node_id, node_type })),
          edges: made.flatMap(({ edges }) =>
            edges.map(({ edge_id, from_id, to_id }) => ({ edge_id, edge_type: 'derived_from' as const, from_id, to_id })),
          ),
        };
      }),
    consolidate: (given) => consolidate(run, given),
    explain: (given) => explain(run, given),
    snapshotViews: () => ctx.ports.home_files.snapshotViews(ctx.target.project_id),
  };
}

const mostSources = 12;

/** A node, and edges to the records that it was drawn from. */
function nodeWithSources(draft: NodeDraft, make: Making) {
  const node = newNode({ ...draft, scope: 'project', source_event_ids: draft.event_ids }, make);
  const edges = draft.event_ids
    .slice(0, mostSources)
    .map((to_id) =>
      newEdge({ edge_type: 'derived_from', from_id: node.node_id, to_id, scope: 'project', source_event_ids: [to_id] }, make),
    );
  return { node, edges };
}
