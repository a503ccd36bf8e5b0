import { call, casesOf } from '../../../kit/index.ts';
import { aJob, annClaims } from '../../../worlds/jobs.ts';
import { oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_jobs_list.ts';

const three = [aJob({ title: 'one' }), aJob({ title: 'two', anchor: 'a:core' }), aJob({ title: 'three', anchor: 'a:core' })];

export default casesOf(tool, [
  {
    name: 'three jobs',
    proves: ['newest-first'],
    given: three,
    when: {},
    then: {
      result: {
        jobs: [{ title: 'three' }, { title: 'two' }, { title: 'one' }],
        count: 3,
        has_more: false,
        next_before: null,
        truncated: false,
      },
    },
  },
  {
    name: 'queued jobs about one part',
    proves: ['filters-apply-together'],
    given: [...three, annClaims({ job: 'JOB-002' })],
    when: { status: 'QUEUED', anchor: 'a:core' },
    then: { result: { jobs: [{ job_id: 'JOB-003' }], count: 1 } },
  },
  {
    name: 'queued jobs of one task',
    proves: ['filters-apply-together'],
    given: [...oneTask, aJob({ task: 'TASK-001' }), aJob({ task: 'TASK-001' }), aJob(), annClaims({ job: 'JOB-002' })],
    when: { status: 'QUEUED', task: 'TASK-001' },
    then: { result: { jobs: [{ job_id: 'JOB-001', task: 'TASK-001' }], count: 1 } },
  },
  {
    name: 'jobs about a part by its old name',
    proves: ['an-alias-means-its-anchor'],
    given: [...three, call('anchors_rename', { from: 'a:core', to: 'a:heart' })],
    when: { anchor: 'A:Core' },
    then: {
      result: { jobs: [{ job_id: 'JOB-003', anchor: 'a:heart' }, { job_id: 'JOB-002' }], count: 2 },
      warnings: ['ANCHOR_ALIAS_RESOLVED'],
    },
  },
  {
    name: 'jobs of a task nobody made',
    proves: ['an-unknown-task-is-refused'],
    given: [aJob()],
    when: { task: 'TASK-404' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'page by page',
    proves: ['pages-cover-everything-once'],
    given: three,
    when: { limit: 2 },
    then: {
      result: { jobs: [{ job_id: 'JOB-003' }, { job_id: 'JOB-002' }], has_more: true, next_before: 'JOB-002', count: 3 },
      after: [
        call(
          'tasks_jobs_list',
          { limit: 2, before: 'JOB-002' },
          { result: { jobs: [{ job_id: 'JOB-001' }], has_more: false, next_before: null } },
        ),
      ],
    },
  },
  {
    name: 'a page cut to a budget',
    proves: ['pages-cover-everything-once'],
    given: three,
    when: { max_chars: 800 },
    then: {
      result: { jobs: [{ job_id: 'JOB-003' }, { job_id: 'JOB-002' }], has_more: true, next_before: 'JOB-002', truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
]);
