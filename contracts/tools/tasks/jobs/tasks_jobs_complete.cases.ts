import { anything, call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_complete.ts';

const asAnn = { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim') };

export default casesOf(tool, [
  {
    name: 'a job well done',
    proves: ['the-job-ends', 'the-end-is-an-event'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, status: 'DONE', summary: 'Ported; all green.', refs: ['CMD: npm test'] },
    then: {
      result: {
        job: {
          status: 'DONE',
          runner: 'ann',
          summary: 'Ported; all green.',
          revision: 2,
          claim_expires_at_ms: null,
          completed_at_ms: anything,
        },
        event: { kind: 'completed', message: 'Ported; all green.' },
      },
      tells: ['job_completed'],
    },
  },
  {
    name: 'an end without words',
    proves: ['the-end-is-an-event'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, status: 'CANCELED' },
    then: { result: { job: { status: 'CANCELED', summary: null }, event: { kind: 'completed', message: 'CANCELED' } } },
  },
  {
    name: 'an end by another',
    proves: ['only-the-holder-completes'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, runner_id: 'bob', status: 'DONE' },
    then: {
      error: 'CONFLICT',
      suggests: ['tasks_jobs_open'],
      after: [call('tasks_jobs_open', { job: 'JOB-001' }, { result: { job: { status: 'RUNNING', runner: 'ann' } } })],
    },
  },
  {
    name: 'an end with another claim',
    proves: ['only-the-holder-completes'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, claim_revision: 7, status: 'DONE' },
    then: { error: 'CONFLICT' },
  },
  {
    name: 'an end after the end',
    proves: ['an-ended-job-stays-ended'],
    given: [aJob(), annClaims(), annCompletes()],
    when: { ...asAnn, status: 'FAILED' },
    then: {
      error: 'CONFLICT',
      refusal: 'job-has-ended-meanwhile',
      after: [call('tasks_jobs_open', { job: 'JOB-001' }, { result: { job: { status: 'DONE' } } })],
    },
  },
  {
    name: 'an end before the start',
    proves: ['a-queued-job-cannot-be-completed'],
    given: [aJob()],
    when: { job: 'JOB-001', runner_id: 'ann', claim_revision: 0, status: 'DONE' },
    then: { error: 'CONFLICT', refusal: 'job-is-not-claimed', suggests: ['tasks_jobs_claim'] },
  },
  {
    name: 'a summary of 800 characters',
    proves: ['the-summary-is-kept-whole'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, status: 'FAILED', summary: 'x'.repeat(800) },
    then: { result: { job: { summary: ofLength(800) }, event: { message: ofLength(800) } } },
  },
  {
    name: 'proof in the summary',
    proves: ['proof-is-read-off-the-summary'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, status: 'DONE', summary: 'Ported.\nnpm test -- parser\nDetails in notes@12.', refs: ['JOB-001'] },
    then: { result: { event: { refs: ['CMD: npm test -- parser', 'notes@12', 'JOB-001'] } } },
  },
  {
    name: 'proof beside the summary',
    proves: ['given-refs-are-kept'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, status: 'DONE', summary: 'See https://ci.example/7', refs: ['LINK: https://ci.example/8'] },
    then: { result: { event: { refs: ['LINK: https://ci.example/8'] } } },
  },
  {
    name: 'a failure with a link',
    proves: ['a-failure-proves-nothing'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, status: 'FAILED', summary: 'Red: https://ci.example/7' },
    then: { result: { job: { status: 'FAILED' }, event: { refs: [] } } },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404', runner_id: 'ann', claim_revision: 1, status: 'DONE' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
