import { absent, anything, atLeast, call, casesOf, saved, template } from '../../../kit/index.ts';
import { oneStep, oneTask } from '../../../worlds/tasks.ts';
import tool from './forget.ts';

const aNote = call('notes_commit', { content: 'the password is swordfish' }, { save: { n: '/entry/seq' } });
const ref = template('notes@{n}');
const gone = { reason: 'a secret', confirm: true };
const notes = (branch: string, entries: object) => call('show', { branch, doc_kind: 'notes' }, { result: { entries } });
const opensAsForgotten = (id: object | string) =>
  call('open', { id }, { result: { kind: 'forgotten', reason: 'a secret', ts: anything } });

export default casesOf(tool, [
  {
    name: 'a note',
    proves: ['a-note-is-forgotten', 'a-tombstone-remains'],
    given: [call('notes_commit', { content: 'stays' }), aNote],
    when: { ref, ...gone, agent_id: 'ann' },
    then: {
      result: {
        tombstone: { kind: 'forgotten', ref, what: 'note', reason: 'a secret', agent_id: 'ann' },
        removed: { entries: 1, versions: 0, nodes: 0, edges: 0 },
        same_text: [],
        remains: anything,
      },
      tells: ['content_forgotten'],
      after: [
        notes('main', [{ content: 'stays' }]),
        call('log', {}, { result: { commits: [{ artifact: 'stays' }] } }),
        call('search', { query: 'swordfish' }, { result: { hits: [] } }),
        call('open', { id: ref }, { result: { kind: 'forgotten', what: 'note', agent_id: 'ann', reason: 'a secret' } }),
      ],
    },
  },
  {
    name: 'without confirm',
    proves: ['confirm-is-needed'],
    given: [aNote],
    when: { ref, reason: 'a secret' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'forgetting-is-not-confirmed',
      after: [notes('main', [{ seq: saved('n'), content: anything }])],
    },
  },
  {
    name: 'a note with versions',
    proves: ['all-versions-are-forgotten'],
    given: [
      aNote,
      call('notes_edit', { ref, content: 'the password is sturgeon' }, { save: { v: '/entry/edited/seq' } }),
      call('branch_create', { name: 'idea' }),
      call('notes_edit', { ref, content: 'the password is herring', branch: 'idea' }),
    ],
    when: { ref, ...gone },
    then: {
      result: { removed: { entries: 1, versions: 2 } },
      after: [
        notes('main', []),
        notes('idea', []),
        call('search', { query: 'herring' }, { result: { hits: [] } }),
        opensAsForgotten(template('notes@{n}#{v}')),
      ],
    },
  },
  {
    name: 'a copy that a merge made',
    proves: ['copies-are-forgotten'],
    given: [
      call('init'),
      call('branch_create', { name: 'idea' }),
      call('notes_commit', { branch: 'idea', content: 'swordfish' }, { save: { n: '/entry/seq' } }),
      call('merge', { from: 'idea', into: 'main' }),
      call('show', { branch: 'main', doc_kind: 'notes' }, { save: { copy: '/entries/0/seq' } }),
    ],
    when: { ref: template('notes@{copy}'), ...gone },
    then: {
      result: { removed: { entries: 2 } },
      after: [
        notes('main', []),
        notes('idea', []),
        opensAsForgotten(ref),
        call('merge', { from: 'idea', into: 'main' }, { result: { merged: 0 } }),
      ],
    },
  },
  {
    name: 'the same text in two documents',
    proves: ['a-note-is-forgotten'],
    given: [
      call(
        'commit',
        { artifact: 'swordfish', message: 'x', docs: ['notes', 'adr'] },
        { save: { n: '/commits/0/seq', o: '/commits/1/seq' } },
      ),
    ],
    when: { ref, ...gone },
    then: { result: { same_text: [template('adr@{o}')] } },
  },
  {
    name: 'a card',
    proves: ['a-card-is-forgotten-whole'],
    given: [
      call(
        'think_add_decision',
        { card: { id: 'D1', title: 'Swordfish it is' }, supports: ['H1'] },
        { save: { r: '/trace_ref' } },
      ),
      call('think_publish', { card_id: 'D1' }),
      call('branch_create', { name: 'idea' }),
      call('checkout', { ref: 'idea' }),
      call('think_set_status', { targets: 'D1', status: 'accepted' }),
    ],
    when: { ref: 'D1', ...gone },
    then: {
      result: { tombstone: { what: 'card', ref: 'D1' }, removed: { entries: atLeast(2), nodes: atLeast(3), edges: atLeast(2) } },
      after: [
        call('think_query', {}, { result: { cards: [] } }),
        call('graph_query', { branch: 'main' }, { result: { nodes: [], edges: [] } }),
        call('search', { query: 'swordfish' }, { result: { hits: [] } }),
        call('show', { doc_kind: 'trace' }, { result: { entries: [] } }),
        opensAsForgotten('D1'),
        opensAsForgotten(saved('r')),
      ],
    },
  },
  {
    name: 'a card by its trace entry',
    proves: ['a-card-is-forgotten-whole', 'an-id-may-be-used-again'],
    given: [call('think_add_decision', { card: { id: 'D1', title: 'Swordfish' } }, { save: { r: '/trace_ref' } })],
    when: { ref: saved('r'), ...gone },
    then: {
      result: { tombstone: { what: 'card' } },
      after: [
        call('think_card', { card: { id: 'D1', type: 'decision', title: 'Herring' } }, { result: { inserted: true } }),
        call('open', { id: 'D1' }, { result: { kind: 'card', card: { title: 'Herring' } } }),
      ],
    },
  },
  {
    name: 'a node of a graph',
    proves: ['a-node-is-forgotten-whole', 'an-id-may-be-used-again'],
    given: [
      call('graph_apply', {
        branch: 'main',
        ops: [
          { op: 'node_upsert', id: 'api', type: 'component', title: 'Swordfish' },
          { op: 'node_upsert', id: 'db', type: 'component', title: 'Database' },
          { op: 'edge_upsert', from: 'api', rel: 'uses', to: 'db' },
        ],
      }),
      call('branch_create', { name: 'idea' }),
      call('graph_apply', { branch: 'idea', ops: [{ op: 'node_upsert', id: 'api', type: 'component', title: 'Sturgeon' }] }),
    ],
    when: { ref: 'api', ...gone },
    then: {
      result: { tombstone: { what: 'node' }, removed: { nodes: 2, edges: 1 } },
      after: [
        call('graph_query', { branch: 'idea' }, { result: { nodes: [{ id: 'db' }], edges: [] } }),
        call('graph_validate', { branch: 'main' }, { result: { ok: true } }),
        call('graph_merge', { from: 'idea', into: 'main' }, { result: { conflict_ids: [] } }),
        opensAsForgotten('api'),
        call('graph_apply', { branch: 'main', ops: [{ op: 'node_upsert', id: 'api', type: 'component', title: 'New' }] }),
        call('graph_query', { branch: 'main', ids: ['api'] }, { result: { nodes: [{ title: 'New' }] } }),
      ],
    },
  },
  {
    name: 'a note of a step',
    proves: ['a-note-is-forgotten'],
    given: [
      ...oneStep,
      call('tasks_note', { task: 'TASK-001', path: 's:0', note: 'swordfish' }),
      call('show', { target: 'TASK-001', doc_kind: 'notes' }, { save: { n: '/entries/0/seq', d: '/doc' } }),
    ],
    when: { ref: template('{d}@{n}'), ...gone },
    then: { result: { tombstone: { what: 'note' } }, after: [call('search', { query: 'swordfish' }, { result: { hits: [] } })] },
  },
  {
    name: 'what blocked a step',
    proves: ['an-event-keeps-that-it-happened'],
    given: [
      ...oneStep,
      call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits for swordfish' }),
      call('show', { target: 'TASK-001', doc_kind: 'trace', limit: 1 }, { save: { n: '/entries/0/seq', d: '/doc' } }),
    ],
    when: { ref: template('{d}@{n}'), ...gone },
    then: {
      result: { tombstone: { what: 'event' }, removed: { entries: 1 } },
      after: [
        call('search', { query: 'swordfish' }, { result: { hits: [] } }),
        call(
          'show',
          { target: 'TASK-001', doc_kind: 'trace', limit: 1 },
          { result: { entries: [{ event_type: 'step_blocked', payload: { reason: absent } }] } },
        ),
        call('open', { id: 'TASK-001' }, { result: { step_focus: { blocked: true, block_reason: null } } }),
      ],
    },
  },
  {
    name: 'the same again',
    proves: ['the-same-again-is-a-no-op'],
    given: [aNote, call('forget', { ref, ...gone, agent_id: 'ann' })],
    when: { ref, reason: 'another', confirm: true },
    then: { result: { tombstone: { reason: 'a secret', agent_id: 'ann' }, removed: { entries: 0 } }, tells: [] },
  },
  {
    name: 'a task',
    proves: ['other-things-are-refused'],
    given: oneTask,
    when: { ref: 'TASK-001', ...gone },
    then: { error: 'INVALID_INPUT', refusal: 'reference-is-not-forgotten-so' },
  },
  {
    name: 'a note nobody wrote',
    proves: ['an-unknown-reference-is-refused'],
    given: [call('init')],
    when: { ref: 'notes@777', ...gone },
    then: { error: 'UNKNOWN_ID', refusal: 'reference-leads-nowhere' },
  },
]);
