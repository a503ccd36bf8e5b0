import { call, casesOf, saved, template } from '../../../kit/index.ts';
import { aJob, annClaims, annReports, theLeaseRunsOut } from '../../../worlds/jobs.ts';
import { oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_jobs_radar.ts';

const beat = (runner_id: string, status: string, more = {}) =>
  call('tasks_runner_heartbeat', { runner_id, status, lease_ttl_ms: 60_000, ...more });
/** Two jobs under way: `ann` holds the first, `bob` the second. */
const two = [
  aJob({ title: 'one' }),
  aJob({ title: 'two' }),
  annClaims(),
  call('tasks_jobs_claim', { job: 'JOB-002', runner_id: 'bob' }, { save: { bobs: '/claim_revision' } }),
];
const bobReports = (kind: string, message: string) =>
  call('tasks_jobs_report', { job: 'JOB-002', runner_id: 'bob', claim_revision: saved('bobs'), kind, message });

export default casesOf(tool, [
  {
    name: 'a question that waits',
    proves: ['a-question-needs-the-manager', 'one-command-for-each-need', 'jobs-under-way-are-shown'],
    given: [...two, annReports('question', 'Which lexer?', { q: '/event/seq' })],
    when: {},
    then: {
      result: {
        jobs: [
          {
            job_id: 'JOB-001',
            needs_manager: true,
            has_error: false,
            needs_proof: false,
            stale: false,
            attention: { kind: 'needs_manager', ref: template('JOB-001@{q}'), message: 'Which lexer?' },
          },
          { job_id: 'JOB-002', needs_manager: false, attention: null },
        ],
        count: 2,
        queued: 0,
        reply: null,
      },
      lines: [
        '^jobs_radar count=2 runner=offline runners=none \\| JOB-001@[0-9]+ needs_manager: Which lexer\\?$',
        '^open id=JOB-001@[0-9]+ workspace=',
      ],
      tells: [],
    },
  },
  {
    name: 'nothing to see to',
    proves: ['one-line-when-nobody-is-needed'],
    given: [aJob(), annClaims(), beat('ann', 'live', { active_job_id: 'JOB-001' })],
    when: {},
    then: { lines: ['^jobs_radar count=1 runner=live runners=1$'] },
  },
  {
    name: 'a question that was answered',
    proves: ['a-question-needs-the-manager'],
    given: [
      aJob(),
      annClaims(),
      annReports('question', 'Which lexer?'),
      call('tasks_jobs_message', { job: 'JOB-001', message: 'The new one.' }),
    ],
    when: {},
    then: { result: { jobs: [{ needs_manager: false, attention: null, last: { kind: 'manager', message: 'The new one.' } }] } },
  },
  {
    name: 'an error',
    proves: ['an-error-stands-until-a-checkpoint'],
    given: [aJob(), annClaims(), annReports('checkpoint', 'lexer done'), annReports('error', 'tests fail')],
    when: {},
    then: { result: { jobs: [{ has_error: true, attention: { kind: 'has_error', message: 'tests fail' } }] } },
  },
  {
    name: 'an error that was overcome',
    proves: ['an-error-stands-until-a-checkpoint'],
    given: [aJob(), annClaims(), annReports('error', 'tests fail'), annReports('checkpoint', 'tests pass')],
    when: {},
    then: { result: { jobs: [{ has_error: false, attention: null }] } },
  },
  {
    name: 'proof that is missing',
    proves: ['a-proof-gate-waits-for-proof'],
    given: [
      aJob(),
      annClaims(),
      annReports('proof_gate', 'show me a green run'),
      call('tasks_jobs_message', { job: 'JOB-001', message: 'Trust me.' }),
    ],
    when: {},
    then: { result: { jobs: [{ needs_proof: true, attention: { kind: 'needs_proof' } }] } },
  },
  {
    name: 'proof that was given',
    proves: ['a-proof-gate-waits-for-proof'],
    given: [
      aJob(),
      annClaims(),
      annReports('proof_gate', 'show me a green run'),
      call('tasks_jobs_message', { job: 'JOB-001', message: 'LINK: https://ci.example/7' }),
    ],
    when: {},
    then: { result: { jobs: [{ needs_proof: false, attention: null }] } },
  },
  {
    name: 'a lease that ran out',
    proves: ['a-job-whose-lease-ran-out-is-stale'],
    given: [aJob(), annClaims({ lease_ttl_ms: 1_000 }), theLeaseRunsOut],
    when: {},
    then: { result: { jobs: [{ status: 'RUNNING', stale: true, attention: { kind: 'stale' } }] } },
  },
  {
    name: 'a silent job',
    proves: ['silence-makes-stale-when-asked'],
    given: [
      aJob(),
      annClaims({ lease_ttl_ms: 60_000 }),
      theLeaseRunsOut,
      call('tasks_jobs_radar', {}, { result: { jobs: [{ stale: false }] } }),
    ],
    when: { stale_after_s: 1 },
    then: { result: { jobs: [{ stale: true }] } },
  },
  {
    name: 'who comes first',
    proves: ['the-most-pressing-come-first'],
    given: [
      ...two,
      aJob({ title: 'three' }),
      aJob({ title: 'four' }),
      call('tasks_jobs_claim', { job: 'JOB-003', runner_id: 'cid' }),
      annReports('question', 'Which lexer?'),
      bobReports('error', 'tests fail'),
    ],
    when: {},
    then: {
      result: { jobs: [{ job_id: 'JOB-002' }, { job_id: 'JOB-001' }, { job_id: 'JOB-003' }, { job_id: 'JOB-004' }] },
      lines: [
        '^jobs_radar count=4 runner=offline runners=none \\| JOB-002@[0-9]+ has_error: tests fail \\| JOB-001@[0-9]+ needs_manager: Which lexer\\? \\| 1 queued, no runner$',
        '^open id=JOB-002@[0-9]+ workspace=',
        '^open id=JOB-001@[0-9]+ workspace=',
      ],
    },
  },
  {
    name: 'stale before running',
    proves: ['the-most-pressing-come-first'],
    given: [aJob(), aJob(), annClaims({ lease_ttl_ms: 1_000 }), theLeaseRunsOut, annClaims({ job: 'JOB-002' })],
    when: {},
    then: {
      result: {
        jobs: [
          { job_id: 'JOB-001', stale: true },
          { job_id: 'JOB-002', stale: false },
        ],
      },
    },
  },
  {
    name: 'heartbeats and chatter',
    proves: ['heartbeats-are-not-news'],
    given: [
      aJob(),
      annClaims(),
      annReports('progress', 'half way'),
      annReports('progress', 'runner: attached'),
      annReports('heartbeat', 'alive'),
    ],
    when: {},
    then: { result: { jobs: [{ last: { kind: 'progress', message: 'half way' } }] } },
  },
  {
    name: 'three runners',
    proves: ['runners-are-seen-by-their-leases'],
    given: [aJob(), beat('gone', 'live', { lease_ttl_ms: 1_000 }), theLeaseRunsOut, beat('ann', 'idle'), beat('zoe', 'live')],
    when: {},
    then: {
      result: {
        runner_status: 'live',
        runner_leases: [{ runner_id: 'zoe' }, { runner_id: 'ann' }],
        runner_leases_offline: [{ runner_id: 'gone', status: 'live', lease_active: false }],
        runner_bootstrap: null,
      },
      lines: ['^jobs_radar count=1 runner=live runners=2$'],
    },
  },
  {
    name: 'idle runners only',
    proves: ['runners-are-seen-by-their-leases'],
    given: [aJob(), beat('ann', 'idle'), beat('zoe', 'live')],
    when: { runners_status: 'idle', runners_limit: 1 },
    then: { result: { runner_leases: [{ runner_id: 'ann' }], runner_leases_offline: [] } },
  },
  {
    name: 'a job whose runner never spoke',
    proves: ['a-job-without-its-runner-is-noted'],
    given: [aJob(), annClaims()],
    when: {},
    then: { result: { runner_diagnostics: [{ code: 'job_runner_offline', job_id: 'JOB-001', runner_id: 'ann' }] } },
  },
  {
    name: 'a queue and nobody there',
    proves: ['a-queue-without-runner-says-how-to-start'],
    given: [aJob()],
    when: {},
    then: {
      result: { queued: 1, runner_bootstrap: { cmd: { $match: '^noema call tasks_jobs_claim ' } } },
      lines: ['^jobs_radar count=1 runner=offline runners=none \\| 1 queued, no runner$'],
    },
  },
  {
    name: 'jobs about a part by its old name',
    proves: ['an-alias-means-its-anchor'],
    given: [aJob({ anchor: 'a:core' }), aJob(), call('anchors_rename', { from: 'a:core', to: 'a:heart' })],
    when: { anchor: 'a:core' },
    then: { result: { jobs: [{ job_id: 'JOB-001' }], count: 1 }, warnings: ['ANCHOR_ALIAS_RESOLVED'] },
  },
  {
    name: 'one part of the project',
    proves: ['filters-apply-together', 'jobs-under-way-are-shown'],
    given: [aJob({ anchor: 'a:core' }), aJob({ anchor: 'a:core' }), aJob(), call('tasks_jobs_cancel', { job: 'JOB-001' })],
    when: { anchor: 'a:core', status: 'CANCELED' },
    then: { result: { jobs: [{ job_id: 'JOB-001' }], count: 1 } },
  },
  {
    name: 'one task',
    proves: ['filters-apply-together'],
    given: [...oneTask, aJob({ task: 'TASK-001' }), aJob({ task: 'PLAN-001' }), aJob()],
    when: { task: 'TASK-001' },
    then: { result: { jobs: [{ job_id: 'JOB-001', task: 'TASK-001' }], count: 1 } },
  },
  {
    name: 'jobs of a task nobody made',
    proves: ['filters-apply-together'],
    given: [aJob()],
    when: { task: 'TASK-404' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a reply',
    proves: ['a-reply-answers-the-question'],
    given: [aJob(), annClaims(), annReports('question', 'Which lexer?')],
    when: { reply_job: 'JOB-001', reply_message: 'The new one.' },
    then: {
      result: { reply: { kind: 'manager', message: 'The new one.' }, jobs: [{ needs_manager: false }] },
      lines: ['^jobs_radar count=1 runner=offline runners=none \\| replied JOB-001@[0-9]+$'],
      tells: ['job_messaged'],
    },
  },
  {
    name: 'a reply to nobody',
    proves: ['a-reply-needs-both-parts'],
    given: [aJob()],
    when: { reply_message: 'The new one.' },
    then: { error: 'INVALID_INPUT', refusal: 'reply-lacks-a-part', fields: ['reply_job'] },
  },
  {
    name: 'a reply without words',
    proves: ['a-reply-needs-both-parts'],
    given: [aJob()],
    when: { reply_job: 'JOB-001' },
    then: { error: 'INVALID_INPUT', refusal: 'reply-lacks-a-part', fields: ['reply_message'] },
  },
  {
    name: 'refs without a reply',
    proves: ['a-reply-needs-both-parts'],
    given: [aJob()],
    when: { reply_refs: ['notes@1'] },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a reply too late',
    proves: ['an-ended-job-takes-no-reply'],
    given: [aJob(), call('tasks_jobs_cancel', { job: 'JOB-001' })],
    when: { reply_job: 'JOB-001', reply_message: 'The new one.' },
    then: {
      error: 'CONFLICT',
      suggests: ['tasks_jobs_requeue'],
      lines: ['^ERROR: CONFLICT .*CANCELED.* \\| fix: ', '^tasks_jobs_requeue job=JOB-001 ', '^tasks_jobs_open job=JOB-001 '],
    },
  },
  {
    name: 'a workspace nobody made',
    proves: ['looking-writes-nothing'],
    given: [aJob()],
    when: { workspace: 'nowhere/radar' },
    then: { error: 'UNKNOWN_WORKSPACE', tells: [] },
  },
]);
