import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
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
    status: Opt(described(JobStatus, 'Only jobs with this status.')),
    ...JobTask,
    anchor: Opt(described(AnchorName, 'Only jobs about this part of the project.')),
    before: Opt(described(JobId, 'next_before of the page before.')),
    limit: Limit(25),
    ...Budgeted,
  }),
  output: Type.Object({
    jobs: Type.Array(Job, { description: 'Jobs of this page, newest first.' }),
    count: Type.Integer({ minimum: 0, description: 'How many there are in all.' }),
    has_more: Type.Boolean({ description: 'True when there is another page.' }),
    next_before: Nullable(JobId, {
      description: 'Pass it as before for the next page. Null with has_more: nothing fitted; ask for this page again.',
    }),
    truncated: Truncated,
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
