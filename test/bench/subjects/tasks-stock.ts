import { compose } from '../../../src/app/compose.ts';
import type { Unit } from '../../../src/kernel/ports.ts';
import { silent } from '../../support/app.ts';

export const workspace = 'bench';

export interface Size {
  readonly tasks: number;
  readonly steps: number;
}

/** A page of tasks, and some more, are open; all that are older are done. */
const open = 60;
const atOnce = 100;

const pad = (n: number, width: number) => String(n).padStart(width, '0');
const stepId = (task: number, step: number, { steps }: Size) => `STEP-${pad((task - 1) * steps + step + 1, 8)}`;
export const taskId = (n: number) => `TASK-${pad(n, 3)}`;

type Tell = Unit['tell'];

/** A task with its steps, told as facts: the rows, the trace and the graph are those that calls would leave. */
async function addTask(tell: Tell, n: number, size: Size): Promise<string[]> {
  const task = taskId(n);
  const events = [await tell('task_created', { id: task, parent: 'PLAN-001', title: `Task ${n}` })];
  const steps = Array.from({ length: size.steps }, (_, i) => ({
    step_id: stepId(n, i, size),
    path: `s:${i}`,
    change: { title: `Step ${i} of task ${n}`, success_criteria: ['It works'] },
  }));
  events.push(await tell('steps_added', { task, revision: 1, parent: null, steps }));
  if (n <= size.tasks - open) events.push(await tell('task_completed', { task, revision: 2, status: 'DONE' }));
  return events.map((event) => event.event_id);
}

/** Fills a file with tasks; answers the event after which one page of events is left. */
export async function fillTasks(file: string, size: Size, page: number): Promise<string> {
  const app = await compose({ database: file, durability: 'normal', log: silent });
  const events: string[] = [];
  await app.store.write(workspace, null, ({ tell }) => tell('plan_created', { id: 'PLAN-001', title: 'Plan' }));
  for (let from = 1; from <= size.tasks; from += atOnce)
    await app.store.write(workspace, null, async ({ tell }) => {
      for (let n = from; n < from + atOnce && n <= size.tasks; n += 1) events.push(...(await addTask(tell, n, size)));
    });
  await app.store.close();
  return events.at(-page - 1) ?? '';
}
