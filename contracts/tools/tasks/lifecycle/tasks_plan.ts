import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { ContractText, Guarded, guardErrors, Line, Plan, PlanSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_plan',
  title: 'Keep the checklist of a plan',
  summary: 'Replaces the checklist of a plan, moves its place in it, or sets its document.',
  effect: 'write',
  scope: 'workspace',
  target: 'plan',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...PlanSelector,
    steps: Opt(Type.Array(Line, { maxItems: 200, description: 'The whole new checklist.' })),
    current: Opt(Type.Integer({ minimum: 0, maximum: 200, description: 'How many of its points are done.' })),
    doc: Opt(described(ContractText, 'Text that explains the checklist; "" clears it.')),
    advance: Opt(Type.Boolean({ default: false, description: 'One point further.' })),
    ...Guarded,
  }),
  output: Type.Object({ plan: Plan, event: TaskEvent }),
  errors: [...guardErrors],
  refuses: [
    'checklist-call-does-nothing',
    'advance-and-current-are-given',
    'advance-goes-beyond-the-end',
    'current-is-beyond-the-end',
  ],
  tells: ['plan_updated'],

  rules: {
    ...guardRules,
    'steps-replace-the-checklist': must('steps replaces the checklist; items are trimmed and blank ones dropped.'),
    'advance-goes-one-further': must('advance adds one to current.'),
    'current-stays-in-the-list': must('A current beyond the checklist, or advance at its end, answers INVALID_INPUT.'),
    'a-shorter-list-keeps-the-place-inside': must(
      'When a shorter checklist replaces a longer one, current is at most its length.',
    ),
    'advance-and-current-exclude-each-other': must('advance together with current answers INVALID_INPUT.'),
    'something-must-be-given': must('Without steps, current, doc and advance the call answers INVALID_INPUT.'),
    'a-task-has-no-checklist': must('A task as target answers INVALID_INPUT.'),
  },
});
