import { defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { ClaimRevision, Job, JobEvent, JobId, JobMeta, JobRefs, JobRunner, JobSummary } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
    status: OneOf(['DONE', 'FAILED', 'CANCELED'], { description: 'How the job ended.' }),
    summary: Opt(described(JobSummary, 'What came of it, in a few lines.')),
    refs: Opt(JobRefs),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: [
    'job-is-not-known',
    'job-is-not-claimed',
    'job-has-ended-meanwhile',
    'job-is-held-by-another',
    'job-is-held-under-another-claim',
  ],
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
});
