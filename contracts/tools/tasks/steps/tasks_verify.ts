import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Confirmations, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_verify',
  title: 'Confirm checkpoints of a step',
  summary:
    'Confirms what was checked on a step: criteria, tests, security, perf, docs. A step closes only when they are confirmed.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, checkpoints: Confirmations, ...Guarded }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: described(StepRef, 'Step whose checkpoints were set.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  warnings: ['STEP_HELD'],
  tells: ['step_verified'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    'gate-confirms-criteria-and-tests': must('"gate" confirms criteria and tests, "all" confirms all five.'),
    'each-checkpoint-can-be-set': must('An object sets each checkpoint it names, with true, false or {confirmed}.'),
    'the-event-lists-what-was-given': must('step_verified lists only the checkpoints that were given.'),
    'nothing-given-is-refused': must('An empty object or another word answers INVALID_INPUT.'),
  },
});
