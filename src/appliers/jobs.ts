import type { Selectable, Updateable } from 'kysely';
import type { Appliers, Applying } from '../../generated/handlers/appliers.ts';
import type { JobChange } from '../../generated/types/index.ts';
import { jobNumber } from '../records/job-ids.ts';
import { compiled } from '../store/compiled.ts';
import { toJob, toJobEvent, urgencyOf } from '../store/job-rows.ts';
import { searchedJob, searchedJobEvent } from '../store/searched-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { registerAnchor } from './mirrors/anchors.ts';
import { index } from './search.ts';

type EventRow = Database['job_events'];
type At = Applying<Writer>;

const addEvent = compiled<EventRow>((k, p) =>
  k.insertInto('job_events').values({
    ws: p('ws'),
    seq: p('seq'),
    job: p('job'),
    ts_ms: p('ts_ms'),
    kind: p('kind'),
    message: p('message'),
    percent: p('percent'),
    refs: p('refs'),
    meta: p('meta'),
  }),
);

interface Said {
  readonly job_id: string;
  readonly kind: string;
  readonly message: string;
  readonly percent?: number | null;
  readonly refs?: readonly string[];
  readonly meta?: object | undefined;
}

const rowOf = ({ job_id, kind, message, percent = null, refs = [], meta }: Said, { db: { ws }, seq, ts_ms }: At): EventRow => ({
  ws,
  seq,
  job: jobNumber(job_id),
  ts_ms,
  kind,
  message,
  percent,
  refs: JSON.stringify(refs),
  meta: meta === undefined ? null : JSON.stringify(meta),
});

/** Signs of life and what runners say about themselves are no news. */
const isNews = ({ kind, message }: Said) => kind !== 'heartbeat' && !message.startsWith('runner:');

/** Events that call for somebody, or settle it, are remembered with the job. */
const marked: Readonly<Record<string, 'question_seq' | 'error_seq' | 'checkpoint_seq' | 'proof_gate_seq' | 'manager_seq'>> = {
  question: 'question_seq',
  error: 'error_seq',
  checkpoint: 'checkpoint_seq',
  proof_gate: 'proof_gate_seq',
  manager: 'manager_seq',
};

const unmarked = {
  question_seq: 0,
  manager_seq: 0,
  error_seq: 0,
  checkpoint_seq: 0,
  proof_gate_seq: 0,
  proof_seq: 0,
} satisfies Updateable<Database['jobs']>;

type JobRow = Selectable<Database['jobs']>;

const promptOf = compiled<{ ws: number; job: number }, { prompt: string }>((k, p) =>
  k.selectFrom('job_prompts').select('prompt').where('ws', '=', p('ws')).where('job', '=', p('job')),
);

async function indexAnew(at: At, row: JobRow): Promise<void> {
  const said = await promptOf.first(at.db.db, { ws: at.db.ws, job: row.id });
  await index(at, searchedJob(row, said?.prompt ?? ''));
}

async function changeJob(job_id: string, set: Updateable<Database['jobs']>, at: At) {
  const {
    db: { db, ws },
    ts_ms,
  } = at;
  const row: JobRow = await db.kysely
    .updateTable('jobs')
    .set({ updated_at_ms: ts_ms, ...set })
    .where('ws', '=', ws)
    .where('id', '=', jobNumber(job_id))
    .returningAll()
    .executeTakeFirstOrThrow();
  if ('status' in set) await indexAnew(at, row);
  return toJob(row);
}

/** One event, and what it changes about its job. */
async function happen(said: Said, set: Updateable<Database['jobs']>, at: At): Promise<JobChange> {
  const event = rowOf(said, at);
  await addEvent.send(at.db.db, event);
  const mark = marked[said.kind];
  const news = isNews(said) ? { last_seq: at.seq } : {};
  const job = await changeJob(said.job_id, { ...(mark ? { [mark]: at.seq } : {}), ...news, ...set }, at);
  await index(at, searchedJobEvent(event));
  return { job, event: toJobEvent(event) };
}

type Own = Pick<
  Appliers<Writer>,
  | 'job_created'
  | 'job_claimed'
  | 'job_reclaimed'
  | 'job_reported'
  | 'job_heartbeat_renewed'
  | 'job_messaged'
  | 'job_completed'
  | 'job_canceled'
  | 'job_requeued'
  | 'runner_beat'
