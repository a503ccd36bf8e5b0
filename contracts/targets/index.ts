import { Nullable, Type } from '../kit/schema.ts';
import { defineTargets } from '../kit/target.ts';
import { EntityTarget, StepOrEntityTarget, StepTarget } from './entities.ts';
import { LedgerTarget } from './ledger.ts';
import { BranchTarget, DocumentTarget, ThinkingTarget } from './places.ts';
import { ProjectTarget } from './project.ts';

export const targets = defineTargets({
  none: { room: 'workspace', summary: 'Nothing.', found: Type.Null() },
  branch: { room: 'vcs', summary: 'A branch from `ref`, else the checkout.', found: BranchTarget },
  document: {
    room: 'tasks',
    summary: 'A branch and a document, from `target`, `branch` (or `ref`) and `doc`; else focus, else checkout.',
    found: DocumentTarget,
  },
  thinking: {
    room: 'tasks',
    summary:
      'A branch with its notes, trace and graph, from `target`, `branch` (or `ref`) and `*_doc`, else focus, else checkout; and the step that `step` names.',
    found: ThinkingTarget,
  },
  entity: { room: 'tasks', summary: 'A plan or task from `target`, `task` or `plan`, else focus.', found: EntityTarget },
  entity_or_none: { room: 'tasks', summary: 'The same, but there may be none.', found: Nullable(EntityTarget) },
  task: { room: 'tasks', summary: 'A task, named or in focus.', found: EntityTarget },
  plan: { room: 'tasks', summary: 'A plan, named or in focus.', found: EntityTarget },
  step: { room: 'tasks', summary: 'A step of a task, by `step_id` or `path`.', found: StepTarget },
  step_or_entity: {
    room: 'tasks',
    summary: 'A step if one is named, else the plan or task itself.',
    found: StepOrEntityTarget,
  },
  ledger: {
    room: 'sessions',
    summary: 'What the connection has reached in the ledger; a stage that is missing is refused.',
    found: LedgerTarget,
  },
  project: { room: 'autopilot', summary: 'The project, named or that of the working directory.', found: ProjectTarget },
  step_or_task: { room: 'tasks', summary: 'The same, but of a task only.', found: StepOrEntityTarget },
});
export type TargetKind = keyof typeof targets;
