import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { StepPath, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepDraft, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_decompose',
  title: 'Add steps to a task',
  summary:
    'Add steps to a task when more turns out to be needed, at its top or below one of its steps. Each step says how its success is seen.',
  effect: 'write',
  tier: 'daily',
  listed: {
    hint: 'add steps, split task, subtasks, break down work',
    leaves_out: ['agent_id', 'target', 'expected_revision', 'expected_target_id', 'strict_targeting'],
  },
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    parent: Opt(described(StepPath, 'Step to put the new ones below; left out: the top level.')),
    steps: Type.Array(StepDraft, { minItems: 1, maxItems: 100, description: 'Steps to add, in order; a title is enough.' }),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    steps: Type.Array(StepRef, { description: 'Ids and paths of the new steps.' }),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  refuses: ['steps-stand-too-deep', 'success-criteria-say-nothing'],
  tells: ['steps_added'],

  rules: {
    ...guardRules,
    'places-continue-after-siblings': must('New steps get the places after those of their siblings: s:2, s:3, …'),
    'children-stand-below-their-parent': must('With parent the steps stand below it: s:0.s:0, s:0.s:1, …'),
    'adding-is-one-event': must('All steps of one call are one steps_added event and one revision.'),
    'steps-are-nodes-of-the-graph': must(
      "The task and its steps are nodes of the task's graph document, and contains edges lead from the task and from parent steps.",
    ),
    'a-title-is-a-step': must('A text among steps is a step of that title, whose criterion says that it is done.'),
    'a-done-task-stays-done': must('Adding steps to a DONE task leaves its status.'),
    'a-criterion-is-needed': must('A step without a criterion that says something answers INVALID_INPUT; nothing is added.'),
    'an-unknown-parent-is-refused': must('A parent step that does not exist answers UNKNOWN_ID.'),
    'a-plan-has-no-steps': must('A plan as target answers INVALID_INPUT.'),
    'depth-has-a-limit': must('Steps more than 16 levels deep answer INVALID_INPUT.', {
      untested: 'takes 17 calls; proved in test/domain',
    }),
  },
});
