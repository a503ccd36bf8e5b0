import { absent, call, casesOf, matching, ofLength } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { closeStep, focusOn, oneStep, oneTask, principalTask, twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_macro_finish.ts';

const closedInFocus = [...oneStep, closeStep(), focusOn('TASK-001')];

export default casesOf(tool, [
  {
    name: 'all steps closed',
    proves: ['done-is-the-default', 'the-handoff-comes-along', 'the-report-can-be-read', 'the-focus-stays'],
    given: closedInFocus,
    when: {},
    then: {
      lines: ['^focus TASK-001 — Sign in \\| done$', '^- done 1 of 1; latest: s:0 Form$'],
      result: {
        task: 'TASK-001',
        title: 'Sign in',
        status: 'DONE',
        revision: 3,
        focus: 'TASK-001',
        event: { type: 'task_completed' },
        note_ref: null,
        handoff: {
          done: ['s:0 Form'],
          remaining: ofLength(0),
          risks: ofLength(0),
          totals: { done: 1, remaining: 0 },
          radar: { now: { $match: 'TASK-001.*Sign in' } },
        },
      },
      tells: ['task_completed'],
      after: [call('tasks_focus_get', {}, { result: { focus: 'TASK-001' } })],
    },
  },
  {
    name: 'a last word',
    proves: ['a-last-word-is-kept'],
    given: closedInFocus,
    when: { final_note: 'Mail goes out at night', agent_id: 'ann' },
    then: {
      result: { note_ref: matching(/^notes@\d+$/) },
      tells: ['task_completed', 'note_added'],
      after: [
        call(
          'show',
          { target: 'TASK-001', doc_kind: 'notes' },
          { result: { entries: [{ content: 'Mail goes out at night', agent_id: 'ann', meta: { task_id: 'TASK-001' } }] } },
        ),
      ],
    },
  },
  {
    name: 'a step is open',
    proves: ['open-steps-keep-a-task-open', 'all-or-nothing'],
    given: twoSteps,
    when: { task: 'TASK-001', final_note: 'x' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'steps-are-not-completed',
      names: ['s:0'],
      lines: ['^ERROR: INVALID_INPUT .*s:0.* \\| fix: ', '^tasks_macro_close_step note="<fill: .*>" path=s:0 task=TASK-001'],
      after: [call('show', { target: 'TASK-001', doc_kind: 'notes' }, { result: { entries: ofLength(0) } })],
    },
  },
  {
    name: 'the first open step is blocked',
    proves: ['open-steps-keep-a-task-open'],
    given: [...twoSteps, call('tasks_block', { task: 'TASK-001', path: 's:0' })],
    when: { task: 'TASK-001' },
    then: {
      error: 'INVALID_INPUT',
      lines: ['^ERROR: .*s:0', '^tasks_macro_close_step note="<fill: .*>" path=s:1 task=TASK-001'],
    },
  },
  {
    name: 'a step is open that requires proof',
    proves: ['open-steps-keep-a-task-open'],
    given: [...principalTask, ...['s:0', 's:1', 's:2'].map((path) => closeStep(path))],
    when: { task: 'TASK-001' },
    then: {
      error: 'INVALID_INPUT',
      lines: ['^ERROR: INVALID_INPUT ', '^tasks_macro_close_step note=.* path=s:3 proof=\\["CMD: <fill: .*"\\] task=TASK-001'],
    },
  },
  {
    name: 'set aside',
    proves: ['another-status-may-be-set', 'the-report-can-be-read'],
    given: [
      ...twoSteps,
      call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits for keys' }),
      call('think_card', { target: 'TASK-001', card: { type: 'decision', title: 'Mail, no passwords' } }),
      focusOn('PLAN-001'),
    ],
    when: { task: 'TASK-001', status: 'ACTIVE', final_note: 'The form is half done' },
    then: {
      lines: [
        '^target TASK-001 — Sign in \\| ACTIVE$',
        '^- blocked s:0: waits for keys$',
        '^- done 0 of 2; left: s:0 Form; s:1 Session$',
        '^- decided CARD-1: Mail, no passwords$',
        '^- note notes@[0-9]+: The form is half done$',
      ],
      result: { status: 'ACTIVE', handoff: { remaining: ['s:0 Form', 's:1 Session'] } },
    },
  },
  {
    name: 'done twice',
    proves: ['finishing-again-changes-nothing'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('TASK-001')],
    when: {},
    then: {
      result: { status: 'DONE', event: absent },
      tells: [],
      lines: ['^focus TASK-001 — Sign in \\| done$'],
    },
  },
  {
    name: 'a plan',
    proves: ['a-plan-is-refused'],
    given: oneTask,
    when: { target: 'PLAN-001' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'target-is-of-another-kind',
      lines: ['^ERROR: INVALID_INPUT ', '^tasks_snapshot task=TASK-001'],
    },
  },
  ...guardCases({ tool: 'tasks_macro_finish', given: oneTask, id: 'TASK-001', when: {} }),
]);
