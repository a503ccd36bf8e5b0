import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { Writer } from '../store/tables.ts';
import { addBranch } from './vcs.ts';

type Own = Pick<Appliers<Writer>, 'workspace_created' | 'project_guard_bound'>;

export const workspaceAppliers: Own = {
  async workspace_created({ branch }, { db: { db, ws }, seq, ts_ms }) {
    await addBranch.send(db, { ws, id: seq, name: branch, base_id: null, base_seq: null, lineage: '[]', now: ts_ms });
    await db.kysely.updateTable('workspaces').set({ checkout_id: seq }).where('id', '=', ws).execute();
  },
  async project_guard_bound({ guard }, { db: { db, ws } }) {
    await db.kysely.updateTable('workspaces').set({ project_guard: guard }).where('id', '=', ws).execute();
  },
};
