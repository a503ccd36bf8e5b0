import path from 'node:path';
import { compose } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { silent } from '../../support/app.ts';
import { interleave, ratio, rowWith, spread } from '../measure.ts';
import type { Row, Section } from '../shape.ts';
import { fillTasks, type Size, taskId, workspace } from '../subjects/tasks-stock.ts';
import { timed } from '../timed.ts';

const section = 'tasks';
const empty: Size = { tasks: 0, steps: 0 };
/** No more than the calls themselves need: tasks for one page, and steps to close. */
const onePage: Size = { tasks: 61, steps: 50 };
const large: Size = { tasks: 1000, steps: 50 };
const page = 50;
const most = 1.5;

interface World {
  readonly app: App;
  readonly size: Size;
  /** One page of events came after this one when measuring began. */
  readonly since: string;
}

interface Ask {
  readonly measure: string;
  readonly tool: string;
  /** What the large one is compared with. */
  readonly beside: Size;
  args(i: number, world: World): Record<string, unknown>;
}

const asks: readonly Ask[] = [
  {
    measure: 'create',
    tool: 'tasks_create',
    beside: empty,
    args: (i) => ({ parent: 'PLAN-001', title: `New ${i}`, steps: [{ title: 'One', success_criteria: ['It works'] }] }),
  },
  {
    measure: 'close step',
    tool: 'tasks_close_step',
    beside: onePage,
    args: (i, { size: { tasks, steps } }) => ({
      task: taskId(tasks - Math.floor(i / steps)),
      path: `s:${i % steps}`,
      checkpoints: 'gate',
    }),
  },
  { measure: 'delta, last page', tool: 'tasks_delta', beside: onePage, args: (_, { since }) => ({ since, limit: page }) },
  { measure: 'context, first page', tool: 'tasks_context', beside: onePage, args: () => ({ tasks_limit: page }) },
  {
    measure: 'context of all, first page',
    tool: 'tasks_context',
    beside: onePage,
    args: () => ({ tasks_limit: page, include_all: true }),
  },
];

/** In process: what a transport adds is the same at every size and would hide the difference. */
export const tasks: Section = {
  name: section,
  async run({ quick, stock, say }) {
    const worlds: World[] = [];
    for (const size of [empty, onePage, quick ? { ...large, tasks: 300 } : large]) {
      say(`${size.tasks} tasks of ${size.steps} steps`);
      const file = path.join(stock.empty(), 'noema.db');
      const since = await fillTasks(file, size, page);
      worlds.push({ size, since, app: await compose({ database: file, durability: 'normal', log: silent }) });
    }
    say('measuring');
    const lanes = worlds.flatMap((world) =>
      asks
        .filter(({ beside }) => beside === world.size || (world.size !== empty && world.size !== onePage))
        .map((ask) => ({ ask, world, once: (i: number) => timed(world.app, ask.tool, { workspace, ...ask.args(i, world) }) })),
    );
    const values = await interleave(lanes, quick ? 100 : 400, 20);
    for (const { app } of worlds) await app.store.close();
    return lanes
      .map(({ ask: { measure }, world: { size } }, i): Row => {
        return { section, measure, subject: 'ours', entries: size.tasks, unit: 'ms', ...spread(values[i] ?? []) };
      })
      .sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
  },
  targets: (rows) => {
    const largest = Math.max(...rows.map((row) => row.entries ?? 0));
    return asks.map(({ measure, beside: { tasks } }) => ({
      name: `${measure}: ${largest} tasks of ${large.steps} steps / ${tasks}`,
      value: ratio(rowWith(rows, { measure, entries: largest }), rowWith(rows, { measure, entries: tasks })),
      most,
    }));
  },
};
