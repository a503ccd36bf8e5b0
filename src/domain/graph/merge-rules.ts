import type { DiffSummary, FoundConflict, GraphChange } from '../../../generated/types/index.ts';
import { stableHash } from '../../kernel/hash.ts';
import { type GraphVersion, refId } from '../../records/graph.ts';
import { fieldsChanged, same } from './state-rules.ts';

/** The three states of a key that a merge compares. */
export interface Meeting {
  /** What both sides last had in common: the version merged last, else the state when the branch was made. */
  readonly base: GraphVersion | undefined;
  readonly theirs: GraphVersion;
  readonly ours: GraphVersion | undefined;
  /** This version of theirs was merged or decided before. */
  readonly settled: boolean;
}

export type Outcome =
  | ({ readonly kind: 'skip' } & Pick<Meeting, 'theirs'>)
  | ({ readonly kind: 'apply' } & Pick<Meeting, 'base' | 'theirs' | 'ours'>)
  | {
      readonly kind: 'conflict';
      readonly base: GraphVersion | undefined;
      readonly theirs: GraphVersion;
      readonly ours: GraphVersion;
    };

export function decideMerge({ base, theirs, ours, settled }: Meeting): Outcome {
  if (settled || same(theirs, base) || same(theirs, ours)) return { kind: 'skip', theirs };
  /** Where ours has no version there is nothing to be in conflict with. */
  if (ours === undefined || same(ours, base)) return { kind: 'apply', base, theirs, ours };
  return { kind: 'conflict', base, theirs, ours };
}

interface Between {
  readonly workspace: string;
  readonly from_id: number;
  readonly into_id: number;
  readonly doc: string;
  readonly cut: number;
}

/** The same meeting always has the same name, whatever its branches are called by then. */
export const conflictId = (
  { workspace, from_id, into_id, doc, cut }: Between,
  theirs: GraphVersion,
  ours: GraphVersion,
): string =>
  `CONFLICT-${stableHash([workspace, from_id, into_id, doc, theirs.kind, theirs.key, cut, theirs.state.last_seq, ours.state.last_seq])}`;

export function summarise(outcomes: readonly Outcome[]): DiffSummary {
  const summary = { nodes_changed: 0, edges_changed: 0, node_fields_changed: 0, edge_fields_changed: 0 };
  for (const outcome of outcomes) {
    if (outcome.kind === 'skip') continue;
    const kind = outcome.theirs.kind;
    summary[`${kind}s_changed`] += 1;
    summary[`${kind}_fields_changed`] += fieldsChanged(outcome.base, outcome.theirs);
  }
  return summary;
}

export const found = (
  conflict_id: string,
  status: FoundConflict['status'],
  { base, theirs, ours }: Extract<Outcome, { kind: 'conflict' }>,
): FoundConflict => ({
  conflict_id,
  kind: theirs.kind,
  key: theirs.key,
  status,
  base: base?.state ?? null,
  theirs: theirs.state,
  ours: ours.state,
});

export const toChange = (to: GraphVersion): GraphChange =>
  to.kind === 'node'
    ? { kind: 'node', id: to.state.id, to: to.state }
    : { kind: 'edge', key: { from: to.state.from, rel: to.state.rel, to: to.state.to }, to: to.state };

/** Of states of one branch, those that mean something else on the other. */
export const differing = (states: readonly GraphVersion[], other: ReadonlyMap<string, GraphVersion>): GraphVersion[] =>
  states.filter((state) => !same(state, other.get(refId(state))));
