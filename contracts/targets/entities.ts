import { Closed, FreeObject, Nullable, named, OneOf, Type } from '../kit/schema.ts';
import { EntityId, TimestampMs } from '../types/ids.ts';
import { ReasoningRef } from '../types/scope.ts';
import { Step } from '../types/step.ts';
import { Checklist, Priority, Revision, StepCounts, TaskStatus } from '../types/task.ts';

export const EntityTarget = named(
  'EntityTarget',
  Closed(
    {
      id: EntityId,
      kind: OneOf(['plan', 'task']),
      title: Type.String(),
      description: Nullable(Type.String()),
      context: Nullable(Type.String()),
      status: TaskStatus,
      priority: Nullable(Priority),
      domain: Nullable(Type.String()),
      tags: Type.Array(Type.String()),
      depends_on: Type.Array(Type.String()),
      parent: Nullable(Type.String()),
      contract: Nullable(Type.String()),
      contract_data: Nullable(FreeObject()),
      contract_versions: Type.Integer(),
      checklist: Checklist,
      steps: StepCounts,
      next_step: Type.Integer({ description: 'The place that the next step at the top gets; places are never given out twice.' }),
      revision: Revision,
      created_at_ms: TimestampMs,
      updated_at_ms: TimestampMs,
      completed_at_ms: Nullable(TimestampMs),
      reasoning_ref: ReasoningRef,
    },
    { description: 'A plan or task; what only the other kind has is empty.' },
  ),
);

export const StepTarget = named(
  'StepTarget',
  Closed({ task: EntityTarget, step: Step }, { description: 'A step, and the task it belongs to.' }),
);

export const StepOrEntityTarget = named(
  'StepOrEntityTarget',
  Closed(
    { entity: EntityTarget, step: Nullable(Step) },
    { description: 'A plan or task, and the step of it that was named, if one was.' },
  ),
);
