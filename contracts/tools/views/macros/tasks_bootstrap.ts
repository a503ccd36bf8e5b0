import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { badStages } from '../../../refusals/sets.ts';
import { bootstrapRules, templateRules, thinkRules } from '../../../rules/bootstrap.ts';
import { Bootstrapped, TaskDraft, TaskPlace, Thinks } from '../../../types/bootstrap.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import think_pipeline from '../../think/cards/think_pipeline.ts';

export default defineTool({
  name: 'tasks_bootstrap',
  title: 'Make a task ready to work on',
  summary: 'Makes a task with gate-ready steps under a plan, and the plan and its first thoughts too where asked, in one go.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',
  aliases: { parent: 'plan' },

  input: Type.Object({ ...InWorkspace, ...TaskPlace, ...TaskDraft, ...Thinks }),
  output: Type.Object({
    workspace: WorkspaceId,
    ...Bootstrapped,
    think_pipeline: Opt(described(think_pipeline.output, 'What think_pipeline did; absent when think was left out.')),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'CONFLICT'],
  refuses: [
    ...badStages,
    'template-is-not-known',
    'template-is-for-another-kind',
    'steps-and-template-are-given',
    'plan-and-plan-title-are-given',
    'plan-template-lacks-a-title',
    'task-cannot-hold-a-task',
    'success-criteria-say-nothing',
    'tests-say-nothing',
    'neither-steps-nor-template-is-given',
    'neither-plan-nor-plan-title-is-given',
  ],
  warnings: ['NOTE_IGNORED'],
  tells: ['plan_created', 'plan_updated', 'task_created', 'steps_added', 'step_defined', 'card_written', 'note_added'],

  rules: {
    ...bootstrapRules,
    ...templateRules,
    ...thinkRules,
    'a-plan-must-be-named': must('Without plan and plan_title the call answers INVALID_INPUT; the focus does not count.'),
    'steps-or-a-template': must('Without steps and template the call answers INVALID_INPUT.'),
    'the-focus-stays': must('The focus stays where it is.'),
  },
});
