import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Seq } from '../../../types/ids.ts';
import { JobEvent, JobId, JobStatus, SeqBound } from '../../../types/job.ts';
import { Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_tail',
  title: 'Follow the events of a job',
  summary: 'The events of a job after a place, oldest first. Go on after next_cursor, or later after last_seq.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['job_id', 'status', 'pagination'],
    shrink: [
      { drop: 'events[].meta' },
      { list: 'events', from: 'back', page: { at: 'pagination', by: { key: 'seq', ascending: true } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    after_seq: SeqBound('Only events after this one: next_cursor of the page before, or last_seq.'),
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    job_id: JobId,
    status: JobStatus,
    events: Type.Array(JobEvent, { description: 'Events of this page, oldest first.' }),
    last_seq: described(Seq, 'Number of the newest event; pass it as after_seq to wait for what follows.'),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['job-is-not-known'],

  rules: {
    'oldest-first': must('Events come oldest first, from the beginning unless after_seq says otherwise.'),
    'pages-cover-everything-once': must(
      'Following next_cursor as after_seq visits every event exactly once, also while others write and when a budget cuts a page.',
    ),
    'a-reader-can-wait': must('After last_seq there is nothing; later the same call has what happened since.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
