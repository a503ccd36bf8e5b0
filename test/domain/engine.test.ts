import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runEngine } from '../../src/domain/think/engine/engine.ts';
import type { Slice, SliceCard, SliceEdge, SliceTrace } from '../../src/domain/think/engine/slice.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

const card = (id: string, type: string, more: Partial<SliceCard> = {}): SliceCard => ({
  id,
  type,
  title: id,
  status: 'open',
  tags: [],
  last_ts_ms: start,
  ...more,
});
const edge = (from: string, rel: string, to: string): SliceEdge => ({ from, rel, to });
const slice = (cards: SliceCard[], edges: SliceEdge[] = [], trace: SliceTrace[] = []): Slice => ({ cards, edges, trace });
const thought = (type: string): SliceTrace => ({ ts_ms: start, kind: 'note', format: 'think_card', meta: { type } });
const wide = { signals: 50, actions: 50 };
const short = { chars: (text: string) => text };
const run = (given: Slice) => runEngine(given, wide, short);
const codes = (given: Slice) => run(given)?.signals.map((s) => s.code) ?? [];
const kinds = (given: Slice) => run(given)?.actions.map((a) => a.kind) ?? [];

const h = card('H', 'hypothesis');
const t = card('T', 'test', { meta: { meta: { run: { cmd: 'npm test' } } } });
const e = card('E', 'evidence', { text: 'CMD: npm test\nLINK: https://ci.example/1', tags: ['ci'] });

const rows: [string, Slice, string[]][] = [
  ['a hypothesis without a test', slice([h]), ['BM4_HYPOTHESIS_NO_TEST']],
  ['a settled hypothesis needs none', slice([card('H', 'hypothesis', { status: 'Resolved' })]), []],
  [
    'a test without evidence',
    slice([h, card('T', 'test')], [edge('T', 'supports', 'H')]),
    ['BM4_HYPOTHESIS_NO_EVIDENCE', 'BM10_NO_COUNTER_EDGES'],
  ],
  [
    'evidence through the test counts',
    slice([h, t, e], [edge('T', 'supports', 'H'), edge('E', 'supports', 'T')]),
    ['BM10_NO_COUNTER_EDGES', 'BM5_RUNNABLE_TESTS_FRESH'],
  ],
  [
    'supported and blocked',
    slice([card('D', 'decision'), card('A', 'note'), card('B', 'note')], [edge('A', 'supports', 'D'), edge('B', 'blocks', 'D')]),
    ['BM1_CONTRADICTION_SUPPORTS_BLOCKS'],
  ],
  [
    'an edge to outside the slice does not count',
    slice([card('D', 'decision'), card('A', 'note')], [edge('A', 'supports', 'D'), edge('X', 'blocks', 'D')]),
    ['BM10_NO_COUNTER_EDGES'],
  ],
  [
    'weak evidence behind a pinned decision',
    slice([card('D', 'decision', { tags: ['pinned'] }), card('E', 'evidence')], [edge('E', 'supports', 'D')]),
    ['BM2_EVIDENCE_WEAK', 'BM10_NO_COUNTER_EDGES'],
  ],
  ['a pinned decision on nothing', slice([card('D', 'decision', { tags: ['pinned'] })]), ['BM3_DECISION_LOW_CONFIDENCE']],
  [
    'a hypothesis with more against it',
    slice([h, card('T', 'test'), e], [edge('T', 'supports', 'H'), edge('E', 'blocks', 'H')]),
    ['BM1_CONTRADICTION_SUPPORTS_BLOCKS', 'BM4_HYPOTHESIS_NO_EVIDENCE', 'BM3_HYPOTHESIS_LOW_CONFIDENCE'],
  ],
  [
    'old evidence',
    slice([t, card('E', 'evidence', { last_ts_ms: start - 31 * day })], [edge('E', 'supports', 'T')]),
    ['BM8_EVIDENCE_STALE'],
  ],
  [
    'an assumption that fell',
    slice([card('A', 'note', { tags: ['assumption'], status: 'rejected' }), card('D', 'decision')], [edge('A', 'supports', 'D')]),
    ['BM6_ASSUMPTION_NOT_OPEN_BUT_USED', 'BM10_NO_COUNTER_EDGES'],
  ],
  [
    'six thoughts and nothing shown',
    slice(
      [],
      [],
      Array.from({ length: 6 }, () => thought('note')),
    ),
    ['BM10_STUCK_NO_EVIDENCE'],
  ],
  [
    'a decision among them is progress',
    slice([], [], [...Array.from({ length: 6 }, () => thought('note')), thought('decision')]),
    [],
  ],
  [
    'a counter-position is spared',
    slice([card('C', 'hypothesis', { tags: ['counter'] }), card('T', 'test')], [edge('T', 'supports', 'C')]),
    ['BM4_HYPOTHESIS_NO_EVIDENCE'],
  ],
  ['a draft decision', slice([card('D', 'decision', { tags: ['v:draft'] })]), ['BM_LANE_DECISION_NOT_PUBLISHED']],
  [
    'a published draft',
    slice([card('D', 'decision', { tags: ['v:draft'] }), card('CARD-PUB-D', 'decision', { tags: ['v:canon'] })]),
    [],
  ],
  [
    'the copy of a decision is no support for it',
    slice(
      [card('D', 'decision'), card('CARD-PUB-D', 'decision'), card('B', 'note')],
      [edge('CARD-PUB-D', 'supports', 'D'), edge('B', 'blocks', 'D')],
    ),
    [],
  ],
  ['a draft with too long an id for a copy', slice([card('d'.repeat(250), 'decision', { tags: ['v:draft'] })]), []],
  ['a merged hypothesis needs no test', slice([card('H', 'hypothesis', { status: 'merged' })]), []],
  [
    'two hypotheses of the same words',
    slice([card('A', 'hypothesis', { title: 'same' }), card('B', 'hypothesis', { title: 'same' })]),
    ['BM4_HYPOTHESIS_NO_TEST', 'BM4_HYPOTHESIS_NO_TEST'],
  ],
  [
    'evidence goes stale by its own measure',
    slice(
      [
        card('T', 'test', { meta: { cmd: 'x', stale_after_days: 60, run: { stale_after_ms: day } } }),
        card('E', 'evidence', { last_ts_ms: start - 2 * day }),
      ],
      [edge('E', 'supports', 'T')],
    ),
    ['BM8_EVIDENCE_STALE'],
  ],
  [
    'an old draft that nobody pinned',
    slice([card('D', 'decision', { tags: ['lane:agent:x'] }), card('N', 'note', { last_ts_ms: start + 15 * day })]),
    [],
  ],
];

