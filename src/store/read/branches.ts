import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { BranchRow, WorkspaceReads } from '../../records/workspace.ts';
import { type BranchColumns, branchByName, branchColumns } from '../branch-rows.ts';
import { compiled } from '../compiled.ts';
import type { Db } from '../tables.ts';

const listed = compiled<{ ws: number; after: string; limit: number }, BranchColumns>((k, p) =>
  k
    .selectFrom('branches as b')
    .leftJoin('branches as base', (join) => join.onRef('base.ws', '=', 'b.ws').onRef('base.id', '=', 'b.base_id'))
    .select(branchColumns)
    .where('b.ws', '=', p('ws'))
    .where('b.name', '>', p('after'))
    .orderBy('b.name')
    .limit(p('limit')),
);

const derived = compiled<{ ws: number; id: number; limit: number }, { name: string }>((k, p) =>
  k
    .selectFrom('branches')
    .select('name')
    .where('ws', '=', p('ws'))
    .where('base_id', '=', p('id'))
    .orderBy('name')
    .limit(p('limit')),
);

const before = compiled<{ ws: number; agent: string }, { name: string }>((k, p) =>
  k
    .selectFrom('workspaces as w')
    .leftJoin('agent_places as a', (join) => join.onRef('a.ws', '=', 'w.id').on('a.agent', '=', p('agent')))
    .innerJoin('branches as b', (join) =>
      join
        .onRef('b.ws', '=', 'w.id')
        .on('b.id', '=', (eb) =>
          eb.case().when('a.ws', 'is', null).then(eb.ref('w.returns_to')).else(eb.ref('a.returns_to')).end(),
        ),
    )
    .select('b.name')
    .where('w.id', '=', p('ws')),
);

const newest = compiled<{ ws: number; id: number; limit: number }, BranchColumns>((k, p) =>
  k
    .selectFrom('branches as b')
    .leftJoin('branches as base', (join) => join.onRef('base.ws', '=', 'b.ws').onRef('base.id', '=', 'b.base_id'))
    .select(branchColumns)
    .where('b.ws', '=', p('ws'))
    .where('b.base_id', '=', p('id'))
    .orderBy('b.id', 'desc')
    .limit(p('limit')),
);

const nameById = compiled<{ ws: number; id: number }, { name: string }>((k, p) =>
  k.selectFrom('branches').select('name').where('ws', '=', p('ws')).where('id', '=', p('id')),
);

/** The name of a branch that this transaction has met. */
export const knownBranchName = async (db: Db, ws: number, id: number): Promise<string | undefined> =>
  (await nameById.recall(db, { ws, id }))?.[0]?.name;

/** Whoever reads from a branch has found it by its name. */
function rememberName(db: Db, ws: number, id: number | undefined, name: string | null): void {
  if (id !== undefined && name !== null) nameById.remember(db, { ws, id }, Promise.resolve([{ name }]));
}

/**
 * What is seen on a branch: its own entries, then each base up to its cut.
 * A base's entries all stand before what was written on the branch, so the segments never overlap in seq.
 */
export function viewOf(branch_id: number, lineage: readonly (readonly [number, number])[]): Segment[] {
  const chain = [[branch_id, Number.MAX_SAFE_INTEGER] as const, ...lineage];
  return chain.map(([id, upto], i) => ({ branch_id: id, after: chain[i + 1]?.[1] ?? 0, upto }));
}

const toBranch = ({ id, name, base_branch, base_seq, created_at_ms, lineage }: BranchColumns): BranchRow => ({
  id,
  name,
  base_branch,
  base_seq,
  created_at_ms,
  view: viewOf(id, JSON.parse(lineage) as [number, number][]),
});

/** What `checkout` of a workspace reads of its branch, together with the workspace itself. */
export const checkoutColumns = [
  'b.name as checkout',
  'b.id as checkout_id',
  'b.base_seq as checkout_base_seq',
  'b.lineage as checkout_lineage',
  'b.created_at_ms as checkout_created_at_ms',
  'base.name as checkout_base',
] as const;

export interface Checkout {
  readonly checkout: string | null;
  readonly checkout_id: number | null;
  readonly checkout_base_seq: number | null;
  readonly checkout_lineage: string | null;
  readonly checkout_created_at_ms: number | null;
  readonly checkout_base: string | null;
}

/** Most calls ask next for the branch that is checked out: a transaction that has read it with its workspace knows it. */
export function rememberCheckout(db: Db, ws: number, read: Checkout): void {
  if (!db.memo || read.checkout === null) return;
  const params = { ws, name: read.checkout };
  if (branchByName.recall(db, params)) return;
  const row: BranchColumns = {
    id: read.checkout_id as number,
    name: read.checkout,
    base_branch: read.checkout_base,
    base_seq: read.checkout_base_seq,
    lineage: read.checkout_lineage as string,
    created_at_ms: read.checkout_created_at_ms as number,
  };
  branchByName.remember(db, params, Promise.resolve([row]));
}

export const branchReads = (db: Db, ws: number): WorkspaceReads['branches'] => ({
  async find(name) {
    const row = await branchByName.first(db, { ws, name });
    if (!row) return undefined;
    const branch = toBranch(row);
    rememberName(db, ws, branch.id, branch.name);
    rememberName(db, ws, branch.view[1]?.branch_id, branch.base_branch);
    return branch;
  },
  async list({ after, limit }) {
    const rows = await listed.all(db, { ws, after: after ?? '', limit });
    return rows.map(({ name, base_branch, base_seq, created_at_ms }) => ({ name, base_branch, base_seq, created_at_ms }));
  },
  async basedOn(id, limit) {
    return (await derived.all(db, { ws, id, limit })).map((row) => row.name);
  },
  async beforeFocus(agent) {
    return (await before.first(db, { ws, agent }))?.name;
  },
  async newestOn(id, limit) {
    return (await newest.all(db, { ws, id, limit })).map(toBranch);
  },
});
