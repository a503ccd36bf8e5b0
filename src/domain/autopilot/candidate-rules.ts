import type { Candidates, WorkflowCandidate } from '../../../generated/types/index.ts';

export const noCandidates: Candidates = { version: 'v1', by_signature: {} };

export interface Occurring {
  readonly min_occurrences: number;
  readonly allow_single_if_high_benefit: boolean;
}

/** How often something must be seen before it is kept. */
export const thresholdOf = (benefit: string, { min_occurrences, allow_single_if_high_benefit }: Occurring): number =>
  benefit === 'high' && allow_single_if_high_benefit ? 1 : Math.max(1, min_occurrences);

interface Sighting {
  readonly count: number;
  readonly workflow_id?: string;
}

/** A workflow was seen once more; once a run is enough. */
export function countedWorkflow(
  candidates: Candidates,
  { signature, benefit, confidence, reason, workflow }: WorkflowCandidate,
  { ts, isFirstInRun }: { readonly ts: string; readonly isFirstInRun: boolean },
): { readonly candidates: Candidates; readonly count: number; readonly isKept: boolean } {
  const seenBefore = Object.hasOwn(candidates.by_signature, signature);
  const known = seenBefore ? (candidates.by_signature[signature] as Sighting) : undefined;
  const count = (known?.count ?? 0) + (isFirstInRun ? 1 : 0);
  const seen = { ...known, count, last_ts: ts, benefit, confidence, reason, workflow_name: workflow.name };
  return {
    candidates: { ...candidates, by_signature: { ...candidates.by_signature, [signature]: seen } } as Candidates,
    count,
    isKept: known?.workflow_id !== undefined,
  };
}

/** What it became, so that it becomes nothing twice. */
export const solidified = (candidates: Candidates, signature: string, workflow_id: string, ts: string): Candidates =>
  ({
    ...candidates,
    by_signature: {
      ...candidates.by_signature,
      [signature]: { ...(candidates.by_signature[signature] as object), workflow_id, solidified_ts: ts },
    },
  }) as Candidates;
