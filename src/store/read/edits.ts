import { sql } from 'kysely';
import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { Edited } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import type { NoteEdit } from '../../records/notes.ts';
import { isSeen } from '../../records/view.ts';
import type { Db } from '../tables.ts';

/** The version of a note that is shown, and which one it is. */
export interface ShownEdit extends NoteEdit {
  readonly version: number;
}

export const toEdited = ({ version, seq, ts_ms, branch, agent_id }: ShownEdit): Edited => ({
  version,
  seq,
  ts: iso(ts_ms),
  branch,
  ...(agent_id === null ? {} : { agent_id }),
});

const size = sql<number>`(octet_length(v.content) + coalesce(octet_length(v.meta), 0))`;

const heads = ({ kysely }: Db, ws: number) =>
  kysely
    .selectFrom('entry_edits as v')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 'v.ws').onRef('b.id', '=', 'v.branch_id'))
    .select([
      'v.seq',
      'v.entry_seq',
      'v.branch_id',
      'b.name as branch',
      'v.ts_ms',
      'v.agent_id',
      'v.replaces_seq',
      'v.origin_seq',
    ])
    .where('v.ws', '=', ws);

export const editAt = (db: Db, ws: number, seq: number): Promise<NoteEdit | undefined> =>
  heads(db, ws).where('v.seq', '=', seq).executeTakeFirst();

export const editsOf = async (db: Db, ws: number, entries: readonly number[]): Promise<NoteEdit[]> =>
  entries.length
    ? heads(db, ws)
        .where('v.entry_seq', 'in', [...entries])
        .orderBy('v.entry_seq')
        .orderBy('v.seq')
        .execute()
    : [];

export async function editsIn(db: Db, ws: number, view: readonly Segment[], doc: string): Promise<NoteEdit[]> {
  const found: NoteEdit[] = [];
  for (const { branch_id, after, upto } of [...view].reverse())
    found.push(
      ...(await heads(db, ws)
        .where('v.branch_id', '=', branch_id)
        .where('v.doc', '=', doc)
        .where('v.seq', '>', after)
        .where('v.seq', '<=', upto)
        .orderBy('v.seq')
        .execute()),
    );
  return found;
}

/** A version counts those it came from, not those of other branches. */
export function versionOf(all: readonly NoteEdit[], edit: NoteEdit): number {
  const bySeq = new Map(all.map((one) => [one.seq, one]));
  let version = 2;
  for (let before = bySeq.get(edit.replaces_seq); before; before = bySeq.get(before.replaces_seq)) version += 1;
  return version;
}

interface Editable {
  readonly seq: number;
  readonly size: number;
  /** How many edits there are, on whatever branch. */
  readonly edits: number;
}

/** Rows with the edits that a view shows; those that were never edited cost nothing. Texts are read by `withTexts`. */
export async function shownBy<R extends Editable>(
  db: Db,
  ws: number,
  view: readonly Segment[],
  rows: readonly R[],
): Promise<(R & { edit?: ShownEdit })[]> {
  const edited = rows.filter((row) => row.edits > 0).map((row) => row.seq);
  if (edited.length === 0) return [...rows];
  const sized = await heads(db, ws)
    .select(size.as('size'))
    .where('v.entry_seq', 'in', edited)
    .orderBy('v.entry_seq')
    .orderBy('v.seq')
    .execute();
  return rows.map((row) => {
    const all = sized.filter((one) => one.entry_seq === row.seq);
    const edit = all.filter((one) => isSeen(view, one.branch_id, one.seq)).at(-1);
    return edit ? { ...row, size: Number(edit.size), edit: { ...edit, version: versionOf(all, edit) } } : row;
  });
}

/** Puts what the shown versions say in the place of what was written first. */
export async function withTexts<R extends { readonly edit?: ShownEdit }>(db: Db, ws: number, rows: readonly R[]): Promise<R[]> {
  const seqs = rows.flatMap((row) => (row.edit ? [row.edit.seq] : []));
  if (seqs.length === 0) return [...rows];
  const texts = await db.kysely
    .selectFrom('entry_edits')
    .select(['seq', 'title', 'format', 'meta', 'content'])
    .where('ws', '=', ws)
    .where('seq', 'in', seqs)
    .execute();
  const bySeq = new Map(texts.map(({ seq, ...said }) => [seq, said]));
  return rows.map((row) => (row.edit ? { ...row, ...bySeq.get(row.edit.seq) } : row));
}
