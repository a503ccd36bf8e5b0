import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { FirstThoughts, TaskEvent, TasksBootstrapOutput } from '../../../generated/types/index.ts';
import { addPlannedSteps, makePlan, makeTask, type PlannedStep } from '../tasks/create.ts';
import { entityNamed } from '../tasks/finding.ts';
import { makePlanFrom } from '../tasks/templates.ts';
import type { PlanChoice } from './bootstrap-rules.ts';
import type { ViewsStore } from './store.ts';
import { keepThoughts } from './thoughts.ts';

type Facts = 'plan_created' | 'plan_updated' | 'task_created' | 'steps_added' | 'step_defined';

export interface Making {
  readonly workspace: string;
  readonly store: ViewsStore;
  readonly tell: Tell<Facts>;
}

export interface Thinking extends Omit<Making, 'tell'> {
  readonly tell: Tell<Facts | 'card_written' | 'note_added'>;
  readonly warn: WarnFor<'NOTE_IGNORED'>;
  readonly agent_id: string | null;
}

export interface TaskWanted {
  readonly plan: PlanChoice;
  readonly title: string;
  readonly description?: string | undefined;
  readonly steps: readonly PlannedStep[];
}

async function planFor({ store, tell }: Making, plan: PlanChoice): Promise<{ id: string; events: TaskEvent[] }> {
  if (plan.kind === 'there') return { id: plan.id, events: [] };
  if (plan.template) return makePlanFrom(store, tell, plan.template, plan.title);
  const { id, event } = await makePlan(store, tell, plan.title);
  return { id, events: [event] };
}

/** Makes a task with its steps, and its plan where it has none yet. */
export async function bootstrap(making: Making, { plan, title, description, steps }: TaskWanted): Promise<TasksBootstrapOutput> {
  const { workspace, store, tell } = making;
  const under = await planFor(making, plan);
  const { id, event } = await makeTask(store, tell, under.id, title, description);
  const made = await addPlannedSteps(store, tell, id, steps);
  return {
    workspace,
    plan: { id: under.id, qualified_id: `${workspace}:${under.id}`, created: plan.kind === 'new' },
    task: { id, qualified_id: `${workspace}:${id}`, revision: made.revision },
    steps: made.steps,
    events: [...under.events, event, ...made.events],
  };
}

/** The same, with the first thoughts about it. */
export async function bootstrapThinking(
  thinking: Thinking,
  wanted: TaskWanted,
  think: FirstThoughts | undefined,
): Promise<TasksBootstrapOutput> {
  const made = await bootstrap(thinking, wanted);
  if (think === undefined) return made;
  return { ...made, think_pipeline: await keepThoughts(thinking, await entityNamed(thinking.store, made.task.id), think) };
}
