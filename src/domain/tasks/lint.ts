import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { Finding } from '../../kernel/contributions.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import type { EntityRow } from '../../records/tasks.ts';
import { type Context, lintContext, lintPlan, lintTask } from './lint-rules.ts';
import type { TasksStore } from './store.ts';

/** Whether anything stands in the documents of a plan or task. */
async function contextOf(store: TasksStore, { reasoning_ref }: EntityRow): Promise<Context> {
  const branch = await store.branches.find(reasoning_ref.branch);
  if (!branch) return { branch: false, notes: false, trace: false };
  const any = async (doc: string) =>
    (await store.entries.before(branch.view, doc, { before: fromTheEnd, limit: 1, bytes: 0 })).length > 0;
  return { branch: true, notes: await any(reasoning_ref.notes_doc), trace: await any(reasoning_ref.trace_doc) };
}

export interface Lint {
  /** About the work itself. */
  readonly issues: Finding[];
  /** About what leads back into it. */
  readonly context: Finding[];
  readonly stats: Record<string, number>;
}

/** What is not in order with a plan or task. */
export async function lintEntity(store: TasksStore, target: EntityTarget): Promise<Lint> {
  const context = lintContext(target, await contextOf(store, target));
  if (target.kind === 'plan') {
    const { total, completed } = await store.entities.countBelow(target.id);
    return { issues: lintPlan(target), context, stats: { tasks: total, open_tasks: total - completed } };
  }
  const steps = await store.steps.list(target.id);
  const open_steps = steps.filter((step) => !step.completed).length;
  return { issues: lintTask(target, steps), context, stats: { steps: steps.length, open_steps } };
}
