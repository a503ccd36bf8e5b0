import type { AutopilotWorkflowsHandlers } from '../../../generated/handlers/autopilot.ts';
import type { WorkflowEditInput, WorkflowEditOutput, WorkflowIr } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { iso } from '../../kernel/text.ts';
import { decideContext } from '../claims/context-rules.ts';
import { lineDiff } from './diff-rules.ts';
import { promptFor } from './prompt-rules.ts';
import type { AutopilotStore } from './store.ts';
import { type FoundWorkflow, globalNamed, putAside, told, withOverride, workflowNamed } from './workflow-changes.ts';
import { editedWorkflow, overrideBetween, saysTheSame } from './workflow-rules.ts';
import { workflowMarkdown } from './workflow-text-rules.ts';
import type { WorkflowPorts } from './workflows.ts';

type Ctx = Parameters<AutopilotWorkflowsHandlers<AutopilotStore, WorkflowPorts>['workflow_edit']>[1];
type Edit = WorkflowEditOutput['edits'][number];

const asked = (store: AutopilotStore, { id, scope, project_override }: WorkflowEditInput): Promise<FoundWorkflow> =>
  (project_override ? globalNamed : workflowNamed)(store, id, scope);

/** Asks for one change; it is written nowhere. Fails where the Mind does, and records that, but for a dry run. */
async function changedBy(
  ctx: Ctx,
  base: WorkflowIr,
  request: string,
  { isFirst, dry_run }: { readonly isFirst: boolean; readonly dry_run: boolean },
): Promise<{ edit: Edit; after: WorkflowIr }> {
  const blocks = await ctx.reading(async ({ store }) => ({
    runtime_config: (await store.config.forRun()).runtime,
    project_overlay: (await store.state.overlay()).overlay,
    thought_db_context: await decideContext(store.thoughts, {
      task: request,
      last_message: '',
      recent_evidence: [],
      now_ms: ctx.now_ms,
    }),
  }));
  const tag = `edit_workflow_${base.id}`;
  const prompt = promptFor('edit_workflow', { ...blocks, current_workflow: base, request });
  const reply = await ctx.ports.mind.ask({ name: 'edit_workflow', prompt, tag, signal: ctx.signal });
  if (reply.state !== 'ok') {
    const error = cutWhole(reply.error, 2000);
    const record = { batch_id: 'cli.workflow_edit', thread_id: '', schema_filename: 'edit_workflow.json', tag };
    const failed = { ...record, mind_transcript_ref: reply.transcript, error };
    if (!dry_run) await ctx.writing(({ tell }) => tell('mind_error', failed));
    const { before, after } = text('workflow-edit-failed');
    throw fault('MIND_FAILED', { question: 'edit_workflow', detail: error, outcome: isFirst ? before : after });
  }
  const { workflow, change_summary, conflicts, notes } = reply.answer;
  const after = editedWorkflow(base, workflow, iso(ctx.now_ms));
  const diff = lineDiff(workflowMarkdown(base), workflowMarkdown(after));
  const most = 50;
  const edit = {
    request,
    changed: !saysTheSame(base, after),
    diff,
    change_summary: change_summary.slice(0, most),
    conflicts: conflicts.slice(0, most),
    notes,
    mind_transcript_ref: reply.transcript,
  };
  return { edit, after };
}

/** Stores what a change led to. What somebody else changed meanwhile is not looked at again: the last one who says so wins. */
const stored = (ctx: Ctx, input: WorkflowEditInput, after: WorkflowIr): Promise<boolean> =>
  ctx.writing(async ({ store, tell }) => {
    const { scope, stored: base } = await asked(store, input);
    if (!input.project_override) {
      await tell('workflow_saved', { scope, workflow: after });
      return false;
    }
    const { overlay } = await store.state.overlay();
    const override = overrideBetween(base, after);
    await tell('overlay_saved', { overlay: withOverride(overlay, input.id, override) });
    return override !== null;
  });

const shownIn = ({ diff, change_summary, conflicts, notes }: Edit) => ({
  diff: diff || text('workflow-edit-unchanged'),
  notes: [...change_summary, ...conflicts, notes].filter((words) => words.trim() !== '').join('\n'),
});

/** What is asked for next; empty when nothing is. */
async function nextRequest(
  { ports, signal }: Ctx,
  { request = '', loop }: WorkflowEditInput,
  last: Edit | undefined,
): Promise<string> {
  if (!last && request !== '') return request;
  if (!loop) return '';
  const question = last ? text('workflow-edit-more', shownIn(last)) : text('workflow-edit-request');
  return (await ports.user.ask(question, signal)).trim();
}

export async function editWorkflow(ctx: Ctx, input: WorkflowEditInput): Promise<WorkflowEditOutput> {
  const { id, dry_run, project_override, loop } = input;
  const found = await ctx.reading(({ store }) => asked(store, input));
  if (input.request === undefined && !loop) throw refuse('no-change-is-requested');
  if (project_override && !dry_run) await putAside(ctx);
  let workflow = project_override ? found.seen : found.stored;
  let overridden = found.override !== undefined;
  const edits: Edit[] = [];
  for (;;) {
    const request = await nextRequest(ctx, input, edits.at(-1));
    if (request === '') break;
    const { edit, after } = await changedBy(ctx, workflow, request, { isFirst: edits.length === 0, dry_run: input.dry_run });
    edits.push(edit);
    if (!edit.changed) continue;
    workflow = after;
    if (!dry_run) overridden = (await stored(ctx, input, after)) || (!project_override && overridden);
  }
  const changed = edits.some((edit) => edit.changed);
  const sync = changed && !dry_run ? await told(ctx, project_override ? 'project' : found.scope) : null;
  return { id, scope: found.scope, overridden, changed, dry_run, workflow, edits, sync, truncated: false };
}
