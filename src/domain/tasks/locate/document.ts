import type { DocumentTarget, Locate } from '../../../../generated/handlers/ctx.ts';
import { refuse } from '../../../kernel/fault.ts';
import { branchTarget, workingBranch } from '../../../records/branch.ts';
import { defaults } from '../../../records/defaults.ts';
import { entityNamed } from '../finding.ts';
import type { TasksStore } from '../store.ts';
import { namedEntity } from './entity.ts';

/** The document of a plan or task, or the one that is named; else the default one of the branch checked out. */
export const locateDocument: Locate<TasksStore, DocumentTarget> = async ({ tool, args, store }) => {
  const kind =
    tool.document === 'by_doc_kind' ? (args.doc_kind as 'notes' | 'trace') : (tool.document as 'notes' | 'trace' | 'graph');
  const { branch = args.ref as string | undefined, doc } = args as { branch?: string; doc?: string };
  const named = namedEntity(args);
  if (named !== undefined && (branch !== undefined || doc !== undefined)) throw refuse('target-and-documents-are-given');
  const focusApplies = branch === undefined && !(tool.focus_unless === 'doc' && doc !== undefined);
  const id = named ?? (focusApplies ? (store.workspace?.focus ?? undefined) : undefined);
  if (id !== undefined) {
    const entity = await entityNamed(store, id);
    const { branch: canonical, notes_doc, graph_doc, trace_doc } = entity.reasoning_ref;
    const own = { notes: notes_doc, graph: graph_doc, trace: trace_doc }[kind];
    const place = named === undefined ? workingBranch : branchTarget;
    return { ...(await place(store, canonical)), doc: doc ?? own, entity };
  }
  const found = await branchTarget(store, branch);
  return { ...found, doc: doc ?? defaults.docs[kind], entity: null };
};
