import { defineTool, described, FreeObject, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { EntityId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import {
  ContractText,
  DependsOn,
  EntitySelector,
  Guarded,
  guardErrors,
  LongText,
  priorities,
  Revision,
  Tags,
  TaskEvent,
  Title,
} from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_edit',
  title: 'Edit a plan or task',
  summary:
    'Sets what a plan or task says about itself: title, description, context, priority, tags, dependencies, domain, contract.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    title: Opt(described(Title, 'What it is called, in a line.')),
    description: Opt(described(LongText, 'What is to be achieved; "" clears it.')),
    context: Opt(described(LongText, 'What to know about it; "" clears it.')),
    priority: Opt(OneOf(priorities, { description: 'How urgent.' })),
    new_domain: Opt(Type.String({ maxLength: 200, description: 'The area of work that the task belongs to.' })),
    tags: Opt(Tags),
    depends_on: Opt(DependsOn),
    contract: Opt(described(ContractText, 'What was agreed, as text; for plans. "" clears it.')),
    contract_data: Opt(FreeObject({ description: 'What was agreed, as data; for plans.' })),
    ...Guarded,
  }),
  output: Type.Object({
    id: described(EntityId, 'Plan or task that was changed.'),
    kind: OneOf(['plan', 'task'], { description: 'What was changed.' }),
    revision: Revision,
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  refuses: ['task-has-no-contract', 'plan-has-no-domain', 'nothing-to-edit', 'depends-on-itself'],
  tells: ['task_edited', 'plan_edited'],

  rules: {
    ...guardRules,
    'zeros-may-be-left-out': must('TASK-1 means TASK-001, and PLAN-1 means PLAN-001, wherever a plan or task is named.'),
    'one-edit-is-one-event': must('Everything given is set at once, with one event and one revision.'),
    'new-domain-is-the-domain': must('new_domain sets the domain of a task.'),
    'an-empty-text-clears': must('An empty description, context, domain or contract leaves the field empty.'),
    'something-must-be-given': must('Without anything to edit the call answers INVALID_INPUT.'),
    'dependencies-must-exist': must('A dependency that does not exist answers UNKNOWN_ID, one on itself INVALID_INPUT.'),
    'a-contract-is-for-plans': must('contract and contract_data on a task, or a domain on a plan, answer INVALID_INPUT.'),
  },
});
