import type { Job, OpenedJob } from '../../../generated/types/index.ts';
import type { Contribution } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { jobNamed } from './job-conflicts.ts';
import { leaseAt } from './job-rules.ts';
import type { TasksStore } from './store.ts';

const form = /^(JOB-[0-9]{3,12})(?:@([0-9]{1,15}))?$/;
const runnerForm = /^runner:(\S(?:.*\S)?)$/s;

/** `open` has its own words for the parts of a job. */
const opened = ({ job_id: id, task: task_id, anchor: anchor_id, ...rest }: Job): OpenedJob['job'] => ({
  id,
  ...rest,
  task_id,
  anchor_id,
});

async function eventsBefore(store: TasksStore, job_id: string, before: number, limit: number) {
  const rows = await store.jobEvents.before(job_id, { before, limit: limit + 1 });
  return { events: rows.slice(0, limit).map(({ meta: _, ...event }) => event), has_more_events: rows.length > limit };
}

async function eventNamed(store: TasksStore, id: string, job_id: string, seq: number) {
  const event = await store.jobEvents.at(seq);
  if (!event) throw refuse('job-event-is-not-known', { id, job: job_id });
  if (event.job_id !== job_id) throw refuse('event-is-of-another-job', { seq, ref: event.ref });
  return event;
}

export const jobsContribution: Contribution<TasksStore> = {
  opens: [
    {
      form: 'JOB-001, JOB-001@<seq>',
      matches: (id) => form.test(id),
      async open(id, { include_drafts, limit }, store) {
        const [, job_id = '', seq] = form.exec(id) ?? [];
        const { job } = await jobNamed(store, job_id);
        if (seq !== undefined) {
          const event = await eventNamed(store, id, job_id, Number(seq));
          const context = await eventsBefore(store, job_id, event.seq, limit);
          return { kind: 'job_event', ref: event.ref, job: opened(job), event, context, truncated: false };
        }
        const long = include_drafts ? await store.jobs.prompt(job_id) : undefined;
        const tail = await eventsBefore(store, job_id, fromTheEnd, limit);
        return { kind: 'job', id, job: opened(job), ...(long ? { prompt: long.prompt } : {}), ...tail, truncated: false };
      },
    },
    {
      form: 'runner:<id>',
      matches: (id) => runnerForm.test(id),
      async open(id, _input, store, now_ms) {
        const row = await store.runners.find(id.slice('runner:'.length));
        if (!row) throw refuse('runner-is-not-known', { id });
        const lease = leaseAt(row, now_ms);
        const status = lease.lease_active ? lease.status : ('offline' as const);
        return { kind: 'runner', id, status, lease, ...(row.meta ? { meta: row.meta } : {}), truncated: false };
      },
    },
  ],
};
