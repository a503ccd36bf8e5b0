import { compose } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { call } from '../../../src/boundary/call.ts';
import type { TasksStore } from '../../../src/domain/tasks/store.ts';
import type { Unit } from '../../../src/kernel/ports.ts';
import { silent } from '../../support/app.ts';
import { noteText } from './text.ts';

export const workspace = 'bench';

/** How much a workspace remembers. Half of the cards and of the trace belong to the one task that is looked at. */
export interface Memory {
  readonly tasks: number;
  readonly cards: number;
  readonly entries: number;
}

const ask = async (app: App, tool: string, args: Record<string, unknown>) => {
  const { error } = await call(app, tool, { workspace, ...args });
  if (error) throw new Error(`${tool}: ${error.message}`);
};

async function inBatches(app: App, count: number, work: (unit: Unit, i: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 5000)
    await app.store.write(workspace, null, async (unit) => {
      for (let i = at; i < Math.min(at + 5000, count); i += 1) await work(unit, i);
    });
}

/** The task that the i-th thing belongs to: every second one to the first. */
const taskOf = (i: number, tasks: number) => `TASK-${String(i % 2 === 0 ? 1 : 1 + (Math.floor(i / 2) % tasks)).padStart(3, '0')}`;

const types = ['hypothesis', 'question', 'test', 'evidence', 'decision', 'note', 'update', 'frame'] as const;
/** One in ten is open, so that most of the past is settled, as it is in life. */
const statusOf = (i: number) => (i % 10 === 0 ? 'open' : 'closed');

/** Tasks through the tools, cards and trace as facts: they would take long as calls. */
export async function fillMind(file: string, { tasks, cards, entries }: Memory): Promise<void> {
  const app = await compose({ database: file, durability: 'normal', log: silent });
  await ask(app, 'tasks_create', { kind: 'plan', title: 'Everything' });
  const steps = ['Find out', 'Mend', 'Verify'].map((title) => ({ title, success_criteria: ['done'], tests: ['run'] }));
  for (let i = 0; i < tasks; i += 1) await ask(app, 'tasks_create', { parent: 'PLAN-001', title: `Task ${i}`, steps });
  await ask(app, 'tasks_focus_set', { task: 'TASK-001' });

  const homes = new Map<string, { branch: string; branch_id: number; graph_doc: string; trace_doc: string }>();
  const homeOf = async ({ snapshot }: Unit, id: string) => {
    const known = homes.get(id);
    if (known) return known;
    const entity = await (snapshot.of('tasks') as TasksStore).entities.find(id);
    if (!entity) throw new Error(`${id} is missing`);
    const { branch, graph_doc, trace_doc } = entity.reasoning_ref;
    const home = {
      branch,
      branch_id: (await (snapshot.of('tasks') as TasksStore).branches.find(branch))?.id ?? 0,
      graph_doc,
      trace_doc,
    };
    homes.set(id, home);
    return home;
  };
  await inBatches(app, cards, async (unit, i) => {
    const type = types[Math.floor(i / 2) % types.length] ?? 'note';
    const canon = type === 'note' || type === 'frame' ? 'v:draft' : 'v:canon';
    return unit.tell('card_written', {
      ...(await homeOf(unit, taskOf(i, tasks))),
      card: {
        id: `CARD-${i + 1}`,
        type,
        title: `Card ${i}`,
        text: noteText(i),
        status: statusOf(i),
        tags: ['lane:shared', canon],
      },
      edges: i > 20 ? [{ rel: 'supports', to: `CARD-${i - 15}`, replaces: null }] : [],
      node: { replaces: null },
      digest: String(i),
    });
  });
  await inBatches(app, entries - cards, async (unit, i) => {
    const { branch, branch_id, trace_doc } = await homeOf(unit, taskOf(i, tasks));
    return unit.tell('note_added', { branch, branch_id, doc: trace_doc, format: 'trace_step', content: noteText(i) });
  });
  await app.store.close();
}