>;

export const jobAppliers: Own = {
  async job_created({ job_id, title, prompt, kind, priority, task, anchor, meta }, at) {
    const { db, ws } = at.db;
    const id = jobNumber(job_id);
    const job = {
      id,
      title,
      kind,
      urgency: urgencyOf(priority),
      status: 'QUEUED',
      revision: 0,
      task_id: task,
      anchor,
      runner: null,
      summary: null,
      claim_expires_at_ms: null,
      created_at_ms: at.ts_ms,
      updated_at_ms: at.ts_ms,
      completed_at_ms: null,
    };
    await db.kysely
      .insertInto('jobs')
      .values({ ws, ...job, last_seq: at.seq })
      .execute();
    await db.kysely
      .insertInto('job_prompts')
      .values({ ws, job: id, prompt, meta: meta === undefined ? null : JSON.stringify(meta) })
      .execute();
    if (anchor !== null) await registerAnchor(at, anchor, at.ts_ms);
    const event = rowOf({ job_id, kind: 'created', message: title }, at);
    await addEvent.send(db, event);
    await index(at, searchedJob(job, prompt));
    return { job: toJob(job), event: toJobEvent(event) };
  },

  job_claimed({ job_id, runner_id, claim_revision, claim_expires_at_ms }, at) {
    const taken = { status: 'RUNNING', runner: runner_id, revision: claim_revision, claim_expires_at_ms };
    return happen({ job_id, kind: 'claimed', message: `claimed by ${runner_id}` }, taken, at);
  },

  job_reclaimed({ job_id, runner_id, claim_revision, claim_expires_at_ms, previous_runner_id, reason }, at) {
    const message = `claimed by ${runner_id} after ${previous_runner_id ?? 'nobody'}`;
    const meta = { previous_runner_id, reason };
    return happen(
      { job_id, kind: 'reclaimed', message, meta },
      { runner: runner_id, revision: claim_revision, claim_expires_at_ms },
      at,
    );
  },

  job_reported: ({ claim_expires_at_ms, ...said }, at) => happen(said, { claim_expires_at_ms }, at),

  async job_heartbeat_renewed({ event_seq, claim_expires_at_ms, ...said }, at) {
    const { ws, seq, job: _, ...event } = rowOf({ ...said, kind: 'heartbeat' }, { ...at, seq: event_seq });
    const renewed = await at.db.db.kysely
      .updateTable('job_events')
      .set(event)
      .where('ws', '=', ws)
      .where('seq', '=', seq)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { job: await changeJob(said.job_id, { claim_expires_at_ms }, at), event: toJobEvent(renewed) };
  },

  job_messaged: ({ with_proof, ...said }, at) =>
    happen({ ...said, kind: 'manager' }, with_proof ? { proof_seq: at.seq } : {}, at),

  job_completed({ status, summary, revision, ...said }, at) {
    const ended = { status, summary, revision, claim_expires_at_ms: null, completed_at_ms: at.ts_ms };
    return happen({ ...said, kind: 'completed' }, ended, at);
  },

  job_canceled({ revision, ...said }, at) {
    const ended = { status: 'CANCELED', revision, claim_expires_at_ms: null, completed_at_ms: at.ts_ms };
    return happen({ ...said, kind: 'canceled' }, ended, at);
  },

  job_requeued({ revision, ...said }, at) {
    const fresh = { status: 'QUEUED', revision, runner: null, summary: null, claim_expires_at_ms: null, completed_at_ms: null };
    return happen({ ...said, kind: 'requeued' }, { ...unmarked, ...fresh }, at);
  },

  async runner_beat({ runner_id, status, active_job_id, lease_expires_at_ms, meta }, { db: { db, ws }, ts_ms }) {
    const said = {
      status,
      active_job: active_job_id === null ? null : jobNumber(active_job_id),
      lease_expires_at_ms,
      meta: meta === undefined ? null : JSON.stringify(meta),
      updated_at_ms: ts_ms,
    };
    await db.kysely
      .insertInto('runners')
      .values({ ws, runner_id, created_at_ms: ts_ms, ...said })
      .onConflict((c) => c.columns(['ws', 'runner_id']).doUpdateSet(said))
      .execute();
  },
};
