import { call, casesOf, having, matching, not } from '../../../kit/index.ts';
import { aStepWithTests, inCodex } from '../../../worlds/hooks.ts';
import { aJob } from '../../../worlds/jobs.ts';
import tool from './context_keep.ts';

const compact = { ...inCodex, event: 'PreCompact' } as const;
const end = { ...inCodex, event: 'SessionEnd' } as const;

export default casesOf(tool, [
  {
    name: 'a conversation is compacted',
    proves: ['what-is-in-progress-becomes-a-note', 'a-start-after-it-tells-of-it'],
    given: aStepWithTests,
    when: {
      ...compact,
      said: [
        { role: 'user', text: 'Mend the form' },
        { role: 'assistant', text: 'I look at it' },
        { role: 'assistant', text: 'The third field is lost in submit()' },
        { role: 'tool', text: 'Bash npm test' },
      ],
    },
    then: {
      result: { note: matching(/^notes@[0-9]+$/), released: [] },
      tells: ['note_added'],
      after: [
        call(
          'show',
          { target: 'TASK-001', doc_kind: 'notes' },
          {
            result: {
              entries: [
                {
                  format: 'checkpoint',
                  content: 'Asked last: Mend the form\nSaid last: The third field is lost in submit()\nDid last: Bash npm test',
                  meta: { conversation: 'c-1', author: 'agent' },
                },
              ],
            },
          },
        ),
        call(
          'context_give',
          { ...inCodex, event: 'SessionStart', source: 'compact' },
          {
            result: {
              text: matching(/- in progress notes@[0-9]+ .*"Asked last: Mend the form Said last: The third field/),
            },
          },
        ),
      ],
    },
  },
  {
    name: 'nothing in focus',
    proves: ['what-is-in-progress-becomes-a-note'],
    when: { ...compact, said: [{ role: 'user', text: 'Mend the form' }] },
    then: { result: { note: matching(/^notes@[0-9]+$/) } },
  },
  {
    name: 'a secret in the last word',
    proves: ['secrets-are-not-kept'],
    when: { ...compact, said: [{ role: 'tool', text: `export T=ghp_${'A1b2C3d4E5'.repeat(4)}` }] },
    then: {
      after: [call('show', { doc_kind: 'notes' }, { result: { entries: [{ content: not(having('ghp_A1b2')) }] } })],
    },
  },
  {
    name: 'nothing said',
    proves: ['nothing-said-is-nothing-kept'],
    given: [call('init')],
    when: { ...compact, said: [{ role: 'assistant', text: '  \n' }] },
    then: { result: { note: null, released: [] }, tells: [] },
  },
  {
    name: 'a conversation ends that holds a job',
    proves: ['jobs-are-given-back', 'jobs-of-others-stay'],
    given: [
      aJob(),
      aJob(),
      aJob(),
      call('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'c-1' }),
      call('tasks_jobs_claim', { job: 'JOB-002', runner_id: 'ann' }),
      call('tasks_jobs_claim', { job: 'JOB-003', runner_id: 'bob' }),
      call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', active_job_id: 'JOB-002' }),
    ],
    when: { ...end, agent_id: 'ann' },
    then: {
      result: { note: null, released: ['JOB-002', 'JOB-001'] },
      tells: ['job_requeued', 'job_requeued', 'runner_beat'],
      after: [
        call('tasks_jobs_open', { job: 'JOB-001' }, { result: { job: { status: 'QUEUED', runner: null } } }),
        call('tasks_jobs_open', { job: 'JOB-003' }, { result: { job: { status: 'RUNNING', runner: 'bob' } } }),
      ],
    },
  },
  {
    name: 'a conversation ends that holds nothing',
    proves: ['an-end-without-leases-tells-nothing'],
    given: [aJob()],
    when: end,
    then: { result: { note: null, released: [] }, tells: [] },
  },
]);
