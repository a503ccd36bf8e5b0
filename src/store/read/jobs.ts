import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jobNumber } from '../../records/job-ids.ts';
import type { JobFilter, JobMarks, JobReads, JobRow } from '../../records/jobs.ts';
import { compiled } from '../compiled.ts';
import { toJob } from '../job-rows.ts';
import type { Database, Db } from '../tables.ts';

type Row = Selectable<Database['jobs']>;

const one = compiled<{ ws: number; id: number }, Row>((k, p) =>
  k.selectFrom('jobs').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);

const prompt = compiled<{ ws: number; job: number }, { prompt: string; meta: string | null }>((k, p) =>
  k.selectFrom('job_prompts').select(['prompt', 'meta']).where('ws', '=', p('ws')).where('job', '=', p('job')),
);

const newest = compiled<{ ws: number }, { id: number }>((k, p) =>
  k.selectFrom('jobs').select('id').where('ws', '=', p('ws')).orderBy('id', 'desc').limit(1),
);

const queued = compiled<{ ws: number }, Row>((k, p) =>
  k
    .selectFrom('jobs')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('status', '=', 'QUEUED')
    .orderBy('urgency')
    .orderBy('id')
    .limit(1),
);

const expired = compiled<{ ws: number; now: number }, Row>((k, p) =>
  k
    .selectFrom('jobs')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('status', '=', 'RUNNING')
    .where('claim_expires_at_ms', '<=', p('now'))
    .orderBy('urgency')
    .orderBy('id')
    .limit(1),
);

const marksOf = ({
  last_seq,
  question_seq,
  manager_seq,
  error_seq,
  checkpoint_seq,
  proof_gate_seq,
  proof_seq,
}: Row): JobMarks => ({
  last_seq,
  question_seq,
  manager_seq,
  error_seq,
  checkpoint_seq,
  proof_gate_seq,
  proof_seq,
});

const toRow = (row: Row): JobRow => ({ job: toJob(row), marks: marksOf(row) });

type Where = ExpressionBuilder<Database, 'jobs'>;

const matching =
  (ws: number, { statuses, task, anchor }: JobFilter) =>
  (eb: Where) =>
    eb.and([
      eb('ws', '=', ws),
      ...(statuses ? [eb('status', 'in', [...statuses])] : []),
      ...(task === undefined ? [] : [eb('task_id', '=', task)]),
      ...(anchor === undefined ? [] : [eb('anchor', '=', anchor)]),
    ]);

/** 0 sorts before 1: what holds comes first. */
const first = (eb: Where, holds: ReturnType<Where['and']>) => eb.case().when(holds).then(0).else(1).end();

export const listQuery = (db: Db, ws: number, filter: JobFilter, page: { before: string | null; limit: number }) =>
  db.kysely
    .selectFrom('jobs')
    .selectAll()
    .where(matching(ws, filter))
    .$if(page.before !== null, (q) => q.where('id', '<', jobNumber(page.before ?? '')))
    .orderBy('id', 'desc')
    .limit(page.limit);

/** The order that `attentionOf` in the domain names; a test holds the two against each other. */
export const pressingQuery = (
  db: Db,
  ws: number,
  filter: JobFilter,
  { now, silent_since, limit }: { now: number; silent_since: number; limit: number },
) =>
  db.kysely
    .selectFrom('jobs')
    .selectAll()
    .where(matching(ws, filter))
    .orderBy((eb) => first(eb, eb.and([eb('error_seq', '>', eb.ref('checkpoint_seq'))])))
    .orderBy((eb) =>
      first(eb, eb.and([eb('question_seq', '>', eb.ref('manager_seq')), eb('status', 'in', ['QUEUED', 'RUNNING'])])),
    )
    .orderBy((eb) =>
      first(
        eb,
        eb.and([
          eb('status', '=', 'RUNNING'),
          eb.or([
            eb('claim_expires_at_ms', 'is', null),
            eb('claim_expires_at_ms', '<=', now),
            eb('updated_at_ms', '<=', silent_since),
          ]),
        ]),
      ),
    )
    .orderBy((eb) => first(eb, eb.and([eb('status', '=', 'RUNNING')])))
    .orderBy('updated_at_ms', 'desc')
    .orderBy('id')
    .limit(limit);

export const jobReads = (db: Db, ws: number): JobReads['jobs'] => ({
  async find(job_id) {
    const row = await one.first(db, { ws, id: jobNumber(job_id) });
    return row && toRow(row);
  },
  async prompt(job_id) {
    const row = await prompt.first(db, { ws, job: jobNumber(job_id) });
    return row && { prompt: row.prompt, meta: row.meta === null ? null : (JSON.parse(row.meta) as Record<string, unknown>) };
  },
  made: async () => (await newest.first(db, { ws }))?.id ?? 0,
  async count(filter) {
    const row = await db.kysely
      .selectFrom('jobs')
      .select(sql<number>`count(*)`.as('n'))
      .where(matching(ws, filter))
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  },
  list: async (filter, page) => (await listQuery(db, ws, filter, page).execute()).map(toJob),
  pressing: async (filter, at) => (await pressingQuery(db, ws, filter, at).execute()).map(toRow),
  async nextQueued() {
    const row = await queued.first(db, { ws });
    return row && toJob(row);
  },
  async nextExpired(now) {
    const row = await expired.first(db, { ws, now });
    return row && toJob(row);
  },
});
