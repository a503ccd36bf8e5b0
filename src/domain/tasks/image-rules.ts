import type { EntityRow, TaskNodeRow } from '../../records/tasks.ts';
import type { Step } from './step-types.ts';

export type Image = Record<string, unknown>;

/** All of a plan or task that an operation may change. */
export const entityImage = ({
  title,
  description,
  context,
  priority,
  domain,
  tags,
  depends_on,
  contract,
  contract_data,
  contract_versions,
}: EntityRow): Image => ({
  title,
  description,
  context,
  priority,
  domain,
  tags,
  depends_on,
  contract,
  contract_data,
  contract_versions,
});

/** All of a step that an operation may change, and the evidence that decides what it requires. */
export function stepImage(step: Step): Image {
  const { title, success_criteria, tests, blockers, evidence, completed, completed_at_ms, blocked, block_reason } = step;
  const { criteria_confirmed, tests_confirmed, security_confirmed, perf_confirmed, docs_confirmed } = step;
  const { proof_tests_mode, proof_security_mode, proof_perf_mode, proof_docs_mode } = step;
  return {
    title,
    success_criteria,
    tests,
    blockers,
    criteria_confirmed,
    tests_confirmed,
    security_confirmed,
    perf_confirmed,
    docs_confirmed,
    proof_tests_mode,
    proof_security_mode,
    proof_perf_mode,
    proof_docs_mode,
    evidence,
    completed,
    completed_at_ms,
    blocked,
    block_reason,
  };
}

export const nodeImage = ({ image }: TaskNodeRow): Image => ({ ...image });

/** How an operation can be taken back: the image that stood there, and the one that stands there now. */
export const inverseOf = (intent: string, before: Image, change: object) => ({
  intent,
  before,
  after: { ...before, ...Object.fromEntries(Object.entries(change).filter(([field]) => field in before)) },
});

/** The first field in which two images differ. */
export const firstDifference = (a: Image, b: Image): string | undefined =>
  Object.keys(a).find((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
