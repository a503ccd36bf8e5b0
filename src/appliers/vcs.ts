import type { Appliers } from '../../generated/handlers/appliers.ts';
import { iso } from '../kernel/text.ts';
import { branchByName } from '../store/branch-rows.ts';
import { compiled } from '../store/compiled.ts';
import { dropBranch, restateEntries } from '../store/search-rows.ts';
import type { Db, Writer } from '../store/tables.ts';
import { leaveBranch, move } from './places.ts';

interface NewBranch {
  ws: number;
  id: number;
  name: string;
  base_id: number | null;
  base_seq: number | null;
  lineage: string;
  now: number;
}

export const addBranch = compiled<NewBranch>((k, p) =>
  k.insertInto('branches').values({
    ws: p('ws'),
    id: p('id'),
    name: p('name'),
    base_id: p('base_id'),
    base_seq: p('base_seq'),
    lineage: p('lineage'),
    created_at_ms: p('now'),
  }),
);

async function lineageOf(db: Db, ws: number, name: string) {
  const row = await branchByName.first(db, { ws, name });
  if (!row) throw new Error(`there is no branch ${name}`);
  return row;
}

/** Tables whose rows belong to a branch and go with it. */
const onBranch = [
  'entries',
  'entry_edits',
  'documents',
  'resets',
  'tags',
  'node_versions',
  'edge_versions',
  'node_tags',
  'cards',
  'anchor_links',
] as const;

type Own = Pick<
  Appliers<Writer>,
  'branch_created' | 'branch_renamed' | 'branch_deleted' | 'branch_checked_out' | 'tag_set' | 'tag_removed' | 'head_reset'
>;

export const vcsAppliers: Own = {
  async branch_created({ name, base_branch, base_seq }, { db: { db, ws }, seq, ts_ms }) {
    const base = await lineageOf(db, ws, base_branch);
    const above = (JSON.parse(base.lineage) as [number, number][]).map(([id, upto]) => [id, Math.min(upto, base_seq)]);
    const lineage = JSON.stringify([[base.id, base_seq], ...above]);
    await addBranch.send(db, { ws, id: seq, name, base_id: base.id, base_seq, lineage, now: ts_ms });
    return { name, base_branch, base_seq, created_at_ms: ts_ms };
  },
  async branch_renamed({ branch_id, current }, { db: { db, ws } }) {
    await db.kysely.updateTable('branches').set({ name: current }).where('ws', '=', ws).where('id', '=', branch_id).execute();
  },
  async branch_deleted({ branch_id }, { db: writer }) {
    const { db, ws } = writer;
    await dropBranch(writer, branch_id);
    for (const table of onBranch)
      await db.kysely.deleteFrom(table).where('ws', '=', ws).where('branch_id', '=', branch_id).execute();
    await db.kysely
      .deleteFrom('conflicts')
      .where('ws', '=', ws)
      .where((eb) => eb.or([eb('from_branch_id', '=', branch_id), eb('into_branch_id', '=', branch_id)]))
      .execute();
    await leaveBranch(writer, branch_id);
    await db.kysely.deleteFrom('branches').where('ws', '=', ws).where('id', '=', branch_id).execute();
  },
  async branch_checked_out({ current }, at) {
    const { id } = await lineageOf(at.db.db, at.db.ws, current);
    await move(at, { checkout_id: id });
  },
  async tag_set({ name, branch, branch_id, doc, seq: entry }, { db: { db, ws }, ts_ms }) {
    await db.kysely
      .insertInto('tags')
      .values({ ws, name, branch_id, doc, seq: entry, created_at_ms: ts_ms })
      .onConflict((c) => c.columns(['ws', 'name']).doUpdateSet({ branch_id, doc, seq: entry, created_at_ms: ts_ms }))
      .execute();
    return { name, branch, doc, seq: entry, created_at_ms: ts_ms };
  },
  async tag_removed({ name }, { db: { db, ws } }) {
    await db.kysely.deleteFrom('tags').where('ws', '=', ws).where('name', '=', name).execute();
  },
  async head_reset({ branch, branch_id, doc, ref, old_seq, new_seq }, { db: writer, seq, ts_ms }) {
    const { db, ws } = writer;
    const old = old_seq ?? 0;
    const moved = { branch_id, doc, after: Math.min(old, new_seq), upto: Math.max(old, new_seq) };
    await restateEntries(writer, moved, new_seq < old ? 'superseded' : 'live');
    await db.kysely.insertInto('resets').values({ ws, seq, branch_id, doc, ref, old_seq, new_seq, ts_ms }).execute();
    return { seq, ref: branch, branch, doc, old_seq, new_seq, message: `reset:${ref}`, ts: iso(ts_ms), ts_ms };
  },
};
