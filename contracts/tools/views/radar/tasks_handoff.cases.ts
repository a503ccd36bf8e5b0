import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { closeStep, focusOn, oneTask, principalTask } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, lookingCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_handoff.ts';

export default casesOf(tool, [
  {
    name: 'in the middle of the work',
    proves: [
      'a-shift-is-told-in-three-parts',
      'the-radar-comes-along',
      'risks-are-blocks-blockers-and-proofs',
      'lines-tell-each-thing-once',
      'the-next-call-comes-along',
    ],
    given: [
      ...aTaskInFocus,
      call('tasks_decompose', { steps: [{ title: 'Mail', success_criteria: ['sent'] }] }),
      closeStep('s:1'),
      closeStep('s:0'),
      call('tasks_define', { path: 's:2', blockers: ['no mail server'] }),
      call('tasks_block', { path: 's:2', reason: 'waits for keys' }),
    ],
    when: {},
    then: {
      result: {
        handoff: {
          done: ofLength(2),
          remaining: ['s:2 Mail'],
          risks: [{ $match: 's:2.*waits for keys' }, { $match: 's:2.*no mail server' }],
          totals: { done: 2, remaining: 1, risks: 2 },
        },
        radar: { now: { $match: 'TASK-001.*Sign in' }, blockers: ['s:2: waits for keys', 's:2: no mail server'] },
        steps: { completed: 2 },
        truncated: false,
      },
      lines: [
        '^focus TASK-001 — Sign in \\| \\w+ \\| done 2 of 3$',
        '^- done: s:0 ',
        '^- done: s:1 ',
        '^- left: s:2 Mail$',
        '^- risk: s:2.*waits for keys',
        '^- risk: s:2.*no mail server',
        '^- Confirm criteria: 1 step$',
        '^- Confirm tests: 1 step$',
        '^tasks_block .*path=s:2',
      ],
      suggests: ['tasks_block'],
      tells: [],
    },
  },
  {
    name: 'what was said',
    proves: ['what-was-said-is-handed-over', 'lines-tell-each-thing-once'],
    given: [
      ...aTaskInFocus,
      call('think_card', { card: { id: 'D1', type: 'decision', title: 'Links in mails' } }),
      call('think_card', { card: { id: 'Q1', type: 'question', title: 'How long do they hold?' } }),
      call('tasks_macro_finish', { status: 'ACTIVE', final_note: 'The form is next' }),
    ],
    when: {},
    then: {
      result: {
        known: {
          decisions: [{ ref: 'D1', text: 'Links in mails' }],
          notes: [{ text: 'The form is next' }],
          questions: [{ ref: 'Q1' }],
        },
      },
      lines: [
        '^focus TASK-001 ',
        '^- left: s:0 ',
        '^- left: s:1 ',
        '^- decided D1: Links in mails$',
        '^- note notes@\\d+: The form is next$',
        '^- question Q1: How long do they hold\\?$',
        '^- Confirm criteria: 2 steps$',
        '^- Confirm tests: 2 steps$',
        '^tasks_macro_close_step ',
      ],
    },
  },
  {
    name: 'a proof is missing',
    proves: ['risks-are-blocks-blockers-and-proofs', 'no-more-than-asked'],
    given: principalTask,
    when: { task: 'TASK-001', limit: 2 },
    then: {
      result: {
        handoff: {
          done: ofLength(0),
          remaining: ofLength(2),
          risks: [{ $match: 's:3.*tests' }],
          totals: { done: 0, remaining: 5, risks: 1 },
        },
      },
    },
  },
  {
    name: 'a plan',
    proves: ['a-plan-tells-of-its-tasks'],
    given: [
      ...oneTask,
      call('tasks_complete', { task: 'TASK-001' }),
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      focusOn('PLAN-001'),
    ],
    when: {},
    then: {
      result: {
        handoff: {
          done: ['TASK-001 Sign in'],
          remaining: ['TASK-002 Sign out'],
          totals: { done: 1, remaining: 1, risks: 0 },
        },
        tasks: { total: 2, completed: 1 },
      },
    },
  },
  {
    name: 'a small budget',
    proves: ['a-shift-is-told-in-three-parts'],
    given: aBlockedTask,
    when: { max_chars: 500 },
    then: {
      result: {
        handoff: { remaining: ['s:0 Form', 's:1 Session'], risks: [{ $match: 's:0.*waits for keys' }] },
        truncated: true,
      },
    },
  },
  ...viewCases(),
  ...lookingCases(),
]);
