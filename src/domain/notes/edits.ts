import type { NotesEntriesHandlers } from '../../../generated/handlers/notes.ts';
import type { NoteEntry } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { branchNamed, checkedOut } from '../../records/branch.ts';
import type { StoredEntry } from '../../records/notes.ts';
import { docRef } from '../../records/refs.ts';
import { isSeen } from '../../records/view.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { given } from './given.ts';
import type { NotesStore } from './store.ts';

/** Where an entry is read: on the checkout if that shows it, else on its own branch. */
export async function branchOf(store: NotesStore, { entry, branch_id }: StoredEntry): Promise<BranchRow> {
  const current = await checkedOut(store);
  return isSeen(current.view, branch_id, entry.seq) ? current : branchNamed(store, entry.branch);
}

/** The card that was committed here, if one was. */
export const cardCommitted = ({ format, meta }: NoteEntry): string | undefined =>
  format === 'think_card' && typeof meta?.card_id === 'string' ? meta.card_id : undefined;

async function noteAt(store: NotesStore, ref: string): Promise<StoredEntry & { readonly entry: NoteEntry }> {
  const found = docRef.matches(ref) ? await store.entries.at(docRef.seq(ref)) : undefined;
  if (!found) throw refuse('ref-is-not-known', { id: ref });
  docRef.confirm(ref, found.entry);
  const { entry } = found;
  if (entry.kind === 'event') throw refuse('event-cannot-be-edited', { ref });
  const card = cardCommitted(entry);
  if (card !== undefined) throw refuse('card-is-no-note', { ref, card });
  return { ...found, entry };
}

type Said = Pick<NoteEntry, 'content' | 'title' | 'format' | 'meta'>;

const saidBy = ({ content, title, format, meta }: Said) => given({ content, title, format, meta });

export const editHandlers: Pick<NotesEntriesHandlers<NotesStore>, 'notes_edit'> = {
  async notes_edit({ ref, content, title, format, meta, branch }, { store, tell, agent_id }) {
    const change = given({ content, title, format, meta });
    if (Object.keys(change).length === 0) throw refuse('edit-says-nothing');
    const note = await noteAt(store, ref);
    const { seq: entry_seq, doc } = note.entry;
    const on = branch === undefined ? await branchOf(store, note) : await branchNamed(store, branch);
    if (!isSeen(on.view, note.branch_id, entry_seq)) throw refuse('note-is-not-seen-there', { ref, branch: on.name });

    const shown = async () => (await store.entries.seen(entry_seq, on.view))?.entry as NoteEntry;
    const before = await shown();
    const said = { ...saidBy(before), ...change };
    if (JSON.stringify(saidBy(said as Said)) === JSON.stringify(saidBy(before))) return { entry: before };
    await tell('note_edited', {
      branch: on.name,
      branch_id: on.id,
      doc,
      entry_seq,
      replaces: before.edited?.seq ?? entry_seq,
      ...said,
      content: said.content ?? before.content,
      agent_id: agent_id ?? undefined,
    });
    return { entry: await shown() };
  },
};
