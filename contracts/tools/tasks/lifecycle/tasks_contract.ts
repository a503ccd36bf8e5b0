import { defineTool, FreeObject, must, Opt, Type, Words } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Plan, PlanSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_contract',
  title: 'Set the contract of a plan',
  summary: 'Sets what a plan was agreed to be, as text and as data, or clears both.',
  effect: 'write',
  scope: 'workspace',
  target: 'plan',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...PlanSelector,
    current: Opt(Words(200_000, { description: 'The text of the contract.' })),
    contract_data: Opt(FreeObject({ description: 'What was agreed, as data; left out: stays as it is.' })),
    clear: Opt(Type.Boolean({ default: false, description: 'Remove text and data.' })),
    ...Guarded,
  }),
  output: Type.Object({ plan: Plan, event: TaskEvent }),
  errors: [...guardErrors],
  refuses: ['contract-is-cleared-and-set', 'contract-call-does-nothing'],
  tells: ['contract_updated'],

  rules: {
    ...guardRules,
    'the-contract-is-set': must('current sets the text and contract_data the data; what is left out stays.'),
    'versions-are-counted': must('contract_versions_count grows whenever a contract is set.'),
    'clear-removes-both': must('clear=true removes the text and the data; with one of them it answers INVALID_INPUT.'),
    'something-must-be-given': must('Without current, contract_data and clear the call answers INVALID_INPUT.'),
  },
});
