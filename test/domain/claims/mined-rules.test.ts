import { describe, expect, test } from 'vitest';
import type { ClaimDraft, EdgeDraft } from '../../../generated/types/index.ts';
import { isWorthFolding } from '../../../src/domain/claims/learned-rules.ts';
import { applyMined, type MinedLimits } from '../../../src/domain/claims/mined-rules.ts';
import type { ClaimRow } from '../../../src/records/thoughts.ts';

const draft = (local_id: string, more: Partial<ClaimDraft> = {}): ClaimDraft => ({
  local_id,
  claim_type: 'fact',
  text: `${local_id} holds.`,
  scope: 'project',
  visibility: 'project',
  valid_from: null,
  valid_to: null,
  confidence: 0.95,
  source_event_ids: ['ev_1'],
  tags: [],
  notes: '',
  ...more,
});
const edge = (from_claim_id: string, to_claim_id: string, more: Partial<EdgeDraft> = {}): EdgeDraft => ({
  edge_type: 'supports',
  from_claim_id,
  to_claim_id,
  confidence: 0.95,
  source_event_ids: ['ev_1'],
  notes: '',
  ...more,
});
const held = (claim_id: string, more: Partial<ClaimRow> = {}) =>
  ({
    claim_id,
    claim_type: 'fact',
    text: '',
    scope: 'project',
    visibility: 'project',
    status: 'active',
    tags: [],
    ...more,
  }) as ClaimRow;

/** A store with these claims, of which the active ones count as said, and one edge. */
const storeOf = (claims: readonly ClaimRow[] = [], drawn = '') => ({
  claim: async (id: string) => claims.find(({ claim_id }) => claim_id === id),
  sameClaim: async (scope: string, { text }: { text: string }) =>
    claims.find((claim) => claim.status === 'active' && claim.scope === scope && claim.text === text),
  sameEdge: async (_: string, { edge_type, from_id, to_id }: { edge_type: string; from_id: string; to_id: string }) =>
    `${edge_type}|${from_id}|${to_id}` === drawn,
});

async function apply(
  { claims = [], edges = [] }: { claims?: ClaimDraft[]; edges?: EdgeDraft[] },
  { store = storeOf(), ...limits }: Partial<MinedLimits> & { store?: ReturnType<typeof storeOf> } = {},
) {
  let n = 0;
  const usual = { min_confidence: 0.9, max_claims: 6, allowed_event_ids: ['ev_1', 'ev_2'] };
  const making = { now_ms: Date.UTC(2026, 0, 1), project: 'p', newId: () => String(++n).padStart(8, '0') };
  const { facts, applied } = await applyMined(store as never, { claims, edges }, { ...usual, ...limits }, making);
  const written = facts.flatMap((fact) => (fact.kind === 'claim_asserted' ? [fact.payload.claim] : []));
  const drawn = facts.flatMap((fact) => (fact.kind === 'edge_asserted' ? [fact.payload.edge] : []));
  return { applied, written, drawn, why: applied.skipped.map(({ kind, reason }) => `${kind} ${reason}`) };
}
const ids = (placed: readonly { local_id: string }[]) => placed.map(({ local_id }) => local_id);

describe('claims that a model proposes', () => {
  test('the surest are written, so many as are wanted; what says nothing or is not sure is passed over', async () => {
    const claims = [
      draft('a', { confidence: 0.91 }),
      draft('b', { confidence: 0.99 }),
      draft('c', { confidence: 0.91 }),
      draft('d', { confidence: 0.89 }),
      draft(' ', { confidence: 1 }),
      draft('e', { confidence: 1, text: ' ' }),
    ];
    const { applied, why } = await apply({ claims }, { max_claims: 2 });
    expect([ids(applied.written), why]).toEqual([['b', 'a'], []]);
  });

  test('none at all, nor edges, where none is wanted; never more than twenty', async () => {
    const many = Array.from({ length: 25 }, (_, i) => draft(`c${i}`));
    const nothing = await apply({ claims: many, edges: [edge('x', 'y')] }, { max_claims: 0 });
    expect(nothing.applied).toEqual({ written: [], linked_existing: [], written_edges: [], skipped: [] });
    expect((await apply({ claims: many }, { max_claims: 99 })).written).toHaveLength(20);
  });

  test('cite only what may be cited, and are skipped where that is nothing, or where their id is taken', async () => {
    const claims = [
      draft('a', { source_event_ids: ['ev_9', 'ev_2'] }),
      draft('a', { text: 'Another.' }),
      draft('b', { source_event_ids: ['ev_9'] }),
      draft('c', { valid_to: 'in May' }),
    ];
    const { written, why } = await apply({ claims });
    expect(written.map(({ source_refs }) => source_refs)).toEqual([[{ kind: 'evidence_event', event_id: 'ev_2' }]]);
    expect(why).toEqual(['claim duplicate_local_id', 'claim no_valid_source_event_ids', 'claim invalid_validity']);
  });

  test('are linked to what says it, in its scope and in this answer; what no longer holds says nothing', async () => {
    const store = storeOf([held('cl_1', { text: 'a holds.' }), held('cl_2', { text: 'b holds.', status: 'retracted' })]);
    const claims = [
      draft('a'),
      draft('b'),
      draft('b2', { text: ' B  holds. ' }),
      draft('g', { text: 'a holds.', scope: 'global' }),
    ];
    const { applied, written } = await apply({ claims }, { store });
    expect(ids(applied.written)).toEqual(['b', 'g']);
    expect(applied.linked_existing).toMatchObject([
      { local_id: 'a', claim_id: 'cl_1' },
      { local_id: 'b2', claim_id: written[0]?.claim_id },
    ]);
    expect(written.map(({ scope, project_id }) => [scope, project_id])).toEqual([
      ['project', 'p'],
      ['global', ''],
    ]);
  });
});

