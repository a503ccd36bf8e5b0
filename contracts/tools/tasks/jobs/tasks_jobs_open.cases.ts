import { absent, call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annReports } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_open.ts';

export default casesOf(tool, [
  {
    name: 'a job that was claimed',
    proves: ['the-newest-events-come-first'],
    given: [aJob(), annClaims()],
    when: { job: 'JOB-001' },
    then: {
      result: {
        job: { job_id: 'JOB-001', status: 'RUNNING', runner: 'ann' },
        events: [{ kind: 'claimed' }, { kind: 'created' }],
        has_more_events: false,
        next_before_seq: null,
      },
    },
  },
  {
    name: 'by its number without zeros',
    proves: ['zeros-may-be-left-out'],
    given: [aJob()],
    when: { job: 'JOB-1' },
    then: { result: { job: { job_id: 'JOB-001' } } },
  },
  {
    name: 'without its prompt',
    proves: ['the-prompt-comes-when-asked-for', 'meta-comes-when-asked-for'],
    given: [aJob({ meta: { repo: 'acme' } })],
    when: { job: 'JOB-001' },
    then: { result: { prompt: absent, meta: absent } },
  },
  {
    name: 'with its prompt',
    proves: ['the-prompt-comes-when-asked-for'],
    given: [aJob()],
    when: { job: 'JOB-001', include_prompt: true },
    then: { result: { prompt: 'Port the parser to the new lexer.', meta: absent } },
  },
  {
    name: 'with its meta',
    proves: ['meta-comes-when-asked-for'],
    given: [aJob({ meta: { repo: 'acme' } }), annClaims(), call('tasks_jobs_cancel', { job: 'JOB-001', meta: { by: 'ops' } })],
    when: { job: 'JOB-001', include_meta: true, max_events: 1 },
    then: { result: { meta: { repo: 'acme' }, events: [{ kind: 'canceled', meta: { by: 'ops' } }], prompt: absent } },
  },
  {
    name: 'without events',
    proves: ['events-can-be-left-out'],
    given: [aJob()],
    when: { job: 'JOB-001', include_events: false },
    then: { result: { job: { job_id: 'JOB-001' }, events: absent, has_more_events: absent } },
  },
  {
    name: 'events page by page',
    proves: ['pages-cover-everything-once'],
    given: [
      aJob(),
      annClaims(),
      annReports('progress', 'half way'),
      call('tasks_jobs_open', { job: 'JOB-001', max_events: 2 }, { save: { next: '/next_before_seq' } }),
    ],
    when: { job: 'JOB-001', max_events: 2, before_seq: saved('next') },
    then: { result: { events: [{ kind: 'created' }], has_more_events: false, next_before_seq: null } },
  },
  {
    name: 'events cut to a budget',
    proves: ['pages-cover-everything-once'],
    given: [aJob(), annClaims(), annReports('progress', 'half way'), annReports('progress', 'nearly there')],
    when: { job: 'JOB-001', max_chars: 780 },
    then: { result: { events: ofLength(2), has_more_events: true, truncated: true }, warnings: ['BUDGET_TRUNCATED'] },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
