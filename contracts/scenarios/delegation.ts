import { anything, call, defineScenario, saved, template } from '../kit/index.ts';

const held = { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim') };

export default defineScenario({
  name: 'a job is delegated, asks, and is done',
  summary:
    'A manager queues a job, a runner takes it, asks, is answered from the radar, proves its work, and all of it can be read later.',
  proves: [
    'tasks_jobs_create/a-new-job-is-queued',
    'tasks_jobs_claim/a-queued-job-is-taken',
    'tasks_jobs_radar/a-reply-answers-the-question',
    'tasks_jobs_tail/a-reader-can-wait',
    'tasks_jobs_complete/proof-is-read-off-the-summary',
    'open/a-job-opens-by-its-id',
  ],
  steps: [
    call('tasks_jobs_create', { title: 'Port the parser', prompt: 'Use the new lexer.', priority: 'high', anchor: 'a:parser' }),
    call('tasks_jobs_claim', { runner: 'ann' }, { result: { job: { job_id: 'JOB-001' } }, save: { claim: '/claim_revision' } }),
    call('tasks_jobs_open', { job: 'JOB-001', include_prompt: true }, { result: { prompt: 'Use the new lexer.' } }),
    call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', active_job_id: 'JOB-001' }),
    call('tasks_jobs_report', { ...held, kind: 'question', message: 'Which dialect?' }, { save: { asked: '/event/seq' } }),
    call(
      'tasks_jobs_radar',
      {},
      {
        lines: [
          '^jobs_radar count=1 runner=live runners=1 \\| JOB-001@[0-9]+ needs_manager: Which dialect\\?$',
          '^open id=JOB-001@',
        ],
      },
    ),
    call('open', { id: template('JOB-001@{asked}') }, { result: { event: { message: 'Which dialect?' } } }),
    call(
      'tasks_jobs_radar',
      { reply_job: 'JOB-001', reply_message: 'The strict one.' },
      { lines: ['^jobs_radar count=1 runner=live runners=1 \\| replied JOB-001@[0-9]+$'] },
    ),
    call(
      'tasks_jobs_tail',
      { job: 'JOB-001', after_seq: saved('asked') },
      { result: { events: [{ kind: 'manager', message: 'The strict one.' }] } },
    ),
    call(
      'tasks_jobs_complete',
      { ...held, status: 'DONE', summary: 'Ported.\nCMD: npm test' },
      { result: { event: { refs: ['CMD: npm test', 'JOB-001'] } } },
    ),
    call('tasks_jobs_radar', {}, { lines: ['^jobs_radar count=0 runner=live runners=1$'] }),
    call(
      'open',
      { id: 'JOB-001' },
      { reconnect: true, result: { job: { status: 'DONE', anchor_id: 'a:parser', completed_at_ms: anything } } },
    ),
  ],
});
