import type { AutopilotWorkflowsHandlers } from '../../../generated/handlers/autopilot.ts';
import type { MindScope, WorkflowCreateInput, WorkflowIr, WorkflowRow } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Mind } from '../../kernel/mind.ts';
import type { UserPort } from '../../kernel/pilot.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { thoughtId } from '../../records/mind-ids.ts';
import { editWorkflow } from './editing.ts';
import type { AutopilotStore } from './store.ts';
import { type Syncing, seenBy } from './syncing.ts';
import { globalNamed, putAside, told, withOverride, workflowNamed } from './workflow-changes.ts';
import { newWorkflow } from './workflow-rules.ts';
import { workflowMarkdown } from './workflow-text-rules.ts';

export type WorkflowPorts = Syncing['ports'] & { readonly mind: Mind; readonly user: UserPort };

const rowOf = ({ id, enabled, name, trigger, steps }: WorkflowIr, scope: MindScope, overridden: boolean): WorkflowRow => ({
  id,
  scope,
  enabled,
  name,
  trigger,
  steps_n: steps.length,
  overridden,
});

function triggerIn({ trigger_mode: mode, pattern = '' }: WorkflowCreateInput): WorkflowIr['trigger'] {
  const isSaid = pattern.trim() !== '';
  if (mode === 'task_contains' && !isSaid) throw refuse('trigger-has-no-pattern');
  if (mode === 'manual' && isSaid) throw refuse('pattern-is-not-used');
  return { mode, pattern: pattern.trim() };
}

export const workflowHandlers: AutopilotWorkflowsHandlers<AutopilotStore, WorkflowPorts> = {
  async workflow_list({ scope }, { store }) {
    if (scope !== 'effective') {
      const stored = await store.workflows.stored(scope);
      return { workflows: stored.map((workflow) => rowOf(workflow, scope, false)), truncated: false };
    }
    const { overlay, workflows } = await seenBy(store);
    const own = new Set((await store.workflows.stored('project')).map(({ id }) => id));
    const rows = workflows.map((workflow) => {
      const isOwn = own.has(workflow.id);
      const isChanged = !isOwn && Object.hasOwn(overlay.global_workflow_overrides, workflow.id);
      return rowOf(workflow, isOwn ? 'project' : 'global', isChanged);
    });
    return { workflows: rows, truncated: false };
  },

  async workflow_show({ id, scope, markdown }, { store }) {
    const { scope: where, stored, seen, override } = await workflowNamed(store, id, scope);
    const workflow = scope === 'effective' ? seen : stored;
    return {
      scope: where,
      overridden: override !== undefined,
      workflow,
      ...(markdown ? { markdown: workflowMarkdown(workflow) } : {}),
      truncated: false,
    };
  },

  async workflow_create(input, ctx) {
    const { writing, now_ms, newId } = ctx;
    const { scope, name, disabled, steps } = input;
    const wanted = { name: name.trim(), disabled, trigger: triggerIn(input), steps, reason: text('workflow-by-hand') };
    const workflow = newWorkflow(wanted, thoughtId('wf', now_ms, newId()), iso(now_ms));
    await writing(({ tell }) => tell('workflow_saved', { scope, workflow }));
    const sync = await told(ctx, scope);
    return { workflow_id: workflow.id, workflow: rowOf(workflow, scope, false), sync };
  },

  async workflow_enable({ id, scope, enabled, project_override }, ctx) {
    const { writing, now_ms } = ctx;
    if (project_override) await putAside(ctx);
    const done = await writing(async ({ store, tell }) => {
      if (project_override) {
        const { override, seen } = await globalNamed(store, id, scope);
        const { overlay } = await store.state.overlay();
        await tell('overlay_saved', { overlay: withOverride(overlay, id, { ...override, enabled }) });
        return { id, scope: 'global' as const, overridden: true, enabled, changed: seen.enabled !== enabled };
      }
      const { scope: where, stored, seen, override } = await workflowNamed(store, id, scope);
      const changed = stored.enabled !== enabled;
      if (changed) await tell('workflow_saved', { scope: where, workflow: { ...stored, enabled, updated_ts: iso(now_ms) } });
      const isOverridden = override?.enabled !== undefined;
      return { id, scope: where, overridden: override !== undefined, enabled: isOverridden ? seen.enabled : enabled, changed };
    });
    const sync = done.changed ? await told(ctx, project_override ? 'project' : done.scope) : null;
    return { ...done, sync };
  },

  async workflow_delete({ id, scope, project_override }, ctx) {
    const { writing } = ctx;
    if (project_override) await putAside(ctx);
    const gone = await writing(async ({ store, tell }) => {
      if (!project_override) {
        const { scope: where } = await workflowNamed(store, id, scope);
        await tell('workflow_removed', { scope: where, workflow_id: id });
        return { id, scope: where, removed: 'workflow' as const };
      }
      const { override } = await globalNamed(store, id, scope);
      if (!override) throw refuse('workflow-is-not-overridden', { id });
      const { overlay } = await store.state.overlay();
      await tell('overlay_saved', { overlay: withOverride(overlay, id, null) });
      return { id, scope: 'global' as const, removed: 'override' as const };
    });
    return { ...gone, sync: await told(ctx, project_override ? 'project' : gone.scope) };
  },

  workflow_edit: (input, ctx) => editWorkflow(ctx, input),
};
