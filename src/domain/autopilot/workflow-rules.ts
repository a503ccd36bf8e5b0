import type { WorkflowIr, WorkflowOverride } from '../../../generated/types/index.ts';

type Step = WorkflowIr['steps'][number];

const patched = (steps: readonly Step[], { steps_replace, step_patches = {} }: WorkflowOverride): Step[] => {
  if (steps_replace) return [...steps_replace];
  return steps.flatMap((step) => {
    const { disabled = false, ...patch } = step_patches[step.id] ?? {};
    return disabled ? [] : [{ ...step, ...patch } as Step];
  });
};

/** A global workflow as a project sees it. */
export const overridden = (workflow: WorkflowIr, override: WorkflowOverride | undefined): WorkflowIr => {
  if (!override) return workflow;
  const { enabled = workflow.enabled, name = workflow.name, mermaid = workflow.mermaid, trigger = workflow.trigger } = override;
  return { ...workflow, enabled, name, mermaid, trigger, steps: patched(workflow.steps, override) };
};

const byId = (a: WorkflowIr, b: WorkflowIr) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Those of the project, then the global ones as the project sees them. A project's workflow hides a global one of the same id, also while it is disabled. */
export function effectiveWorkflows(
  project: readonly WorkflowIr[],
  global: readonly WorkflowIr[],
  overrides: Readonly<Record<string, WorkflowOverride>>,
): WorkflowIr[] {
  const own = new Set(project.map(({ id }) => id));
  return [
    ...project.toSorted(byId),
    ...global
      .filter(({ id }) => !own.has(id))
      .toSorted(byId)
      .map((workflow) => overridden(workflow, Object.hasOwn(overrides, workflow.id) ? overrides[workflow.id] : undefined)),
  ];
}
