import type { Contribution, Diagnoser } from '../../kernel/contributions.ts';
import type { EntityRow, Reads, StepRow } from '../../kernel/ports.ts';
import { entityNamed } from './finding.ts';
import { type Context, lintContext, lintPlan, lintTask } from './lint-rules.ts';
import type { Step } from './step-types.ts';
import { toPlan, toTask } from './view-rules.ts';

/** A step as callers see it. */
export const shownStep = ({ task: _, next_step: __, next_node: ___, ...step }: StepRow): Step => step;

/** Whether anything stands in the documents of a plan or task. */
export async function contextOf(store: Reads, { reasoning_ref }: EntityRow): Promise<Context> {
  const branch = await store.branches.find(reasoning_ref.branch);
  if (!branch) return { branch: false, notes: false, trace: false };
  const any = async (doc: string) =>
    (await store.entries.before(branch.view, doc, { before: Number.MAX_SAFE_INTEGER, limit: 1 })).length > 0;
  return { branch: true, notes: await any(reasoning_ref.notes_doc), trace: await any(reasoning_ref.trace_doc) };
}

const diagnose: Diagnoser = async ({ store, target }): ReturnType<Diagnoser> => {
  if (!target) return { findings: [], stats: {} };
  const context = lintContext(target, await contextOf(store, target));
  if (target.kind === 'plan') {
    const { total, completed } = await store.entities.countBelow(target.id);
    return { findings: [...lintPlan(target), ...context], stats: { tasks: total, open_tasks: total - completed } };
  }
  const steps = await store.steps.list(target.id);
  const open_steps = steps.filter((step) => !step.completed).length;
  return { findings: [...lintTask(target, steps), ...context], stats: { steps: steps.length, open_steps } };
};

export const tasksContribution: Contribution = {
  openers: [
    {
      form: 'TASK-001, PLAN-001',
      matches: (id) => /^(TASK|PLAN)-[0-9]{3,}$/.test(id),
      async open(id, _input, store) {
        const row = await entityNamed(store, id);
        const workspace = store.workspace?.name ?? '';
        const first = row.kind === 'task' ? await store.steps.firstOpen(id) : undefined;
        return {
          kind: row.kind,
          id,
          target: row.kind === 'plan' ? toPlan(workspace, row) : toTask(workspace, row),
          reasoning_ref: row.reasoning_ref,
          counts: row.kind === 'plan' ? await store.entities.countBelow(id) : row.steps,
          step_focus: first ? shownStep(first) : null,
          truncated: false,
        };
      },
    },
  ],
  diagnosers: [diagnose],
};
