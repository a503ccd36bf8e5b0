import { anything, call, defineTool, must, OneOf, Opt, ofLength, saved, Type } from '../../../kit/index.ts';
import { ClaimRevision, Job, JobEvent, JobId, JobMeta, JobRefs, JobRunner, JobSummary } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';

const asAnn = { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim') };

export default defineTool({
  name: 'tasks_jobs_complete',
  title: 'End the job you hold',
  summary: 'Ends a job as DONE, FAILED or CANCELED, with a summary and what proves it.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    runner_id: JobRunner,
    claim_revision: ClaimRevision,
    status: OneOf(['DONE', 'FAILED', 'CANCELED']),
    summary: Opt(JobSummary),
    refs: Opt(JobRefs),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  tells: ['job_completed'],

  rules: {
    'the-job-ends': must(
      'The job has the given status and summary, a time of completion, and no lease; its revision is one higher.',
    ),
    'the-end-is-an-event': must('An event of kind completed says the summary, or the status where there is none.'),
    'only-the-holder-completes': must('Another runner, or another claim_revision, answers CONFLICT; the job runs on.'),
    'an-ended-job-stays-ended': must('A job that has ended answers CONFLICT.'),
    'a-queued-job-cannot-be-completed': must('A job that nobody holds answers CONFLICT and suggests claiming it.'),
    'the-summary-is-kept-whole': must('The event says the whole summary, as long as a summary may be.'),
    'proof-is-read-off-the-summary': must(
      'DONE without refs, or with the job id alone: CMD: and LINK: lines, links, shell lines and ids become refs, and the job id is added.',
    ),
    'given-refs-are-kept': must('Refs that are given are kept as they are.'),
    'a-failure-proves-nothing': must('FAILED and CANCELED read no refs off the summary.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
  cases: [
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
        message: 'DONE',
        after: [call('tasks_jobs_open', { job: 'JOB-001' }, { result: { job: { status: 'DONE' } } })],
      },
    },
    {
      name: 'an end before the start',
      proves: ['a-queued-job-cannot-be-completed'],
      given: [aJob()],
      when: { job: 'JOB-001', runner_id: 'ann', claim_revision: 0, status: 'DONE' },
      then: { error: 'CONFLICT', message: 'QUEUED', suggests: ['tasks_jobs_claim'] },
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
  ],
});
