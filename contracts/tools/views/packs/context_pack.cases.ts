import { absent, anything, call, casesOf, having, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './context_pack.ts';

const card = (id: string, type: string, more: object = {}, around: object = {}) =>
  call('think_card', { card: { id, type, title: `Card ${id}`, ...more }, ...around });

export default casesOf(tool, [
  {
    name: 'a place with all three',
    proves: [
      'notes-trace-and-cards-together',
      'the-place-is-said',
      'the-engine-speaks',
      'the-capsule-says-where-why-next',
      'signals-are-cards',
    ],
    given: [
      call('notes_commit', { content: 'First' }),
      call('notes_commit', { content: 'Second' }),
      hypothesis('H1'),
      card('D1', 'decision'),
      card('E1', 'evidence', {}, { blocks: ['H1'] }),
    ],
    when: {},
    then: {
      result: {
        requested: { target: null, ref: null },
        branch: 'main',
        docs: { notes: 'notes', trace: 'trace', graph: 'graph' },
        notes: { entries: [{ content: 'First' }, { content: 'Second' }] },
        trace: { entries: [{ title: 'Hypothesis H1' }, { title: 'Card D1' }, { title: 'Card E1' }] },
        cards: [{ id: 'H1' }, { id: 'E1' }, { id: 'D1' }],
        signals: {
          blockers: [{ id: 'E1' }],
          decisions: [{ id: 'D1' }],
          evidence: [{ id: 'E1' }],
          stats: { blockers: 1, decisions: 1, evidence: 1 },
        },
        stats: { cards: 3, by_type: { hypothesis: 1, decision: 1, evidence: 1 } },
        engine: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) },
        capsule: {
          type: 'context_pack_capsule',
          version: 1,
          where: { branch: 'main', docs: { notes: 'notes', trace: 'trace', graph: 'graph' } },
          why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) },
          next: { primary: { kind: 'add_test_stub', call: { target: 'think_card', validated: true } } },
        },
        lane_summary: absent,
        bridge: absent,
        truncated: false,
      },
      tells: [],
    },
  },
  {
    name: 'nothing of anything',
    proves: ['a-limit-of-zero-leaves-out'],
    given: [call('notes_commit', { content: 'First' }), card('D1', 'decision', { tags: ['blocker'] }), card('E1', 'evidence')],
    when: {
      notes_limit: 0,
      trace_limit: 0,
      limit_cards: 0,
      decisions_limit: 0,
      evidence_limit: 0,
      blockers_limit: 0,
      read_only: true,
    },
    then: {
      result: {
        notes: { entries: ofLength(0) },
        trace: { entries: ofLength(0) },
        cards: ofLength(0),
        signals: { blockers: ofLength(0), decisions: ofLength(0), evidence: ofLength(0) },
      },
    },
  },
  {
    name: 'a blocker by its tag, open and settled',
    proves: ['signals-are-cards'],
    given: [
      card('Q1', 'question', { tags: ['blocker'] }),
      card('Q2', 'question', { tags: ['blocker'], status: 'closed' }),
      hypothesis('H1', { status: 'closed' }),
      card('E1', 'evidence', {}, { blocks: ['H1'] }),
    ],
    when: {},
    then: { result: { signals: { blockers: [{ id: 'Q1' }] } } },
  },
  {
    name: 'four hundred bytes',
    proves: ['the-capsule-survives-small-budgets'],
    given: [
      call('notes_commit', { content: 'A note of some length that is in the way' }),
      hypothesis('H1'),
      hypothesis('H2'),
      card('T1', 'test', {}, { supports: ['H1'] }),
    ],
    when: { max_chars: 400 },
    then: {
      result: {
        capsule: {
          type: 'context_pack_capsule',
          where: { branch: 'main' },
          why: { signals: having({ code: anything }) },
          next: { primary: { kind: anything, title: anything } },
        },
        truncated: true,
      },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'one step',
    proves: ['a-step-narrows', 'drafts-are-hidden', 'focus-is-the-default'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      card('A', 'decision', {}, { step: 's:0' }),
      card('DRAFT', 'note', {}, { step: 's:0' }),
      card('B', 'decision', {}, { step: 's:1' }),
      call('tasks_note', { path: 's:0', note: 'of the first' }),
      call('tasks_note', { path: 's:1', note: 'of the second' }),
    ],
    when: { step: 'focus' },
    then: {
      result: {
        requested: { target: null },
        branch: 'task/TASK-001',
        step_focus: { path: 's:0' },
        cards: [{ id: 'DRAFT' }, { id: 'A' }],
        signals: { decisions: [{ id: 'A' }] },
        notes: { entries: [{ content: 'of the first' }] },
        trace: { entries: [{ title: 'Card A' }, { title: 'Card DRAFT' }, { event_type: 'step_noted', path: 's:0' }] },
        capsule: { where: { step: { path: 's:0' } } },
      },
    },
  },
  {
    name: 'a step and a branch',
    proves: ['a-step-needs-a-task'],
    given: [...aTaskToThinkAbout, inFocus],
    when: { step: 's:0', ref: 'main' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a step and no task',
    proves: ['a-step-needs-a-task'],
    given: [call('init')],
    when: { step: 's:0' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a target and a document',
    proves: ['target-excludes-places'],
    given: aTaskToThinkAbout,
    when: { target: 'TASK-001', notes_doc: 'notes' },
    then: { error: 'INVALID_INPUT', refusal: 'target-and-documents-are-given', fields: ['target'] },
  },
  {
    name: 'places that are named',
    proves: ['places-may-be-named', 'the-place-is-said'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('branch_create', { name: 'idea', from: 'main' }),
      call('notes_commit', { branch: 'idea', doc: 'ideas', content: 'Mine' }),
      card('D1', 'decision', {}, { branch: 'idea', trace_doc: 'my-trace', graph_doc: 'my-graph' }),
    ],
    when: { ref: 'idea', notes_doc: 'ideas', trace_doc: 'my-trace', graph_doc: 'my-graph' },
    then: {
      result: {
        requested: { target: null, ref: 'idea' },
        branch: 'idea',
        docs: { notes: 'ideas', trace: 'my-trace', graph: 'my-graph' },
        notes: { entries: [{ content: 'Mine' }] },
        trace: { entries: [{ title: 'Card D1' }] },
        cards: [{ id: 'D1' }],
      },
    },
  },
  {
    name: 'drafts',
    proves: ['drafts-are-hidden'],
    given: [
      card('N1', 'note'),
      card('D1', 'decision', { tags: ['v:draft'] }),
      card('E1', 'evidence'),
      call('notes_commit', { content: 'A draft', meta: { tags: ['v:draft'] } }),
      call('notes_commit', { content: 'Of a lane', meta: { tags: ['lane:agent:ann'] } }),
      call('notes_commit', { content: 'For all' }),
    ],
    when: {},
    then: {
      result: {
        cards: [{ id: 'E1' }],
        signals: { decisions: ofLength(0) },
        notes: { entries: [{ content: 'For all' }] },
        trace: { entries: [{ title: 'Card E1' }] },
      },
    },
  },
  {
    name: 'drafts that are asked for',
    proves: ['drafts-can-be-shown'],
    given: [
      card('N1', 'note'),
      card('D1', 'decision', { tags: ['lane:agent:ann'] }),
      call('notes_commit', { content: 'A draft', meta: { tags: ['v:draft'] } }),
    ],
    when: { include_drafts: true },
    then: {
      result: {
        cards: ofLength(2),
        signals: { decisions: [{ id: 'D1' }] },
        notes: { entries: [{ content: 'A draft' }] },
        trace: { entries: ofLength(2) },
        lane_summary: { lanes: [{ lane: 'agent:ann' }, { lane: 'shared' }] },
      },
    },
  },
  {
    name: 'an audit',
    proves: ['drafts-can-be-shown'],
    given: [card('N1', 'note')],
    when: { view: 'audit' },
    then: { result: { cards: [{ id: 'N1' }], trace: { entries: ofLength(1) }, lane_summary: { lanes: ofLength(1) } } },
  },
  {
    name: 'a target that nobody thought about',
    proves: ['an-empty-target-is-bridged'],
    given: [...aTaskToThinkAbout, call('notes_commit', { content: 'On main' }), card('D1', 'decision')],
    when: { target: 'TASK-001' },
    then: {
      result: {
        requested: { target: 'TASK-001', ref: null },
        cards: ofLength(0),
        bridge: {
          checkout: 'main',
          docs: { notes: 'notes', trace: 'trace', graph: 'graph' },
          has: { notes: true, trace: true, cards: true },
        },
      },
      warnings: ['CONTEXT_EMPTY_FOR_TARGET'],
      suggests: ['context_pack'],
    },
  },
  {
    name: 'nothing anywhere',
    proves: ['an-empty-target-is-bridged'],
    given: aTaskToThinkAbout,
    when: { target: 'TASK-001' },
    then: { result: { bridge: absent }, warnings: [] },
  },
  {
    name: 'a target with one draft',
    proves: ['a-target-with-context-is-not-bridged'],
    given: [...aTaskToThinkAbout, call('notes_commit', { content: 'On main' }), card('N1', 'note', {}, { target: 'TASK-001' })],
    when: { target: 'TASK-001' },
    then: { result: { cards: ofLength(0), bridge: absent }, warnings: [] },
  },
  {
    name: 'a target whose notes are not asked for',
    proves: ['a-target-with-context-is-not-bridged'],
    given: [
      ...aTaskToThinkAbout,
      call('notes_commit', { content: 'On main' }),
      call('notes_commit', { target: 'TASK-001', content: 'On the task' }),
    ],
    when: { target: 'TASK-001', notes_limit: 0 },
    then: { result: { notes: { entries: ofLength(0) }, bridge: absent }, warnings: [] },
  },
  {
    name: 'numbered thoughts',
    proves: ['thoughts-are-linked'],
    given: [
      call('trace_sequential_step', { thought: 'One', thoughtNumber: 1, totalThoughts: 2, nextThoughtNeeded: true }),
      call('trace_sequential_step', {
        thought: 'Two',
        thoughtNumber: 2,
        totalThoughts: 2,
        nextThoughtNeeded: false,
        branchFromThought: 1,
        branchId: 'b',
      }),
    ],
    when: {},
    then: { result: { trace: { sequential: { edges: [{ rel: 'branch', from: 1, to: 2 }] } } } },
  },
  {
    name: 'read only',
    proves: ['nothing-is-written'],
    given: [call('notes_commit', { content: 'x' }, { save: { seq: '/entry/seq' } })],
    when: { read_only: true },
    then: { result: { notes: { entries: ofLength(1) } }, tells: [] },
  },
]);
