import { call, defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Job, JobId, JobStatus, JobTask } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, annClaims } from '../../../worlds/jobs.ts';
import { oneTask } from '../../../worlds/tasks.ts';

const three = [aJob({ title: 'one' }), aJob({ title: 'two', anchor: 'a:core' }), aJob({ title: 'three', anchor: 'a:core' })];

export default defineTool({
  name: 'tasks_jobs_list',
  title: 'List jobs',
  summary: 'The jobs of a workspace, newest first; by status, task or anchor if you like.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'next_before'],
    shrink: [
      { shorten: 'jobs[].summary', to: 120 },
      { list: 'jobs', from: 'back', page: { at: 'next_before', by: { key: 'job_id' } }, more: 'has_more' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    status: Opt(JobStatus),
    ...JobTask,
    anchor: Opt(AnchorName),
    before: Opt(JobId),
    limit: Limit(25),
    ...Budgeted,
  }),
  output: Type.Object({
    jobs: Type.Array(Job),
    count: Type.Integer({ minimum: 0, description: 'How many there are in all.' }),
    has_more: Type.Boolean(),
    /** Send it as before for the next page; null while has_more is true means that this page must be asked for again. */
    next_before: Nullable(JobId),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],

  rules: {
    'newest-first': must('Jobs come newest first; count says how many match in all.'),
    'filters-apply-together': must('status, task and anchor keep only the jobs that match all of them.'),
    'an-alias-means-its-anchor': must('An alias keeps the jobs of its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'an-unknown-task-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID.'),
    'pages-cover-everything-once': must('Following next_before visits every job exactly once, also when a budget cuts a page.'),
  },
  cases: [
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
  ],
});
