import { Closed, defineFacts, Nullable, Opt, Type } from '../kit/index.ts';
import { Artifact } from '../types/artifact.ts';
import { NoteText } from '../types/entry.ts';
import { StepId, StepPath, TaskNodeId, TaskNodePath, TimestampMs } from '../types/ids.ts';
import { Checkpoint, StepRef } from '../types/step.ts';
import { TaskEvent } from '../types/task.ts';
import { About, AboutStep, Inverse, NodeChange, StepChange } from './task-parts.ts';

const Lines = Type.Array(Type.String());

export const stepFacts = defineFacts({
  steps_added: {
    summary: 'Steps were added to a task, at its top or below another step.',
    payload: Type.Object({
      ...About,
      parent: Nullable(StepRef),
      steps: Type.Array(Closed({ step_id: StepId, path: StepPath, change: StepChange })),
    }),
    yields: TaskEvent,
  },
  step_defined: {
    summary: 'The title or the lists of a step were set.',
    payload: Type.Object({ ...AboutStep, fields: Lines, change: StepChange, inverse: Opt(Inverse) }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  step_noted: {
    summary: 'A progress note was made on a step, and kept among the notes of its task.',
    payload: Type.Object({ ...AboutStep, note: NoteText }),
    yields: TaskEvent,
    kept_elsewhere: ['note'],
  },
  step_verified: {
    summary: 'Checkpoints of a step were confirmed, or no longer are.',
    payload: Type.Object({ ...AboutStep, change: StepChange }),
    yields: TaskEvent,
  },
  step_done: {
    summary: 'A step was closed.',
    payload: Type.Object({
      ...AboutStep,
      completed_at_ms: TimestampMs,
      forced: Opt(Type.Boolean()),
      inverse: Opt(Inverse),
    }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  step_reopened: {
    summary: 'A closed step was opened again.',
    payload: Type.Object({ ...AboutStep, force: Type.Boolean(), inverse: Inverse }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  step_blocked: {
    summary: 'A step was marked as blocked.',
    payload: Type.Object({ ...AboutStep, reason: Nullable(Type.String()), inverse: Inverse }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  step_unblocked: {
    summary: 'The block of a step was lifted.',
    payload: Type.Object({ ...AboutStep, inverse: Inverse }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  step_deleted: {
    summary: 'A step was removed with everything below it.',
    payload: Type.Object(AboutStep),
    yields: TaskEvent,
  },
  task_node_added: {
    summary: 'A task node was added to the plan inside a step.',
    payload: Type.Object({ ...About, step_id: StepId, node_id: TaskNodeId, path: TaskNodePath, change: NodeChange }),
    yields: TaskEvent,
  },
  task_node_defined: {
    summary: 'A task node inside a step was changed; this can be undone.',
    payload: Type.Object({
      ...About,
      node_id: TaskNodeId,
      path: TaskNodePath,
      fields: Lines,
      change: NodeChange,
      inverse: Inverse,
    }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  task_node_deleted: {
    summary: 'A task node inside a step was removed.',
    payload: Type.Object({ ...About, node_id: TaskNodeId, path: TaskNodePath }),
    yields: TaskEvent,
  },
  evidence_captured: {
    summary: 'Artifacts, checks or attachments were attached to a step, or to a plan or task.',
    payload: Type.Object({
      ...About,
      step: Nullable(StepRef),
      items: Type.Array(Artifact),
      checks: Lines,
      attachments: Lines,
      checkpoints: Type.Array(Checkpoint),
      /** Checkpoints of the step that have real evidence after this. */
      evidence: Opt(Type.Array(Checkpoint)),
    }),
    yields: TaskEvent,
    kept_elsewhere: ['items', 'checks', 'attachments'],
  },
});
