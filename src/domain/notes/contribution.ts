import type { Contribution } from '../../kernel/contributions.ts';
import { docRef } from '../../kernel/refs.ts';

export const notesContribution: Contribution = {
  openers: [
    {
      form: docRef.form,
      matches: docRef.matches,
      async open(id, _input, store) {
        const found = await store.entries.at(docRef.seq(id));
        return found && { kind: 'doc_entry', ref: docRef.confirm(id, found.entry), entry: found.entry, truncated: false };
      },
    },
  ],
  diagnosers: [async ({ store }) => ({ findings: [], stats: { entries: await store.entries.count() } })],
};
