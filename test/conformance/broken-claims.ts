import { type Any, answers, fault, forgives, handling, hears, tells } from './breaking.ts';
import type { Faulty } from './faults.ts';

/** A claim that nobody wrote. */
const noClaim = {
  ...{ claim_id: 'cl_1_00000000', canonical_id: 'cl_1_00000000', claim_type: 'fact', status: 'active', text: 'x' },
  ...{ scope: 'project', project_id: '', visibility: 'project', asserted_ts: '', tags: [], source_event_ids: [] },
  ...{ valid_from: null, valid_to: null, confidence: 1, notes: '' },
};
const nothingWhy = {
  ...{
    event_id: 'ev_x',
    as_of_ts: '',
    state: 'ok',
    trouble: '',
    status: 'insufficient',
    confidence: 0,
    explanation: '',
    notes: '',
  },
  ...{ candidate_claim_ids: [], chosen: [], written_edge_ids: [], truncated: false },
  target: { target_type: 'evidence_event', event_id: 'ev_x', evidence_kind: 'x', batch_id: '' },
};
const noMemory = { backend: 'sqlite_fts', db_path: '', exists: false, fts_version: 'fts5', total_items: 0, groups: [] };

/** A store whose claims and nodes are seen otherwise. */
const seeing = (tool: string, change: (thoughts: Any) => Any) =>
  handling(tool, (sound) => (input, ctx: Any) => {
    const changed = (store: Any) => Object.create(store, { thoughts: { get: () => change(store.thoughts), enumerable: true } });
    const unit = (open: Any) => (work: Any) => open((at: Any) => work({ ...at, store: changed(at.store) }));
    return sound(input, { ...ctx, reading: unit(ctx.reading), writing: unit(ctx.writing) } as Any);
  });

