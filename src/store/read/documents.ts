import type { DocRow, WorkspaceReads } from '../../records/workspace.ts';
import { compiled } from '../compiled.ts';
import type { Db } from '../tables.ts';

const one = compiled<{ ws: number; branch_id: number; doc: string }, DocRow>((k, p) =>
  k
    .selectFrom('documents as d')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 'd.ws').onRef('b.id', '=', 'd.branch_id'))
    .select(['d.branch_id', 'b.name as branch', 'd.doc', 'd.kind', 'd.first_seq', 'd.created_at_ms', 'd.updated_at_ms'])
    .$castTo<DocRow>()
    .where('d.ws', '=', p('ws'))
    .where('d.branch_id', '=', p('branch_id'))
    .where('d.doc', '=', p('doc')),
);

export const documentReads = (db: Db, ws: number): WorkspaceReads['documents'] => ({
  find: (branch_id, doc) => one.first(db, { ws, branch_id, doc }),
  onBranches: (branch_ids) =>
    db.kysely
      .selectFrom('documents as d')
      .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 'd.ws').onRef('b.id', '=', 'd.branch_id'))
      .select(['d.branch_id', 'b.name as branch', 'd.doc', 'd.kind', 'd.first_seq', 'd.created_at_ms', 'd.updated_at_ms'])
      .$castTo<DocRow>()
      .where('d.ws', '=', ws)
      .where('d.branch_id', 'in', [...branch_ids])
      .orderBy('d.doc')
      .execute(),
});
