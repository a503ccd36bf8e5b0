import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { NoteEntry } from '../../generated/types/index.ts';
import { iso } from '../kernel/text.ts';
import { compiled } from '../store/compiled.ts';
import { restateSearchable } from '../store/search-rows.ts';
import { searchedEdit } from '../store/searched-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { appendEntry, touchDocument } from './entries.ts';
import { index } from './search.ts';

/** A document that a note makes is of notes, unless its name says trace. */
const kindOf = (doc: string) => (doc === 'trace' || doc.endsWith('-trace') ? 'trace' : 'notes');

const addEdit = compiled<Database['entry_edits']>((k, p) =>
  k.insertInto('entry_edits').values({
    ws: p('ws'),
    seq: p('seq'),
    entry_seq: p('entry_seq'),
    branch_id: p('branch_id'),
    doc: p('doc'),
    replaces_seq: p('replaces_seq'),
    origin_seq: p('origin_seq'),
    ts_ms: p('ts_ms'),
    agent_id: p('agent_id'),
    title: p('title'),
    format: p('format'),
    meta: p('meta'),
    content: p('content'),
  }),
);

/** The version before is found as superseded where it was written on the same branch; elsewhere it still stands. */
async function overtake({ db, ws }: Writer, { entry_seq, replaces_seq, branch_id }: Database['entry_edits']): Promise<void> {
  const first = replaces_seq === entry_seq;
  const before = await db.kysely
    .selectFrom(first ? 'entries' : 'entry_edits')
    .select('branch_id')
    .where('ws', '=', ws)
    .where('seq', '=', replaces_seq)
    .executeTakeFirst();
  if (before?.branch_id === branch_id)
    await restateSearchable({ db, ws }, first ? 'entry' : 'edit', String(replaces_seq), 'superseded');
}

type Own = Pick<Appliers<Writer>, 'note_added' | 'note_edited'>;

export const noteAppliers: Own = {
  async note_added(fact, at) {
    const { seq, ts_ms } = at;
    const { branch, branch_id, doc, content, title, format, meta, agent_id, origin_seq, source_event_id } = fact;
    await appendEntry(
      at,
      { branch_id, doc, doc_kind: kindOf(doc) },
      {
        kind: 'note',
        agent_id: agent_id ?? null,
        title: title ?? null,
        format: format ?? null,
        meta: meta ? JSON.stringify(meta) : null,
        content,
        origin_seq: origin_seq ?? null,
        source_event_id: source_event_id ?? null,
      },
    );
    const entry: NoteEntry = { seq, ts: iso(ts_ms), ts_ms, branch, doc, kind: 'note', content };
    return Object.assign(
      entry,
      title === undefined ? {} : { title },
      format === undefined ? {} : { format },
      meta === undefined ? {} : { meta },
      agent_id === undefined ? {} : { agent_id },
      source_event_id === undefined ? {} : { source_event_id },
    );
  },
  async note_edited({ branch_id, doc, entry_seq, replaces, content, title, format, meta, agent_id, origin_seq }, at) {
    const { seq, ts_ms } = at;
    const { db, ws } = at.db;
    const edit = {
      ws,
      seq,
      entry_seq,
      branch_id,
      doc,
      replaces_seq: replaces,
      origin_seq: origin_seq ?? null,
      ts_ms,
      agent_id: agent_id ?? null,
      title: title ?? null,
      format: format ?? null,
      meta: meta ? JSON.stringify(meta) : null,
      content,
    };
    await addEdit.send(db, edit);
    await db.kysely
      .updateTable('entries')
      .set((eb) => ({ edits: eb('edits', '+', 1) }))
      .where('ws', '=', ws)
      .where('seq', '=', entry_seq)
      .execute();
    await touchDocument.send(db, { ws, branch_id, doc, kind: kindOf(doc), seq, now: ts_ms });
    await overtake(at.db, edit);
    await index(at, searchedEdit(edit));
    return { seq };
  },
};
