import type { NotesEntriesHandlers } from '../../../generated/handlers/notes.ts';
import type { CommitRecord, Entry } from '../../../generated/types/index.ts';
import { endedEarly, fromTheEnd, pageBytes } from '../../kernel/page.ts';
import { checkedOut } from '../../records/branch.ts';
import { defaults } from '../../records/defaults.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { history } from './history.ts';
import { toPage } from './page-rules.ts';
import { resolveRef } from './refs.ts';
import { sequentialGraph } from './sequential-rules.ts';
import type { NotesStore } from './store.ts';

const toCommit = (entry: Entry): CommitRecord => {
  const { seq, ts, ts_ms, branch, doc } = entry;
  const note = entry.kind === 'note' ? entry : { title: null, content: '', format: null, meta: null };
  return {
    seq,
    ts,
    ts_ms,
    branch,
    doc,
    message: note.title ?? null,
    artifact: note.content,
    format: note.format ?? null,
    meta: note.meta ?? null,
  };
};

export const entryHandlers: Omit<NotesEntriesHandlers<NotesStore>, 'notes_edit'> = {
  async notes_commit({ content, title, format, meta }, { target, store, tell, agent_id }) {
    await refuseUnlessHolds(store, target, 'entries');
    const { branch, branch_id, doc } = target;
    const entry = await tell('note_added', {
      branch,
      branch_id,
      doc,
      content,
      title,
      format,
      meta,
      agent_id: agent_id ?? undefined,
    });
    return { entry };
  },

  async show({ cursor, limit }, { target, store }) {
    const { branch, doc, view } = target;
    const page = toPage(
      await store.entries.before(view, doc, { before: cursor ?? fromTheEnd, limit: limit + 1, bytes: pageBytes }),
      cursor,
      limit,
    );
    const sequential = sequentialGraph(page.entries);
    return { branch, doc, ...page, ...(sequential ? { sequential } : {}), truncated: endedEarly(page.pagination) };
  },

  async commit({ artifact, message, docs, meta }, { target, store, tell, agent_id }) {
    const names = [...new Set([docs ?? defaults.docs.notes].flat())];
    const { branch, branch_id } = target;
    const commits: CommitRecord[] = [];
    for (const doc of names) {
      await refuseUnlessHolds(store, { view: target.view, doc }, 'entries');
      const note = {
        branch,
        branch_id,
        doc,
        content: artifact,
        title: message,
        format: 'commit',
        meta,
        agent_id: agent_id ?? undefined,
      };
      commits.push(toCommit(await tell('note_added', note)));
    }
    return { branch, docs: names, commits };
  },

  async log({ ref, cursor, limit }, { store }) {
    const named = ref ?? (await checkedOut(store)).name;
    const { branch, doc, seq } = await resolveRef(store, named);
    const rows =
      seq === null ? [] : await history(store, branch.view, doc, { upto: seq, before: cursor ?? fromTheEnd, limit: limit + 1 });
    const { entries, pagination } = toPage(rows, cursor, limit);
    const commits = entries.map(toCommit);
    return { ref: named, branch: branch.name, doc, head_seq: seq, commits, pagination, truncated: endedEarly(pagination) };
  },

  async docs_list({ ref }, { target, store }) {
    const cut = new Map(target.view.map((s) => [s.branch_id, s.upto]));
    const rows = await store.documents.onBranches([...cut.keys()]);
    const nearest = new Map<string, (typeof rows)[number]>();
    for (const { branch_id } of target.view)
      for (const row of rows)
        if (row.branch_id === branch_id && row.first_seq <= (cut.get(branch_id) ?? 0) && !nearest.has(row.doc))
          nearest.set(row.doc, row);
    const docs = [...nearest.values()]
      .sort((a, b) => (a.doc < b.doc ? -1 : 1))
      .map(({ doc, kind, branch, branch_id, created_at_ms, updated_at_ms }) => ({
        doc,
        kind,
        branch,
        inherited: branch_id !== target.branch_id,
        created_at_ms,
        updated_at_ms,
      }));
    return { ref: ref ?? target.branch, branch: target.branch, docs, count: docs.length, truncated: false };
  },
};
