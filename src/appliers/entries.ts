import type { Applying } from '../../generated/handlers/appliers.ts';
import { compiled } from '../store/compiled.ts';
import { searchedEntry } from '../store/searched-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { index } from './search.ts';

type EntryRow = Omit<Database['entries'], 'edits'>;

const addEntry = compiled<EntryRow>((k, p) =>
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
      .onConflict((c) =>
        c.columns(['ws', 'branch_id', 'doc']).doUpdateSet((eb) => ({ updated_at_ms: eb.ref('excluded.updated_at_ms') })),
      ),
);

type EntryDoc = Pick<EntryRow, 'branch_id' | 'doc'> & { readonly doc_kind: 'notes' | 'trace' };
type Said = Pick<EntryRow, 'kind'> & Partial<Omit<EntryRow, 'ws' | 'branch_id' | 'doc' | 'ts_ms'>>;

/** Appends an entry to a document, with the number of the fact unless it has one of its own. */
export async function appendEntry(at: Applying<Writer>, { branch_id, doc, doc_kind }: EntryDoc, said: Said): Promise<void> {
  const { ts_ms } = at;
  const { db, ws } = at.db;
  /** Events leave the fields of a note empty, and the other way round. */
  const entry = {
    ws,
    seq: said.seq ?? at.seq,
    branch_id,
    doc,
    kind: said.kind,
    ts_ms,
    agent_id: said.agent_id ?? null,
    title: said.title ?? null,
    format: said.format ?? null,
    meta: said.meta ?? null,
    content: said.content ?? null,
    origin_seq: said.origin_seq ?? null,
    source_event_id: said.source_event_id ?? null,
    event_id: said.event_id ?? null,
    event_type: said.event_type ?? null,
    task_id: said.task_id ?? null,
    path: said.path ?? null,
    payload: said.payload ?? null,
  };
  await addEntry.send(db, entry);
  await touchDocument.send(db, { ws, branch_id, doc, kind: doc_kind, seq: entry.seq, now: ts_ms });
  await index(at, searchedEntry(entry));
}
