import type { WorkflowCandidate, WorkflowIr } from '../../../../generated/types/index.ts';
import { thoughtId } from '../../../records/mind-ids.ts';
import { namedSteps } from '../../../records/workflows.ts';
import { countedWorkflow, solidified, thresholdOf } from '../candidate-rules.ts';
import { seenBy, syncAfterChange } from '../syncing.ts';
import { eventsIn } from './snapshot-rules.ts';
import { type Run, ts } from './state.ts';
import type { Workflows } from './workflows.ts';

/** A suggestion as it is stored. */
function stored(run: Run, { workflow, signature, benefit, confidence, reason }: WorkflowCandidate): WorkflowIr {
  const now = ts(run);
  return {
    ...workflow,
    steps: namedSteps(workflow.steps),
    version: 'v1',
    id: thoughtId('wf', run.ctx.ports.time.now(), run.ctx.newId()),
    enabled: run.config.runtime.workflows.auto_enable,
    source: {
      kind: 'suggested',
      reason: `${reason} (signature=${signature} benefit=${benefit} confidence=${String(confidence)})`,
      evidence_refs: eventsIn(run.segment.records),
    },
    created_ts: now,
    updated_ts: now,
  };
}

export function workflowsOf(run: Run): Workflows {
  const counted = new Set<string>();
  return {
    effective: () => run.ctx.reading(async ({ store }) => (await seenBy(store)).workflows),
    count: async (candidate) => {
      const isFirstInRun = !counted.has(candidate.signature);
      counted.add(candidate.signature);
      const now = ts(run);
      const found = await run.ctx.writing(async ({ store, tell }) => {
        const before = await store.workflows.candidates('workflow');
        const after = countedWorkflow(before, candidate, { ts: now, isFirstInRun });
        await tell('candidates_saved', { of: 'workflow', candidates: after.candidates });
        return after;
      });
      const threshold = thresholdOf(candidate.benefit, run.config.runtime.workflows);
      if (found.isKept || found.count < threshold) return { kind: 'counted' };
      return { kind: 'solidify', count: found.count, threshold, workflow: stored(run, candidate) };
    },
    save: async (workflow, signature) => {
      const now = ts(run);
      await run.ctx.writing(async ({ store, tell }) => {
        const before = await store.workflows.candidates('workflow');
        await tell('workflow_saved', { scope: 'project', workflow });
        await tell('candidates_saved', { of: 'workflow', candidates: solidified(before, signature, workflow.id, now) });
      });
    },
    sync: () => {
      const { ports, reading, workspace } = run.ctx;
      return syncAfterChange({ ports, now_ms: ports.time.now(), workspace, reading }, 'project');
    },
  };
}
