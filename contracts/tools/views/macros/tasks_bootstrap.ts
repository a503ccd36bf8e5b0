import { call, defineTool, matching, must, Opt, ofLength, Type } from '../../../kit/index.ts';
import { Bootstrapped, TaskDraft, TaskPlace, Thinks } from '../../../types/bootstrap.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import {
  bootstrapCases,
  bootstrapRules,
  templateCases,
  templateRules,
  thinkCases,
  thinkRules,
} from '../../../worlds/bootstrap.ts';
import { aPlan, focusOn, oneTask } from '../../../worlds/tasks.ts';
import think_pipeline from '../../think/cards/think_pipeline.ts';

const steps = [{ title: 'Form', success_criteria: ['It sends'], tests: ['npm test'], blockers: ['none'] }];

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
  output: Type.Object({ workspace: WorkspaceId, ...Bootstrapped, think_pipeline: Opt(think_pipeline.output) }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'CONFLICT'],
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
  cases: [
    {
      name: 'a task with one step under a plan',
      proves: ['the-task-comes-with-its-steps', 'the-focus-stays'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title: ' Sign in ', description: 'By mail', steps },
      then: {
        result: {
          plan: { id: 'PLAN-001', qualified_id: matching(/:PLAN-001$/), created: false },
          task: { id: 'TASK-001', qualified_id: matching(/:TASK-001$/), revision: 2 },
          steps: [{ step_id: 'STEP-00000001', path: 's:0' }],
          events: [{ type: 'task_created' }, { type: 'steps_added' }, { type: 'step_defined', path: 's:0' }],
        },
        tells: ['task_created', 'steps_added', 'step_defined'],
        after: [
          call(
            'open',
            { id: 'TASK-001' },
            {
              result: {
                target: { title: 'Sign in', description: 'By mail', revision: 2 },
                step_focus: { success_criteria: ['It sends'], tests: ['npm test'], blockers: [] },
              },
            },
          ),
          call('tasks_focus_get', {}, { result: { focus: null } }),
        ],
      },
    },
    ...bootstrapCases(steps),
    ...templateCases(steps),
    ...thinkCases({ plan: 'PLAN-001', task_title: 'Sign in', steps }),
    {
      name: 'no plan, though one is in focus',
      proves: ['a-plan-must-be-named'],
      given: [aPlan, focusOn('PLAN-001')],
      when: { task_title: 'Sign in', steps },
      then: { error: 'INVALID_INPUT', message: 'plan' },
    },
    {
      name: 'neither steps nor a template',
      proves: ['steps-or-a-template'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title: 'Sign in' },
      then: { error: 'INVALID_INPUT', message: 'template' },
    },
    {
      name: 'a task in place of a plan',
      proves: ['a-plan-must-be-named'],
      given: oneTask,
      when: { target: 'TASK-001', task_title: 'Sign in', steps },
      then: { error: 'INVALID_INPUT', after: [call('tasks_context', {}, { result: { tasks: ofLength(1) } })] },
    },
  ],
});
