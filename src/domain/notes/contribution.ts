import type { OpenedEntry } from '../../../generated/types/index.ts';
import type { Contribution, Found } from '../../kernel/contributions.ts';
import { iso } from '../../kernel/text.ts';
import type { StoredEntry } from '../../records/notes.ts';
import { docRef, versionRef } from '../../records/refs.ts';
import { branchOf, cardCommitted } from './edits.ts';
import type { NotesStore } from './store.ts';

/** The versions of a note, on all branches; none where there is but one. */
async function versionsOf(store: NotesStore, { entry }: StoredEntry, shown: number) {
  const { seq, doc, ts, branch } = entry;
  const agent = (agent_id: string | null | undefined) => (agent_id ? { agent_id } : {});
  const edits = await store.entries.edits([seq]);
  if (entry.kind === 'event' || edits.length === 0) return {};
  const first = { seq, ts, branch, ...agent(entry.agent_id) };
  const later = edits.map((edit) => ({ seq: edit.seq, ts: iso(edit.ts_ms), branch: edit.branch, ...agent(edit.agent_id) }));
  return {
    versions: [first, ...later].map(({ seq: version, ...written }) => ({
      ref: versionRef.of(doc, seq, version),
      ...written,
      shown: version === shown,
    })),
  };
}

async function openNote(store: NotesStore, id: string, version?: number): Promise<OpenedEntry | undefined> {
  const stored = await store.entries.at(docRef.seq(id));
  if (!stored) return undefined;
  const { seq } = stored.entry;
  const ref = docRef.confirm(id, stored.entry);
  const shown =
    version === undefined
      ? await store.entries.seen(seq, (await branchOf(store, stored)).view)
      : await store.entries.at(seq, version);
  if (!shown) return undefined;
  const { entry } = shown;
  const number = (entry.kind === 'note' && entry.edited?.seq) || seq;
  return {
    kind: 'doc_entry',
    ref: version === undefined ? ref : versionRef.of(entry.doc, seq, version),
    entry,
    ...(await versionsOf(store, stored, number)),
    truncated: false,
  };
}

function found(stored: StoredEntry | undefined): Found | undefined {
  if (!stored) return undefined;
  const { entry } = stored;
  const reason = entry.kind === 'event' ? entry.payload?.reason : undefined;
  return {
    ref: `${entry.doc}@${entry.seq}`,
    where: entry.kind === 'note' ? (entry.edited?.branch ?? entry.branch) : entry.branch,
    ...(entry.kind === 'note'
      ? { title: entry.title, text: entry.content }
      : { title: entry.event_type, text: typeof reason === 'string' ? reason : '' }),
  };
}

export const notesContribution: Contribution<NotesStore> = {
  opens: [
    {
      form: docRef.form,
      matches: docRef.matches,
      open: (id, _input, store) => openNote(store, id),
    },
    {
      form: docRef.form,
      matches: (id) => versionRef.read(id) !== undefined,
      async open(id, _input, store) {
        const { note = '', version } = versionRef.read(id) ?? {};
        return openNote(store, note, version);
      },
    },
  ],
  forgets: [
    {
      matches: (id) => docRef.matches(id) || versionRef.read(id) !== undefined,
      async find(id, store) {
        const ref = versionRef.read(id)?.note ?? id;
        const stored = await store.entries.at(docRef.seq(ref));
        if (!stored) return undefined;
        const { entry } = stored;
        docRef.confirm(ref, entry);
        const entry_seq = entry.seq;
        if (entry.kind === 'event') return { what: 'event', entry_seq };
        /** Where a card was committed, the card is meant: its room knows all of it. */
        return cardCommitted(entry) !== undefined ? undefined : { what: 'note', entry_seq };
      },
    },
  ],
  searches: [
    {
      sources: ['entry'],
      show: async ({ key }, store) => found(await store.entries.at(Number(key))),
    },
    {
      sources: ['edit'],
      async show({ key }, store) {
        const edit = await store.entries.edit(Number(key));
        return edit && found(await store.entries.at(edit.entry_seq, edit.seq));
      },
    },
  ],
  diagnoses: [async ({ store }) => ({ findings: [], stats: { entries: await store.entries.count() } })],
};
