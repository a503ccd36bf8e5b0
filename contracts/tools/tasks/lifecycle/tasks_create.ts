import { defineTool, described, FreeObject, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { EntityId, PlanId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepPlan, StepRef } from '../../../types/step.ts';
import { ContractText, LongText, Revision, TaskEvent, Title } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_create',
  title: 'Make a plan or task',
  summary: 'Makes a plan, or a task under a plan, with steps if they are known. It gets a branch and documents of its own.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    kind: Opt(OneOf(['plan', 'task'], { description: 'task when parent is given, else plan.' })),
    parent: Opt(described(PlanId, 'Plan that the new task belongs to; left out: a plan is made.')),
    title: described(Title, 'What is to be done, in a line.'),
    description: Opt(described(LongText, 'What is to be achieved, in as many words as needed.')),
    contract: Opt(described(ContractText, 'What was agreed, as text; for plans.')),
    contract_data: Opt(FreeObject({ description: 'What was agreed, as data; for plans.' })),
    steps: Opt(
      Type.Array(StepPlan, {
        minItems: 1,
        maxItems: 100,
        description: 'Steps of the new task, in order, a title is enough; for tasks.',
      }),
    ),
  }),
  output: Type.Object({
    id: described(EntityId, 'Id of the new plan or task.'),
    kind: OneOf(['plan', 'task'], { description: 'What was made.' }),
    qualified_id: Type.String({ description: 'The id with its workspace: <workspace>:<id>.' }),
    revision: Revision,
    event: TaskEvent,
    steps: Opt(Type.Array(StepRef, { description: 'Ids and paths of the steps; absent when none were given.' })),
    events: Opt(Type.Array(TaskEvent, { description: 'Events that were written; absent when only one was.' })),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [
    'task-needs-a-parent',
    'plan-has-no-parent',
    'plan-has-no-steps',
    'task-has-no-contract',
    'success-criteria-say-nothing',
  ],
  tells: ['plan_created', 'task_created', 'steps_added', 'step_defined'],

  rules: {
    'a-plan-is-the-default': must('Without parent and kind a plan is made: PLAN-001, PLAN-002, … in each workspace.'),
    'a-parent-makes-a-task': must('With a parent a task is made under that plan: TASK-001, TASK-002, …'),
    'the-qualified-id-names-the-workspace': must('qualified_id is <workspace>:<id>.'),
    'a-title-is-a-step': must('A text among steps is a step of that title, whose criterion says that it is done.'),
    'the-first-revision-is-zero': must('A plan or task begins at revision 0; every fact about it adds one.'),
    'steps-come-with-the-task': must(
      'steps are added in order; tests and blockers are then defined; steps and events list all that was done.',
    ),
    'the-branch-and-trace-exist-at-once': must(
      'The canonical branch and documents exist at once, and the trace holds the event that was answered.',
    ),
    'blanks-around-text-are-dropped': must('The title and list items lose blanks at both ends.'),
    'a-task-needs-a-parent': must('A task without a parent answers INVALID_INPUT.'),
    'an-unknown-parent-is-refused': must('A parent that does not exist answers UNKNOWN_ID; nothing is made.'),
    'a-plan-takes-no-steps': must('A plan with steps or with a parent answers INVALID_INPUT.'),
    'a-task-takes-no-contract': must('A task with a contract answers INVALID_INPUT.'),
    'a-step-needs-a-criterion': must('A step without a success criterion that says something answers INVALID_INPUT.'),
  },
});
