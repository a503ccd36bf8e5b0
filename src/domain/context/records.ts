import type { HookEvent, NoteEntry } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { checkedOut } from '../../records/branch.ts';
import { defaults } from '../../records/defaults.ts';
import type { ContextStore } from './store.ts';

/** Reminders are looked up again, so they stand apart from what is given more often. */
const docOf = (event: HookEvent): string => (event === 'Stop' ? 'reminders-trace' : 'context-trace');

/** Where it is written down what was given. */
export async function recordPlace(store: ContextStore, event: HookEvent) {
  const { id, name } = (await store.branches.find(defaults.branch)) ?? (await checkedOut(store));
  return { branch: name, branch_id: id, doc: docOf(event) };
}

const looked = 500;
const recordBytes = 262_144;

/** What was given at such a moment, the newest first. */
export async function recordsOf(store: ContextStore, event: HookEvent): Promise<NoteEntry[]> {
  const { view } = (await store.branches.find(defaults.branch)) ?? (await checkedOut(store));
  const page = { before: fromTheEnd, limit: looked, notesOnly: true, bytes: recordBytes };
  const found = await store.entries.before(view, docOf(event), page);
  return found.flatMap(({ entry, unread }) => (entry.kind === 'note' && !unread ? [entry] : []));
}
