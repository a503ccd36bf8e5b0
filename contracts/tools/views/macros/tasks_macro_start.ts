import { absent, call, defineTool, having, must, Opt, ofLength, Type } from '../../../kit/index.ts';
import { Bootstrapped, TaskDraft, TaskPlace, Thinks } from '../../../types/bootstrap.ts';
import { PlanId, TaskId } from '../../../types/ids.ts';
import { ResumeSuper, ResumeView } from '../../../types/resume.ts';
import { ResumeBudget } from '../../../types/resume-input.ts';
import { shrinkResume } from '../../../types/resume-shrink.ts';
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

const steps = [{ title: 'Form', success_criteria: ['It sends'], tests: ['npm test'] }];
const parentIs = (parent: string, task = 'TASK-001') => call('open', { id: task }, { result: { target: { parent } } });

export default defineTool({
  name: 'tasks_macro_start',
  title: 'Start a task',
  summary: 'Makes a task with gated steps, puts it in focus and says what comes first. Only task_title is needed.',
  effect: 'write',
  tier: 'core',
  render: 'lines',
  scope: 'workspace',
  target: 'entity_or_none',
  aliases: { parent: 'plan' },
  budget: {
    knobs: ['resume_max_chars'],
    keep: ['task_id', 'plan_id', 'resume'],
    shrink: [{ drop: 'think_pipeline' }, ...shrinkResume('resume', [{ list: 'steps', from: 'back' }])],
    names_cuts_in: 'resume.degradation.truncated_fields',
  },

  input: Type.Object({
    ...InWorkspace,
    ...TaskDraft,
    ...TaskPlace,
    ...Thinks,
    view: Opt(ResumeView),
    ...ResumeBudget,
  }),
  output: Type.Object({
    task_id: TaskId,
    plan_id: PlanId,
    plan_created: Type.Boolean(),
    steps: Bootstrapped.steps,
    think_pipeline: Opt(think_pipeline.output),
    resume: ResumeSuper,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'CONFLICT'],
  warnings: ['NOTE_IGNORED'],
  tells: [
    'plan_created',
    'plan_updated',
    'task_created',
    'steps_added',
    'step_defined',
    'card_written',
    'note_added',
    'focus_changed',
  ],

  rules: {
    ...bootstrapRules,
    ...templateRules,
    ...thinkRules,
    'a-title-is-enough': must('Without steps and template the steps of basic-task are made.'),
    'the-new-task-is-in-focus': must('The new task is in focus; resume.focus_restored and focus_previous say so.'),
    'a-plan-in-focus-takes-it': must('Without plan and plan_title the task goes under the plan in focus.'),
    'a-task-in-focus-lends-its-plan': must(
      'Without plan and plan_title, with a task in focus, it goes under the plan of that task.',
    ),
    'the-inbox-takes-the-rest': must(
      'Without focus it goes under the first plan that is called Inbox, which is made where there is none.',
    ),
    'plan-title-wins-over-the-focus': must('plan_title makes a new plan, whatever is in focus.'),
    'a-principal-task-is-framed': must(
      'template=principal-task without think keeps a frame of task_title and description; with think, only what it says.',
    ),
    'the-resume-comes-along': must('resume is what tasks_resume_super shows of the new task.'),
    'two-lines-start-a-day': must('As lines it is the state and the one command to go on with.'),
    'a-small-budget-keeps-the-state': must('With resume_max_chars=600 the capsule still says where and what next.'),
  },
  cases: [
    {
      name: 'a title',
      proves: [
        'a-title-is-enough',
        'the-inbox-takes-the-rest',
        'the-new-task-is-in-focus',
        'the-resume-comes-along',
        'two-lines-start-a-day',
      ],
      given: [call('init')],
      when: { task_title: 'Do X' },
      then: {
        lines: [
          '^focus TASK-001 — Do X \\| next gate s:0 checkpoints\\(criteria tests\\)$',
          '^tasks_macro_close_step task=TASK-001 workspace=',
        ],
        result: {
          task_id: 'TASK-001',
          plan_id: 'PLAN-001',
          plan_created: true,
          steps: [{ path: 's:0' }, { path: 's:1' }, { path: 's:2' }],
          think_pipeline: absent,
          resume: {
            focus: 'TASK-001',
            focus_restored: true,
            focus_previous: null,
            target: { id: 'TASK-001', status: 'TODO' },
            steps: { total: 3, open: 3, first_open: { path: 's:0' } },
            capsule: { where: { focus: 'TASK-001' }, action: { kind: 'gate', tool: 'tasks_macro_close_step' } },
            timeline: { events: having({ type: 'task_created' }) },
          },
        },
        tells: ['plan_created', 'task_created', 'steps_added', 'step_defined', 'step_defined', 'step_defined', 'focus_changed'],
        suggests: ['tasks_macro_close_step'],
        after: [
          call('tasks_focus_get', {}, { result: { focus: 'TASK-001' } }),
          call('open', { id: 'PLAN-001' }, { result: { target: { title: 'Inbox' } } }),
        ],
      },
    },
    {
      name: 'an inbox that is there',
      proves: ['the-inbox-takes-the-rest'],
      given: [
        call('tasks_create', { title: 'Launch' }),
        call('tasks_create', { title: 'Inbox' }),
        call('tasks_create', { title: 'Inbox' }),
      ],
      when: { task_title: 'Do X' },
      then: { result: { plan_id: 'PLAN-002', plan_created: false } },
    },
    {
      name: 'steps of its own',
      proves: ['the-task-comes-with-its-steps'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title: ' Sign in ', description: 'By mail', steps },
      then: {
        result: { task_id: 'TASK-001', plan_id: 'PLAN-001', plan_created: false, steps: [{ path: 's:0' }] },
        after: [
          call(
            'open',
            { id: 'TASK-001' },
            { result: { target: { title: 'Sign in', description: 'By mail' }, step_focus: { tests: ['npm test'] } } },
          ),
        ],
      },
    },
    ...bootstrapCases(steps),
    ...templateCases(steps),
    ...thinkCases({ plan: 'PLAN-001', task_title: 'Sign in', steps }),
    {
      name: 'a plan in focus',
      proves: ['a-plan-in-focus-takes-it', 'the-new-task-is-in-focus'],
      given: [aPlan, focusOn('PLAN-001')],
      when: { task_title: 'Do X' },
      then: {
        result: { plan_id: 'PLAN-001', resume: { focus_restored: true, focus_previous: 'PLAN-001' } },
        lines: ['^focus TASK-001 — Do X \\| was PLAN-001 \\| next gate s:0', '^tasks_macro_close_step task=TASK-001'],
      },
    },
    {
      name: 'a task in focus',
      proves: ['a-task-in-focus-lends-its-plan'],
      given: [...oneTask, focusOn('TASK-001')],
      when: { task_title: 'Do X' },
      then: { result: { task_id: 'TASK-002', plan_id: 'PLAN-001' }, after: [parentIs('PLAN-001', 'TASK-002')] },
    },
    {
      name: 'a new plan in spite of the focus',
      proves: ['plan-title-wins-over-the-focus'],
      given: [aPlan, focusOn('PLAN-001')],
      when: { task_title: 'Do X', plan_title: 'Other' },
      then: { result: { plan_id: 'PLAN-002', plan_created: true } },
    },
    {
      name: 'a principal task',
      proves: ['a-principal-task-is-framed'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title: 'Sign in', description: 'People must get in', template: 'principal-task' },
      then: {
        result: {
          steps: ofLength(5),
          think_pipeline: { cards: [{ stage: 'frame' }], decision_note: null },
          resume: { memory: { trace: { entries: having({ format: 'think_card', title: 'Sign in' }) } } },
        },
        after: [
          call(
            'graph_query',
            { target: 'TASK-001', types: ['frame'] },
            { result: { nodes: [{ title: 'Sign in', text: 'People must get in' }] } },
          ),
        ],
      },
    },
    {
      name: 'a principal task with thoughts of its own',
      proves: ['a-principal-task-is-framed'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title: 'Sign in', template: 'principal-task', think: { hypothesis: 'Mail is enough' } },
      then: { result: { think_pipeline: { cards: [{ stage: 'hypothesis' }] } } },
    },
    {
      name: 'six hundred bytes',
      proves: ['a-small-budget-keeps-the-state'],
      given: [call('init')],
      when: { task_title: 'Do X', resume_max_chars: 600 },
      then: {
        result: { task_id: 'TASK-001', resume: { capsule: { where: { target: 'TASK-001' }, action: { kind: 'gate' } } } },
        lines: [
          '^focus TASK-001 — Do X \\| next gate s:0',
          '^tasks_macro_close_step task=TASK-001',
          '^WARNING: BUDGET_TRUNCATED ',
        ],
      },
    },
  ],
});
