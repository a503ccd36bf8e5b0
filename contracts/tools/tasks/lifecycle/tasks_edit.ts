import { defineTool, FreeObject, must, OneOf, Opt, Type } from '../../../kit/index.ts';
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
import { guardRules } from '../../../worlds/guard.ts';

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
    title: Opt(Title),
    description: Opt(LongText),
    context: Opt(LongText),
    priority: Opt(OneOf(priorities)),
    new_domain: Opt(Type.String({ maxLength: 200, description: 'The area of work that the task belongs to.' })),
    tags: Opt(Tags),
    depends_on: Opt(DependsOn),
    contract: Opt(ContractText),
    contract_data: Opt(FreeObject()),
    ...Guarded,
  }),
  output: Type.Object({ id: EntityId, kind: OneOf(['plan', 'task']), revision: Revision, event: TaskEvent }),
  errors: [...guardErrors],
  refuses: ['task-has-no-contract', 'plan-has-no-domain', 'nothing-to-edit', 'depends-on-itself'],
  tells: ['task_edited', 'plan_edited'],

  rules: {
    ...guardRules,
    'one-edit-is-one-event': must('Everything given is set at once, with one event and one revision.'),
    'new-domain-is-the-domain': must('new_domain sets the domain of a task.'),
    'an-empty-text-clears': must('An empty description, context, domain or contract leaves the field empty.'),
    'something-must-be-given': must('Without anything to edit the call answers INVALID_INPUT.'),
    'dependencies-must-exist': must('A dependency that does not exist answers UNKNOWN_ID, one on itself INVALID_INPUT.'),
    'a-contract-is-for-plans': must('contract and contract_data on a task, or a domain on a plan, answer INVALID_INPUT.'),
  },
});