describe('edges that a model proposes', () => {
  const claims = [draft('a'), draft('b', { visibility: 'private' }), draft('g', { scope: 'global' })];

  test.each([
    ['missing_fields', edge(' ', 'a')],
    ['below_confidence', edge('a', 'b', { confidence: 0.5 })],
    ['unresolved_ref', edge('a', 'cl_nobody')],
    ['cross_scope', edge('a', 'g')],
    ['same_claim', edge('a', 'a')],
    ['no_valid_source_event_ids', edge('a', 'b', { source_event_ids: ['ev_9'] })],
    ['duplicate_edge', edge('cl_1', 'cl_2')],
  ])('%s', async (reason, one) => {
    const store = storeOf([held('cl_1'), held('cl_2')], 'supports|cl_1|cl_2');
    const { applied, why } = await apply({ claims, edges: [one] }, { store });
    expect([why, applied.written_edges]).toEqual([[`edge ${reason}`], []]);
  });

  test('name drafts and claims that are there, once, and are seen by whoever sees both ends', async () => {
    const { written, drawn, why } = await apply(
      { claims, edges: [edge('a', 'b'), edge('a', 'b'), edge('a', 'cl_1')] },
      { store: storeOf([held('cl_1', { visibility: 'global' })]) },
    );
    const [a, b] = written;
    expect(drawn).toMatchObject([
      { from_id: a?.claim_id, to_id: b?.claim_id, visibility: 'private', source_refs: [{ event_id: 'ev_1' }] },
      { from_id: a?.claim_id, to_id: 'cl_1', visibility: 'project' },
    ]);
    expect(why).toEqual(['edge duplicate_edge']);
  });

  test.each(['supersedes', 'same_as'] as const)('%s leads to what holds: one of the two stays', async (edge_type) => {
    const store = storeOf([held('cl_old', { status: 'superseded' }), held('cl_1')]);
    const back = [edge('a', 'b', { edge_type }), edge('b', 'a', { edge_type }), edge('cl_1', 'cl_old', { edge_type })];
    const { drawn, why } = await apply({ claims, edges: back }, { store });
    expect([drawn.length, why]).toEqual([1, ['edge inactive_target', 'edge inactive_target']]);
  });

  test('are at most six for each claim that is wanted, and forty', async () => {
    const many = Array.from({ length: 50 }, () => edge('a', 'nobody'));
    expect((await apply({ claims, edges: many }, { max_claims: 2 })).why).toHaveLength(12);
    expect((await apply({ claims, edges: many }, { max_claims: 20 })).why).toHaveLength(40);
  });
});

test.each([
  ['enough of both', {}, true],
  ['switched off', { enabled: false }, false],
  ['learning is left to the user', { auto_learn: false }, false],
  ['no batch', { batches: 0 }, false],
  ['one suggestion', { suggestions: 1 }, false],
  ['two learned claims', { learned_in_project: 2 }, false],
  ['one suggestion where none is asked for', { suggestions: 1, min_new_suggestions_per_run: 0 }, true],
])('learned claims are folded together: %s', (_, more, expected) => {
  const config = { enabled: true, min_new_suggestions_per_run: 2, min_active_learned_claims: 3 };
  const limits = { min_confidence: 0.9, max_claims: 6, max_retracts: 6 };
  const seen = { auto_learn: true, batches: 1, suggestions: 2, learned_in_project: 3 };
  expect(isWorthFolding({ ...config, ...limits, ...more }, { ...seen, ...more })).toBe(expected);
});