describe('signals', () => {
  test.each(rows)('%s', (_, given, want) => expect(codes(given)).toEqual(want));
});

describe('actions', () => {
  test('a runnable test without evidence is run first', () => {
    expect(kinds(slice([t]))).toEqual(['run_test']);
    expect(run(slice([t]))?.actions[0]?.calls[0]?.params).toMatchObject({
      card: { type: 'evidence', meta: { run: { cmd: 'npm test' } } },
      supports: ['T'],
    });
  });
  test('a choice is weighed', () => {
    expect(kinds(slice([card('Q', 'question', { title: 'Redis vs SQLite' })]))).toEqual(['use_playbook']);
  });
  test('with a step, suggested cards land in it', () => {
    const step = { tag: 'step:step-1', selector: 'STEP-1' };
    const result = runEngine(slice([card('H', 'hypothesis', { tags: [step.tag] })]), wide, short, step);
    expect(result).toMatchObject({ mode: 'step_aware', step_tag: step.tag });
    expect(result?.actions[0]?.calls[0]?.params).toMatchObject({ step: 'STEP-1', card: { tags: ['bm4', step.tag] } });
  });
  test('limits cut, totals tell', () => {
    expect(runEngine(slice([h]), { signals: 0, actions: 0 }, short)).toBeNull();
    expect(runEngine(slice([h]), { signals: 0, actions: 1 }, short)).toMatchObject({
      signals: [],
      signals_total: 1,
      actions_total: 1,
      truncated: true,
    });
  });
  test('placeholders are no receipts', () => {
    expect(kinds(slice([card('T', 'test', { text: 'CMD: <fill: something>' })]))).toEqual([]);
    expect(kinds(slice([card('T', 'test', { text: '> - cmd: make check' })]))).toEqual(['run_test']);
  });
});

const anySlice: fc.Arbitrary<Slice> = fc
  .array(
    fc.record({
      id: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
      type: fc.constantFrom('hypothesis', 'test', 'evidence', 'decision', 'question', 'note'),
      title: fc.constantFrom('one', 'two vs three', null),
      text: fc.constantFrom('CMD: x', 'LINK: https://x.example', null),
      status: fc.constantFrom('open', 'closed', 'rejected'),
      tags: fc.subarray(['pinned', 'v:draft', 'assumption', 'counter']),
      last_ts_ms: fc.integer({ min: start, max: start + 60 * day }),
    }),
    { maxLength: 6 },
  )
  .chain((cards) => {
    const ids = cards.map((c) => c.id);
    const end = ids.length ? fc.constantFrom(...ids) : fc.constant('A');
    return fc.record({
      cards: fc.constant([...new Map(cards.map((c) => [c.id, c])).values()]),
      edges: fc.array(fc.record({ from: end, rel: fc.constantFrom('supports', 'blocks', 'other'), to: end }), { maxLength: 12 }),
      trace: fc.constant([]),
    });
  });

test('the same slice in any order gives the same answer', () => {
  fc.assert(
    fc.property(anySlice, fc.integer(), (given, seed) => {
      const mixed = [...given.cards].sort((a, b) => ((a.id.charCodeAt(0) * seed) % 7) - ((b.id.charCodeAt(0) * seed) % 7));
      expect(runEngine({ ...given, cards: mixed, edges: [...given.edges].reverse() }, wide, short)).toEqual(
        runEngine(given, wide, short),
      );
    }),
  );
});
