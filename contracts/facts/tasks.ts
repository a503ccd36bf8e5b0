import { Closed, defineFacts, FreeObject, Nullable, OneOf, Opt, Type } from '../kit/index.ts';
import { EntityId, PlanId, TaskId } from '../types/ids.ts';
import { ContractText, LongText, TaskEvent, TaskStatus, Title } from '../types/task.ts';
import { About, EntityChange, Inverse, Reapplied } from './task-parts.ts';

export const taskFacts = defineFacts({
  plan_created: {
    summary: 'A plan was made, with a branch and documents of its own.',
    payload: Type.Object({
      id: PlanId,
      title: Title,
      description: Opt(LongText),
      contract: Opt(ContractText),
      contract_data: Opt(FreeObject()),
    }),
    yields: TaskEvent,
  },
  task_created: {
    summary: 'A task was made under a plan, with a branch and documents of its own.',
    payload: Type.Object({ id: TaskId, parent: PlanId, title: Title, description: Opt(LongText) }),
    yields: TaskEvent,
  },
  task_edited: {
    summary: 'What a task says about itself was edited.',
    payload: Type.Object({ ...About, change: EntityChange }),
    yields: TaskEvent,
  },
  plan_edited: {
    summary: 'What a plan says about itself was edited.',
    payload: Type.Object({ ...About, change: EntityChange }),
    yields: TaskEvent,
  },
  task_patched: {
    summary: 'Single fields of a plan or task were changed; this can be undone.',
    payload: Type.Object({ ...About, fields: Type.Array(Type.String()), change: EntityChange, inverse: Inverse }),
    yields: TaskEvent,
    kept_elsewhere: ['inverse'],
  },
  task_completed: {
    summary: 'The status of a task was set.',
    payload: Type.Object({ ...About, status: TaskStatus }),
    yields: TaskEvent,
  },
  plan_updated: {
    summary: 'The checklist or the status of a plan was set.',
    payload: Type.Object({
      ...About,
      status: Opt(TaskStatus),
      checklist: Opt(
        Closed({ steps: Opt(Type.Array(Type.String())), current: Opt(Type.Integer()), doc: Opt(Nullable(ContractText)) }),
      ),
    }),
    yields: TaskEvent,
  },
  contract_updated: {
    summary: 'The contract of a plan was set or cleared.',
    payload: Type.Object({
      ...About,
      contract: Nullable(ContractText),
      contract_data: Nullable(FreeObject()),
      versions: Type.Integer(),
    }),
    yields: TaskEvent,
  },
  task_deleted: {
    summary: 'A plan or task was removed with its steps; its branch and documents stay.',
    payload: Type.Object({ task: EntityId, kind: OneOf(['plan', 'task']), with_plan: Opt(PlanId) }),
    yields: TaskEvent,
  },
  undo_applied: {
    summary: 'The last operation that can be undone was undone.',
    payload: Type.Object(Reapplied),
    yields: TaskEvent,
  },
  redo_applied: {
    summary: 'An operation that was undone was done again.',
    payload: Type.Object(Reapplied),
    yields: TaskEvent,
  },
  focus_changed: {
    summary: 'Another plan or task, or none, came into focus.',
    payload: Type.Object({ previous: Nullable(EntityId), current: Nullable(EntityId) }),
  },
});
