import { absent, anything, call, casesOf, having, not, ofLength, saved } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import { closeStep, focusOn, oneTask, principalTask, verify } from '../../../worlds/tasks.ts';
import { aBlockedTask, aPlanInFocus, aTaskInFocus, resumeCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_resume_super.ts';

const notes = (...texts: string[]) => texts.map((content) => call('notes_commit', { content }));
const aWhatIf = [
  ...aTaskInFocus,
  hypothesis('H1'),
  call('branch_create', { name: 'what-if', from: 'task/TASK-001' }),
  call('checkout', { ref: 'what-if' }),
  call('graph_apply', {
    branch: 'what-if',
    doc: 'TASK-001-graph',
    ops: [
      { op: 'node_upsert', id: 'H2', type: 'hypothesis', title: 'Another way' },
      { op: 'node_upsert', id: 'H3', type: 'hypothesis', title: 'A third way' },
    ],
  }),
];

const thoughts = (...messages: string[]) => messages.map((message) => call('trace_step', { step: message, message }));

export default casesOf(tool, [
  {
    name: 'a task with a blocked step',
    proves: [
      'one-answer-holds-everything',
      'steps-say-what-gates-want',
      'the-capsule-is-a-handoff',
      'the-action-minds-the-gate',
      'the-timeline-is-the-latest',
      'signals-are-picked',
      'a-diff-is-asked-for',
    ],
    given: aBlockedTask,
    when: {},
    then: {
      result: {
        focus: 'TASK-001',
        requested: null,
        target: { id: 'TASK-001', kind: 'task', title: 'Sign in' },
        reasoning_ref: { branch: 'task/TASK-001' },
        view: 'explore',
        radar: {
          now: { $match: 'TASK-001.*Sign in' },
          why: 'People must get in.',
          verify: [{ $match: 'criteria.*2' }, { $match: 'tests.*2' }],
          blockers: ['s:0: waits for keys'],
        },
        steps: {
          total: 2,
          completed: 0,
          open: 2,
          missing_criteria: 2,
          missing_tests: 2,
          missing_security: 0,
          missing_proof_tests: 0,
          first_open: {
            path: 's:0',
            step_id: 'STEP-00000001',
            blocked: true,
            proof_tests_mode: 'off',
            proof_tests_present: false,
          },
        },
        tasks: null,
        timeline: {
          events: [
            { type: 'task_created' },
            { type: 'steps_added' },
            { type: 'task_edited' },
            { type: 'step_blocked', path: 's:0' },
          ],
          limit: 20,
          pagination: { has_more: false },
        },
        signals: {
          blockers: [{ kind: 'step', ref: 's:0', text: 'waits for keys' }],
          decisions: ofLength(0),
          evidence: ofLength(0),
          stats: { blockers: 1, decisions: 0, evidence: 0 },
        },
        memory: { notes: { entries: ofLength(0) }, trace: { entries: ofLength(0) }, cards: { cards: ofLength(0) } },
        engine: null,
        graph_diff: absent,
        capsule: {
          type: 'resume_capsule',
          version: 1,
          where: {
            target: 'TASK-001',
            branch: 'task/TASK-001',
            docs: { notes: 'notes', trace: 'TASK-001-trace', graph: 'TASK-001-graph' },
            step: { path: 's:1', title: 'Session', criteria: ['Session works'], tests: ofLength(0) },
            focus: 'TASK-001',
          },
          state: { title: 'Sign in', status: 'TODO', blocked: false },
          why: { goal: 'People must get in.' },
          known: { blockers: [{ ref: 's:0', text: 'waits for keys' }], decisions: ofLength(0), notes: ofLength(0) },
          handoff: { done: ofLength(0), remaining: ['s:0 Form', 's:1 Session'], risks: [{ $match: 's:0.*waits for keys' }] },
          counts: { steps: { total: 2, completed: 0 }, blockers: 1 },
          last_activity: { what: 'step_blocked s:0', ref: anything },
          action: { kind: 'gate', about: 's:1', missing: ['criteria', 'tests'], missing_proof: ofLength(0) },
        },
        degradation: { truncated_fields: ofLength(0) },
        truncated: false,
      },
    },
  },
  {
    name: 'a step that wants proof',
    proves: ['steps-say-what-gates-want', 'the-action-minds-the-gate', 'the-action-can-be-called'],
    given: [
      ...principalTask,
      ...['s:0', 's:1', 's:2'].map((path) => closeStep(path)),
      verify({ path: 's:3' }),
      focusOn('TASK-001'),
    ],
    when: {},
    then: {
      result: {
        steps: {
          open: 2,
          missing_criteria: 1,
          missing_proof_tests: 1,
          first_open: { path: 's:3', proof_tests_mode: 'require', proof_tests_present: false, tests_confirmed: true },
        },
        radar: { verify: having({ $match: 'tests.*1' }) },
        capsule: {
          handoff: { risks: [{ $match: 's:3.*tests' }], totals: { done: 3, remaining: 2, risks: 1 } },
          action: {
            kind: 'proof',
            about: 's:3',
            missing: ofLength(0),
            missing_proof: ['tests'],
            tool: 'tasks_macro_close_step',
            calls: [{ action: 'call_tool', target: 'tasks_macro_close_step', validated: true }],
          },
        },
      },
      suggests: ['tasks_macro_close_step'],
    },
  },
  {
    name: 'evidence of security',
    proves: ['evidence-makes-optional-checkpoints-required', 'the-action-minds-the-gate'],
    given: [
      ...aTaskInFocus,
      verify(),
      call('tasks_evidence_capture', { path: 's:0', checks: ['CMD: npm audit'], checkpoint: 'security' }),
    ],
    when: {},
    then: {
      result: {
        steps: { missing_security: 1, first_open: { require_security: true, security_confirmed: false, require_perf: false } },
        capsule: { action: { kind: 'gate', missing: ['security'] } },
      },
    },
  },
  {
    name: 'a gate that is open',
    proves: ['the-action-minds-the-gate'],
    given: [...aTaskInFocus, verify()],
    when: {},
    then: { result: { capsule: { action: { kind: 'close', about: 's:0', missing: ofLength(0) } } } },
  },
  {
    name: 'no steps yet, and a toolset that hides the tool',
    proves: ['the-action-can-be-called', 'hidden-tools-are-disclosed'],
    server: { toolset: 'core' },
    given: [...oneTask, focusOn('TASK-001')],
    when: {},
    then: {
      result: {
        capsule: {
          action: {
            kind: 'decompose',
            tool: 'tasks_decompose',
            calls: [
              { action: 'call_method', method: 'tools/list', params: { toolset: 'daily' } },
              { target: 'tasks_decompose', validated: true },
            ],
          },
        },
      },
    },
  },
  {
    name: 'nothing left but to finish',
    proves: ['the-action-minds-the-gate'],
    given: [...aTaskInFocus, closeStep('s:0'), closeStep('s:1')],
    when: {},
    then: {
      result: {
        steps: { open: 0, first_open: null },
        capsule: { where: { step: null }, action: { kind: 'finish' }, handoff: { done: having('s:1 Session') } },
      },
    },
  },
  {
    name: 'a task that is done',
    proves: ['the-action-can-be-called'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('TASK-001')],
    when: {},
    then: { result: { capsule: { action: { kind: 'done', tool: null, calls: ofLength(0) } } } },
  },
  {
    name: 'a plan with one task done and one to do',
    proves: ['a-plan-counts-its-tasks', 'the-action-can-be-called'],
    given: [
      ...oneTask,
      call('tasks_complete', { task: 'TASK-001' }),
      call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
      focusOn('PLAN-001'),
    ],
    when: {},
    then: {
      result: {
        radar: { now: { $match: 'PLAN-001.*Launch' } },
        steps: null,
        tasks: { total: 2, completed: 1, open: 1, next: [{ id: 'TASK-002', title: 'Sign out', status: 'TODO' }] },
        capsule: {
          handoff: { done: ['TASK-001 Sign in'], remaining: ['TASK-002 Sign out'] },
          counts: { steps: null, tasks: { total: 2, completed: 1 } },
          action: { kind: 'continue', about: 'TASK-002', tool: 'tasks_snapshot' },
        },
      },
      suggests: ['tasks_snapshot'],
    },
  },
  {
    name: 'a plan without tasks',
    proves: ['a-plan-counts-its-tasks'],
    given: aPlanInFocus,
    when: {},
    then: { result: { tasks: { total: 0, next: ofLength(0) }, capsule: { action: { kind: 'start' } } } },
  },
  {
    name: 'decisions, evidence and a blocker',
    proves: ['signals-are-picked', 'cards-that-matter-come-first'],
    given: [
      ...aTaskInFocus,
      hypothesis('D1', { type: 'decision', status: 'accepted' }),
      hypothesis('D2', { type: 'decision' }),
      hypothesis('E1', { type: 'evidence' }),
      hypothesis('B1', { type: 'question', title: 'Who has the keys?', tags: ['blocker'] }),
      hypothesis('B2', { type: 'question', status: 'closed', tags: ['blocker'] }),
      call('think_pin', { targets: 'D1' }),
    ],
    when: { decisions_limit: 1 },
    then: {
      result: {
        signals: {
          blockers: [{ kind: 'card', ref: 'B1', text: 'Who has the keys?' }],
          decisions: [{ ref: 'D1' }],
          evidence: [{ ref: 'E1' }],
        },
        memory: { cards: { cards: [{ id: 'D1' }, { id: 'B1' }, { id: 'B2' }, { id: 'E1' }, { id: 'D2' }] } },
      },
    },
  },
  {
    name: 'cards, page by page',
    proves: ['every-section-can-be-walked', 'cards-that-matter-come-first'],
    given: [
      ...aTaskInFocus,
      hypothesis('E1', { type: 'evidence' }),
      hypothesis('H1'),
      hypothesis('P1', { type: 'evidence' }),
      call('think_pin', { targets: 'P1' }),
      call(
        'tasks_resume_super',
        { cards_limit: 1 },
        {
          result: { memory: { cards: { cards: [{ id: 'P1' }], pagination: { has_more: true, count: 1 } } } },
          save: { next: '/memory/cards/pagination/next_cursor' },
        },
      ),
      hypothesis('H2'),
    ],
    when: { cards_cursor: saved('next'), cards_limit: 3 },
    then: {
      result: { memory: { cards: { cards: [{ id: 'H2' }, { id: 'H1' }, { id: 'E1' }], pagination: { has_more: false } } } },
    },
  },
  {
    name: 'notes, page by page',
    proves: ['every-section-can-be-walked'],
    given: [
      ...aTaskInFocus,
      ...notes('one', 'two', 'three'),
      call(
        'tasks_resume_super',
        { notes_limit: 2 },
        {
          result: { memory: { notes: { entries: [{ content: 'two' }, { content: 'three' }] } } },
          save: { next: '/memory/notes/pagination/next_cursor' },
        },
      ),
      ...notes('four'),
    ],
    when: { notes_cursor: saved('next'), notes_limit: 2 },
    then: { result: { memory: { notes: { entries: [{ content: 'one' }], pagination: { has_more: false } } } } },
  },
  {
    name: 'trace and events, page by page',
    proves: ['every-section-can-be-walked', 'the-timeline-is-the-latest', 'nothing-is-said-twice'],
    given: [
      ...aBlockedTask,
      ...thoughts('a', 'b'),
      call('tasks_edit', { task: 'TASK-001', title: 'Log in' }),
      hypothesis('H1'),
      ...thoughts('c', 'd'),
      call(
        'tasks_resume_super',
        { trace_limit: 1, events_limit: 3 },
        {
          save: { trace: '/memory/trace/pagination/next_cursor', events: '/timeline/pagination/next_cursor' },
        },
      ),
    ],
    when: { trace_cursor: saved('trace'), trace_limit: 2, events_cursor: saved('events') },
    then: {
      result: {
        memory: { trace: { entries: [{ title: 'b' }, { title: 'c' }], pagination: { has_more: true } } },
        timeline: { events: [{ type: 'task_created' }, { type: 'steps_added' }], pagination: { has_more: false } },
      },
    },
  },
  {
    name: 'notes that a budget took off',
    proves: ['a-cut-page-can-be-continued', 'cuts-are-named'],
    given: [
      ...aTaskInFocus,
      ...notes(...Array.from({ length: 9 }, (_, i) => `note ${i} ${'x'.repeat(200)}`)),
      call(
        'tasks_resume_super',
        { notes_limit: 9, trace_limit: 0, events_limit: 0, max_chars: 4500 },
        {
          result: {
            memory: { notes: { entries: having({ content: { $match: '^note 8' } }), pagination: { has_more: true } } },
            degradation: { truncated_fields: having('memory.notes.entries') },
            truncated: true,
          },
          save: { next: '/memory/notes/pagination/next_cursor', first: '/memory/notes/entries/0/seq' },
        },
      ),
    ],
    when: { notes_limit: 200, notes_cursor: saved('next') },
    then: {
      result: {
        memory: {
          notes: {
            entries: having({ content: { $match: '^note 0' } }),
            pagination: { cursor: saved('first'), has_more: false },
          },
        },
      },
    },
  },
  {
    name: 'numbered thoughts',
    proves: ['thoughts-are-linked'],
    given: [
      ...aTaskInFocus,
      call('trace_sequential_step', { thought: 'a', thoughtNumber: 1, totalThoughts: 2, nextThoughtNeeded: true }),
      call('trace_sequential_step', {
        thought: 'b',
        thoughtNumber: 2,
        totalThoughts: 2,
        nextThoughtNeeded: false,
        branchFromThought: 1,
        branchId: 'x',
      }),
    ],
    when: {},
    then: { result: { memory: { trace: { sequential: { nodes: ofLength(2), edges: [{ from: 1, to: 2 }] } } } } },
  },
  {
    name: 'the limits of a view',
    proves: ['the-view-sets-the-limits'],
    given: aTaskInFocus,
    when: { view: 'focus_only', notes_limit: 7 },
    then: {
      result: {
        view: 'focus_only',
        timeline: { limit: 12 },
        memory: {
          notes: { pagination: { limit: 7 } },
          trace: { pagination: { limit: 8 } },
          cards: { pagination: { limit: 40 } },
        },
      },
    },
  },
  {
    name: 'the limits of an audit',
    proves: ['the-view-sets-the-limits', 'drafts-are-for-audits'],
    given: [...aTaskInFocus, hypothesis('N1', { type: 'note' })],
    when: { view: 'audit' },
    then: { result: { timeline: { limit: 14 }, memory: { cards: { cards: [{ id: 'N1' }], pagination: { limit: 60 } } } } },
  },
  {
    name: 'a draft',
    proves: ['drafts-are-for-audits'],
    given: [...aTaskInFocus, hypothesis('N1', { type: 'note' })],
    when: {},
    then: { result: { memory: { cards: { cards: ofLength(0), pagination: { limit: 20 } } } } },
  },
  {
    name: 'a large budget',
    proves: ['a-budget-makes-it-smart', 'smart-leaves-settled-cards-out', 'the-view-sets-the-limits'],
    given: [...aTaskInFocus, hypothesis('H1', { status: 'closed' }), hypothesis('E1', { type: 'evidence' })],
    when: { max_chars: 50_000 },
    then: {
      result: {
        view: 'smart',
        memory: { cards: { cards: [{ id: 'E1' }], pagination: { limit: 60 } } },
        degradation: { truncated_fields: ofLength(0) },
        truncated: false,
      },
    },
  },
  {
    name: 'no budget',
    proves: ['a-budget-makes-it-smart', 'smart-leaves-settled-cards-out'],
    given: [...aTaskInFocus, hypothesis('H1', { status: 'closed' })],
    when: {},
    then: { result: { view: 'explore', memory: { cards: { cards: [{ id: 'H1' }] } } } },
  },
  {
    name: 'a hypothesis without a test',
    proves: ['the-engine-speaks', 'the-capsule-is-a-handoff'],
    given: [...aTaskInFocus, hypothesis('H1')],
    when: {},
    then: {
      result: {
        engine: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }), actions: having({ kind: 'add_test_stub' }) },
        capsule: { why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) }, counts: { cards: 1 } },
      },
    },
  },
  {
    name: 'a silent engine',
    proves: ['the-engine-speaks'],
    given: [...aTaskInFocus, hypothesis('H1')],
    when: { engine_signals_limit: 0, engine_actions_limit: 0 },
    then: { result: { engine: null, capsule: { why: { signals: ofLength(0) } } } },
  },
  {
    name: 'a what-if against the branch of its task',
    proves: ['the-graph-is-compared-with-its-base', 'every-section-can-be-walked'],
    given: [
      ...aWhatIf,
      call(
        'tasks_resume_super',
        { graph_diff: true, graph_diff_limit: 1 },
        {
          result: {
            graph_diff: {
              from: 'task/TASK-001',
              to: 'what-if',
              doc: 'TASK-001-graph',
              summary: { nodes_changed: 1, edges_changed: 0, removed: 0 },
              changes: [{ kind: 'node', id: 'H3' }],
              pagination: { has_more: true },
            },
          },
          save: { next: '/graph_diff/pagination/next_cursor' },
        },
      ),
    ],
    when: { graph_diff: true, graph_diff_cursor: saved('next') },
    then: { result: { graph_diff: { changes: [{ id: 'H2' }], pagination: { has_more: false } } } },
  },
  {
    name: 'no base to compare with',
    proves: ['no-base-is-said'],
    given: aTaskInFocus,
    when: { graph_diff: true },
    then: { result: { graph_diff: null, capsule: anything }, warnings: ['GRAPH_DIFF_UNAVAILABLE'] },
  },
  {
    name: 'four hundred bytes',
    proves: ['the-capsule-survives-small-budgets'],
    given: [...aBlockedTask, hypothesis('H1'), ...notes('a', 'b')],
    when: { max_chars: 400 },
    then: {
      result: {
        capsule: {
          type: 'resume_capsule',
          where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:1' } },
          why: { goal: 'People must get in.' },
          action: { kind: 'gate', title: anything, tool: 'tasks_macro_close_step' },
        },
        memory: absent,
        truncated: true,
      },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'a middling budget',
    proves: ['cuts-are-named'],
    given: [...aBlockedTask, ...notes('a', 'b')],
    when: { max_chars: 3500 },
    then: {
      result: {
        capsule: { handoff: anything, last_activity: anything },
        degradation: { truncated_fields: not(ofLength(0)) },
        truncated: true,
      },
    },
  },
  ...viewCases(),
  ...resumeCases(),
]);
