import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { NoteEntry } from '../../../generated/types/index.ts';
import type { NoteEdit } from '../../records/notes.ts';
import { isSeen, subtract } from '../../records/view.ts';
import type { BranchRow } from '../../records/workspace.ts';
import type { VcsStore } from './store.ts';

/** An edit and those it came from, by their numbers and by those that they are copies of. */
function lineOf(edit: NoteEdit, all: readonly NoteEdit[]): Set<number> {
  const bySeq = new Map(all.map((one) => [one.seq, one]));
  const line = new Set<number>();
  for (let one: NoteEdit | undefined = edit; one; one = bySeq.get(one.replaces_seq)) {
    line.add(one.seq);
    if (one.origin_seq !== null) line.add(one.origin_seq);
  }
  return line;
}

const shares = (line: ReadonlySet<number>, edit: NoteEdit) =>
  line.has(edit.seq) || (edit.origin_seq !== null && line.has(edit.origin_seq));

/** What becomes of a note that one branch edited, and maybe the other one too. */
export function decideEdit(
  theirs: { readonly edit: NoteEdit; readonly all: readonly NoteEdit[] },
  ours: { readonly edit: NoteEdit | undefined; readonly all: readonly NoteEdit[] },
): 'take' | 'have' | 'conflict' {
  if (!ours.edit) return 'take';
  if (shares(lineOf(ours.edit, ours.all), theirs.edit)) return 'have';
  return shares(lineOf(theirs.edit, theirs.all), ours.edit) ? 'take' : 'conflict';
}

interface Merging {
  readonly store: VcsStore;
  readonly from: BranchRow;
  readonly into: BranchRow;
  readonly doc: string;
  readonly agent_id: string | null;
  /** Absent in a dry run. */
  readonly tell: Tell<'note_edited'> | undefined;
}

const sameText = (a: NoteEntry, b: NoteEntry) =>
  a.content === b.content && a.title === b.title && a.format === b.format && JSON.stringify(a.meta) === JSON.stringify(b.meta);

/** Makes the edits of one branch on another. What both edited stays as it is, and is named. */
export async function mergeEdits({ store, from, into, doc, agent_id, tell }: Merging) {
  const made = await store.entries.editsIn(subtract(from.view, into.view), doc);
  if (made.length === 0) return {};
  const notes = [...new Set(made.map((edit) => edit.entry_seq))];
  let edited = 0;
  const conflicts: string[] = [];
  for (const seq of notes) {
    const note = await store.entries.at(seq);
    const all = await store.entries.edits([seq]);
    const edit = all.filter((one) => isSeen(from.view, one.branch_id, one.seq)).at(-1);
    if (!note || !edit || !isSeen(from.view, note.branch_id, seq)) continue;
    const own = await store.entries.copySeen(into.view, doc, note.origin_seq ?? seq);
    /** In a dry run the copy is not there yet: it will come with its edit. */
    if (own === undefined) {
      edited += 1;
      continue;
    }
    const theirs = (await store.entries.at(seq, edit.seq))?.entry as NoteEntry;
    const standing = (await store.entries.seen(own, into.view))?.entry as NoteEntry;
    const ownEdits = own === seq ? all : await store.entries.edits([own]);
    const newest = ownEdits.filter((one) => isSeen(into.view, one.branch_id, one.seq)).at(-1);
    const decided = decideEdit({ edit, all }, { edit: newest, all: ownEdits });
    if (decided === 'have' || sameText(theirs, standing)) continue;
    if (decided === 'conflict') {
      conflicts.push(`${doc}@${own}`);
      continue;
    }
    edited += 1;
    const { content, title, format, meta } = theirs;
    await tell?.('note_edited', {
      branch: into.name,
      branch_id: into.id,
      doc,
      entry_seq: own,
      replaces: newest?.seq ?? own,
      content,
      title,
      format,
      meta,
      agent_id: agent_id ?? undefined,
      origin_seq: edit.origin_seq ?? edit.seq,
    });
  }
  return { edited, ...(conflicts.length ? { edit_conflicts: conflicts } : {}) };
}
