import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Seq } from '../../../types/ids.ts';
import { Job, JobEvent, JobId, JobMeta, SeqBound } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

const flag = (fallback: boolean, description: string) => Opt(Type.Boolean({ default: fallback, description }));

export default defineTool({
  name: 'tasks_jobs_open',
  title: 'Read one job',
  summary: 'One job with its newest events. The prompt and what was stored as meta come only when asked for.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['job'],
    shrink: [
      { drop: 'events[].meta' },
      { drop: 'meta' },
      { list: 'events', from: 'back', page: { at: 'next_before_seq', by: { key: 'seq' } }, more: 'has_more_events' },
      { cut: 'prompt' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    include_prompt: flag(false, 'Show the prompt too.'),
    include_events: flag(true, 'Show the newest events (true).'),
    include_meta: flag(false, 'Show meta of the job and of its events too.'),
    max_events: Limit(10),
    before_seq: SeqBound('Only events before this one: next_before_seq of the page before.'),
    ...Budgeted,
  }),
  output: Type.Object({
    job: Job,
    prompt: Opt(Type.String({ description: 'What the runner is told; absent unless include_prompt.' })),
    meta: Opt(described(JobMeta, 'What the creator added; absent unless include_meta.')),
    events: Opt(Type.Array(JobEvent, { description: 'Newest events, newest first; absent when include_events=false.' })),
    has_more_events: Opt(Type.Boolean({ description: 'True when there are older events; absent when include_events=false.' })),
    next_before_seq: Opt(Nullable(Seq, { description: 'Pass it as before_seq for older events; null when there are none.' })),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['job-is-not-known'],

  rules: {
    'the-newest-events-come-first': must('Events come newest first, ten unless max_events says otherwise.'),
    'zeros-may-be-left-out': must('JOB-1 means JOB-001.'),
    'the-prompt-comes-when-asked-for': must('The prompt is shown with include_prompt=true, and never else.'),
    'meta-comes-when-asked-for': must('meta of the job and of its events is shown with include_meta=true, and never else.'),
    'events-can-be-left-out': must('With include_events=false no event is shown.'),
    'pages-cover-everything-once': must('Following next_before_seq visits every event exactly once.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
