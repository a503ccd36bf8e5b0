import type { Step } from '../../../generated/types/index.ts';
import { pathKey } from '../../kernel/text.ts';
import type { StepRow, TaskNodeRow, TaskReads } from '../../records/tasks.ts';
import { compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';

type Row = Database['steps'];

const byId = compiled<{ ws: number; id: string }, Row>((k, p) =>
  k.selectFrom('steps').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);
const byPath = compiled<{ ws: number; task: string; key: string }, Row>((k, p) =>
  k.selectFrom('steps').selectAll().where('ws', '=', p('ws')).where('task', '=', p('task')).where('path_key', '=', p('key')),
);
const ofTask = compiled<{ ws: number; task: string }, Row>((k, p) =>
  k.selectFrom('steps').selectAll().where('ws', '=', p('ws')).where('task', '=', p('task')).orderBy('path_key'),
);
const page = compiled<{ ws: number; task: string; after: string; from: string; to: string; limit: number }, Row>((k, p) =>
  k
    .selectFrom('steps')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('task', '=', p('task'))
    .where('path_key', '>', p('after'))
    .where('path_key', '>=', p('from'))
    .where('path_key', '<', p('to'))
    .orderBy('path_key')
    .limit(p('limit')),
);
const firstOpen = compiled<{ ws: number; task: string }, Row>((k, p) =>
  k
    .selectFrom('steps')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('task', '=', p('task'))
    .where('completed', '=', 0)
    .orderBy('path_key')
    .limit(1),
);
const openBelow = compiled<{ ws: number; task: string; from: string; to: string }, { n: number }>((k, p) =>
  k
    .selectFrom('steps')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ws', '=', p('ws'))
    .where('task', '=', p('task'))
    .where('completed', '=', 0)
    .where('path_key', '>=', p('from'))
    .where('path_key', '<', p('to')),
);

const list = (text: string) => JSON.parse(text) as string[];

const toStep = (row: Row): StepRow => ({
  step_id: row.id,
  task: row.task,
  path: row.path,
  next_step: row.next_step,
  next_node: row.next_node,
  title: row.title,
  success_criteria: list(row.success_criteria),
  tests: list(row.tests),
  blockers: list(row.blockers),
  criteria_confirmed: row.criteria_confirmed === 1,
  tests_confirmed: row.tests_confirmed === 1,
  security_confirmed: row.security_confirmed === 1,
  perf_confirmed: row.perf_confirmed === 1,
  docs_confirmed: row.docs_confirmed === 1,
  proof_tests_mode: row.proof_tests_mode as Step['proof_tests_mode'],
  proof_security_mode: row.proof_security_mode as Step['proof_security_mode'],
  proof_perf_mode: row.proof_perf_mode as Step['proof_perf_mode'],
  proof_docs_mode: row.proof_docs_mode as Step['proof_docs_mode'],
  evidence: list(row.evidence) as Step['evidence'],
  completed: row.completed === 1,
  completed_at_ms: row.completed_at_ms,
  blocked: row.blocked === 1,
  block_reason: row.block_reason,
  touched_by: row.touched_by,
  touched_at_ms: row.updated_at_ms,
});

const noted = compiled<{ ws: number; task: string; path: string }, { seq: number }>((k, p) =>
  k
    .selectFrom('entries')
    .select('seq')
    .where('ws', '=', p('ws'))
    .where('task_id', '=', p('task'))
    .where('event_id', 'is not', null)
    .where('event_type', '=', 'step_noted')
    .where('path', '=', p('path'))
    .limit(1),
);

export const stepReads = (db: Db, ws: number): TaskReads['steps'] => ({
  async find(step_id) {
    const row = await byId.first(db, { ws, id: step_id });
    return row && toStep(row);
  },
  async at(task, path) {
    const row = await byPath.first(db, { ws, task, key: pathKey(path) });
    return row && toStep(row);
  },
  list: async (task) => (await ofTask.all(db, { ws, task })).map(toStep),
  async after(task, { after, below, limit }) {
    const from = below === null ? '' : pathKey(below);
    /** A step's own key and all keys below it stand before its key and a slash; keys are digits and dots. */
    const to = below === null ? ':' : `${from}/`;
    return (await page.all(db, { ws, task, after: after === null ? '' : pathKey(after), from, to, limit })).map(toStep);
  },
  async firstOpen(task) {
    const row = await firstOpen.first(db, { ws, task });
    return row && toStep(row);
  },
  async openBelow(task, path) {
    const key = pathKey(path);
    /** What stands below a step begins with its key and a dot; a slash is the character after the dot. */
    return Number((await openBelow.first(db, { ws, task, from: `${key}.`, to: `${key}/` }))?.n ?? 0);
  },
  async noted(task, path) {
    return (await noted.first(db, { ws, task, path })) !== undefined;
  },
});

const nodeById = compiled<{ ws: number; id: string }, Database['task_nodes']>((k, p) =>
  k.selectFrom('task_nodes').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);
const nodeByPath = compiled<{ ws: number; task: string; path: string }, Database['task_nodes']>((k, p) =>
  k.selectFrom('task_nodes').selectAll().where('ws', '=', p('ws')).where('task', '=', p('task')).where('path', '=', p('path')),
);

const toNode = (row: Database['task_nodes']): TaskNodeRow => ({
  node_id: row.id,
  task: row.task,
  path: row.path,
  image: {
    title: row.title,
    description: row.description,
    context: row.context,
    status: row.status as TaskNodeRow['image']['status'],
    status_manual: row.status_manual === 1,
    priority: row.priority as TaskNodeRow['image']['priority'],
    blocked: row.blocked === 1,
    blockers: list(row.blockers),
    dependencies: list(row.dependencies),
    next_steps: list(row.next_steps),
    problems: list(row.problems),
    risks: list(row.risks),
    success_criteria: list(row.success_criteria),
  },
});

export const nodeReads = (db: Db, ws: number): TaskReads['nodes'] => ({
  async find(node_id) {
    const row = await nodeById.first(db, { ws, id: node_id });
    return row && toNode(row);
  },
  async at(task, path) {
    const row = await nodeByPath.first(db, { ws, task, path });
    return row && toNode(row);
  },
});
