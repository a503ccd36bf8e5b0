import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layoutOf } from '../../../src/store/home/layout.ts';

/** A home with one project that holds so many claims, three edges for each, and a log. */
export const project = '0123456789abcdef';
export const claimAt = (i: number): string => `cl_1767225600000000000_${String(i).padStart(8, '0')}`;
export const decision = 'ev_run_1767225600000000000_0a1b2c3d_000001';

const nouns = [
  'export',
  'invoice',
  'checkout',
  'backup',
  'parser',
  'queue',
  'index',
  'token',
  'report',
  'session',
  'cache',
  'route',
];
const verbs = ['stores', 'rejects', 'rounds', 'retries', 'compares', 'signs', 'orders', 'splits', 'merges', 'delays'];
const types = ['fact', 'preference', 'assumption', 'goal'];
const edges = ['depends_on', 'supports', 'contradicts', 'derived_from', 'mentions'];

const pick = (list: readonly string[], i: number): string => list[i % list.length] as string;
const moment = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString();

const claim = (i: number) => ({
  kind: 'claim',
  version: 'v1',
  claim_id: claimAt(i),
  claim_type: pick(types, i),
  text: `The ${pick(nouns, i)} ${pick(verbs, i >> 2)} the ${pick(nouns, i >> 4)} of customer${i % 997} in step${i % 89}.`,
  visibility: 'project',
  scope: 'project',
  project_id: project,
  asserted_ts: moment(i),
  valid_from: null,
  valid_to: null,
  status: 'active',
  tags: i % 50 === 0 ? ['mi:learned'] : [],
  source_refs: [{ kind: 'evidence_event', event_id: `ev_run_1_${i % 4096}` }],
  confidence: 1,
  notes: '',
});

/** Each claim leads to three others, near and far. */
const edgeOf = (i: number, n: number, all: number) => ({
  kind: 'edge',
  version: 'v1',
  edge_id: `ed_1767225600000000000_${String(i * 3 + n).padStart(8, '0')}`,
  edge_type: pick(edges, i + n),
  from_id: claimAt(i),
  to_id: claimAt((i * 7 + n * 31 + 1) % all),
  visibility: 'project',
  scope: 'project',
  project_id: project,
  asserted_ts: moment(i),
  source_refs: [],
  notes: '',
});

export function fillThoughts(home: string, claims: number): void {
  const at = layoutOf(home).project(project);
  mkdirSync(path.dirname(at.claims), { recursive: true });
  const all = Array.from({ length: claims }, (_, i) => i);
  const lines = (records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
  writeFileSync(at.claims, lines(all.map(claim)));
  writeFileSync(at.edges, lines(all.flatMap((i) => [0, 1, 2].map((n) => edgeOf(i, n, claims)))));
  const about = { event_id: decision, run_id: 'run_1', seq: 1, ts: moment(claims), batch_id: 'b0', thread_id: '' };
  const said = {
    next_action: 'stop',
    status: 'done',
    notes: 'The export stores the invoice of customer7.',
    next_hands_input: '',
  };
  writeFileSync(at.evidence, lines([{ kind: 'decide_next', ...about, ...said }]));
}
