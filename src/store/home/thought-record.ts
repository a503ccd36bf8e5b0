import { createHash } from 'node:crypto';
import type { ClaimType, ClaimVisibility, MindScope, ThoughtEdgeType, ThoughtNodeType } from '../../../generated/types/index.ts';
import { isRecord } from '../../kernel/json.ts';
import { type ClaimRow, type EdgeRow, type NodeRow, normalized, type ThoughtStatus } from '../../records/thoughts.ts';

/** Records of the Thought DB as they are taken from its files. What others wrote is read as far as it can be understood. */

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const maybe = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((each) => each === value) ?? fallback;

const claimTypes: readonly ClaimType[] = ['fact', 'preference', 'assumption', 'goal'];
const nodeTypes: readonly ThoughtNodeType[] = ['decision', 'action', 'summary'];
const visibilities: readonly ClaimVisibility[] = ['private', 'project', 'global'];
const edgeTypes: readonly ThoughtEdgeType[] = [
  'depends_on',
  'supports',
  'contradicts',
  'derived_from',
  'mentions',
  'supersedes',
  'same_as',
];

/** No record cites more than a few; a file may say anything. */
const mostCited = 50;

const citedBy = ({ source_refs }: Fields): string[] =>
  (Array.isArray(source_refs) ? source_refs : [])
    .slice(0, mostCited)
    .flatMap((ref) => (isRecord(ref) && text(ref.event_id) ? [text(ref.event_id)] : []));

/** Milliseconds of a moment; null where there is none, or none that can be read. */
export const msOf = (ts: unknown): number | null => {
  const ms = typeof ts === 'string' ? Date.parse(ts) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
};

/** Equal for claims that say the same. */
export const signatureOf = (claim_type: string, said: string): string =>
  createHash('sha256')
    .update(`${claim_type}|${normalized(said)}`)
    .digest('hex');

/** What an index keeps of a claim or a node. */
export interface Asserted {
  readonly id: string;
  readonly kind: 'claim' | 'node';
  readonly type: string;
  readonly title: string;
  readonly text: string;
  readonly asserted_ms: number;
  readonly valid_from_ms: number | null;
  readonly valid_to_ms: number | null;
  readonly signature: string;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly record: Fields;
}

const asserted = (record: Fields) => ({
  text: text(record.text),
  asserted_ms: msOf(record.asserted_ts) ?? 0,
  tags: [...new Set(list(record.tags))],
  sources: [...new Set(citedBy(record))],
  record,
});

export type ThoughtLine =
  | { readonly kind: 'asserted'; readonly thought: Asserted }
  | { readonly kind: 'retracted'; readonly id: string }
  | { readonly kind: 'edge'; readonly edge: AssertedEdge }
  | { readonly kind: 'other' };

export interface AssertedEdge {
  readonly edge_id: string;
  readonly edge_type: ThoughtEdgeType;
  readonly from_id: string;
  readonly to_id: string;
  readonly asserted_ms: number;
  readonly record: Fields;
}

const other: ThoughtLine = { kind: 'other' };

function claimLine(record: Fields): ThoughtLine {
  const id = text(record.claim_id);
  if (!id || !text(record.text).trim()) return other;
  const type = oneOf(claimTypes, record.claim_type, 'fact');
  return {
    kind: 'asserted',
    thought: {
      ...asserted(record),
      id,
      kind: 'claim',
      type,
      title: '',
      valid_from_ms: msOf(record.valid_from),
      valid_to_ms: msOf(record.valid_to),
      signature: signatureOf(type, text(record.text)),
    },
  };
}

function nodeLine(record: Fields): ThoughtLine {
  const id = text(record.node_id);
  const type = nodeTypes.find((each) => each === record.node_type);
  if (!id || !type) return other;
  const at = { valid_from_ms: null, valid_to_ms: null, signature: '' };
  return { kind: 'asserted', thought: { ...asserted(record), ...at, id, kind: 'node', type, title: text(record.title) } };
}

function edgeLine(record: Fields): ThoughtLine {
  const { edge_id, from_id, to_id } = record;
  const edge_type = edgeTypes.find((each) => each === record.edge_type);
  if (!edge_type || !text(edge_id) || !text(from_id) || !text(to_id)) return other;
  const ends = { edge_id: text(edge_id), from_id: text(from_id), to_id: text(to_id) };
  return { kind: 'edge', edge: { ...ends, edge_type, asserted_ms: msOf(record.asserted_ts) ?? 0, record } };
}

const retracts = (id: unknown): ThoughtLine => (text(id) ? { kind: 'retracted', id: text(id) } : other);

const lines: Readonly<Record<string, (record: Fields) => ThoughtLine>> = {
  claim: claimLine,
  claim_retract: ({ claim_id }) => retracts(claim_id),
  node: nodeLine,
  node_retract: ({ node_id }) => retracts(node_id),
  edge: edgeLine,
};

/** What a line says. A kind that is not known says nothing here. */
export function readThought(record: unknown): ThoughtLine {
  if (!isRecord(record)) return other;
  const read = Object.hasOwn(lines, text(record.kind)) ? lines[text(record.kind)] : undefined;
  return read?.(record) ?? other;
}

/** Whose store a row was read from; that counts, whatever its record says. */
export interface Of {
  readonly scope: MindScope;
  readonly project_id: string;
}

export interface Standing {
  readonly status: ThoughtStatus;
  readonly canonical_id: string;
}

const shared = (record: Fields, of: Of, { status, canonical_id }: Standing) => ({
  text: text(record.text),
  visibility: oneOf(visibilities, record.visibility, of.scope),
  scope: of.scope,
  project_id: of.project_id,
  asserted_ts: text(record.asserted_ts),
  tags: list(record.tags),
  source_event_ids: citedBy(record),
  confidence: typeof record.confidence === 'number' ? Math.min(1, Math.max(0, record.confidence)) : 1,
  notes: text(record.notes),
  status,
  canonical_id,
});

export const claimRow = (record: Fields, of: Of, standing: Standing): ClaimRow => ({
  claim_id: text(record.claim_id),
  claim_type: oneOf(claimTypes, record.claim_type, 'fact'),
  valid_from: maybe(record.valid_from),
  valid_to: maybe(record.valid_to),
  ...shared(record, of, standing),
});

export const nodeRow = (record: Fields, of: Of, standing: Standing): NodeRow => ({
  node_id: text(record.node_id),
  node_type: oneOf(nodeTypes, record.node_type, 'summary'),
  title: text(record.title),
  ...shared(record, of, standing),
});

export const edgeRow = (record: Fields, { scope, project_id }: Of): EdgeRow => ({
  edge_id: text(record.edge_id),
  edge_type: oneOf(edgeTypes, record.edge_type, 'mentions'),
  from_id: text(record.from_id),
  to_id: text(record.to_id),
  visibility: oneOf(visibilities, record.visibility, scope),
  scope,
  project_id,
  asserted_ts: text(record.asserted_ts),
  source_event_ids: citedBy(record),
  notes: text(record.notes),
});
