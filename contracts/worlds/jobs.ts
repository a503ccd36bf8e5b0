import { type Call, call, saved } from '../kit/index.ts';

/** Calls that prepare a world with jobs in it. */
export const aJob = (more: Record<string, unknown> = {}): Call =>
  call('tasks_jobs_create', { title: 'Port the parser', prompt: 'Port the parser to the new lexer.', ...more });

/** `ann` takes a job, and the claim's revision is saved as `claim`. */
export const annClaims = (more: Record<string, unknown> = {}): Call =>
  call('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'ann', ...more }, { save: { claim: '/claim_revision' } });

const asAnn = { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim') };

export const annReports = (kind: string, message: string, save: Record<string, string> = {}): Call =>
  call('tasks_jobs_report', { ...asAnn, kind, message }, { save });

export const annCompletes = (more: Record<string, unknown> = {}): Call =>
  call('tasks_jobs_complete', { ...asAnn, status: 'DONE', ...more });

/** The shortest lease there is, and then some. */
export const pastALease = 1_200;
/** Time passes until a lease of a second has run out. */
export const theLeaseRunsOut: Call = call('tasks_jobs_list', {}, { wait_ms: pastALease });
