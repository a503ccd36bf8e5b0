import type { WorkspaceJournalHandlers } from '../../../generated/handlers/workspace.ts';
import type { JournalFact, Pagination } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { fromTheEnd, newestFirst } from '../../kernel/page.ts';
import type { Policy } from '../../kernel/ports.ts';
import { momentOf } from './moment-rules.ts';
import type { WorkspaceStore } from './store.ts';

const seqOf = ({ seq }: JournalFact) => seq;

/** What is new: the last of a page says where the next one begins. */
function oldestFirst(
  rows: readonly JournalFact[],
  after: number,
  limit: number,
): { items: JournalFact[]; pagination: Pagination } {
  const items = rows.slice(0, limit);
  const has_more = rows.length > limit;
  const next_cursor = has_more ? (items.at(-1)?.seq ?? null) : null;
  return { items, pagination: { cursor: after, next_cursor, has_more, limit, count: items.length } };
}

export const journalHandlers = ({
  default_workspace,
  workspace_lock,
  project_guard,
}: Policy): WorkspaceJournalHandlers<WorkspaceStore> => ({
  async journal({ cursor, after, at, limit }, { workspace, store }) {
    if (after !== undefined && (cursor !== undefined || at !== undefined)) throw refuse('after-goes-alone', {});
    const ends = await store.journal.ends();
    if (after !== undefined) {
      const { items: facts, pagination } = oldestFirst(await store.journal.after(after, limit + 1), after, limit);
      return { workspace, facts, pagination, ...ends, truncated: false };
    }
    const until = at === undefined ? undefined : await store.journal.since(momentOf('at', at));
    const before = Math.min(cursor ?? fromTheEnd, until ?? fromTheEnd);
    const rows = await store.journal.before(before, limit + 1);
    const { items: facts, pagination } = newestFirst(rows, seqOf, { limit, ...(cursor === undefined ? {} : { cursor }) });
    return { workspace, facts, pagination, ...ends, truncated: false };
  },

  async workspace_list({ after = '', limit }, { store }) {
    const only = workspace_lock ? (default_workspace ?? '') : undefined;
    const isOurs = ({ project_guard: bound }: { project_guard: string | null }) =>
      project_guard === null || bound === null || bound === project_guard;
    /** Those of others are passed over: not even the place where a page ends names one. */
    const ours = [];
    for (let from = after; ours.length <= limit; ) {
      const rows = await store.journal.workspaces(from, limit + 1, only);
      ours.push(...rows.filter(isOurs));
      const last = rows.at(-1);
      if (rows.length <= limit || !last) break;
      from = last.workspace;
    }
    const page = ours.slice(0, limit);
    return {
      workspaces: page.map(({ project_guard: _, ...shown }) => shown),
      next_after: ours.length > limit ? (page.at(-1)?.workspace ?? null) : null,
      truncated: false,
    };
  },
});
