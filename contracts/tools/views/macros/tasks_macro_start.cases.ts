import { absent, call, casesOf, having, ofLength } from '../../../kit/index.ts';
import { bootstrapCases, templateCases, thinkCases } from '../../../worlds/bootstrap.ts';
import { aPlan, focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_macro_start.ts';

const steps = [{ title: 'Form', success_criteria: ['It sends'], tests: ['npm test'] }];
const parentIs = (parent: string, task = 'TASK-001') => call('open', { id: task }, { result: { target: { parent } } });

export default casesOf(tool, [
  {
    name: 'a title',
    proves: [
      'a-title-is-enough',
      'the-inbox-takes-the-rest',
      'the-new-task-is-in-focus',
      'the-resume-comes-along',
      'what-to-do-first-is-said',
    ],
    given: [call('init')],
    when: { task_title: 'Do X' },
    then: {
      lines: [
        '^focus TASK-001 — Do X \\| next: s:0 [^|]+; confirm: criteria, tests$',
        '^- checkout task/TASK-001, was main$',
        '^- criteria: ',
        '^- tests: ',
        '^- done 0 of 3; left: s:0 .*; s:1 .*; s:2 ',
        '^tasks_macro_close_step note="<fill: .*>" path=s:0 proof=.* task=TASK-001 workspace=',
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
      tells: [
        'plan_created',
        'task_created',
        'steps_added',
        'step_defined',
        'step_defined',
        'step_defined',
        'focus_changed',
        'branch_checked_out',
      ],
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
      lines: [
        '^focus TASK-001 — Do X \\| was PLAN-001 \\| next: s:0',
        '^- checkout task/TASK-001, was plan/PLAN-001$',
        '^- criteria: ',
        '^- tests: ',
        '^- done 0 of 3',
        '^tasks_macro_close_step .*path=s:0 .*task=TASK-001',
      ],
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
        resume: { memory: { trace: { entries: ofLength(0) } } },
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
      lines: ['^focus TASK-001 — Do X \\| next: s:0', '^tasks_macro_close_step .*task=TASK-001', '^WARNING: BUDGET_TRUNCATED '],
    },
  },
]);
