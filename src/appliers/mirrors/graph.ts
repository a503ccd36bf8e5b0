import type { Applying } from '../../../generated/handlers/appliers.ts';
import { compiled } from '../../store/compiled.ts';
import type { Writer } from '../../store/tables.ts';
import { touchDocument } from '../entries.ts';
import { graphAppliers } from '../graph.ts';
import type { Home } from './trace.ts';

interface NewestNode {
  readonly seq: number;
  readonly deleted: number;
  readonly title: string | null;
  readonly status: string | null;
}

const newest = compiled<{ ws: number; branch_id: number; doc: string; key: string }, NewestNode>((k, p) =>
  k
    .selectFrom('node_versions')
    .select(['seq', 'deleted', 'title', 'status'])
    .where('ws', '=', p('ws'))
    .where('branch_id', '=', p('branch_id'))
    .where('doc', '=', p('doc'))
    .where('key', '=', p('key'))
    .orderBy('seq', 'desc')
    .limit(1),
);

const taskShown = compiled<{ ws: number; id: string }, { title: string; status: string }>((k, p) =>
  k.selectFrom('entities').select(['title', 'status']).where('ws', '=', p('ws')).where('id', '=', p('id')),
);
const stepShown = compiled<{ ws: number; id: string }, { title: string; completed: number; path: string }>((k, p) =>
  k.selectFrom('steps').select(['title', 'completed', 'path']).where('ws', '=', p('ws')).where('id', '=', p('id')),
);

const taskKey = (id: string) => `task:${id}`;
const stepKey = (id: string) => `step:${id}`;
const statusOf = (done: boolean) => (done ? 'done' : 'open');
const placeOf = ({ id, kind, branch_id, graph_doc }: Home) => ({ branch: `${kind}/${id}`, branch_id, doc: graph_doc });
/** Graph versions have numbers of their own, after that of the event. */
const further = (at: Applying<Writer>): Applying<Writer> => ({ ...at, seq: at.next_seq() });

interface Shown {
  readonly id: string;
  readonly type: 'task' | 'step';
  readonly title: string;
  readonly status: string;
  readonly meta: Record<string, unknown>;
}

/** A node that says what the row says; one that says it already is left alone. */
async function show(at: Applying<Writer>, home: Home, node: Shown): Promise<void> {
  const { db, ws } = at.db;
  const place = placeOf(home);
  const before = await newest.first(db, { ws, ...place, key: node.id });
  if (before && before.deleted === 0 && before.title === node.title && before.status === node.status) return;
  await graphAppliers.graph_node_written({ ...place, ...node, replaces: before?.seq ?? null }, further(at));
}

const taskNode = (id: string, title: string, isDone: boolean): Shown => ({
  id: taskKey(id),
  type: 'task',
  title,
  status: statusOf(isDone),
  meta: { source: 'tasks', task_id: id },
});

/** The task as a node of its own graph. Plans have no steps to hold together, so they have none. */
export async function projectTask(at: Applying<Writer>, home: Home): Promise<void> {
  if (home.kind !== 'task') return;
  const row = await taskShown.first(at.db.db, { ws: at.db.ws, id: home.id });
  if (row) await show(at, home, taskNode(home.id, row.title, row.status === 'DONE'));
}

/** The node of a task that was just made: there is none before it. */
export async function projectNewTask(at: Applying<Writer>, home: Home, title: string): Promise<void> {
  await graphAppliers.graph_node_written({ ...placeOf(home), ...taskNode(home.id, title, false), replaces: null }, further(at));
}

export async function projectStep(at: Applying<Writer>, home: Home, step_id: string): Promise<void> {
  const row = await stepShown.first(at.db.db, { ws: at.db.ws, id: step_id });
  if (!row) return;
  const meta = { source: 'tasks', task_id: home.id, step_id, path: row.path };
  await show(at, home, { id: stepKey(step_id), type: 'step', title: row.title, status: statusOf(row.completed === 1), meta });
}

interface NewStep {
  readonly step_id: string;
  readonly path: string;
  readonly title: string;
}

/** New steps were never seen before, so their nodes and the edges to them are written all at once. */
export async function projectNewSteps(
  at: Applying<Writer>,
  home: Home,
  parent: string | null,
  steps: readonly NewStep[],
): Promise<void> {
  if (steps.length === 0) return;
  const { db, ws } = at.db;
  const { branch_id, doc } = placeOf(home);
  const from_id = parent === null ? taskKey(home.id) : stepKey(parent);
  const version = () => ({
    ws,
    seq: at.next_seq(),
    branch_id,
    doc,
    deleted: 0,
    standing: 'live' as const,
    superseded_seq: null,
    replaces_seq: null,
    merged_from_branch_id: null,
    merged_from_seq: null,
    ts_ms: at.ts_ms,
  });
  const nodes = steps.map(({ step_id, path, title }) => ({
    ...version(),
    key: stepKey(step_id),
    type: 'step',
    title,
    text: null,
    status: statusOf(false),
    tags: '[]',
    visibility: null,
    meta: JSON.stringify({ source: 'tasks', task_id: home.id, step_id, path }),
  }));
  const edges = nodes.map(({ key: to_id }) => ({
    ...version(),
    key: `${from_id}|contains|${to_id}`,
    from_id,
    rel: 'contains',
    to_id,
    meta: null,
  }));
  await db.kysely.insertInto('node_versions').values(nodes).execute();
  await db.kysely.insertInto('edge_versions').values(edges).execute();
  await touchDocument.send(db, { ws, branch_id, doc, kind: 'graph', seq: at.seq, now: at.ts_ms });
}

/** Steps that are gone leave tombstones, and so do the edges that began or ended at them, whoever drew those. */
export async function forgetSteps(at: Applying<Writer>, home: Home, step_ids: readonly string[]): Promise<void> {
  const { db, ws } = at.db;
  const place = placeOf(home);
  for (const step_id of step_ids) {
    const id = stepKey(step_id);
    const edges = await db.kysely
      .selectFrom('edge_versions')
      .select(['from_id', 'rel', 'to_id', 'seq'])
      .where('ws', '=', ws)
      .where('branch_id', '=', place.branch_id)
      .where('doc', '=', place.doc)
      .where('standing', '=', 'live')
      .where((eb) => eb.or([eb('from_id', '=', id), eb('to_id', '=', id)]))
      .orderBy('seq')
      .execute();
    for (const { from_id: from, rel, to_id: to, seq: replaces } of edges)
      await graphAppliers.graph_edge_removed({ ...place, from, rel, to, replaces }, further(at));
    const node = await newest.first(db, { ws, ...place, key: id });
    if (node?.deleted === 0) await graphAppliers.graph_node_removed({ ...place, id, replaces: node.seq }, further(at));
  }
}
