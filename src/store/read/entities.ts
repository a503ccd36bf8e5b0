import { type Selectable, sql } from 'kysely';
import type { EntityFilter, EntityRow, TaskReads } from '../../records/tasks.ts';
import { compiled } from '../compiled.ts';
import { lastNumber } from '../counter-rows.ts';
import type { Database, Db } from '../tables.ts';

type Row = Selectable<Database['entities']> & { branch: string };

const one = compiled<{ ws: number; id: string }, Row>((k, p) =>
  k
    .selectFrom('entities as t')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 't.ws').onRef('b.id', '=', 't.branch_id'))
    .selectAll('t')
    .select('b.name as branch')
    .where('t.ws', '=', p('ws'))
    .where('t.id', '=', p('id')),
);

/** The kind is written out, so that the index of plans applies. */
const titled = compiled<{ ws: number; title: string }, Row>((k, p) =>
  k
    .selectFrom('entities as t')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 't.ws').onRef('b.id', '=', 't.branch_id'))
    .selectAll('t')
    .select('b.name as branch')
    .where('t.ws', '=', p('ws'))
    .where(sql<boolean>`t.kind = 'plan'`)
    .where('t.title', '=', p('title'))
    .orderBy('t.num')
    .limit(1),
);

const owner = compiled<{ ws: number; branch_id: number }, { id: string }>((k, p) =>
  k.selectFrom('entities').select('id').where('ws', '=', p('ws')).where('branch_id', '=', p('branch_id')).limit(1),
);

const counted = compiled<{ ws: number }, Database['entity_counts']>((k, p) =>
  k.selectFrom('entity_counts').selectAll().where('ws', '=', p('ws')),
);

const below = compiled<{ ws: number; parent: string }, { status: string; n: number }>((k, p) =>
  k
    .selectFrom('entities')
    .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
    .where('ws', '=', p('ws'))
    .where('parent', '=', p('parent'))
    .groupBy('status'),
);

const everyStatus: readonly EntityRow['status'][] = ['TODO', 'ACTIVE', 'DONE'];

/** Those of one status are in order in the index; all of them together are not. */
const idsBelow = compiled<
  { ws: number; parent: string; status: string; after: number; limit: number },
  { id: string; num: number }
>((k, p) =>
  k
    .selectFrom('entities')
    .select(['id', 'num'])
    .where('ws', '=', p('ws'))
    .where('parent', '=', p('parent'))
    .where('status', '=', p('status'))
    .where('num', '>', p('after'))
    .orderBy('num')
    .limit(p('limit')),
);

const list = (text: string) => JSON.parse(text) as string[];

const toEntity = (row: Row): EntityRow => ({
  id: row.id,
  kind: row.kind as EntityRow['kind'],
  title: row.title,
  description: row.description,
  context: row.context,
  status: row.status as EntityRow['status'],
  priority: row.priority as EntityRow['priority'],
  domain: row.domain,
  tags: list(row.tags),
  depends_on: list(row.depends_on),
  parent: row.parent,
  contract: row.contract,
  contract_data: row.contract_data === null ? null : (JSON.parse(row.contract_data) as Record<string, unknown>),
  contract_versions: row.contract_versions,
  checklist: { steps: list(row.checklist), current: row.checklist_current, doc: row.checklist_doc },
  steps: { total: row.steps_total, completed: row.steps_done },
  next_step: row.next_step,
  revision: row.revision,
  created_at_ms: row.created_at_ms,
  updated_at_ms: row.updated_at_ms,
  completed_at_ms: row.completed_at_ms,
  reasoning_ref: { branch: row.branch, notes_doc: row.notes_doc, graph_doc: row.graph_doc, trace_doc: row.trace_doc },
});

/** One part of the list, all of one status: every filter has an index that is already in order. */
const pageOf = (
  db: Db,
  ws: number,
  status: string,
  { kind, parent, domain, tags, id }: EntityFilter,
  after: number,
  limit: number,
) => {
  const [tag, ...others] = tags ?? [];
  return db.kysely
    .selectFrom('entities as t')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 't.ws').onRef('b.id', '=', 't.branch_id'))
    .selectAll('t')
    .select('b.name as branch')
    .where('t.ws', '=', ws)
    .where('t.kind', '=', kind)
    .where('t.status', '=', status)
    .where('t.num', '>', after)
    .$if(id !== undefined, (q) => q.where('t.id', '=', id as string))
    .$if(parent !== undefined, (q) => q.where('t.parent', '=', parent as string))
    .$if(domain !== undefined, (q) => q.where('t.domain', '=', domain as string))
    .$if(tag !== undefined, (q) =>
      q.where('t.num', 'in', (eb) =>
        eb
          .selectFrom('entity_tags')
          .select('num')
          .where('ws', '=', ws)
          .where('tag', '=', tag as string)
          .where('kind', '=', kind),
      ),
    )
    .$call((q) =>
      others.reduce(
        (narrowed, other) =>
          narrowed.where((eb) =>
            eb.exists(
              eb
                .selectFrom('entity_tags as o')
                .select('o.num')
                .where('o.ws', '=', ws)
                .where('o.tag', '=', other)
                .where('o.kind', '=', kind)
                .whereRef('o.num', '=', 't.num'),
            ),
          ),
        q,
      ),
    )
    .orderBy('t.num')
    .limit(limit)
    .execute();
};

export const entityReads = (db: Db, ws: number): TaskReads['entities'] => ({
  async find(id) {
    const row = await one.first(db, { ws, id });
    return row && toEntity(row);
  },
  owningBranch: async (branch_id) => (await owner.first(db, { ws, branch_id }))?.id,
  async list(filter, { after, limit }) {
    const found: Row[] = [];
    for (const status of filter.statuses) found.push(...(await pageOf(db, ws, status, filter, after, limit)));
    return found
      .sort((a, b) => a.num - b.num)
      .slice(0, limit)
      .map(toEntity);
  },
  async ids(parent, { after, limit }) {
    const found: { id: string; num: number }[] = [];
    for (const status of everyStatus) found.push(...(await idsBelow.all(db, { ws, parent, status, after, limit })));
    return found
      .sort((a, b) => a.num - b.num)
      .slice(0, limit)
      .map((row) => row.id);
  },
  async counts() {
    const zero = () => ({ TODO: 0, ACTIVE: 0, DONE: 0 });
    const found = { plan: zero(), task: zero() };
    for (const { kind, status, n } of await counted.all(db, { ws })) found[kind as 'plan' | 'task'][status as 'TODO'] = Number(n);
    return found;
  },
  async countBelow(parent) {
    const rows = await below.all(db, { ws, parent });
    const total = rows.reduce((sum, row) => sum + Number(row.n), 0);
    return { total, completed: Number(rows.find((row) => row.status === 'DONE')?.n ?? 0) };
  },
  async planTitled(title) {
    const row = await titled.first(db, { ws, title });
    return row && toEntity(row);
  },
  lastNumber: (name) => lastNumber(db, ws, name),
});
