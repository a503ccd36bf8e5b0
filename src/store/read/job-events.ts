import { jobNumber } from '../../records/job-ids.ts';
import type { JobReads } from '../../records/jobs.ts';
import { compiled } from '../compiled.ts';
import { toJobEvent } from '../job-rows.ts';
import type { Database, Db } from '../tables.ts';

type Row = Database['job_events'];

const bySeq = compiled<{ ws: number; seq: number }, Row>((k, p) =>
  k.selectFrom('job_events').selectAll().where('ws', '=', p('ws')).where('seq', '=', p('seq')),
);

const newestFirst = compiled<{ ws: number; job: number; before: number; limit: number }, Row>((k, p) =>
  k
    .selectFrom('job_events')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('job', '=', p('job'))
    .where('seq', '<', p('before'))
    .orderBy('seq', 'desc')
    .limit(p('limit')),
);

const oldestFirst = compiled<{ ws: number; job: number; after: number; limit: number }, Row>((k, p) =>
  k
    .selectFrom('job_events')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('job', '=', p('job'))
    .where('seq', '>', p('after'))
    .orderBy('seq')
    .limit(p('limit')),
);

export const jobEventReads = (db: Db, ws: number): JobReads['jobEvents'] => ({
  async at(seq) {
    const row = await bySeq.first(db, { ws, seq });
    return row && toJobEvent(row);
  },
  async these(seqs) {
    if (seqs.length === 0) return [];
    const rows = await db.kysely
      .selectFrom('job_events')
      .selectAll()
      .where('ws', '=', ws)
      .where('seq', 'in', [...seqs])
      .execute();
    return rows.map(toJobEvent);
  },
  before: async (job_id, page) => (await newestFirst.all(db, { ws, job: jobNumber(job_id), ...page })).map(toJobEvent),
  after: async (job_id, page) => (await oldestFirst.all(db, { ws, job: jobNumber(job_id), ...page })).map(toJobEvent),
});
