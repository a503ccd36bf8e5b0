import type { WorkflowIr, WorkflowOverride } from '../../../generated/types/index.ts';
import { emptyWorkflow, namedSteps, newStep } from '../../records/workflows.ts';

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

interface Wanted {
  readonly name: string;
  readonly disabled: boolean;
  readonly trigger: WorkflowIr['trigger'];
  readonly steps: readonly string[];
  readonly reason: string;
}

/** A workflow that somebody wrote. */
export const newWorkflow = ({ name, disabled, trigger, steps, reason }: Wanted, id: string, ts: string): WorkflowIr => ({
  ...emptyWorkflow,
  id,
  name,
  enabled: !disabled,
  trigger,
  steps: steps.map((title, i) => newStep(`s${i + 1}`, title)),
  source: { kind: 'manual', reason, evidence_refs: [] },
  created_ts: ts,
  updated_ts: ts,
});

const longest = { name: 400, pattern: 1000 };

/** What a model made of a workflow: the same workflow, with what it was asked to change. */
export const editedWorkflow = (base: WorkflowIr, answer: WorkflowIr, ts: string): WorkflowIr => ({
  ...answer,
  version: base.version,
  id: base.id,
  name: answer.name.trim().slice(0, longest.name) || base.name,
  trigger: { ...answer.trigger, pattern: answer.trigger.pattern.slice(0, longest.pattern) },
  steps: namedSteps(answer.steps),
  source: base.source,
  created_ts: base.created_ts,
  updated_ts: ts,
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two workflows say the same, whenever they were written. */
export const saysTheSame = (a: WorkflowIr, b: WorkflowIr): boolean => isSame({ ...a, updated_ts: '' }, { ...b, updated_ts: '' });

const fields = ['kind', 'title', 'hands_input', 'check_input', 'risk_category', 'policy', 'notes'] as const;

const patchOf = (base: Step, wanted: Step | undefined) =>
  wanted
    ? Object.fromEntries(fields.filter((field) => base[field] !== wanted[field]).map((field) => [field, wanted[field]]))
    : { disabled: true };

/** Steps that stay in their order, some of them left out perhaps, are patched one by one; other steps are replaced together. */
function stepChanges(base: readonly Step[], wanted: readonly Step[]): Pick<WorkflowOverride, 'steps_replace' | 'step_patches'> {
  const ids = new Set(wanted.map(({ id }) => id));
  const left = base.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  if (
    !isSame(
      left,
      wanted.map(({ id }) => id),
    )
  )
    return { steps_replace: [...wanted] };
  const patches = base
    .map(
      (step) =>
        [
          step.id,
          patchOf(
            step,
            wanted.find(({ id }) => id === step.id),
          ),
        ] as const,
    )
    .filter(([, patch]) => Object.keys(patch).length > 0);
  return patches.length ? { step_patches: Object.fromEntries(patches) } : {};
}

/** What a project must change in a global workflow to see another one; null: nothing. */
export function overrideBetween(base: WorkflowIr, wanted: WorkflowIr): WorkflowOverride | null {
  const override: WorkflowOverride = {
    ...(base.enabled === wanted.enabled ? {} : { enabled: wanted.enabled }),
    ...(base.name === wanted.name ? {} : { name: wanted.name }),
    ...(base.mermaid === wanted.mermaid ? {} : { mermaid: wanted.mermaid }),
    ...(isSame(base.trigger, wanted.trigger) ? {} : { trigger: wanted.trigger }),
    ...stepChanges(base.steps, wanted.steps),
  };
  return Object.keys(override).length ? override : null;
}
