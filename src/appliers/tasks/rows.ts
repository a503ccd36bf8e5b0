import type { Applying } from '../../../generated/handlers/appliers.ts';
import { compiled } from '../../store/compiled.ts';
import { saveNumber } from '../../store/counter-rows.ts';
import { searchedEntity, searchedStep, searchedTaskNode } from '../../store/searched-rows.ts';
import type { Database, Writer } from '../../store/tables.ts';
import { entityIsSearchedBy, index, stepIsSearchedBy } from '../search.ts';

type Value = string | number | null;

/** Wire values as columns: lists and objects as JSON, booleans as 0 and 1. */
export const toColumns = (change: object): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => {
        if (typeof value === 'boolean') return [field, Number(value)];
        return [field, typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Value)];
      }),
  );

/** The number in an id is the last that was given out: TASK-012 → 12. */
export const numberIn = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

export const rememberNumber = ({ db, ws }: Writer, id: string) => saveNumber(db, ws, id.slice(0, id.indexOf('-')), numberIn(id));

const addToCount = compiled<{ ws: number; kind: string; status: string; n: number }>((k, p) =>
  k
    .insertInto('entity_counts')
    .values({ ws: p('ws'), kind: p('kind'), status: p('status'), n: p('n') })
    .onConflict((c) =>
      c.columns(['ws', 'kind', 'status']).doUpdateSet((eb) => ({ n: eb('entity_counts.n', '+', eb.ref('excluded.n')) })),
    ),
);

export const count = ({ db, ws }: Writer, kind: string, status: string, n: 1 | -1) =>
  addToCount.send(db, { ws, kind, status, n });

interface CountedEntity {
  readonly kind: string;
  readonly status: string;
  readonly num: number;
  readonly tags: string;
}

const standing = compiled<{ ws: number; id: string }, CountedEntity>((k, p) =>
  k.selectFrom('entities').select(['kind', 'status', 'num', 'tags']).where('ws', '=', p('ws')).where('id', '=', p('id')),
);

/** Tags are found by name, so those that go must be named. */
export async function retag(
  { db, ws }: Writer,
  { kind, num, tags }: Omit<CountedEntity, 'status'>,
  after: readonly string[],
): Promise<void> {
  const before = JSON.parse(tags) as string[];
  const gone = before.filter((tag) => !after.includes(tag));
  const rows = after.filter((tag) => !before.includes(tag)).map((tag) => ({ ws, tag, kind, num }));
  if (gone.length)
    await db.kysely
      .deleteFrom('entity_tags')
      .where('ws', '=', ws)
      .where('tag', 'in', gone)
      .where('kind', '=', kind)
      .where('num', '=', num)
      .execute();
  if (rows.length) await db.kysely.insertInto('entity_tags').values(rows).execute();
}

type At = Pick<Applying<Writer>, 'db' | 'ts_ms' | 'agent_id'>;

const raiseRevision = compiled<{ ws: number; id: string; revision: number; now: number }>(
  (k, p) =>
    k
      .updateTable('entities')
      .set({ revision: p('revision'), updated_at_ms: p('now') })
      .where('ws', '=', p('ws'))
      .where('id', '=', p('id')),
  { newest: ['ws', 'id'] },
);

/** Changes a plan or task, and whatever is counted or listed by what changed. */
export async function setEntity(
  at: At,
  id: string,
  revision: number,
  change: Partial<Record<string, unknown>> = {},
): Promise<void> {
  const { db: writer, ts_ms } = at;
  const { db, ws } = writer;
  if (change.status !== undefined || change.tags !== undefined) {
    const row = await standing.first(db, { ws, id });
    if (row && change.status !== undefined && change.status !== row.status) {
      await count(writer, row.kind, row.status, -1);
      await count(writer, row.kind, change.status as string, 1);
    }
    if (row && change.tags !== undefined) await retag(writer, row, [...new Set(change.tags as string[])]);
  }
  const columns = toColumns(change);
  if (Object.keys(columns).length === 0) return raiseRevision.send(db, { ws, id, revision, now: ts_ms });
  const row = await db.kysely
    .updateTable('entities')
    .set({ ...columns, revision, updated_at_ms: ts_ms })
    .where('ws', '=', ws)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (entityIsSearchedBy(columns)) await index(at, searchedEntity(row));
}

const addSteps = compiled<{ ws: number; id: string; total: number; done: number }>((k, p) =>
  k
    .updateTable('entities')
    .set((eb) => ({ steps_total: eb('steps_total', '+', p('total')), steps_done: eb('steps_done', '+', p('done')) }))
    .where('ws', '=', p('ws'))
    .where('id', '=', p('id')),
);

export const countSteps = ({ db, ws }: Writer, id: string, total: number, done: number) =>
  addSteps.send(db, { ws, id, total, done });

const completion = compiled<{ ws: number; id: string }, { task: string; completed: number }>((k, p) =>
  k.selectFrom('steps').select(['task', 'completed']).where('ws', '=', p('ws')).where('id', '=', p('id')),
);

/** Changes a step; a task knows how many of its steps are done. */
export async function setStep(at: At, id: string, change: object): Promise<void> {
  const { db: writer, ts_ms } = at;
  const { db, ws } = writer;
  const columns = toColumns(change);
  if (columns.completed !== undefined) {
    const row = await completion.first(db, { ws, id });
    const done = Number(columns.completed) - (row?.completed ?? 0);
    if (row && done !== 0) await countSteps(writer, row.task, 0, done);
  }
  const row = await db.kysely
    .updateTable('steps')
    .set({ ...columns, touched_by: at.agent_id?.toLowerCase() ?? null, updated_at_ms: ts_ms })
    .where('ws', '=', ws)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (stepIsSearchedBy(columns)) await index(at, searchedStep(row));
}

export async function setNode(at: At, id: string, change: object): Promise<void> {
  const {
    db: { db, ws },
    ts_ms,
  } = at;
  const row = await db.kysely
    .updateTable('task_nodes')
    .set({ ...toColumns(change), updated_at_ms: ts_ms })
    .where('ws', '=', ws)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await index(at, searchedTaskNode(row));
}

export type StepRow = Database['steps'];
