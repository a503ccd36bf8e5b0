import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Job, JobEvent, JobId, JobMessage, JobRefs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_message',
  title: 'Say something to whoever runs a job',
  summary:
    'Adds a message of the manager to a job: an answer to its question, or advice. The runner reads it with tasks_jobs_tail.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    message: described(JobMessage, 'What to tell the runner, in a line or two.'),
    refs: Opt(JobRefs),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['job-is-not-known', 'job-has-ended'],
  tells: ['job_messaged'],

  rules: {
    'a-message-is-an-event-of-the-manager': must('The message is kept as an event of kind manager.'),
    'the-claim-stays-good': must('A message changes neither the revision nor the lease.'),
    'refs-are-read-off-the-message': must(
      'Without refs, CMD: and LINK: lines, links, shell lines and ids in the message become refs, and the job id is added.',
    ),
    'given-refs-are-kept': must('Refs that are given are kept as they are.'),
    'an-ended-job-takes-no-message': must('A job that has ended answers CONFLICT and suggests tasks_jobs_requeue.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
