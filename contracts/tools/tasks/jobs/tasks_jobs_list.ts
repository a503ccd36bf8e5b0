import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Job, JobId, JobStatus, JobTask } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
});
