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
        memory: { trace: { entries: ofLength(0) } },
        capsule: { action: { kind: 'gate', tool: 'tasks_macro_close_step' } },
      },
      warnings: [],
      lines: [
        '^focus TASK-001 — Sign in \\| next: s:0 Form; confirm: criteria, tests$',
        '^- criteria: Form works$',
        '^- done 0 of 2; left: s:0 Form; s:1 Session$',
        '^tasks_macro_close_step note="<fill: what was done>" path=s:0 task=TASK-001',
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
        '^focus TASK-001 — In ¦ done WARNING: X end \\| next: s:0 Form; confirm: criteria, tests$',
        '^- criteria: ',
        '^- done 0 of 2; left: ',
        '^tasks_macro_close_step note="<fill: what was done>" path=s:0 task=TASK-001',
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
    proves: ['one-line-says-the-state', 'details-follow-the-state', 'a-blocked-step-is-not-offered'],
    given: aBlockedTask,
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — Sign in \\| next: s:1 Session; confirm: criteria, tests$',
        '^- criteria: Session works$',
        '^- blocked s:0: waits for keys$',
        '^- done 0 of 2; left: s:0 Form; s:1 Session$',
        '^tasks_macro_close_step note="<fill: .*>" path=s:1 task=TASK-001',
      ],
    },
  },
  {
    name: 'every step is blocked',
    proves: ['a-blocked-step-is-not-offered'],
    given: [...aBlockedTask, call('tasks_block', { task: 'TASK-001', path: 's:1' })],
    when: {},
    then: {
      result: { capsule: { state: { blocked: true }, action: { kind: 'unblock', about: 's:0' } } },
      lines: [
        '^focus TASK-001 — Sign in \\| next: unblock s:0 Form$',
        '^- criteria: ',
        '^- blocked s:0: waits for keys$',
        '^- blocked s:1: ',
        '^- done 0 of 2; ',
        '^tasks_block blocked=false path=s:0 task=TASK-001',
      ],
      suggests: ['tasks_block'],
    },
  },
  {
    name: 'what was said on the way',
    proves: ['details-follow-the-state', 'details-carry-references'],
    given: [
      ...aTaskInFocus,
      call('tasks_define', { task: 'TASK-001', path: 's:1', tests: ['npm test'] }),
      closeStep('s:0'),
      call('think_card', { card: { type: 'decision', title: 'Mail, no passwords', text: 'nobody keeps them' } }),
      call('think_card', { card: { type: 'question', title: 'Which sender?' } }),
      call('notes_commit', { target: 'TASK-001', content: 'The form\nsends 3 fields', title: 'Seen' }),
      call('branch_create', { name: 'what-if/links', from: 'task/TASK-001' }),
      call('notes_commit', { branch: 'what-if/links', content: 'Links in place of codes' }),
    ],
    when: {},
    then: {
      result: {
        capsule: {
          where: { step: { path: 's:1', criteria: ['Session works'], tests: ['npm test'] } },
          known: {
            decisions: [{ ref: 'CARD-1', text: 'Mail, no passwords: nobody keeps them' }],
            questions: [{ ref: 'CARD-2' }],
            what_ifs: [{ ref: 'what-if/links', text: 'Links in place of codes' }],
          },
        },
      },
      lines: [
        '^focus TASK-001 — Sign in \\| next: s:1 Session; confirm: criteria, tests$',
        '^- criteria: Session works$',
        '^- tests: npm test$',
        '^- done 1 of 2; latest: s:0 Form; left: s:1 Session$',
        '^- decided CARD-1: Mail, no passwords: nobody keeps them$',
        '^- note notes@[0-9]+: Seen: The form sends 3 fields$',
        '^- question CARD-2: Which sender\\?$',
        '^- what-if what-if/links: Links in place of codes$',
        '^tasks_macro_close_step note="<fill: .*>" path=s:1 proof=\\["CMD: <fill: .*>","LINK: <fill: .*>"\\] task=TASK-001',
      ],
    },
  },
  {
    name: 'a decision about an anchor',
    proves: ['decisions-about-anchors-count'],
    given: [
      ...aTaskInFocus,
      call('macro_anchor_note', {
        anchor: 'a:mail',
        title: 'Mail',
        kind: 'component',
        content: 'One sender for all',
        card_type: 'decision',
      }),
    ],
    when: {},
    then: { result: { capsule: { known: { decisions: [{ text: 'One sender for all' }] } } } },
  },
  {
    name: 'a what-if that came home',
    proves: ['what-came-home-is-no-what-if'],
    given: [
      ...aTaskInFocus,
      call('branch_create', { name: 'what-if/links', from: 'task/TASK-001' }),
      call('notes_commit', { branch: 'what-if/links', content: 'Links in place of codes' }),
      call('merge', { from: 'what-if/links', merge_to_base: true }),
    ],
    when: {},
    then: { result: { capsule: { known: { what_ifs: [], notes: [{ text: 'Links in place of codes' }] } } } },
  },
  {
    name: 'a step that wants proof',
    proves: ['one-line-says-the-state', 'one-command-goes-on'],
    given: [...principalTask, ...['s:0', 's:1', 's:2'].map(closeStep), verify({ path: 's:3' }), focusOn('TASK-001')],
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — Sign in \\| next: s:3 [^|]*; prove: tests$',
        '^- criteria: ',
        '^- tests: ',
        '^- done 3 of 5; ',
        '^tasks_macro_close_step note=.* path=s:3 proof=\\["CMD: <fill: .*>","LINK: <fill: .*>"\\] task=TASK-001',
      ],
    },
  },
  {
    name: 'no steps yet',
    proves: ['one-line-says-the-state', 'one-command-goes-on'],
    given: [...oneTask, focusOn('TASK-001')],
    when: {},
    then: {
      lines: ['^focus TASK-001 — Sign in \\| next: break it into steps$', '^tasks_decompose steps=\\[.*\\] task=TASK-001'],
    },
  },
  {
    name: 'all steps closed',
    proves: ['one-line-says-the-state'],
    given: [...aTaskInFocus, closeStep('s:0'), closeStep('s:1')],
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — Sign in \\| next: finish it$',
        '^- done 2 of 2; latest: s:1 Session$',
        '^tasks_macro_finish final_note="<fill: .*>" task=TASK-001',
      ],
    },
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
    then: {
      lines: [
        '^focus PLAN-001 — Launch \\| next: TASK-001 Sign in$',
        '^- done 0 of 1; left: TASK-001 Sign in$',
        '^tasks_snapshot task=TASK-001',
      ],
    },
  },
  {
    name: 'the focus moves',
    proves: ['a-moved-focus-is-said'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('PLAN-001')],
    when: { task: 'TASK-001' },
    then: { lines: ['^focus TASK-001 — Sign in \\| was PLAN-001 \\| done$', '^- checkout task/TASK-001, was plan/PLAN-001$'] },
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
    name: 'tasks, and nothing in focus',
    proves: ['no-focus-is-an-error-line'],
    given: [
      ...oneTask,
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      call('tasks_complete', { task: 'TASK-002' }),
    ],
    when: {},
    then: { error: 'INVALID_INPUT', lines: ['^ERROR: INVALID_INPUT .* \\| fix: ', '^tasks_snapshot task=TASK-001'] },
  },
  {
    name: 'a workspace nobody made',
    proves: ['a-new-workspace-starts-a-task'],
    given: [call('init', { workspace: 'somewhere/else' })],
    when: {},
    then: {
      error: 'UNKNOWN_WORKSPACE',
      lines: ['^ERROR: UNKNOWN_WORKSPACE ', '^tasks_macro_start task_title="First task" workspace='],
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
      lines: [
        '^focus TASK-001 — Sign in \\| done$',
        '^- note .*: c$',
        '^- note .*: b$',
        '^- note .*: a$',
        '^MORE: notes_cursor=[0-9]+$',
      ],
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
        '^focus TASK-001 — Sign in \\| next: s:1',
        '^tasks_macro_close_step note="<fill: .*>" path=s:1 task=TASK-001',
        '^WARNING: BUDGET_TRUNCATED ',
      ],
    },
  },
  ...viewCases(),
  ...resumeCases(),
]);