/** Broken autopilots that keep and explain what is known, each by the rule that notices. */
export const claimsFaults: readonly Faulty[] = [
  fault(
    'claim_list/the-newest-come-first',
    'the oldest come first',
    answers('claim_list', (a) => ({ ...a, claims: a.claims.toReversed() })),
  ),
  fault(
    'claim_list/only-what-holds-is-listed',
    'everything is listed',
    hears('claim_list', (i) => ({ ...i, all: true })),
  ),
  fault(
    'claim_list/all-lists-everything',
    'all is not heard',
    hears('claim_list', (i) => ({ ...i, all: false })),
  ),
  fault(
    'claim_list/filters-narrow-together',
    'labels are not heard',
    hears('claim_list', (i) => ({ ...i, tag: [] })),
  ),
  fault(
    'claim_list/validity-is-judged-at-a-moment',
    'the moment is not heard',
    hears('claim_list', ({ as_of: _, ...i }) => i),
  ),
  fault(
    'claim_list/a-project-says-it-first',
    'global claims are left out',
    hears('claim_list', (i) => ({ ...i, scope: 'project' })),
  ),
  fault(
    'claim_list/pages-join',
    'every page is the first',
    hears('claim_list', ({ after: _, ...i }) => i),
  ),
  fault(
    'claim_show/status-follows-from-later-records',
    'everything is active',
    answers('claim_show', (a) => ({ ...a, claim: { ...a.claim, status: 'active' } })),
  ),
  fault(
    'claim_show/an-unknown-claim-is-refused',
    'an unknown claim is made up',
    forgives('claim_show', 'UNKNOWN_ID', async () => ({ scope: 'project', claim: noClaim, edges: [], truncated: false })),
  ),
  fault(
    'claim_show/a-duplicate-names-what-it-stands-for',
    'a duplicate stands for itself',
    answers('claim_show', (a) => ({ ...a, claim: { ...a.claim, canonical_id: a.claim.claim_id } })),
  ),
  fault(
    'claim_show/the-graph-reaches-so-far',
    'the graph ends after one step',
    hears('claim_show', (i) => ({ ...i, depth: 1 })),
  ),
  fault(
    'claim_show/mermaid-draws-the-graph',
    'arrows are left out',
    answers('claim_show', (a) => ({ ...a, ...(a.mermaid ? { mermaid: a.mermaid.replaceAll(/^.*-->.*$/gm, '') } : {}) })),
  ),
  fault(
    'claim_retract/what-is-retracted-no-longer-holds',
    'the retraction is lost',
    tells('claim_retracted', () => undefined),
  ),
  fault(
    'claim_retract/an-unknown-claim-is-not-retracted',
    'retracting what is not there succeeds',
    forgives('claim_retract', 'UNKNOWN_ID', async ({ id }) => ({ claim_id: id, event_id: 'ev_x' })),
  ),
  fault(
    'claim_supersede/the-new-claim-takes-the-place',
    'the old claim holds too',
    tells('edge_asserted', (f) => (f.edge.edge_type === 'supersedes' ? undefined : f)),
  ),
  fault(
    'claim_same_as/the-duplicate-is-no-longer-listed',
    'duplicates are not declared',
    tells('edge_asserted', () => undefined),
  ),
  fault(
    'node_create/a-node-cites-what-it-rests-on',
    'nothing is cited',
    hears('node_create', (i) => ({ ...i, cite: [] })),
  ),
  fault(
    'node_retract/a-retracted-node-no-longer-holds',
    'the retraction is lost',
    tells('node_retracted', () => undefined),
  ),
  fault(
    'node_list/the-newest-nodes-come-first',
    'the oldest come first',
    answers('node_list', (a) => ({ ...a, nodes: a.nodes.toReversed() })),
  ),
  fault(
    'node_show/an-unknown-node-is-refused',
    'an unknown node is answered with nothing',
    forgives('node_show', 'UNKNOWN_ID', async () => ({ scope: 'project', edges: [], truncated: false })),
  ),
  fault(
    'edge_create/an-edge-cites-its-record',
    'nothing is cited',
    tells('edge_asserted', (f) => ({ edge: { ...f.edge, source_refs: [] } })),
  ),
  fault(
    'edge_list/the-newest-edges-stay',
    'the newest are cut',
    answers('edge_list', (a) => ({ ...a, edges: a.edges.slice(1) })),
  ),
  fault(
    'edge_list/ends-and-type-narrow-the-list',
    'ends and type are not heard',
    hears('edge_list', ({ from: _, to: __, type: ___, ...i }) => i),
  ),
  fault(
    'edge_show/an-unknown-edge-is-refused',
    'an unknown edge is answered with nothing',
    forgives('edge_show', 'UNKNOWN_ID', async () => ({})),
  ),
  fault(
    'why_event/only-what-holds-explains',
    'retracted claims explain',
    answers('why_event', (a) => ({ ...a, candidate_claim_ids: ['cl_1_00000000'] })),
  ),
  fault(
    'why_event/a-sure-answer-is-linked',
    'no edge is drawn',
    tells('edge_asserted', (f) => (f.edge.edge_type === 'depends_on' ? undefined : f)),
  ),
  fault(
    'why_event/every-answer-is-written-down',
    'the record names no candidates',
    tells('why_trace', (f) => ({ ...f, candidate_claim_ids: [] })),
  ),
  fault(
    'why_event/without-candidates-nobody-is-asked',
    'nothing explains it for sure',
    answers('why_event', (a) => (a.chosen.length ? a : { ...a, status: 'ok', confidence: 1 })),
  ),
  fault(
    'why_event/an-unknown-record-is-refused',
    'an unknown record is explained',
    forgives('why_event', 'UNKNOWN_ID', async () => nothingWhy),
  ),
  fault(
    'why_last/the-last-decision-is-explained',
    'another record is explained',
    answers('why_last', (a) => ({ ...a, target: nothingWhy.target })),
  ),
  fault(
    'why_last/nothing-to-explain-is-refused',
    'nothing is explained',
    forgives('why_last', 'UNKNOWN_ID', async () => nothingWhy),
  ),
  fault(
    'why_claim/a-claim-is-explained-by-others',
    'a claim explains itself',
    answers('why_claim', (a) => ({ ...a, candidate_claim_ids: [a.target.claim_id, ...a.candidate_claim_ids] })),
  ),
  fault(
    'why_claim/an-unknown-claim-is-not-explained',
    'an unknown claim is explained',
    forgives('why_claim', 'UNKNOWN_ID', async () => nothingWhy),
  ),
  fault(
    'claims_search/some-words-are-enough',
    'all words must be there',
    hears('claims_search', (i) => ({ ...i, query: `${i.query} zzzz`.split(' ').at(-1) })),
  ),
  fault(
    'claims_search/only-what-holds-is-found',
    'what was retracted is found',
    answers('claims_search', (a) =>
      a.hits.length
        ? a
        : {
            ...a,
            hits: [
              {
                kind: 'claim',
                id: 'cl_1_00000000',
                type: 'fact',
                scope: 'project',
                title: '',
                text: 'x',
                tags: [],
                asserted_ts: '',
                source_event_ids: [],
                score: 1,
              },
            ],
          },
    ),
  ),
  fault(
    'claims_search/kinds-narrow-the-search',
    'kinds are not heard',
    hears('claims_search', (i) => ({ ...i, kind: [] })),
  ),
  fault(
    'claims_show/either-is-shown',
    'edges are left out',
    answers('claims_show', (a) => ({ ...a, edges: [] })),
  ),
  fault(
    'claims_show/an-unknown-thought-is-refused',
    'an unknown one is made up',
    forgives('claims_show', 'UNKNOWN_ID', async () => ({ scope: 'project', claim: noClaim, edges: [], truncated: false })),
  ),
  fault(
    'claims_graph/the-graph-of-either',
    'it ends after one step',
    hears('claims_graph', (i) => ({ ...i, depth: 1 })),
  ),
  fault(
    'claims_graph/the-centre-must-be-there',
    'an unknown one has a graph',
    forgives('claims_graph', 'UNKNOWN_ID', async () => ({ graph: {}, truncated: false })),
  ),
  fault(
    'claim_mine/claims-cite-what-was-shown',
    'nothing is skipped',
    answers('claim_mine', (a) => ({ ...a, applied: { ...a.applied, skipped: [] } })),
  ),
  fault(
    'claim_mine/what-is-known-is-linked',
    'what is known is written again',
    seeing('claim_mine', (thoughts) => ({ ...thoughts, sameClaim: async () => undefined })),
  ),
  fault(
    'claim_mine/the-open-segment-comes-first',
    'the log is always used',
    answers('claim_mine', (a) => ({ ...a, source: 'log' })),
  ),
  fault(
    'claim_mine/mining-is-written-down',
    'the record is lost',
    tells('claim_mining', () => undefined),
  ),
  fault(
    'claim_mine/an-empty-log-is-not-mined',
    'nothing is mined without a word',
    forgives('claim_mine', 'UNKNOWN_ID', async () => ({})),
  ),
  fault(
    'claim_apply_suggested/a-suggestion-becomes-claims',
    'claims do not cite the suggestion',
    tells('claim_asserted', (f) => ({ claim: { ...f.claim, source_refs: [] } })),
  ),
  fault(
    'claim_apply_suggested/applied-once',
    'it is applied again',
    hears('claim_apply_suggested', (i) => ({ ...i, force: true })),
  ),
  fault(
    'claim_apply_suggested/a-dry-run-learns-nothing',
    'a dry run says that it wrote',
    answers('claim_apply_suggested', (a) => ({ ...a, dry_run: false })),
  ),
  fault(
    'claim_apply_suggested/an-unknown-suggestion-is-refused',
    'an unknown suggestion is applied',
    forgives('claim_apply_suggested', 'UNKNOWN_ID', async ({ id }) => ({ suggestion_id: id, suggested: [] })),
  ),
  fault(
    'claim_undo/what-was-learned-no-longer-holds',
    'what was learned stays',
    tells('claim_retracted', (f) => ({ ...f, retraction: { ...f.retraction, claim_id: 'cl_1_00000000' } })),
  ),
  fault(
    'claim_undo/what-was-replaced-holds-again',
    'labels are lost',
    tells('claim_asserted', (f) => ({ claim: { ...f.claim, tags: [] } })),
  ),
  fault(
    'claim_undo/undone-once',
    'it is undone again',
    answers('claim_undo', (a) => ({ ...a, already_undone: false })),
  ),
  fault(
    'claim_undo/a-dry-run-undoes-nothing',
    'a dry run undoes',
    hears('claim_undo', (i) => ({ ...i, dry_run: false })),
  ),
  fault(
    'claim_undo/only-what-taught-is-undone',
    'an unknown record is undone',
    forgives('claim_undo', 'UNKNOWN_ID', async ({ id }) => ({ undone_event_id: id, retracted: [], restored: [], left: [] })),
  ),
  fault(
    'memory_index_status/only-what-holds-is-counted',
    'one more is counted',
    answers('memory_index_status', (a) => ({ ...a, memory: { ...a.memory, total_items: a.memory.total_items + 1 } })),
  ),
  fault(
    'memory_index_status/looking-makes-no-index',
    'it is always there',
    answers('memory_index_status', (a) => ({ ...a, memory: { ...a.memory, exists: true } })),
  ),
  fault(
    'memory_index_rebuild/a-new-index-holds-what-files-say',
    'it is empty',
    answers('memory_index_rebuild', (a) => ({ ...a, indexed_nodes: 0, memory: noMemory })),
  ),
  fault(
    'memory_index_rebuild/snapshots-can-be-left-out',
    'snapshots are always there',
    hears('memory_index_rebuild', (i) => ({ ...i, snapshots: true })),
  ),
  fault(
    'gc_transcripts/looking-archives-nothing',
    'looking archives',
    hears('gc_transcripts', (i) => ({ ...i, apply: true })),
  ),
  fault(
    'gc_transcripts/older-transcripts-are-archived',
    'nothing is archived',
    hears('gc_transcripts', (i) => ({ ...i, apply: false })),
  ),
  fault(
    'gc_transcripts/what-is-archived-is-not-archived-again',
    'what is archived is planned again',
    answers('gc_transcripts', (a) => ({ ...a, hands: { ...a.hands, planned: a.hands.planned + 1 } })),
  ),
  fault(
    'gc_thoughtdb/looking-compacts-nothing',
    'looking compacts',
    hears('gc_thoughtdb', (i) => ({ ...i, apply: true })),
  ),
  fault(
    'gc_thoughtdb/compaction-changes-no-view',
    'nothing is compacted',
    hears('gc_thoughtdb', (i) => ({ ...i, apply: false })),
  ),
];
