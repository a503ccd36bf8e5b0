import type { WorkflowAdvance, WorkflowCursor, WorkflowIr } from '../../../../generated/types/index.ts';
import { noCursor } from '../../../records/projects.ts';

export const startedCursor = ({ id, name, steps }: WorkflowIr, thread_id: string, ts: string): WorkflowCursor => ({
  ...noCursor,
  active: true,
  workflow_id: id,
  workflow_name: name,
  thread_id,
  started_ts: ts,
  updated_ts: ts,
  next_step_id: steps[0]?.id ?? '',
});

interface Moved {
  readonly workflow: WorkflowIr;
  readonly batch_id: string;
  readonly thread_id: string;
  readonly ts: string;
  /** Said where nobody said why it is over. */
  readonly allDone: string;
}

/** The list of completed steps is the model's, as far as it names real ones; it replaces the one before. */
export function advancedCursor(cursor: WorkflowCursor, advance: WorkflowAdvance, moved: Moved): WorkflowCursor {
  if (!advance.should_update) return cursor;
  const { workflow, batch_id, thread_id, ts, allDone } = moved;
  const known = workflow.steps.map(({ id }) => id);
  const completed = [...new Set(advance.completed_step_ids)].filter((id) => known.includes(id));
  const left = known.filter((id) => !completed.includes(id));
  const next = left.includes(advance.next_step_id) ? advance.next_step_id : (left[0] ?? '');
  const isOver = advance.should_close || next === '';
  return {
    ...cursor,
    workflow_id: workflow.id,
    workflow_name: workflow.name,
    thread_id: thread_id || cursor.thread_id,
    updated_ts: ts,
    completed_step_ids: completed,
    next_step_id: isOver ? '' : next,
    last_batch_id: batch_id,
    last_confidence: advance.confidence,
    last_notes: advance.notes,
    active: !isOver,
    close_reason: isOver ? advance.close_reason.trim() || allDone : '',
  };
}

/** The enabled workflow whose pattern stands in the task; of several the longest pattern, then the first. */
export function triggeredBy(task: string, workflows: readonly WorkflowIr[]): WorkflowIr | null {
  const said = task.toLowerCase();
  const meant = workflows.filter(({ enabled, trigger }) => {
    const pattern = trigger.pattern.trim().toLowerCase();
    return enabled && trigger.mode === 'task_contains' && pattern !== '' && said.includes(pattern);
  });
  return meant.reduce<WorkflowIr | null>(
    (best, each) => (best === null || each.trigger.pattern.trim().length > best.trigger.pattern.trim().length ? each : best),
    null,
  );
}
