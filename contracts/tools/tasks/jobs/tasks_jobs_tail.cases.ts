import { call, casesOf, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annReports } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_tail.ts';

export default casesOf(tool, [
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
      call('tasks_jobs_tail', { job: 'JOB-001', after_seq: saved('last') }, { result: { events: [], last_seq: saved('last') } }),
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
]);
