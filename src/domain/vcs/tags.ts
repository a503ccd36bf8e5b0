import type { BranchTarget } from '../../../generated/handlers/ctx.ts';
import type { VcsTagsHandlers } from '../../../generated/handlers/vcs.ts';
import type { RefMove } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { checkedOut } from '../../records/branch.ts';
import { defaults } from '../../records/defaults.ts';
import type { StoredEntry } from '../../records/notes.ts';
import { isSeen } from '../../records/view.ts';
import { headOf } from '../notes/history.ts';
import { resolveRef } from '../notes/refs.ts';
import type { VcsStore } from './store.ts';

const toMove = ({ entry }: StoredEntry): RefMove => ({
  seq: entry.seq,
  ref: entry.branch,
  branch: entry.branch,
  doc: entry.doc,
  old_seq: null,
  new_seq: entry.seq,
  message: (entry.kind === 'note' ? entry.title : undefined) ?? 'note',
  ts: entry.ts,
  ts_ms: entry.ts_ms,
});

/** Commits and resets of one branch, newest first, each knowing where the pointer stood before it. */
async function movesOf(store: VcsStore, { view }: BranchTarget, doc: string, before: number, limit: number): Promise<RefMove[]> {
  const own = view.slice(0, 1);
  const commits = await store.entries.before(own, doc, { before, limit: limit + 1, notesOnly: true, bytes: 0 });
  const resets = await store.resets.before(own, doc, { before, limit: limit + 1 });
  const moves = [...commits.map(toMove), ...resets.map((reset) => reset.move)].sort((a, b) => b.seq - a.seq);
  const oldest = moves.length > limit ? undefined : await headOf(store, view.slice(1), doc);
  return moves.slice(0, limit).map((move, i) => ({ ...move, old_seq: moves[i + 1]?.new_seq ?? oldest ?? null }));
}

export const tagHandlers: VcsTagsHandlers<VcsStore> = {
  async tag_create({ name, from, force }, { store, tell }) {
    if (await store.branches.find(name)) throw refuse('tag-name-is-a-branch', { name, example: `at-${name}` });
    const { branch, doc, seq } = await resolveRef(store, from ?? (await checkedOut(store)).name);
    if (seq === null) throw refuse('branch-has-no-commits', { name: branch.name });
    if (!force && (await store.tags.find(name))) throw refuse('tag-exists-already', { id: name });
    return { tag: await tell('tag_set', { name, branch: branch.name, branch_id: branch.id, doc, seq }) };
  },

  async tag_list({ limit, after }, { store }) {
    const rows = await store.tags.list({ after: after ?? null, limit: limit + 1 });
    const tags = rows.slice(0, limit);
    const truncated = rows.length > limit;
    return { tags, count: await store.tags.count(), next_after: truncated ? (tags.at(-1)?.name ?? null) : null, truncated };
  },

  async tag_delete({ name }, { store, tell }) {
    const deleted = (await store.tags.find(name)) !== undefined;
    if (deleted) await tell('tag_removed', { name });
    return { name, deleted };
  },

  async reflog({ ref, cursor, limit }, { target, store }) {
    const doc = defaults.docs.notes;
    const moves = await movesOf(store, target, doc, cursor ?? fromTheEnd, limit + 1);
    const page = moves.slice(0, limit);
    const has_more = moves.length > limit;
    const next_cursor = has_more ? (page.at(-1)?.seq ?? null) : null;
    return {
      ref: ref ?? target.branch,
      branch: target.branch,
      doc,
      moves: page,
      pagination: { cursor: cursor ?? null, next_cursor, has_more, limit, count: page.length },
      truncated: false,
    };
  },

  async reset({ ref }, { store, tell }) {
    const branch = await checkedOut(store);
    const { branch: found, doc, seq } = await resolveRef(store, ref);
    if (seq === null) throw refuse('ref-has-no-commits', { ref });
    const entry = await store.entries.at(seq);
    if (!entry || !isSeen(branch.view, entry.branch_id, seq))
      throw refuse('commit-is-not-seen', { seq, found: found.name, branch: branch.name });
    const old_seq = await headOf(store, branch.view, doc);
    if (old_seq !== seq) await tell('head_reset', { branch: branch.name, branch_id: branch.id, doc, ref, old_seq, new_seq: seq });
    return { ref, branch: branch.name, doc, old_seq, new_seq: seq };
  },
};
