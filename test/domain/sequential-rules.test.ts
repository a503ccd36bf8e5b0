import { expect, test } from 'vitest';
import type { Entry } from '../../generated/types/index.ts';
import { sequentialGraph } from '../../src/domain/notes/sequential-rules.ts';

let seq = 0;
const step = (meta: Record<string, unknown> | undefined, more: Partial<Entry> = {}): Entry => {
  seq += 1;
  const place = { seq, ts: 't', ts_ms: seq, branch: 'main', doc: 'trace' };
  return { ...place, kind: 'note', content: 'x', format: 'trace_sequential_step', ...(meta ? { meta } : {}), ...more } as Entry;
};

/** `1`, `2<1` branches from 1, `2~1` revises 1; a letter names the branch. */
const short = (entries: Entry[]) => {
  const graph = sequentialGraph(entries);
  if (!graph) return null;
  const edges = graph.edges.map(({ rel, from, to, branchId }) => `${from}${rel === 'branch' ? '<' : '~'}${to}${branchId ?? ''}`);
  const { branchFromThought, revisesThought } = graph.missing;
  return { nodes: graph.nodes.map((node) => node.thoughtNumber), edges, missing: [branchFromThought, revisesThought] };
};

test.each<[string, Entry[], ReturnType<typeof short>]>([
  ['nothing', [], null],
  ['notes without numbers', [step(undefined), step({}), step({ thoughtNumber: 'one' })], null],
  [
    'another format',
    [step({ thoughtNumber: 1 }, { format: 'markdown' }), step({ thoughtNumber: 2 }, { format: undefined })],
    null,
  ],
  ['an event', [step({ thoughtNumber: 1 }, { kind: 'event' } as Partial<Entry>)], null],
  ['one thought', [step({ thoughtNumber: 1 })], { nodes: [1], edges: [], missing: [[], []] }],
  ['the short format', [step({ thoughtNumber: 1 }, { format: 'trace_step' })], { nodes: [1], edges: [], missing: [[], []] }],
  [
    'by number, not by time',
    [step({ thoughtNumber: 3 }), step({ thoughtNumber: 1 })],
    { nodes: [1, 3], edges: [], missing: [[], []] },
  ],
  [
    'a branch with a name',
    [step({ thoughtNumber: 1 }), step({ thoughtNumber: 2, branchFromThought: 1, branchId: 'b' })],
    { nodes: [1, 2], edges: ['1<2b'], missing: [[], []] },
  ],
  [
    'a branch without a name',
    [step({ thoughtNumber: 2, branchFromThought: 1 })],
    { nodes: [2], edges: ['1<2'], missing: [[1], []] },
  ],
  [
    'an empty name',
    [step({ thoughtNumber: 2, branchFromThought: 2, branchId: '' })],
    { nodes: [2], edges: ['2<2'], missing: [[], []] },
  ],
  [
    'a revision',
    [step({ thoughtNumber: 1 }), step({ thoughtNumber: 2, isRevision: true, revisesThought: 1 })],
    { nodes: [1, 2], edges: ['1~2'], missing: [[], []] },
  ],
  ['a number that is no revision', [step({ thoughtNumber: 2, revisesThought: 1 })], { nodes: [2], edges: [], missing: [[], []] }],
  ['a revision of nothing', [step({ thoughtNumber: 2, isRevision: true })], { nodes: [2], edges: [], missing: [[], []] }],
  [
    'a branch that revises',
    [step({ thoughtNumber: 5, branchFromThought: 3, isRevision: true, revisesThought: 2 })],
    { nodes: [5], edges: ['3<5', '2~5'], missing: [[3], [2]] },
  ],
  [
    'what is missing is named once, in order',
    [
      step({ thoughtNumber: 10, branchFromThought: 9 }),
      step({ thoughtNumber: 11, branchFromThought: 2 }),
      step({ thoughtNumber: 12, branchFromThought: 9 }),
    ],
    { nodes: [10, 11, 12], edges: ['9<10', '2<11', '9<12'], missing: [[2, 9], []] },
  ],
  [
    'the last word on a number counts',
    [step({ thoughtNumber: 1, branchFromThought: 7 }), step({ thoughtNumber: 1 })],
    { nodes: [1], edges: [], missing: [[], []] },
  ],
  [
    'numbers that are none',
    [
      step({ thoughtNumber: 0 }),
      step({ thoughtNumber: 1.5 }),
      step({ thoughtNumber: -1 }),
      step({ thoughtNumber: 2, branchFromThought: 0, revisesThought: 'x', isRevision: 'yes' }),
    ],
    { nodes: [2], edges: [], missing: [[], []] },
  ],
])('%s', (_, entries, want) => {
  expect(short(entries)).toEqual(want);
});

test('a node says where its thought stands', () => {
  const entry = step({ thoughtNumber: 4, branchFromThought: 2, branchId: 'b', isRevision: true, revisesThought: 3 });
  const { seq: at, ts_ms } = entry;
  expect(sequentialGraph([entry])?.nodes).toEqual([
    { thoughtNumber: 4, seq: at, ts_ms, branchFromThought: 2, branchId: 'b', isRevision: true, revisesThought: 3 },
  ]);
});
