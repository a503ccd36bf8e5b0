import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { NoteEntry } from '../../generated/types/index.ts';
import { iso } from '../kernel/text.ts';
import { compiled } from '../store/compiled.ts';
import type { Database, Writer } from '../store/tables.ts';

type EntryRow = Database['entries'];

/** Appends a row; events leave the fields of a note empty, and the other way round. */
export const addEntry = compiled<EntryRow>((k, p) =>
  k.insertInto('entries').values({
    ws: p('ws'),
    seq: p('seq'),
    branch_id: p('branch_id'),
    doc: p('doc'),
    kind: p('kind'),
    ts_ms: p('ts_ms'),
    agent_id: p('agent_id'),
    title: p('title'),
    format: p('format'),
    meta: p('meta'),
    content: p('content'),
    origin_seq: p('origin_seq'),
    source_event_id: p('source_event_id'),
    event_id: p('event_id'),
    event_type: p('event_type'),
    task_id: p('task_id'),
    path: p('path'),
    payload: p('payload'),
  }),
);

export const touchDocument = compiled<{ ws: number; branch_id: number; doc: string; kind: string; seq: number; now: number }>(
  (k, p) =>
    k
      .insertInto('documents')
      .values({
        ws: p('ws'),
        branch_id: p('branch_id'),
        doc: p('doc'),
        kind: p('kind'),
        first_seq: p('seq'),
        created_at_ms: p('now'),
        updated_at_ms: p('now'),
      })
      .onConflict((c) => c.columns(['ws', 'branch_id', 'doc']).doUpdateSet({ updated_at_ms: p('now') })),
);

/** A document that a note makes is of notes, unless its name says trace. */
const kindOf = (doc: string) => (doc === 'trace' || doc.endsWith('-trace') ? 'trace' : 'notes');

type Own = Pick<Appliers<Writer>, 'note_added'>;

export const noteAppliers: Own = {
  async note_added(fact, { db: { db, ws }, seq, ts_ms }) {
    const { branch, branch_id, doc, content, title, format, meta, agent_id, origin_seq, source_event_id } = fact;
    await addEntry.all(db, {
      ws,
      seq,
      branch_id,
      doc,
      kind: 'note',
      ts_ms,
      agent_id: agent_id ?? null,
      title: title ?? null,
      format: format ?? null,
      meta: meta ? JSON.stringify(meta) : null,
      content,
      origin_seq: origin_seq ?? null,
      source_event_id: source_event_id ?? null,
      event_id: null,
      event_type: null,
      task_id: null,
      path: null,
      payload: null,
    });
    await touchDocument.all(db, { ws, branch_id, doc, kind: kindOf(doc), seq, now: ts_ms });
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
};
