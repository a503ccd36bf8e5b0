import type { WorkspaceExportHandlers } from '../../../generated/handlers/workspace.ts';
import type { EntrySlice } from '../../../generated/types/index.ts';
import { endedEarly, fromTheEnd, pageBytes } from '../../kernel/page.ts';
import { branchNamed } from '../../records/branch.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { toPage } from '../notes/page-rules.ts';
import { sequentialGraph } from '../notes/sequential-rules.ts';
import type { WorkspaceStore } from './store.ts';

/** The newest entries of a document; with limit 0 none are read. */
async function slice(store: WorkspaceStore, branch: BranchRow, doc: string, limit: number): Promise<EntrySlice> {
  const rows =
    limit === 0 ? [] : await store.entries.before(branch.view, doc, { before: fromTheEnd, limit: limit + 1, bytes: pageBytes });
  return toPage(rows, undefined, limit);
}

export const exportHandlers: WorkspaceExportHandlers<WorkspaceStore> = {
  async export({ notes_limit, trace_limit }, { workspace, target, store }) {
    const { reasoning_ref, id, kind, title, description, status, revision } = target;
    const branch = await branchNamed(store, reasoning_ref.branch);
    const notes = await slice(store, branch, reasoning_ref.notes_doc, notes_limit);
    const trace = await slice(store, branch, reasoning_ref.trace_doc, trace_limit);
    return {
      target: { id, kind, qualified_id: `${workspace}:${id}`, title, description, status, revision },
      reasoning_ref,
      notes,
      trace: { ...trace, sequential: sequentialGraph(trace.entries) },
      truncated: [notes, trace].some(({ pagination }) => endedEarly(pagination)),
    };
  },
};
