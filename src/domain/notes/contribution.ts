import type { Contribution } from '../../kernel/contributions.ts';
import { docRef } from '../../records/refs.ts';
import type { NotesStore } from './store.ts';

export const notesContribution: Contribution<NotesStore> = {
  opens: [
    {
      form: docRef.form,
      matches: docRef.matches,
      async open(id, _input, store) {
        const found = await store.entries.at(docRef.seq(id));
        return found && { kind: 'doc_entry', ref: docRef.confirm(id, found.entry), entry: found.entry, truncated: false };
      },
    },
  ],
  searches: [
    {
      sources: ['entry'],
      async show({ key }, store) {
        const found = await store.entries.at(Number(key));
        if (!found) return undefined;
        const { entry } = found;
        const reason = entry.kind === 'event' ? entry.payload?.reason : undefined;
        return {
          ref: `${entry.doc}@${entry.seq}`,
          where: entry.branch,
          ...(entry.kind === 'note'
            ? { title: entry.title, text: entry.content }
            : { title: entry.event_type, text: typeof reason === 'string' ? reason : '' }),
        };
      },
    },
  ],
  diagnoses: [async ({ store }) => ({ findings: [], stats: { entries: await store.entries.count() } })],
};
