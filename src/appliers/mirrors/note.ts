import type { Applying } from '../../../generated/handlers/appliers.ts';
import type { Writer } from '../../store/tables.ts';
import { addEntry, touchDocument } from '../notes.ts';
import type { Home } from './trace.ts';

/** A text that a fact carries, kept among the notes of its task as well. */
export async function mirrorNote(
  at: Applying<Writer>,
  { branch_id, notes_doc }: Home,
  note: { seq: number; content: string; meta: Record<string, unknown> },
): Promise<void> {
  const { db, ws } = at.db;
  await addEntry.all(db, {
    ws,
    seq: note.seq,
    branch_id,
    doc: notes_doc,
    kind: 'note',
    ts_ms: at.ts_ms,
    agent_id: null,
    title: null,
    format: null,
    meta: JSON.stringify(note.meta),
    content: note.content,
    origin_seq: null,
    source_event_id: null,
    event_id: null,
    event_type: null,
    task_id: null,
    path: null,
    payload: null,
  });
  await touchDocument.all(db, { ws, branch_id, doc: notes_doc, kind: 'notes', seq: note.seq, now: at.ts_ms });
}
