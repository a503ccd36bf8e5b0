import { sql } from 'kysely';
import { jobId } from '../../records/job-ids.ts';
import type { JobReads, RunnerRow } from '../../records/jobs.ts';
import { compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';

type Row = Database['runners'];

const one = compiled<{ ws: number; runner_id: string }, Row>((k, p) =>
  k.selectFrom('runners').selectAll().where('ws', '=', p('ws')).where('runner_id', '=', p('runner_id')),
);

const gone = compiled<{ ws: number; now: number; limit: number }, Row>((k, p) =>
  k
    .selectFrom('runners')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('lease_expires_at_ms', '<=', p('now'))
    .orderBy('lease_expires_at_ms', 'desc')
    .orderBy('runner_id')
    .limit(p('limit')),
);

const census = compiled<{ ws: number; now: number }, { status: string; n: number }>((k, p) =>
  k
    .selectFrom('runners')
    .select(['status', sql<number>`count(*)`.as('n')])
    .where('ws', '=', p('ws'))
    .where('lease_expires_at_ms', '>', p('now'))
    .groupBy('status'),
);

const toRunner = (row: Row): RunnerRow => ({
  runner_id: row.runner_id,
  status: row.status as RunnerRow['status'],
  active_job_id: row.active_job === null ? null : jobId(row.active_job),
  lease_expires_at_ms: row.lease_expires_at_ms,
  created_at_ms: row.created_at_ms,
  updated_at_ms: row.updated_at_ms,
  meta: row.meta === null ? null : (JSON.parse(row.meta) as Record<string, unknown>),
});

export const runnerReads = (db: Db, ws: number): JobReads['runners'] => ({
  async find(runner_id) {
    const row = await one.first(db, { ws, runner_id });
    return row && toRunner(row);
  },
  async present(runner_ids, now) {
    if (runner_ids.length === 0) return new Set();
    const rows = await db.kysely
      .selectFrom('runners')
      .select('runner_id')
      .where('ws', '=', ws)
      .where('runner_id', 'in', [...runner_ids])
      .where('lease_expires_at_ms', '>', now)
      .execute();
    return new Set(rows.map((row) => row.runner_id));
  },
  async withLease(now, { status, limit }) {
    const rows = await db.kysely
      .selectFrom('runners')
      .selectAll()
      .where('ws', '=', ws)
      .where('lease_expires_at_ms', '>', now)
      .$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
      /** By bytes, live stands after idle. */
      .orderBy('status', 'desc')
      .orderBy('runner_id')
      .limit(limit)
      .execute();
    return rows.map(toRunner);
  },
  withoutLease: async (now, limit) => (await gone.all(db, { ws, now, limit })).map(toRunner),
  async census(now) {
    const rows = await census.all(db, { ws, now });
    return { count: rows.reduce((sum, { n }) => sum + Number(n), 0), live: rows.some(({ status }) => status === 'live') };
  },
});
