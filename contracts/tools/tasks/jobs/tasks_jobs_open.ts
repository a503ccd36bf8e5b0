import { absent, call, defineTool, must, Nullable, Opt, ofLength, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Seq } from '../../../types/ids.ts';
import { Job, JobEvent, JobId, JobMeta, SeqBound } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, annClaims, annReports } from '../../../worlds/jobs.ts';

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
    prompt: Opt(Type.String()),
    meta: Opt(JobMeta),
    events: Opt(Type.Array(JobEvent)),
    has_more_events: Opt(Type.Boolean()),
    next_before_seq: Opt(Nullable(Seq)),
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'the-newest-events-come-first': must('Events come newest first, ten unless max_events says otherwise.'),
    'the-prompt-comes-when-asked-for': must('The prompt is shown with include_prompt=true, and never else.'),
    'meta-comes-when-asked-for': must('meta of the job and of its events is shown with include_meta=true, and never else.'),
    'events-can-be-left-out': must('With include_events=false no event is shown.'),
    'pages-cover-everything-once': must('Following next_before_seq visits every event exactly once.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
  cases: [
    {
      name: 'a job that was claimed',
      proves: ['the-newest-events-come-first'],
      given: [aJob(), annClaims()],
      when: { job: 'JOB-001' },
      then: {
        result: {
          job: { job_id: 'JOB-001', status: 'RUNNING', runner: 'ann' },
          events: [{ kind: 'claimed' }, { kind: 'created' }],
          has_more_events: false,
          next_before_seq: null,
        },
      },
    },
    {
      name: 'without its prompt',
      proves: ['the-prompt-comes-when-asked-for', 'meta-comes-when-asked-for'],
      given: [aJob({ meta: { repo: 'acme' } })],
      when: { job: 'JOB-001' },
      then: { result: { prompt: absent, meta: absent } },
    },
    {
      name: 'with its prompt',
      proves: ['the-prompt-comes-when-asked-for'],
      given: [aJob()],
      when: { job: 'JOB-001', include_prompt: true },
      then: { result: { prompt: 'Port the parser to the new lexer.', meta: absent } },
    },
    {
      name: 'with its meta',
      proves: ['meta-comes-when-asked-for'],
      given: [aJob({ meta: { repo: 'acme' } }), annClaims(), call('tasks_jobs_cancel', { job: 'JOB-001', meta: { by: 'ops' } })],
      when: { job: 'JOB-001', include_meta: true, max_events: 1 },
      then: { result: { meta: { repo: 'acme' }, events: [{ kind: 'canceled', meta: { by: 'ops' } }], prompt: absent } },
    },
    {
      name: 'without events',
      proves: ['events-can-be-left-out'],
      given: [aJob()],
      when: { job: 'JOB-001', include_events: false },
      then: { result: { job: { job_id: 'JOB-001' }, events: absent, has_more_events: absent } },
    },
    {
      name: 'events page by page',
      proves: ['pages-cover-everything-once'],
      given: [
        aJob(),
        annClaims(),
        annReports('progress', 'half way'),
        call('tasks_jobs_open', { job: 'JOB-001', max_events: 2 }, { save: { next: '/next_before_seq' } }),
      ],
      when: { job: 'JOB-001', max_events: 2, before_seq: saved('next') },
      then: { result: { events: [{ kind: 'created' }], has_more_events: false, next_before_seq: null } },
    },
    {
      name: 'events cut to a budget',
      proves: ['pages-cover-everything-once'],
      given: [aJob(), annClaims(), annReports('progress', 'half way'), annReports('progress', 'nearly there')],
      when: { job: 'JOB-001', max_chars: 780 },
      then: { result: { events: ofLength(2), has_more_events: true, truncated: true }, warnings: ['BUDGET_TRUNCATED'] },
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
