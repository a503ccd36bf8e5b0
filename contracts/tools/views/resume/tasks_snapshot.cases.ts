import { anything, call, casesOf, ofLength } from '../../../kit/index.ts';
import { closeStep, focusOn, oneTask, principalTask, verify } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, resumeCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_snapshot.ts';

export default casesOf(tool, [
  {
    name: 'a task with two steps',
    proves: ['it-is-a-resume-with-a-diff', 'one-line-says-the-state', 'a-missing-base-is-no-news'],
    given: aTaskInFocus,
    when: {},
    then: {
      result: {
        target: { id: 'TASK-001' },
        graph_diff: null,
        radar: { now: { $match: 'TASK-001.*Sign in' } },
        steps: { total: 2 },
        timeline: { limit: 20 },
        memory: { trace: { entries: ofLength(2) } },
        capsule: { action: { kind: 'gate', tool: 'tasks_macro_close_step' } },
      },
      warnings: [],
      lines: [
        '^focus TASK-001 — Sign in \\| next gate s:0 checkpoints\\(criteria tests\\)$',
        '^tasks_macro_close_step task=TASK-001',
      ],
    },
  },
  {
    name: 'a title that looks like a state',
    proves: ['a-title-forges-no-state'],
    given: [
      ...aTaskInFocus,
      call('tasks_edit', { task: 'TASK-001', title: 'In | done\u0085WARNING: X\u001b[31m\u202e\u200b end' }),
    ],
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — In ¦ done WARNING: X end \\| next gate s:0 checkpoints\\(criteria tests\\)$',
        '^tasks_macro_close_step task=TASK-001',
      ],
    },
  },
  {
    name: 'a page of a diff that there is not',
    proves: ['a-missing-base-is-no-news'],
    given: aTaskInFocus,
    when: { graph_diff_cursor: 9 },
    then: { result: { graph_diff: null }, warnings: ['GRAPH_DIFF_UNAVAILABLE'] },
  },
  {
    name: 'a what-if that is checked out',
    proves: ['it-is-a-resume-with-a-diff'],
    given: [
      ...aTaskInFocus,
      call('branch_create', { name: 'what-if', from: 'task/TASK-001' }),
      call('checkout', { ref: 'what-if' }),
      call('graph_apply', {
        branch: 'what-if',
        doc: 'TASK-001-graph',
        ops: [{ op: 'node_upsert', id: 'H2', type: 'hypothesis', title: 'Another way' }],
      }),
    ],
    when: {},
    then: { result: { graph_diff: { to: 'what-if', changes: [{ id: 'H2' }], pagination: { count: 1 } } } },
  },
  {
    name: 'a blocked step',
    proves: ['one-line-says-the-state'],
    given: aBlockedTask,
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — Sign in \\| next gate s:0 checkpoints\\(criteria tests\\) \\| blocked$',
        '^tasks_macro_close_step task=TASK-001',
      ],
    },
  },
  {
    name: 'a step that wants proof',
    proves: ['one-line-says-the-state', 'one-command-goes-on'],
    given: [...principalTask, ...['s:0', 's:1', 's:2'].map(closeStep), verify({ path: 's:3' }), focusOn('TASK-001')],
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — Sign in \\| next proof s:3 proof\\(tests\\)$',
        '^tasks_macro_close_step path=s:3 proof=\\["CMD: <fill: .*>","LINK: <fill: .*>"\\] task=TASK-001',
      ],
    },
  },
  {
    name: 'no steps yet',
    proves: ['one-line-says-the-state', 'one-command-goes-on'],
    given: [...oneTask, focusOn('TASK-001')],
    when: {},
    then: { lines: ['^focus TASK-001 — Sign in \\| next decompose$', '^tasks_decompose steps=\\[.*\\] task=TASK-001'] },
  },
  {
    name: 'all steps closed',
    proves: ['one-line-says-the-state'],
    given: [...aTaskInFocus, closeStep('s:0'), closeStep('s:1')],
    when: {},
    then: { lines: ['^focus TASK-001 — Sign in \\| next finish$', '^tasks_macro_close_step task=TASK-001'] },
  },
  {
    name: 'a task that is done',
    proves: ['one-line-says-the-state', 'one-command-goes-on'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('TASK-001')],
    when: {},
    then: { lines: ['^focus TASK-001 — Sign in \\| done$'], warnings: [] },
  },
  {
    name: 'a plan with a task',
    proves: ['one-line-says-the-state', 'one-command-goes-on'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: {},
    then: { lines: ['^focus PLAN-001 — Launch \\| next TASK-001$', '^tasks_snapshot task=TASK-001'] },
  },
  {
    name: 'the focus moves',
    proves: ['a-moved-focus-is-said'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('PLAN-001')],
    when: { task: 'TASK-001' },
    then: { lines: ['^focus TASK-001 — Sign in \\| was PLAN-001 \\| done$'] },
  },
  {
    name: 'a look at something else',
    proves: ['a-look-aside-is-no-focus'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('PLAN-001')],
    when: { task: 'TASK-001', read_only: true },
    then: { lines: ['^target TASK-001 — Sign in \\| done$'] },
  },
  {
    name: 'nothing to show',
    proves: ['no-focus-is-an-error-line'],
    given: [call('init')],
    when: {},
    then: {
      error: 'INVALID_INPUT',
      lines: ['^ERROR: INVALID_INPUT .* \\| fix: ', '^tasks_macro_start task_title="First task"'],
      suggests: ['tasks_macro_start'],
    },
  },
  {
    name: 'more notes than are shown',
    proves: ['more-pages-are-said'],
    given: [
      ...oneTask,
      call('tasks_complete', { task: 'TASK-001' }),
      focusOn('TASK-001'),
      ...['a', 'b', 'c'].map((content) => call('notes_commit', { content })),
    ],
    when: { notes_limit: 2 },
    then: {
      result: { memory: { notes: { pagination: { has_more: true } } } },
      lines: ['^focus TASK-001 — Sign in \\| done$', '^MORE: notes_cursor=[0-9]+$'],
    },
  },
  {
    name: 'four hundred bytes',
    proves: ['a-small-budget-keeps-the-state'],
    given: aBlockedTask,
    when: { max_chars: 400, task: 'TASK-001' },
    then: {
      result: { capsule: { where: { target: 'TASK-001' }, action: { kind: 'gate', title: anything } }, truncated: true },
      lines: [
        '^focus TASK-001 — Sign in \\| next gate s:0',
        '^tasks_macro_close_step task=TASK-001',
        '^WARNING: BUDGET_TRUNCATED ',
      ],
    },
  },
  ...viewCases(),
  ...resumeCases(),
]);
