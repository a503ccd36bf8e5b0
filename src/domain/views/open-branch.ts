import type { Opener } from '../../kernel/contributions.ts';
import { fromTheEnd, pageBytes } from '../../kernel/page.ts';
import { defaults } from '../../records/defaults.ts';
import type { ViewsStore } from './store.ts';

/** A branch may be called anything, and a card too: this room comes after that of the cards, so that a card of that id is opened. */
export const branchOpener: Opener<ViewsStore> = {
  form: '<branch>',
  last: true,
  matches: (id) => /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(id),
  async open(id, { limit }, store) {
    const branch = await store.branches.find(id);
    if (!branch) return undefined;
    const { base_branch, base_seq, created_at_ms, view } = branch;
    const own = { before: fromTheEnd, limit: limit + 1, notesOnly: true, bytes: pageBytes };
    const found = await store.entries.before(view.slice(0, 1), defaults.docs.notes, own);
    const notes = found.slice(0, limit).filter(({ unread }) => !unread);
    return {
      kind: 'branch',
      id,
      base_branch,
      base_seq,
      created_at_ms,
      notes: notes.map(({ entry }) => entry).reverse(),
      has_more_notes: found.length > notes.length,
      truncated: false,
    };
  },
};
