import { call, defineTool, must, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Seq } from '../../../types/ids.ts';
import { JobEvent, JobId, JobStatus, SeqBound } from '../../../types/job.ts';
import { Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, annClaims, annReports } from '../../../worlds/jobs.ts';

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
    events: Type.Array(JobEvent),
    /** The newest event of the job; what comes after it is still to happen. */
    last_seq: Seq,
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'oldest-first': must('Events come oldest first, from the beginning unless after_seq says otherwise.'),
    'pages-cover-everything-once': must(
      'Following next_cursor as after_seq visits every event exactly once, also while others write and when a budget cuts a page.',
    ),
    'a-reader-can-wait': must('After last_seq there is nothing; later the same call has what happened since.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
  cases: [
    {
      name: 'everything that happened',
      proves: ['oldest-first'],
      given: [aJob(), aJob(), annClaims(), annReports('progress', 'half way', { last: '/event/seq' })],
      when: { job: 'JOB-001' },
      then: {
        result: {
          job_id: 'JOB-001',
          status: 'RUNNING',
          events: [{ kind: 'created' }, { kind: 'claimed' }, { kind: 'progress', message: 'half way' }],
          last_seq: saved('last'),
          pagination: { has_more: false, next_cursor: null, count: 3 },
        },
      },
    },
    {
      name: 'page by page while others write',
      proves: ['pages-cover-everything-once'],
      given: [
        aJob(),
        annClaims(),
        call('tasks_jobs_tail', { job: 'JOB-001', limit: 1 }, { save: { next: '/pagination/next_cursor' } }),
        annReports('progress', 'meanwhile'),
      ],
      when: { job: 'JOB-001', limit: 2, after_seq: saved('next') },
      then: {
        result: { events: [{ kind: 'claimed' }, { message: 'meanwhile' }], pagination: { has_more: false, next_cursor: null } },
      },
    },
    {
      name: 'a page cut to a budget',
      proves: ['pages-cover-everything-once'],
      given: [
        aJob(),
        annClaims(),
        annReports('progress', 'half way'),
        call('tasks_jobs_tail', { job: 'JOB-001', max_chars: 440 }, { save: { next: '/pagination/next_cursor' } }),
      ],
      when: { job: 'JOB-001', after_seq: saved('next') },
      then: { result: { events: [{ kind: 'claimed' }, { message: 'half way' }], pagination: { has_more: false } } },
    },
    {
      name: 'after the newest',
      proves: ['a-reader-can-wait'],
      given: [
        aJob(),
        annClaims(),
        call('tasks_jobs_tail', { job: 'JOB-001' }, { save: { last: '/last_seq' } }),
        call(
          'tasks_jobs_tail',
          { job: 'JOB-001', after_seq: saved('last') },
          { result: { events: [], last_seq: saved('last') } },
        ),
        call('tasks_jobs_message', { job: 'JOB-001', message: 'Mind the tabs' }),
      ],
      when: { job: 'JOB-001', after_seq: saved('last') },
      then: { result: { events: [{ kind: 'manager', message: 'Mind the tabs' }] } },
    },
    {
      name: 'a job nobody made',
      proves: ['an-unknown-job-is-refused'],
      given: [aJob()],
      when: { job: 'JOB-404' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
    },
  ],
});
