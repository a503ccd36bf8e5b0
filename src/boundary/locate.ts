import type { BranchTarget, DocumentTarget } from '../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import { defaults } from '../kernel/defaults.ts';
import { fault } from '../kernel/fault.ts';
import type { BranchRow, Policy, Reads } from '../kernel/ports.ts';
import { findEntity, locateEntity, locateEntityOrNone, locateStep, locateStepOrEntity, namedEntity } from './locate-task.ts';
import { locateThinking } from './locate-thinking.ts';

type Args = Readonly<Record<string, unknown>>;

/** The workspace that a call means: named, or the configured one. */
export function whichWorkspace(tool: ToolInfo, args: Args, policy: Policy): string | null {
  const named = args.workspace as string | undefined;
  if (policy.workspace_lock && named !== undefined && named !== policy.default_workspace)
    throw fault('WORKSPACE_LOCKED', { workspace: named, locked: policy.default_workspace ?? '(none)' });
  if (tool.scope === 'none') return null;
  const workspace = named ?? policy.default_workspace;
  if (workspace === null)
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: 'workspace is missing.',
      fix: 'Add workspace, or start the server with --workspace.',
      hints: [{ field: 'workspace', kind: 'missing_required', expected: 'a value' }],
    });
  return workspace;
}

export function checkGuard(reads: Reads, policy: Policy): void {
  const stored = reads.workspace?.project_guard ?? null;
  if (stored !== null && policy.project_guard !== null && stored !== policy.project_guard)
    throw fault('PROJECT_GUARD_MISMATCH', { workspace: reads.workspace?.name ?? '', stored, configured: policy.project_guard });
}

const unknown = (kind: string, id: string, fix: string) => fault('UNKNOWN_ID', { kind, id, fix });

const toTarget = (row: BranchRow): BranchTarget => ({
  branch: row.name,
  branch_id: row.id,
  base_branch: row.base_branch,
  base_seq: row.base_seq,
  view: row.view,
});

async function findBranch(reads: Reads, name: string): Promise<BranchTarget> {
  const row = await reads.branches.find(name);
  if (!row) throw unknown('branch', name, 'Use the name of a branch that exists, or make it with branch_create.');
  return toTarget(row);
}

const checkedOut = (reads: Reads) => findBranch(reads, reads.workspace?.checkout ?? defaults.branch);

async function locateDocument(tool: ToolInfo, args: Args, reads: Reads): Promise<DocumentTarget> {
  const kind =
    tool.document === 'by_doc_kind' ? (args.doc_kind as 'notes' | 'trace') : (tool.document as 'notes' | 'trace' | 'graph');
  const { branch = args.ref as string | undefined, doc } = args as { branch?: string; doc?: string };
  const named = namedEntity(tool, args);
  if (named !== undefined && (branch !== undefined || doc !== undefined))
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: 'target already says which branch and document; neither can be given with it.',
      fix: 'Keep target, or name the branch and the document.',
      hints: [{ field: 'target', kind: 'conflict', expected: 'alone' }],
    });
  const focusApplies = branch === undefined && !(tool.focus_unless === 'doc' && doc !== undefined);
  const id = named ?? (focusApplies ? (reads.workspace?.focus ?? undefined) : undefined);
  if (id !== undefined) {
    const entity = await findEntity(reads, id);
    const { branch: canonical, notes_doc, graph_doc, trace_doc } = entity.reasoning_ref;
    const own = { notes: notes_doc, graph: graph_doc, trace: trace_doc }[kind];
    return { ...(await findBranch(reads, canonical)), doc: doc ?? own, entity };
  }
  const found = branch === undefined ? await checkedOut(reads) : await findBranch(reads, branch);
  return { ...found, doc: doc ?? defaults.docs[kind], entity: null };
}

/** Finds what the call is about, so that a handler never looks for it. */
export async function locate(tool: ToolInfo, args: Args, reads: Reads) {
  switch (tool.target) {
    case 'document':
      return locateDocument(tool, args, reads);
    case 'branch':
      return args.ref === undefined ? checkedOut(reads) : findBranch(reads, args.ref as string);
    case 'entity':
    case 'task':
    case 'plan':
      return locateEntity(tool, args, reads);
    case 'entity_or_none':
      return locateEntityOrNone(tool, args, reads);
    case 'step':
      return locateStep(tool, args, reads);
    case 'step_or_entity':
    case 'step_or_task':
      return locateStepOrEntity(tool, args, reads);
    case 'thinking':
      return locateThinking(tool, args, reads, (name) => (name === undefined ? checkedOut(reads) : findBranch(reads, name)));
    default:
      return null;
  }
}
