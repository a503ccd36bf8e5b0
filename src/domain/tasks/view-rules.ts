import type { EntityBrief, Plan, Step, Task } from '../../../generated/types/index.ts';
import type { EntityRow, StepRow } from '../../records/tasks.ts';
import { numberOf } from './id-rules.ts';

const shared = (workspace: string, row: EntityRow) => ({
  id: row.id,
  qualified_id: `${workspace}:${row.id}`,
  title: row.title,
  description: row.description,
  context: row.context,
  status: row.status,
  priority: row.priority,
  tags: row.tags,
  depends_on: row.depends_on,
  revision: row.revision,
  created_at_ms: row.created_at_ms,
  updated_at_ms: row.updated_at_ms,
  completed_at_ms: row.completed_at_ms,
});

const progressOf = ({ checklist: { steps, current } }: EntityRow): string => `${current}/${steps.length}`;

export const toPlan = (workspace: string, row: EntityRow): Plan => ({
  ...shared(workspace, row),
  kind: 'plan',
  contract: row.contract,
  contract_data: row.contract_data,
  contract_versions_count: row.contract_versions,
  checklist: row.checklist,
  plan_progress: progressOf(row),
});

export const toTask = (workspace: string, row: EntityRow): Task => ({
  ...shared(workspace, row),
  kind: 'task',
  parent: row.parent ?? '',
  domain: row.domain,
  steps: row.steps,
});

/** In a list only what was said is shown. */
export const toBrief = (workspace: string, row: EntityRow): EntityBrief => ({
  id: row.id,
  number: numberOf(row.id),
  kind: row.kind,
  qualified_id: `${workspace}:${row.id}`,
  title: row.title,
  status: row.status,
  ...(row.priority === null ? {} : { priority: row.priority }),
  ...(row.parent === null ? {} : { parent: row.parent }),
  ...(row.domain === null ? {} : { domain: row.domain }),
  ...(row.tags.length ? { tags: row.tags } : {}),
  revision: row.revision,
  ...(row.kind === 'task' ? { steps: row.steps } : { plan_progress: progressOf(row) }),
  updated_at_ms: row.updated_at_ms,
});

/** A step as callers see it. */
export function toStep(row: StepRow): Step {
  const { task: _, next_step: __, next_node: ___, touched_by: ____, touched_at_ms: _____, ...step } = row;
  return step;
}
