import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Lines, Revision, StepSelector, TaskEvent, Title } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_define',
  title: 'Define a step',
  summary: 'Sets the title, success criteria, tests or blockers of a step. A list replaces the one before.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...StepSelector,
    title: Opt(described(Title, 'What is to be done, in a line.')),
    success_criteria: Opt(Lines({ minItems: 1, description: 'What shows that it is done; the list replaces the one before.' })),
    tests: Opt(Lines({ description: 'How it is tested; the list replaces the one before.' })),
    blockers: Opt(Lines({ description: 'What is in the way; the list replaces the one before.' })),
    ...Guarded,
  }),
  output: Type.Object({ task: TaskId, revision: Revision, step: described(StepRef, 'Step that was changed.'), event: TaskEvent }),
  errors: [...guardErrors],
  refuses: ['nothing-to-define', 'success-criteria-say-nothing'],
  warnings: ['STEP_HELD'],
  tells: ['step_defined'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    'lists-are-replaced': must('A list that is given replaces the old one; items are trimmed and blank ones dropped.'),
    'no-blocker-is-no-blocker': must('Blockers that say none, null, n/a or na are dropped.'),
    'the-event-names-the-fields': must('step_defined names the fields that were given.'),
    'new-criteria-must-be-confirmed-anew': must(
      'New success_criteria take the confirmation of criteria back, new tests that of tests; a title or blockers do not.',
    ),
    'something-must-be-given': must('Without anything to define the call answers INVALID_INPUT.'),
    'a-criterion-is-needed': must('success_criteria of which nothing is left answer INVALID_INPUT.'),
  },
});
