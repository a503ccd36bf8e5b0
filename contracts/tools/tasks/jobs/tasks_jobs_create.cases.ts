import { absent, call, casesOf, matching, saved, template } from '../../../kit/index.ts';
import { aMap, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_jobs_create.ts';

const brief = { title: 'Port the parser', prompt: 'Port the parser to the new lexer.' };

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'priority-is-not-known', fields: ['priority'] },
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
        call('tasks_jobs_open', { job: 'JOB-001', include_prompt: true }, { reconnect: true, result: { prompt: brief.prompt } }),
      ],
    },
  },
]);
