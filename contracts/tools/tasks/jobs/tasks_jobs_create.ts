import { absent, call, defineTool, matching, must, Opt, saved, Text, Type, template, Words } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Job, JobEvent, JobMeta, JobTask } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aMap, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';

const brief = { title: 'Port the parser', prompt: 'Port the parser to the new lexer.' };

export default defineTool({
  name: 'tasks_jobs_create',
  title: 'Put a job into the queue',
  summary: 'Delegates a piece of work: a title and a prompt that a runner can claim. The prompt is kept and read with the job.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',

  input: Type.Object({
    ...InWorkspace,
    title: Words(200),
    prompt: Words(50_000, { description: 'Everything that the runner must know.' }),
    kind: Opt(Words(64, { default: 'codex_cli', description: 'What sort of runner it is for (codex_cli).' })),
    priority: Opt(Text(16, { default: 'MEDIUM', description: 'LOW, MEDIUM (or normal) or HIGH, in any case (MEDIUM).' })),
    ...JobTask,
    anchor: Opt(AnchorName),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['job_created'],

  rules: {
    'a-new-job-is-queued': must('A new job is QUEUED at revision 0, and nobody runs it.'),
    'ids-count-up': must('The jobs of a workspace are JOB-001, JOB-002 and so on.'),
    'the-first-event-is-created': must('The job begins with an event of kind created, which open finds under its ref.'),
    'kind-and-priority-have-defaults': must('Without kind and priority the job is for codex_cli, at MEDIUM.'),
    'priority-is-read-in-any-case': must('priority is read in any case, and normal means MEDIUM.'),
    'an-unknown-priority-is-refused': must('Any other priority answers INVALID_INPUT.'),
    'the-anchor-is-kept': must('The anchor is kept with the job.'),
    'a-job-belongs-to-a-task': must('The plan or task that task or target names is kept with the job.'),
    'the-focus-is-not-meant': must('Without task and target a job belongs to none, whatever is in focus.'),
    'the-anchor-is-put-on-the-map': must('An anchor that nobody knew is put on the map.'),
    'an-alias-means-its-anchor': must('An alias means its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'an-unknown-task-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID, and no job is made.'),
    'task-and-target-exclude-each-other': must('task together with target answers INVALID_INPUT.'),
    'jobs-survive-a-restart': must('What was answered is there on the next connection.'),
  },
  cases: [
    {
      name: 'a job',
      proves: ['a-new-job-is-queued', 'kind-and-priority-have-defaults'],
      given: [call('init')],
      when: brief,
      then: {
        result: {
          job: {
            job_id: 'JOB-001',
            revision: 0,
            status: 'QUEUED',
            title: 'Port the parser',
            kind: 'codex_cli',
            priority: 'MEDIUM',
            task: null,
            anchor: null,
            runner: null,
            summary: null,
            claim_expires_at_ms: null,
            completed_at_ms: null,
          },
        },
        tells: ['job_created'],
      },
    },
    {
      name: 'the second job',
      proves: ['ids-count-up'],
      given: [aJob()],
      when: brief,
      then: { result: { job: { job_id: 'JOB-002' } } },
    },
    {
      name: 'its first event',
      proves: ['the-first-event-is-created'],
      given: [aJob(), call('tasks_jobs_tail', { job: 'JOB-001' }, { save: { seq: '/events/0/seq' } })],
      when: brief,
      then: {
        result: { event: { job_id: 'JOB-002', kind: 'created', ref: matching(/^JOB-002@[0-9]+$/), percent: null, refs: [] } },
        after: [call('open', { id: template('JOB-001@{seq}') }, { result: { kind: 'job_event', event: { seq: saved('seq') } } })],
      },
    },
    {
      name: 'a priority in small letters',
      proves: ['priority-is-read-in-any-case'],
      given: [call('init')],
      when: { ...brief, priority: 'hiGH' },
      then: { result: { job: { priority: 'HIGH' } } },
    },
    {
      name: 'a normal priority',
      proves: ['priority-is-read-in-any-case'],
      given: [call('init')],
      when: { ...brief, priority: 'Normal' },
      then: { result: { job: { priority: 'MEDIUM' } } },
    },
    {
      name: 'a priority nobody knows',
      proves: ['an-unknown-priority-is-refused'],
      given: [call('init')],
      when: { ...brief, priority: 'urgent' },
      then: { error: 'INVALID_INPUT', message: 'priority' },
    },
    {
      name: 'a job about a part of the project',
      proves: ['the-anchor-is-kept'],
      given: [call('init')],
      when: { ...brief, anchor: 'a:core' },
      then: { result: { job: { anchor: 'a:core', task: absent } } },
    },
    {
      name: 'for a task',
      proves: ['a-job-belongs-to-a-task'],
      given: oneTask,
      when: { ...brief, task: 'TASK-001' },
      then: {
        result: { job: { task: 'TASK-001' } },
        after: [call('tasks_jobs_open', { job: 'JOB-001' }, { result: { job: { task: 'TASK-001' } } })],
      },
    },
    {
      name: 'for a plan, as target',
      proves: ['a-job-belongs-to-a-task'],
      given: oneTask,
      when: { ...brief, target: { id: 'PLAN-001', kind: 'plan' } },
      then: { result: { job: { task: 'PLAN-001' } } },
    },
    {
      name: 'while a task is in focus',
      proves: ['the-focus-is-not-meant'],
      given: [...oneTask, focusOn('TASK-001')],
      when: brief,
      then: { result: { job: { task: null } } },
    },
    {
      name: 'a job about a part that nobody named before',
      proves: ['the-anchor-is-put-on-the-map'],
      given: [call('init')],
      when: { ...brief, anchor: ' A:User-Store' },
      then: {
        result: { job: { anchor: 'a:user-store' } },
        after: [
          call(
            'anchors_list',
            {},
            { result: { anchors: [{ id: 'a:user-store', title: 'User store', kind: 'component', status: 'active' }] } },
          ),
        ],
      },
    },
    {
      name: 'a job about a part by its old name',
      proves: ['an-alias-means-its-anchor'],
      given: [aMap(part('a:core', { aliases: ['a:old'] }))],
      when: { ...brief, anchor: 'a:old' },
      then: {
        result: { job: { anchor: 'a:core' } },
        warnings: ['ANCHOR_ALIAS_RESOLVED'],
        after: [call('anchors_list', {}, { result: { anchors: [{ id: 'a:core' }] } })],
      },
    },
    {
      name: 'for a task nobody made',
      proves: ['an-unknown-task-is-refused'],
      given: [call('init')],
      when: { ...brief, task: 'TASK-404' },
      then: { error: 'UNKNOWN_ID', after: [call('tasks_jobs_list', {}, { result: { jobs: [] } })] },
    },
    {
      name: 'for a task named twice',
      proves: ['task-and-target-exclude-each-other'],
      given: [call('init')],
      when: { ...brief, task: 'TASK-001', target: 'TASK-001' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'on the next connection',
      proves: ['jobs-survive-a-restart'],
      given: [call('init')],
      when: brief,
      then: {
        after: [
          call(
            'tasks_jobs_open',
            { job: 'JOB-001', include_prompt: true },
            { reconnect: true, result: { prompt: brief.prompt } },
          ),
        ],
      },
    },
  ],
});
