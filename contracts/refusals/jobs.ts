import { badInput, defineRefusals, type Refusal, type Suggestion, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

/** A job that cannot be had as asked; `id` is the job. */
const conflict = (
  problem: string,
  fix: string,
  facts: Record<string, typeof S>,
  suggest: readonly Suggestion[] = [],
): Refusal => ({
  code: 'CONFLICT',
  says: { kind: 'job', problem, fix },
  facts: Of({ id: S, ...facts }),
  suggest,
});

const another: Suggestion = {
  tool: 'tasks_jobs_claim',
  params: { runner_id: '{runner_id}' },
  reason: 'Take any job that is queued',
};

export const jobRefusals = defineRefusals({
  'job-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'job', fix: 'Use the id of a job that exists in this workspace.' },
    facts: Of({ id: S }),
  },
  'job-has-ended': conflict('{id} is {status}.', 'Queue it again first, if there is more to do.', { status: S }, [
    { tool: 'tasks_jobs_requeue', params: { job: '{id}' }, reason: 'Queue the job again' },
  ]),
  'job-is-held': conflict('{id} is RUNNING: {holder} holds it.', 'Take another job, or wait.', { holder: S, runner_id: S }, [
    another,
  ]),
  'job-lease-has-run-out': conflict(
    '{id} is RUNNING: {holder} holds it, though the lease has run out.',
    'Take it over with allow_stale=true.',
    { holder: S, runner_id: S },
    [
      {
        tool: 'tasks_jobs_claim',
        params: { job: '{id}', runner_id: '{runner_id}', allow_stale: true },
        reason: 'Take the job over',
      },
      another,
    ],
  ),
  'job-is-not-claimed': conflict('{id} is QUEUED: nobody holds it.', 'Claim it first.', { runner_id: S }, [
    { tool: 'tasks_jobs_claim', params: { job: '{id}', runner_id: '{runner_id}' }, reason: 'Claim the job first' },
  ]),
  'job-has-ended-meanwhile': conflict('{id} is {status}.', 'Stop working on it.', { status: S }),
  'job-is-held-by-another': conflict(
    '{id} is held by {holder}.',
    'Stop working on it, or use the claim_revision of your newest claim.',
    { holder: S },
  ),
  'job-is-held-under-another-claim': conflict(
    '{id} is held under claim_revision {revision}.',
    'Stop working on it, or use the claim_revision of your newest claim.',
    { revision: S },
  ),
  'job-is-under-way': conflict('{id} is {status}.', 'Only a job that has ended can be queued again.', { status: S }),
  'priority-is-not-known': {
    code: 'INVALID_INPUT',
    says: { problem: 'priority must be one of LOW, MEDIUM, HIGH; {priority} is none.', fix: 'Send LOW, MEDIUM or HIGH.' },
    facts: Of({ priority: S }),
    hints: [{ field: 'priority', kind: 'choose_one', expected: 'one of LOW, MEDIUM, HIGH' }],
  },
  'report-kind-is-reserved': badInput(
    '{kind} is not for runners to say.',
    'Use progress, heartbeat, checkpoint, question, proof_gate, error, or a word of your own.',
    'kind',
    Of({ kind: S }),
  ),
  'reply-lacks-a-part': badInput(
    'A reply needs {missing} too.',
    'Send reply_job and reply_message together.',
    '{missing}',
    Of({ missing: S }),
  ),
  'job-event-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'job event', fix: 'Copy a reference from an answer, such as tasks_jobs_tail gives.' },
    facts: Of({ id: S, job: S }),
    suggest: [{ tool: 'tasks_jobs_tail', params: { job: '{job}' }, reason: 'See the events of this job' }],
  },
  'event-is-of-another-job': badInput(
    'Event {seq} belongs to another job: {ref}.',
    'Open {ref}.',
    'id',
    Of({ seq: Type.Integer(), ref: S }),
  ),
  'runner-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'runner', fix: 'A runner is known from its first tasks_runner_heartbeat on.' },
    facts: Of({ id: S }),
  },
});
