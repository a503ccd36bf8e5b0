import { defineTool, must, Opt, saved, Type } from '../../../kit/index.ts';
import { Job, JobEvent, JobId, JobMessage, JobRefs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';

export default defineTool({
  name: 'tasks_jobs_message',
  title: 'Say something to whoever runs a job',
  summary:
    'Adds a message of the manager to a job: an answer to its question, or advice. The runner reads it with tasks_jobs_tail.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, job: JobId, message: JobMessage, refs: Opt(JobRefs) }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
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
  cases: [
    {
      name: 'an answer',
      proves: ['a-message-is-an-event-of-the-manager', 'the-claim-stays-good'],
      given: [aJob(), annClaims()],
      when: { job: 'JOB-001', message: 'Use the second one.' },
      then: {
        result: {
          job: { status: 'RUNNING', revision: saved('claim') },
          event: { kind: 'manager', message: 'Use the second one.', refs: ['JOB-001'] },
        },
        tells: ['job_messaged'],
      },
    },
    {
      name: 'a message with things in it',
      proves: ['refs-are-read-off-the-message'],
      given: [aJob()],
      when: {
        job: 'JOB-001',
        message: 'CMD: npm test\nSee https://ci.example/7, CARD-12 and a:core.\n$ git status\nLINK: https://x.example',
      },
      then: {
        result: {
          event: {
            refs: [
              'CMD: npm test',
              'https://ci.example/7',
              'CARD-12',
              'a:core',
              'CMD: git status',
              'LINK: https://x.example',
              'JOB-001',
            ],
          },
        },
      },
    },
    {
      name: 'a message with refs',
      proves: ['given-refs-are-kept'],
      given: [aJob()],
      when: { job: 'JOB-001', message: 'See https://ci.example/7', refs: ['notes@3'] },
      then: { result: { event: { refs: ['notes@3'] } } },
    },
    {
      name: 'a job that is done',
      proves: ['an-ended-job-takes-no-message'],
      given: [aJob(), annClaims(), annCompletes()],
      when: { job: 'JOB-001', message: 'One more thing' },
      then: { error: 'CONFLICT', message: 'DONE', suggests: ['tasks_jobs_requeue'] },
    },
    {
      name: 'a job nobody made',
      proves: ['an-unknown-job-is-refused'],
      given: [aJob()],
      when: { job: 'JOB-404', message: 'hello' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
    },
  ],
});
