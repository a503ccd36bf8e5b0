import {
  absent,
  anything,
  call,
  defineTool,
  having,
  must,
  Opt,
  ofLength,
  saved,
  Text,
  Type,
  template,
} from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Opened } from '../../../types/opened.ts';
import { shrinkResumeCapsule, shrinkTarget } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout } from '../../../worlds/cards.ts';
import { aJob, annClaims, annReports, theLeaseRunsOut } from '../../../worlds/jobs.ts';
import { closeStep, oneTask, twoSteps } from '../../../worlds/tasks.ts';

/** TASK-001 with a goal, a draft and a hypothesis. */
const thoughtful = [
  ...aTaskToThinkAbout,
  call('tasks_edit', { task: 'TASK-001', description: 'Nobody waits.' }),
  call('think_card', { target: 'TASK-001', card: { id: 'N1', type: 'note', title: 'a thought' } }),
  call('think_card', { target: 'TASK-001', card: { id: 'H1', type: 'hypothesis', title: 'Slow disks' } }),
];

export default defineTool({
  name: 'open',
  title: 'Open one thing by its reference',
  summary: 'Shows one artifact by the reference that other answers carry, such as notes@12. Reads only.',
  effect: 'read',
  tier: 'daily',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['kind', 'ref', 'id', 'status', 'capsule'],
    names_cuts_in: 'degradation.truncated_fields',
    shrink: [
      { drop: 'entry.meta' },
      { drop: 'entry.payload' },
      { drop: 'meta' },
      { list: 'context.events', from: 'back', more: 'context.has_more_events' },
      { list: 'events', from: 'back', more: 'has_more_events' },
      { drop: 'event.meta' },
      { cut: 'prompt' },
      { cut: 'entry.content' },
      ...shrinkTarget('target'),
      { drop: 'step_focus' },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      ...shrinkResumeCapsule('capsule').slice(0, 8),
      { drop: 'degradation' },
      ...shrinkResumeCapsule('capsule').slice(8),
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    id: Text(512, { description: 'The reference: <doc>@<seq>, TASK-001, PLAN-001, JOB-001, JOB-001@<seq>, runner:<id>.' }),
    limit: Limit(20, 50),
    include_drafts: Opt(Type.Boolean({ default: false, description: 'Show drafts and long parts too.' })),
    ...Budgeted,
  }),
  output: Opened,
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'an-entry-opens-by-its-number': must('<doc>@<seq> opens the entry with that number.'),
    'a-wrong-document-is-named': must('When the entry stands in another document, INVALID_INPUT names the right reference.'),
    'an-unknown-number-is-refused': must('A number that no entry has answers UNKNOWN_ID.'),
    'an-unknown-form-is-refused': must('A reference of no known form answers INVALID_INPUT, which lists the forms.'),
    'the-whole-text-comes-if-it-fits': must('Without a budget the whole text is shown.'),
    'a-task-opens-by-its-id': must(
      'TASK-… and PLAN-… open where that plan or task stands: what it is, its documents, its capsule, and the first open step by path.',
    ),
    'a-task-opens-as-it-is-resumed': must('The capsule is that of tasks_resume_super with view=focus_only.'),
    'drafts-open-with-an-audit': must('With include_drafts=true the capsule of a plan or task is that of view=audit.'),
    'the-capsule-survives-small-budgets': must('With max_chars=500 an opened task still says where, why and what next.'),
    'opening-leaves-the-focus': must('Opening a plan or task never moves the focus.'),
    'an-unknown-task-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID.'),
    'a-cut-is-said': must('When the text is cut to max_chars, truncated is true.'),
    'a-job-opens-by-its-id': must('JOB-… opens the job with its newest events first, at most limit of them.'),
    'a-prompt-is-a-long-part': must('The prompt of a job is shown only with include_drafts=true.'),
    'a-job-event-opens-by-its-number': must('JOB-…@<seq> opens that event and what happened right before it.'),
    'an-event-of-another-job-is-named': must('When the event belongs to another job, INVALID_INPUT names the right reference.'),
    'a-runner-opens-by-its-name': must('runner:<id> opens its lease; status is offline once the lease has run out.'),
    'an-unknown-job-or-runner-is-refused': must('A job, event or runner that nobody knows answers UNKNOWN_ID with a next call.'),
  },
  cases: [
    {
      name: 'a note by its reference',
      proves: ['an-entry-opens-by-its-number', 'the-whole-text-comes-if-it-fits'],
      given: [call('notes_commit', { content: 'Keep the cache small', title: 'Cache' }, { save: { n: '/entry/seq' } })],
      when: { id: template('notes@{n}') },
      then: {
        result: {
          kind: 'doc_entry',
          ref: template('notes@{n}'),
          entry: { seq: saved('n'), branch: 'main', doc: 'notes', title: 'Cache', content: 'Keep the cache small' },
          truncated: false,
        },
      },
    },
    {
      name: 'the right number in the wrong document',
      proves: ['a-wrong-document-is-named'],
      given: [call('notes_commit', { content: 'x' }, { save: { n: '/entry/seq' } })],
      when: { id: template('ideas@{n}') },
      then: { error: 'INVALID_INPUT', message: 'notes@[0-9]+' },
    },
    {
      name: 'a number nobody has',
      proves: ['an-unknown-number-is-refused'],
      given: [call('init')],
      when: { id: 'notes@4000000' },
      then: { error: 'UNKNOWN_ID' },
    },
    {
      name: 'no reference at all',
      proves: ['an-unknown-form-is-refused'],
      given: [call('init')],
      when: { id: 'the thing from yesterday' },
      then: { error: 'INVALID_INPUT', message: '<doc>@<seq>' },
    },
    {
      name: 'a task with two steps',
      proves: ['a-task-opens-by-its-id', 'opening-leaves-the-focus'],
      given: [...twoSteps, closeStep('s:0')],
      when: { id: 'TASK-001' },
      then: {
        result: {
          kind: 'task',
          id: 'TASK-001',
          target: { title: 'Sign in', status: 'TODO', parent: 'PLAN-001', revision: 2 },
          reasoning_ref: {
            branch: 'task/TASK-001',
            notes_doc: 'notes',
            graph_doc: 'TASK-001-graph',
            trace_doc: 'TASK-001-trace',
          },
          capsule: {
            type: 'resume_capsule',
            version: 1,
            where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:1' }, focus: null },
            handoff: { done: ['s:0 Form'], remaining: ['s:1 Session'] },
            counts: { steps: { total: 2, completed: 1 } },
            action: { kind: 'gate', missing: ['criteria', 'tests'] },
          },
          degradation: { truncated_fields: ofLength(0) },
          step_focus: { step_id: 'STEP-00000002', path: 's:1', title: 'Session' },
          truncated: false,
        },
        after: [call('tasks_focus_get', {}, { result: { focus: null } })],
      },
    },
    {
      name: 'a child before the next step',
      proves: ['a-task-opens-by-its-id'],
      given: [
        ...twoSteps,
        call('tasks_decompose', { task: 'TASK-001', parent: 's:0', steps: [{ title: 'Field', success_criteria: ['ok'] }] }),
        closeStep('s:0'),
      ],
      when: { id: 'TASK-001' },
      then: { result: { step_focus: { path: 's:0.s:0' } } },
    },
    {
      name: 'a plan with a task that is done',
      proves: ['a-task-opens-by-its-id'],
      given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
      when: { id: 'PLAN-001' },
      then: {
        result: {
          kind: 'plan',
          target: { kind: 'plan', plan_progress: '0/0' },
          capsule: { counts: { tasks: { total: 1, completed: 1 } }, action: { kind: 'finish', tool: 'tasks_complete' } },
          step_focus: null,
        },
      },
    },
    {
      name: 'a task with a draft and a hypothesis',
      proves: ['a-task-opens-as-it-is-resumed'],
      given: thoughtful,
      when: { id: 'TASK-001' },
      then: {
        result: { capsule: { counts: { cards: 1 }, why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) } } },
        after: [
          call(
            'tasks_resume_super',
            { task: 'TASK-001', view: 'focus_only', read_only: true },
            { result: { capsule: { counts: { cards: 1 }, why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) } } } },
          ),
        ],
      },
    },
    {
      name: 'the same with drafts',
      proves: ['drafts-open-with-an-audit'],
      given: thoughtful,
      when: { id: 'TASK-001', include_drafts: true },
      then: { result: { capsule: { counts: { cards: 2 } } } },
    },
    {
      name: 'a task in a small budget',
      proves: ['the-capsule-survives-small-budgets', 'a-cut-is-said'],
      given: thoughtful,
      when: { id: 'TASK-001', max_chars: 500 },
      then: {
        result: {
          kind: 'task',
          id: 'TASK-001',
          capsule: {
            where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:0' } },
            why: { goal: 'Nobody waits.' },
            action: { kind: 'gate', title: anything },
          },
          truncated: true,
        },
      },
    },
    {
      name: 'a task nobody made',
      proves: ['an-unknown-task-is-refused'],
      given: [call('init')],
      when: { id: 'TASK-404' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
    },
    {
      name: 'a long note in a small budget',
      proves: ['a-cut-is-said'],
      given: [call('notes_commit', { content: 'long '.repeat(400) }, { save: { n: '/entry/seq' } })],
      when: { id: template('notes@{n}'), max_chars: 400 },
      then: { result: { kind: 'doc_entry', truncated: true }, warnings: ['BUDGET_TRUNCATED'] },
    },
    {
      name: 'a job',
      proves: ['a-job-opens-by-its-id', 'a-prompt-is-a-long-part'],
      given: [aJob({ anchor: 'a:core' }), annClaims()],
      when: { id: 'JOB-001' },
      then: {
        result: {
          kind: 'job',
          id: 'JOB-001',
          job: { id: 'JOB-001', status: 'RUNNING', runner: 'ann', task_id: null, anchor_id: 'a:core' },
          prompt: absent,
          events: [{ kind: 'claimed' }, { kind: 'created' }],
          has_more_events: false,
          truncated: false,
        },
      },
    },
    {
      name: 'a job with its prompt',
      proves: ['a-prompt-is-a-long-part', 'a-job-opens-by-its-id'],
      given: [aJob(), annClaims()],
      when: { id: 'JOB-001', include_drafts: true, limit: 1 },
      then: {
        result: { prompt: 'Port the parser to the new lexer.', events: [{ kind: 'claimed' }], has_more_events: true },
      },
    },
    {
      name: 'a job in a small budget',
      proves: ['a-cut-is-said'],
      given: [aJob(), annClaims()],
      when: { id: 'JOB-001', max_chars: 600 },
      then: {
        result: { kind: 'job', job: { id: 'JOB-001' }, has_more_events: true, truncated: true },
        warnings: ['BUDGET_TRUNCATED'],
      },
    },
    {
      name: 'an event of a job',
      proves: ['a-job-event-opens-by-its-number'],
      given: [aJob(), annClaims(), annReports('question', 'Which lexer?', { q: '/event/seq' }), annReports('progress', 'later')],
      when: { id: template('JOB-001@{q}') },
      then: {
        result: {
          kind: 'job_event',
          ref: template('JOB-001@{q}'),
          job: { id: 'JOB-001' },
          event: { seq: saved('q'), kind: 'question', message: 'Which lexer?' },
          context: { events: [{ kind: 'claimed' }, { kind: 'created' }], has_more_events: false },
          truncated: false,
        },
      },
    },
    {
      name: 'an event of another job',
      proves: ['an-event-of-another-job-is-named'],
      given: [aJob(), aJob(), annClaims(), annReports('progress', 'half way', { p: '/event/seq' })],
      when: { id: template('JOB-002@{p}') },
      then: { error: 'INVALID_INPUT', message: 'JOB-001@[0-9]+' },
    },
    {
      name: 'an event nobody told',
      proves: ['an-unknown-job-or-runner-is-refused'],
      given: [aJob()],
      when: { id: 'JOB-001@4000000' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_tail'] },
    },
    {
      name: 'a job nobody made',
      proves: ['an-unknown-job-or-runner-is-refused'],
      given: [aJob()],
      when: { id: 'JOB-404' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
    },
    {
      name: 'a runner',
      proves: ['a-runner-opens-by-its-name'],
      given: [call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'idle', meta: { host: 'b12' } })],
      when: { id: 'runner:ann' },
      then: {
        result: {
          kind: 'runner',
          id: 'runner:ann',
          status: 'idle',
          lease: { runner_id: 'ann', status: 'idle', active_job_id: null, lease_active: true },
          meta: { host: 'b12' },
          truncated: false,
        },
      },
    },
    {
      name: 'a runner that went away',
      proves: ['a-runner-opens-by-its-name'],
      given: [call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', lease_ttl_ms: 1_000 }), theLeaseRunsOut],
      when: { id: 'runner:ann' },
      then: { result: { status: 'offline', lease: { status: 'live', lease_active: false, expires_in_ms: 0 } } },
    },
    {
      name: 'a runner nobody heard of',
      proves: ['an-unknown-job-or-runner-is-refused'],
      given: [aJob()],
      when: { id: 'runner:nobody' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_radar'] },
    },
  ],
});
