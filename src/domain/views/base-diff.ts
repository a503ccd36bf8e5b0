import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { BaseDiff } from '../../../generated/types/index.ts';
import { fromTheEnd, newestFirst } from '../../kernel/page.ts';
import { checkedOut } from '../../records/branch.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { differences } from '../graph/diff.ts';
import { toChange } from '../graph/merge-rules.ts';
import type { ViewsStore } from './store.ts';

/** The branch whose graph is compared with its base: the one checked out, if it is a what-if of this work; else the work's own. */
async function decideSides(store: ViewsStore, own: BranchRow): Promise<{ from: BranchRow; to: BranchRow } | undefined> {
  const current = await checkedOut(store);
  if (current.base_branch === own.name) return { from: own, to: current };
  const base = own.base_branch === null ? undefined : await store.branches.find(own.base_branch);
  return base && { from: base, to: own };
}

/** Null where there is no base to compare with. */
export async function readBaseDiff(
  store: ViewsStore,
  { reasoning_ref }: EntityTarget,
  own: BranchRow,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<BaseDiff | null> {
  const sides = await decideSides(store, own);
  if (!sides) return null;
  const doc = reasoning_ref.graph_doc;
  const rows = await differences({ store, doc, ...sides }, { before: cursor ?? fromTheEnd, limit: limit + 1 });
  const { items, pagination } = newestFirst(rows, ({ state }) => state.last_seq, {
    ...(cursor === undefined ? {} : { cursor }),
    limit,
  });
  const of = (kind: 'node' | 'edge') => items.filter((version) => version.kind === kind).length;
  return {
    from: sides.from.name,
    to: sides.to.name,
    doc,
    summary: {
      nodes_changed: of('node'),
      edges_changed: of('edge'),
      removed: items.filter(({ state }) => state.deleted).length,
    },
    changes: items.map(toChange),
    pagination,
  };
}
