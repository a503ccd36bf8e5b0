import type { VcsMergeHandlers } from '../../../generated/handlers/vcs.ts';
import type { MergeOutput, NoteEntry } from '../../../generated/types/index.ts';
import { endedEarly, fromTheEnd, pageBytes } from '../../kernel/page.ts';
import { branchNamed, decideInto } from '../../records/branch.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import type { StoredEntry } from '../../records/notes.ts';
import { subtract } from '../../records/view.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { conflictCalls, mergeGraph } from '../graph/merge.ts';
import { toPage } from '../notes/page-rules.ts';
import { mergeEdits } from './merge-edits.ts';
import type { VcsStore } from './store.ts';

const originOf = ({ entry, origin_seq }: StoredEntry) => origin_seq ?? entry.seq;

/** The notes of a page that the destination does not show yet, in any copy; each original once. */
function planCopies(page: readonly StoredEntry[], seen: ReadonlySet<number>): StoredEntry[] {
  const taken = new Set(seen);
  return page.filter((row) => {
    if (row.entry.kind !== 'note' || taken.has(originOf(row))) return false;
    taken.add(originOf(row));
    return true;
  });
}

type Ctx = Parameters<VcsMergeHandlers<VcsStore>['merge']>[1];
type Home = Pick<MergeOutput, 'graph' | 'checkout'>;

/** What a page of a graph holds on the way home. */
const graphPage = 200;

/** Whoever merges the branch it stands on into its base goes there with all that was thought. */
async function comeHome(from: BranchRow, into: BranchRow, ctx: Ctx): Promise<Home> {
  const { store, tell, suggest } = ctx;
  const graph: NonNullable<Home['graph']> = [];
  for (const { doc, kind } of await store.documents.onBranches([from.id])) {
    if (kind !== 'graph') continue;
    const sum = { doc, merged: 0, skipped: 0, conflict_ids: [] as string[] };
    let cursor: number | undefined;
    do {
      const page = await mergeGraph({ store, doc, from, into }, { cursor, limit: graphPage, dry_run: false }, ctx);
      sum.merged += page.merged;
      sum.skipped += page.skipped;
      sum.conflict_ids.push(...page.conflict_ids);
      for (const next of conflictCalls(page.conflicts)) suggest(next);
      cursor = page.pagination.next_cursor ?? undefined;
    } while (cursor !== undefined);
    graph.push(sum);
  }
  await tell('branch_checked_out', { previous: from.name, current: into.name });
  return { graph, checkout: { previous: from.name, current: into.name } };
}

export const mergeHandlers: VcsMergeHandlers<VcsStore> = {
  async diff({ from, to, doc, cursor, limit }, { store }) {
    const ours = await branchNamed(store, from);
    const theirs = await branchNamed(store, to);
    const view = subtract(theirs.view, ours.view);
    const rows = await store.entries.before(view, doc, { before: cursor ?? fromTheEnd, limit: limit + 1, bytes: pageBytes });
    const page = toPage(rows, cursor, limit);
    return { from, to, doc, ...page, truncated: endedEarly(page.pagination) };
  },

  async merge({ from, into, doc, cursor, limit, dry_run, merge_to_base }, ctx) {
    const { store, tell, agent_id, progress } = ctx;
    const source = await branchNamed(store, from);
    const target = await branchNamed(store, decideInto(source, into, merge_to_base));
    await refuseUnlessHolds(store, { view: target.view, doc }, 'entries');
    const rows = await store.entries.after(subtract(source.view, target.view), doc, { after: cursor ?? 0, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const notes = page.filter((row) => row.entry.kind === 'note');
    const copies = planCopies(page, await store.entries.originsSeen(target.view, doc, notes.map(originOf)));

    if (!dry_run)
      for (const [i, row] of copies.entries()) {
        const { seq, ts_ms, content, title, format, meta } = row.entry as NoteEntry;
        await tell('note_added', {
          branch: target.name,
          branch_id: target.id,
          doc,
          content,
          title,
          format,
          meta: { ...meta, _merge: { from, from_seq: seq, from_ts_ms: ts_ms } },
          agent_id: agent_id ?? undefined,
          origin_seq: originOf(row),
          source_event_id: `merge:${from}:${seq}`,
        });
        progress(i + 1, copies.length);
      }

    const has_more = rows.length > limit;
    const next_cursor = has_more ? (page.at(-1)?.entry.seq ?? null) : null;
    const edits = has_more
      ? {}
      : await mergeEdits({ store, from: source, into: target, doc, agent_id, tell: dry_run ? undefined : tell });
    const home = merge_to_base && !dry_run && !has_more && store.workspace?.checkout === source.name;
    return {
      from,
      into: target.name,
      doc,
      merged: copies.length,
      skipped: page.length - copies.length,
      ...edits,
      ...(home ? await comeHome(source, target, ctx) : {}),
      pagination: { cursor: cursor ?? null, next_cursor, has_more, limit, count: page.length },
    };
  },
};
