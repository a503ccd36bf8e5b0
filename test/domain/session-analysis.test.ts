import { describe, expect, test } from 'vitest';
import type { Session, ThoughtNode } from '../../generated/types/index.ts';
import { analyze } from '../../src/domain/sessions/analysis-rules.ts';
import { cipherGraph } from '../../src/domain/sessions/cipher-graph-rules.ts';
import { parseCipher } from '../../src/domain/sessions/cipher-rules.ts';

const session: Session = {
  ...{ id: 's', title: 'T', tags: ['a'], thoughtCount: 0, branchCount: 0 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:10:00.000Z', lastAccessedAt: '2026-01-01T00:10:00.000Z' },
};

interface Said {
  /** Minutes after the beginning. */
  readonly at: number;
  readonly branch?: string;
  readonly revises?: number;
  readonly last?: true;
  readonly critique?: true;
  readonly total?: number;
  readonly text?: string;
}

/** Thoughts in the order in which they were recorded. */
const nodes = (...said: readonly Said[]): ThoughtNode[] =>
  said.map(({ at, branch, revises, last, critique, total = 5, text = 'x' }, i) => {
    const timestamp = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
    const cipher = cipherGraph(parseCipher(text));
    return {
      ...{ id: `s:${i}`, prev: null, next: [], revisesNode: null, branchOrigin: null, branchId: branch ?? null },
      data: {
        ...{ thought: text, thoughtNumber: i + 1, totalThoughts: total, nextThoughtNeeded: !last, timestamp },
        ...(revises === undefined ? {} : { isRevision: true, revisesThought: revises }),
        ...(branch === undefined ? {} : { branchId: branch, branchFromThought: 1 }),
        ...(critique ? { critique: { text: 'c', model: 'm', timestamp } } : {}),
        ...(cipher ? { cipher } : {}),
      },
    };
  });

/** Sessions that were worked out by hand; what is not named is as in a session of that many plain thoughts. */
const rows: readonly [string, readonly Said[], object][] = [
  [
    'nothing yet',
    [],
    {
      metadata: { thoughtCount: 0, branchCount: 0, revisionCount: 0, duration: 0 },
      structure: { linearityScore: 1, revisionRate: 0, maxDepth: 0, thoughtDensity: 0 },
      quality: { critiqueRequests: 0, hasConvergence: false, isComplete: false },
      ...{ linearity: 1, density: 0, completion: 0, branchCount: 0 },
    },
  ],
  [
    'one thought: no time has passed',
    [{ at: 3 }],
    { metadata: { duration: 0 }, structure: { linearityScore: 1, thoughtDensity: 0 }, completion: 0.2 },
  ],
  [
    'two at the same moment',
    [{ at: 3 }, { at: 3, last: true }],
    { metadata: { duration: 0 }, structure: { thoughtDensity: 0 }, completion: 1, quality: { isComplete: true } },
  ],
  [
    'straight on: 4 thoughts in 6 minutes, 4 of 5 expected',
    [{ at: 0 }, { at: 1 }, { at: 2 }, { at: 6 }],
    {
      metadata: { duration: 360_000 },
      structure: { linearityScore: 1, revisionRate: 0, maxDepth: 0, thoughtDensity: 0.67 },
      quality: { hasConvergence: false, isComplete: false },
      ...{ completion: 0.8, density: 0.67 },
    },
  ],
  [
    'one of three is a revision: 1 - 1/3, 1/3',
    [{ at: 0 }, { at: 1 }, { at: 2, revises: 1 }],
    { metadata: { revisionCount: 1 }, structure: { linearityScore: 0.67, revisionRate: 0.33 } },
  ],
  [
    'two branches of 1 and 2 among 6, then the main chain: 1 - 3/6',
    [{ at: 0 }, { at: 1, branch: 'a' }, { at: 2, branch: 'b' }, { at: 3, branch: 'b' }, { at: 4 }, { at: 5, last: true }],
    {
      metadata: { thoughtCount: 6, branchCount: 2 },
      structure: { linearityScore: 0.5, maxDepth: 2, thoughtDensity: 1.2 },
      quality: { hasConvergence: true, isComplete: true },
      ...{ completion: 1, branchCount: 2 },
    },
  ],
  [
    'a branch comes last: nothing brings it home',
    [{ at: 0 }, { at: 1 }, { at: 2, branch: 'a', last: true }],
    { structure: { linearityScore: 0.67 }, quality: { hasConvergence: false, isComplete: true } },
  ],
  [
    'a revision on a branch counts on both sides, but not below 0',
    [
      { at: 0, revises: 1 },
      { at: 1, branch: 'a', revises: 1 },
      { at: 2, branch: 'a', revises: 1 },
    ],
    { structure: { linearityScore: 0, revisionRate: 1, maxDepth: 1 } },
  ],
  [
    'more thoughts than expected',
    [
      { at: 0, total: 1 },
      { at: 1, total: 2 },
      { at: 2, total: 2 },
    ],
    { completion: 1, quality: { isComplete: false } },
  ],
  [
    'two that another model commented on',
    [{ at: 0, critique: true }, { at: 1 }, { at: 2, critique: true }],
    { quality: { critiqueRequests: 2 } },
  ],
  [
    'recorded later and thought earlier: from the earliest to the latest',
    [{ at: 8 }, { at: 2 }, { at: 5 }],
    { metadata: { duration: 360_000 }, structure: { thoughtDensity: 0.5 } },
  ],
  [
    'cipher: one of three is supported, two are contradicted or rejected',
    [
      { at: 0, text: 'S1|H|The cache\nS2|H|The network\nS3|H|The disk' },
      { at: 1, text: 'S4|E|S1|It is cold\nS5|E|⊖[S2] pings are fine' },
      { at: 2, text: 'S6|X|S3|iostat is idle\nS7|E|S4|said twice' },
    ],
    { cipher: { steps: 7, hypotheses: 3, supported: 1, contradicted: 2 } },
  ],
];

describe('figures', () => {
  test.each(rows)('%s', (_, said, want) => expect(analyze(session, nodes(...said))).toMatchObject(want));
});
