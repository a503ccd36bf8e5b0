import type { HostSyncFact, WorkflowCandidate, WorkflowIr } from '../../../../generated/types/index.ts';

/** What a run asks and tells about workflows. */
export interface Workflows {
  /** Those of the project and the global ones, with what the project changes in them; the project's win. */
  effective(): Promise<readonly WorkflowIr[]>;
  /** Counts a suggestion once a run; answers what to do about it. */
  count(
    candidate: WorkflowCandidate,
  ): Promise<
    | { readonly kind: 'counted' }
    | { readonly kind: 'solidify'; readonly count: number; readonly threshold: number; readonly workflow: WorkflowIr }
  >;
  save(workflow: WorkflowIr, signature: string): Promise<void>;
  /** Null where it is switched off or no host is bound. */
  sync(): Promise<HostSyncFact['sync'] | null>;
}
