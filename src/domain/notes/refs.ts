import { refuse } from '../../kernel/fault.ts';
import { branchNamed } from '../../records/branch.ts';
import { defaults } from '../../records/defaults.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { branchOf } from './edits.ts';
import { headOf } from './history.ts';
import type { NotesStore } from './store.ts';

/** What a ref means: a branch, a document on it, and an entry (none on an empty branch). */
export interface Ref {
  readonly branch: BranchRow;
  readonly doc: string;
  readonly seq: number | null;
}

const unknownRef = (id: string) => refuse('ref-is-not-known', { id });

/** An entry is read on the checked-out branch if it is seen there, else on its own. */
async function entryRef(store: NotesStore, ref: string, seq: number, doc?: string): Promise<Ref> {
  const found = await store.entries.at(seq);
  if (found?.entry.kind !== 'note') throw unknownRef(ref);
  if (doc !== undefined && doc !== found.entry.doc)
    throw refuse('entry-is-in-another-document', { seq, doc: found.entry.doc, asked: doc });
  const branch = await branchOf(store, found);
  return { branch, doc: found.entry.doc, seq };
}

/** Reads a ref as a number, then <doc>@<seq>, then a tag, then a branch. */
export async function resolveRef(store: NotesStore, ref: string): Promise<Ref> {
  if (/^[0-9]{1,15}$/.test(ref)) return entryRef(store, ref, Number(ref));
  const at = /^(.+)@([0-9]{1,15})$/.exec(ref);
  if (at) return entryRef(store, ref, Number(at[2]), at[1]);
  const tag = await store.tags.find(ref);
  if (tag) return { branch: await branchNamed(store, tag.branch), doc: tag.doc, seq: tag.seq };
  const branch = await store.branches.find(ref);
  if (!branch) throw unknownRef(ref);
  return { branch, doc: defaults.docs.notes, seq: await headOf(store, branch.view, defaults.docs.notes) };
}
