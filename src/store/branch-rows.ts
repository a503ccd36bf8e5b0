import { compiled } from './compiled.ts';

/** A branch as it is read everywhere, so that whoever asks for one again in a transaction is answered from what is known. */
export const branchColumns = [
  'b.id',
  'b.name',
  'b.base_seq',
  'b.lineage',
  'b.created_at_ms',
  'base.name as base_branch',
] as const;

export interface BranchColumns {
  id: number;
  name: string;
  base_branch: string | null;
  base_seq: number | null;
  lineage: string;
  created_at_ms: number;
}

export const branchByName = compiled<{ ws: number; name: string }, BranchColumns>((k, p) =>
  k
    .selectFrom('branches as b')
    .leftJoin('branches as base', (join) => join.onRef('base.ws', '=', 'b.ws').onRef('base.id', '=', 'b.base_id'))
    .select(branchColumns)
    .where('b.ws', '=', p('ws'))
    .where('b.name', '=', p('name')),
);
