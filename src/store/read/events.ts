import type { Operation, TaskEvent } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import type { OperationRow, TaskReads } from '../../records/tasks.ts';
import { compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';

interface EventRow {
  event_id: string;
  event_type: string;
  task_id: string;
  path: string | null;
  payload: string;
  ts_ms: number;
}
const columns = ['event_id', 'event_type', 'task_id', 'path', 'payload', 'ts_ms'] as const;

const after = compiled<{ ws: number; since: string; limit: number }, EventRow>((k, p) =>
  k
    .selectFrom('entries')
    .select(columns)
    .$castTo<EventRow>()
    .where('ws', '=', p('ws'))
    .where('event_id', '>', p('since'))
    .orderBy('event_id')
    .limit(p('limit')),
);
const ofEntity = compiled<{ ws: number; entity: string; before: number; limit: number }, EventRow & { seq: number }>((k, p) =>
  k
    .selectFrom('entries')
    .select(['seq', ...columns])
    .$castTo<EventRow & { seq: number }>()
    .where('ws', '=', p('ws'))
    .where('task_id', '=', p('entity'))
    .where('event_id', 'is not', null)
    .where('seq', '<', p('before'))
    .orderBy('seq', 'desc')
    .limit(p('limit')),
);
const known = compiled<{ ws: number; event_id: string }, { seq: number }>((k, p) =>
  k.selectFrom('entries').select('seq').where('ws', '=', p('ws')).where('event_id', '=', p('event_id')),
);
const newest = compiled<{ ws: number }, EventRow>((k, p) =>
  k
    .selectFrom('entries')
    .select(columns)
    .$castTo<EventRow>()
    .where('ws', '=', p('ws'))
    .where('event_id', 'is not', null)
    .orderBy('event_id', 'desc')
    .limit(1),
);

const toEvent = (row: EventRow): TaskEvent => ({
  event_id: row.event_id,
  ts: iso(row.ts_ms),
  ts_ms: row.ts_ms,
  task_id: row.task_id,
  path: row.path,
  type: row.event_type,
  payload: JSON.parse(row.payload) as Record<string, unknown>,
});

export const eventReads = (db: Db, ws: number): TaskReads['events'] => ({
  after: async (since, limit) => (await after.all(db, { ws, since: since ?? '', limit })).map(toEvent),
  before: async (entity, { before, limit }) =>
    (await ofEntity.all(db, { ws, entity, before, limit })).map((row) => ({ seq: row.seq, ...toEvent(row) })),
  exists: async (event_id) => (await known.first(db, { ws, event_id })) !== undefined,
  async last() {
    const row = await newest.first(db, { ws });
    return row && toEvent(row);
  },
});

type Row = Database['operations'];

const toOperation = (row: Row): OperationRow => {
  const operation: Operation = {
    seq: row.seq,
    task: row.entity,
    path: row.path,
    intent: row.intent,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
    before: JSON.parse(row.before) as Record<string, unknown>,
    after: JSON.parse(row.after) as Record<string, unknown>,
    undoable: row.undoable === 1,
    undone: row.undone === 1,
    ts: iso(row.ts_ms),
    ts_ms: row.ts_ms,
  };
  return { operation, subject: { kind: row.subject_kind as OperationRow['subject']['kind'], id: row.subject_id } };
};

const stack = (undone: 0 | 1, direction: 'asc' | 'desc') =>
  compiled<{ ws: number; entity: string }, Row>((k, p) =>
    k
      .selectFrom('operations')
      .selectAll()
      .where('ws', '=', p('ws'))
      .where('entity', '=', p('entity'))
      .where('undoable', '=', 1)
      .where('undone', '=', undone)
      .orderBy('seq', direction)
      .limit(1),
  );
const newestDone = stack(0, 'desc');
const oldestUndone = stack(1, 'asc');

export const operationReads = (db: Db, ws: number): TaskReads['operations'] => ({
  async toUndo(entity) {
    const row = await newestDone.first(db, { ws, entity });
    return row && toOperation(row);
  },
  async toRedo(entity) {
    const row = await oldestUndone.first(db, { ws, entity });
    return row && toOperation(row);
  },
  async before(entity, page) {
    const rows = await db.kysely
      .selectFrom('operations')
      .selectAll()
      .where('ws', '=', ws)
      .where('seq', '<', page.before)
      .$if(entity !== null, (q) => q.where('entity', '=', entity as string))
      .orderBy('seq', 'desc')
      .limit(page.limit)
      .execute();
    return rows.map((row) => toOperation(row).operation);
  },
});
