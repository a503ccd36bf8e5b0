import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { GraphMergeHandlers } from '../../../generated/handlers/graph.ts';
import type { GraphMergeOutput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { fromTheEnd, newestFirst } from '../../kernel/page.ts';
import { nextCall } from '../../kernel/says.ts';
import { branchNamed, checkedOut, decideInto } from '../../records/branch.ts';
import { type ConflictRow, type GraphVersion, refId } from '../../records/graph.ts';
import type { BranchRow } from '../../records/workspace.ts';
import type { TellGraph } from './apply.ts';
import { differences } from './diff.ts';
import { conflictId, decideMerge, found, type Meeting, type Outcome, summarise, toChange } from './merge-rules.ts';
import type { GraphStore } from './store.ts';

interface Sides {
  readonly store: GraphStore;
  readonly doc: string;
  readonly from: BranchRow;
  readonly into: BranchRow;
}

function refuseUnlessBase(from: BranchRow, into: BranchRow): void {
  if (from.base_branch === into.name) return;
  const sides = { from: from.name, into: into.name };
  throw from.base_branch === null
    ? refuse('branch-has-no-base', sides)
    : refuse('branch-has-another-base', { ...sides, base: from.base_branch });
}

/** Gathers what there is to know about each key that `from` has changed. */
async function meetings(
  { store, doc, from, into }: Sides,
  page: readonly GraphVersion[],
  known: readonly ConflictRow[],
): Promise<Meeting[]> {
  const forked = await store.graph.states(from.view.slice(1), doc, page);
  const ours = await store.graph.states(into.view, doc, page);
  const merged = await store.graph.lastMerged(from.id, into.id, doc, page);
  const earlier = await store.graph.versions([...merged.values()]);
  const decided = new Set(known.filter((row) => row.status === 'resolved').map((row) => row.theirs_seq));
  return page.map((theirs) => {
    const id = refId(theirs);
    const last = merged.get(id);
    const seq = theirs.state.last_seq;
    return {
      base: (last === undefined ? undefined : earlier.get(last)) ?? forked.get(id),
      theirs,
      ours: ours.get(id),
      settled: last === seq || decided.has(seq),
    };
  });
}

/** Writes a state of one branch on another, as what it is there: a version or a tombstone. */
async function bring(
  { doc, from, into }: Sides,
  theirs: GraphVersion,
  ours: GraphVersion | undefined,
  tell: TellGraph,
): Promise<void> {
  const { deleted, last_seq, last_ts_ms: _, merged_from: __, ...state } = theirs.state;
  const at = {
    branch: into.name,
    branch_id: into.id,
    doc,
    merged_from: { branch_id: from.id, seq: last_seq },
  };
  const replaces = ours?.state.last_seq ?? null;
  if (theirs.kind === 'node') {
    const node = state as Omit<typeof theirs.state, 'deleted' | 'last_seq' | 'last_ts_ms' | 'merged_from'>;
    if (deleted) await tell('graph_node_removed', { ...at, id: node.id, replaces: replaces ?? last_seq });
    else await tell('graph_node_written', { ...at, ...node, replaces });
    return;
  }
  const { from: start, rel, to } = theirs.state;
  if (deleted) await tell('graph_edge_removed', { ...at, from: start, rel, to, replaces: replaces ?? last_seq });
  else await tell('graph_edge_written', { ...at, from: start, rel, to, meta: theirs.state.meta, replaces });
}

async function conflictNamed(store: GraphStore, id: string): Promise<ConflictRow> {
  const row = await store.conflicts.find(id);
  if (!row) throw refuse('conflict-is-not-known', { id, into: (await checkedOut(store)).name });
  return row;
}

const statuses = {
  open: ['open'],
  resolved: ['resolved'],
  superseded: ['superseded'],
  all: ['open', 'resolved', 'superseded'],
} as const;

/** More would bury the answer; the rest are found with graph_conflicts. */
const mostSuggested = 3;

interface Merging {
  readonly workspace: string;
  readonly tell: TellGraph & Tell<'graph_conflict_found' | 'graph_conflict_superseded'>;
  readonly progress: (done: number, total: number) => void;
}

interface Page {
  readonly cursor?: number | undefined;
  readonly limit: number;
  readonly dry_run: boolean;
}

/** Brings what one branch changed since it was made to its base, a page at a time; what both changed is a conflict. */
export async function mergeGraph(
  sides: Sides,
  { cursor, limit, dry_run }: Page,
  { workspace, tell, progress }: Merging,
): Promise<GraphMergeOutput> {
  const { store, doc, from: source, into: target } = sides;
  refuseUnlessBase(source, target);
  const rows = await store.graph.changes(source.view.slice(0, 1), doc, { before: cursor ?? fromTheEnd, limit: limit + 1 });
  const { items, pagination } = newestFirst(rows, (version) => version.state.last_seq, { cursor, limit });
  const known = await store.conflicts.about(source.id, target.id, doc, items);
  const outcomes = (await meetings(sides, items, known)).map(decideMerge);

  const between = { workspace, from_id: source.id, into_id: target.id, doc, cut: source.base_seq ?? 0 };
  const isKnown = new Set(known.map((row) => row.conflict_id));
  const applied = outcomes.filter((o) => o.kind === 'apply');
  const conflicts = outcomes
    .filter((o): o is Extract<Outcome, { kind: 'conflict' }> => o.kind === 'conflict')
    .map((outcome) => ({ id: conflictId(between, outcome.theirs, outcome.ours), outcome }));
  const standing = new Set(conflicts.map(({ id }) => id));
  const fresh = conflicts.filter(({ id }) => !isKnown.has(id));
  const overtaken = known.filter((row) => row.status === 'open' && !standing.has(row.conflict_id));

  if (!dry_run) {
    /** From the oldest, so that what is newest there is newest here. */
    for (const [i, { theirs, ours }] of [...applied].reverse().entries()) {
      await bring(sides, theirs, ours, tell);
      progress(i + 1, applied.length);
    }
    for (const { conflict_id } of overtaken) await tell('graph_conflict_superseded', { conflict_id });
    for (const { id, outcome } of [...fresh].reverse())
      await tell('graph_conflict_found', {
        conflict_id: id,
        from_branch_id: source.id,
        into_branch_id: target.id,
        doc,
        kind: outcome.theirs.kind,
        key: outcome.theirs.key,
        base_seq: outcome.base?.state.last_seq ?? null,
        theirs_seq: outcome.theirs.state.last_seq,
        ours_seq: outcome.ours.state.last_seq,
      });
  }
  return {
    from: source.name,
    into: target.name,
    doc,
    merged: applied.length,
    skipped: outcomes.length - applied.length - conflicts.length,
    conflicts_created: fresh.length,
    conflict_ids: conflicts.map(({ id }) => id),
    conflicts: conflicts.map(({ id, outcome }) => found(id, dry_run ? 'preview' : 'open', outcome)),
    diff_summary: summarise(outcomes),
    pagination,
  };
}

/** The calls that show what both sides changed. */
export const conflictCalls = (conflicts: GraphMergeOutput['conflicts']): NextCall[] =>
  conflicts.slice(0, mostSuggested).map(({ conflict_id, key }) => nextCall('see-what-both-changed', { conflict_id, key }));

export const graphMergeHandlers: GraphMergeHandlers<GraphStore> = {
  async graph_diff({ from, to, doc, cursor, limit }, { store }) {
    const sides = { store, doc, from: await branchNamed(store, from), to: await branchNamed(store, to) };
    const states = await differences(sides, { before: cursor ?? fromTheEnd, limit: limit + 1 });
    const { items, pagination } = newestFirst(states, (version) => version.state.last_seq, { cursor, limit });
    return { from, to, doc, changes: items.map(toChange), pagination, truncated: false };
  },

  async graph_merge({ from, into, doc, cursor, limit, dry_run, merge_to_base }, ctx) {
    const { store, suggest } = ctx;
    const source = await branchNamed(store, from);
    const target = await branchNamed(store, decideInto(source, into, merge_to_base));
    const merged = await mergeGraph({ store, doc, from: source, into: target }, { cursor, limit, dry_run }, ctx);
    if (!dry_run) for (const next of conflictCalls(merged.conflicts)) suggest(next);
    return merged;
  },

  async graph_conflicts({ into, doc, status, cursor, limit }, { store }) {
    const { id } = await branchNamed(store, into);
    const rows = await store.conflicts.list(id, doc, statuses[status], { before: cursor ?? fromTheEnd, limit: limit + 1 });
    const { items, pagination } = newestFirst(rows, (row) => row.created_seq, { cursor, limit });
    const conflicts = items.map(({ conflict_id, kind, key, status: is, created_seq, created_at_ms }) => ({
      conflict_id,
      kind,
      key,
      status: is,
      created_seq,
      created_at_ms,
    }));
    return { into, doc, conflicts, pagination, truncated: false };
  },

  async graph_conflict_show({ conflict_id }, { store, suggest }) {
    const row = await conflictNamed(store, conflict_id);
    const { kind, key, from, into, doc, status, created_at_ms, resolved_at_ms, base_seq, theirs_seq, ours_seq } = row;
    const versions = await store.graph.versions([...(base_seq === null ? [] : [base_seq]), theirs_seq, ours_seq]);
    const state = (seq: number | null) => (seq === null ? null : (versions.get(seq)?.state ?? null));
    const states = { base: state(base_seq), theirs: state(theirs_seq), ours: state(ours_seq) };
    if (status === 'open')
      for (const [resolution, whose] of [
        ['use_from', from],
        ['use_into', into],
      ] as const)
        suggest(nextCall('keep-what-one-side-says', { conflict_id, resolution, whose }));
    const resolved = resolved_at_ms === null ? {} : { resolved_at_ms };
    return { conflict: { conflict_id, kind, key, from, into, doc, status, ...states, created_at_ms, ...resolved } };
  },

  async graph_conflict_resolve({ conflict_id, resolution }, { store, tell }) {
    const row = await conflictNamed(store, conflict_id);
    if (row.status !== 'open')
      throw refuse('conflict-is-not-open', { id: conflict_id, status: row.status, into: row.into, doc: row.doc });
    const applied = resolution === 'use_from';
    if (applied) {
      const sides: Sides = {
        store,
        doc: row.doc,
        from: await branchNamed(store, row.from),
        into: await branchNamed(store, row.into),
      };
      const theirs = (await store.graph.versions([row.theirs_seq])).get(row.theirs_seq) as GraphVersion;
      const ours = (await store.graph.states(sides.into.view, row.doc, [row])).get(refId(row));
      await bring(sides, theirs, ours, tell);
    }
    await tell('graph_conflict_resolved', { conflict_id, resolution });
    return { conflict_id, status: 'resolved', applied };
  },
};
