import { casesOf, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_message.ts';

export default casesOf(tool, [
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
    then: { error: 'CONFLICT', refusal: 'job-has-ended', suggests: ['tasks_jobs_requeue'] },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404', message: 'hello' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
