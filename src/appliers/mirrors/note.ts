import type { Applying } from '../../../generated/handlers/appliers.ts';
import type { Writer } from '../../store/tables.ts';
import { appendEntry } from '../entries.ts';
import type { Home } from './trace.ts';

/** A text that a fact carries, kept among the notes of its task as well. */
export const mirrorNote = (
  at: Applying<Writer>,
  { branch_id, notes_doc }: Home,
  { seq, content, meta }: { seq: number; content: string; meta: Record<string, unknown> },
): Promise<void> =>
  appendEntry(at, { branch_id, doc: notes_doc, doc_kind: 'notes' }, { kind: 'note', seq, content, meta: JSON.stringify(meta) });
