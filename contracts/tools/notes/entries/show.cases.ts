import { absent, atLeast, call, casesOf, ofLength, saved, template } from '../../../kit/index.ts';
import tool from './show.ts';

const note = (content: string, more: Record<string, unknown> = {}, save?: Record<string, string>) =>
  call('notes_commit', { content, ...more }, save ? { save } : {});

export default casesOf(tool, [
  {
    name: 'two of three notes',
    proves: ['a-page-is-the-newest-oldest-first'],
    given: [note('one'), note('two', {}, { two: '/entry/seq' }), note('three')],
    when: { doc_kind: 'notes', limit: 2 },
    then: {
      result: {
        branch: 'main',
        doc: 'notes',
        entries: [{ content: 'two' }, { content: 'three' }],
        pagination: { cursor: null, next_cursor: saved('two'), has_more: true, limit: 2, count: 2 },
        truncated: false,
      },
    },
  },
  {
    name: 'the page after',
    proves: ['pages-cover-everything-once'],
    given: [note('one'), note('two', {}, { two: '/entry/seq' }), note('three')],
    when: { doc_kind: 'notes', limit: 2, cursor: saved('two') },
    then: { result: { entries: [{ content: 'one' }], pagination: { next_cursor: null, has_more: false, count: 1 } } },
  },
  {
    name: 'a branch over its base',
    proves: ['a-derived-branch-shows-its-base', 'a-later-base-entry-is-not-seen'],
    given: [
      note('base'),
      call('branch_create', { name: 'idea' }),
      note('later on main', { branch: 'main' }),
      note('own', { branch: 'idea' }),
    ],
    when: { branch: 'idea', doc_kind: 'notes' },
    then: {
      result: {
        branch: 'idea',
        entries: [
          { content: 'base', branch: 'main' },
          { content: 'own', branch: 'idea' },
        ],
      },
    },
  },
  {
    name: 'a branch of a branch',
    proves: ['bases-of-bases-count'],
    given: [
      note('m1'),
      call('branch_create', { name: 'a' }),
      note('m2', { branch: 'main' }),
      note('a1', { branch: 'a' }),
      call('branch_create', { name: 'b', from: 'a' }),
      note('a2', { branch: 'a' }),
      note('m3', { branch: 'main' }),
      note('b1', { branch: 'b' }),
    ],
    when: { branch: 'b', doc_kind: 'notes' },
    then: { result: { entries: [{ content: 'm1' }, { content: 'a1' }, { content: 'b1' }] } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { branch: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
  {
    name: 'nothing named',
    proves: ['trace-is-the-default', 'an-empty-document-is-empty'],
    given: [note('a note, not a trace')],
    when: {},
    then: { result: { doc: 'trace', entries: ofLength(0), pagination: { has_more: false, next_cursor: null, count: 0 } } },
  },
  {
    name: 'a budget for one entry',
    proves: ['a-cut-page-can-be-continued'],
    given: [note('first '.repeat(30)), note('second '.repeat(30)), note('third '.repeat(30), {}, { three: '/entry/seq' })],
    when: { doc_kind: 'notes', max_chars: 600 },
    then: {
      result: {
        entries: [{ seq: saved('three') }],
        pagination: { has_more: true, next_cursor: saved('three'), count: 1 },
        truncated: true,
      },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'room for a signal only',
    proves: ['a-tiny-budget-gives-a-signal'],
    given: [note('x')],
    when: { doc_kind: 'notes', max_chars: 20 },
    then: {
      result: { entries: absent, budget: { max_chars: 20, truncated: true } },
      warnings: ['BUDGET_TRUNCATED', 'BUDGET_MINIMAL'],
    },
  },
  {
    name: 'no room at all',
    proves: ['a-budget-below-the-least-is-clamped'],
    given: [note('x')],
    when: { doc_kind: 'notes', max_chars: 0 },
    then: {
      result: { budget: { max_chars: 2, used_chars: 2 } },
      warnings: ['BUDGET_TRUNCATED', 'BUDGET_MINIMAL', 'BUDGET_MIN_CLAMPED'],
    },
  },
  {
    name: 'room enough',
    proves: ['the-budget-is-reported'],
    given: [note('x')],
    when: { doc_kind: 'notes', max_chars: 5000 },
    then: { result: { truncated: false, budget: { max_chars: 5000, used_chars: atLeast(50), truncated: false } } },
  },
  {
    name: 'two notes that are too much for one answer',
    proves: ['an-answer-has-a-ceiling'],
    given: [
      note('x'.repeat(10_000), {}, { text: '/entry/content' }),
      call('notes_commit', { content: template('{text}'.repeat(90)) }),
      call('notes_commit', { content: template('{text}'.repeat(90)) }, { save: { last: '/entry/seq' } }),
    ],
    when: { doc_kind: 'notes' },
    then: {
      result: {
        entries: [{ seq: saved('last') }],
        pagination: { has_more: true, next_cursor: saved('last'), count: 1 },
        truncated: true,
      },
    },
  },
  {
    name: 'a workspace nobody made',
    proves: ['an-unknown-workspace-is-refused'],
    given: [call('init', { workspace: 'conformance/other' })],
    when: {},
    then: {
      error: 'UNKNOWN_WORKSPACE',
      suggests: ['tasks_macro_start'],
      after: [call('status', {}, { result: { workspace_exists: false }, lines: ['^new ', '^tasks_macro_start '] })],
    },
  },
  {
    name: 'a thought that branches',
    proves: ['branching-thoughts-are-derived'],
    given: [
      note('first', { branch: 'main', doc: 'trace', format: 'trace_sequential_step', meta: { thoughtNumber: 1 } }),
      note('other way', {
        branch: 'main',
        doc: 'trace',
        format: 'trace_sequential_step',
        meta: { thoughtNumber: 2, branchFromThought: 1, branchId: 'b' },
      }),
      note('better', {
        branch: 'main',
        doc: 'trace',
        format: 'trace_step',
        meta: { thoughtNumber: 3, isRevision: true, revisesThought: 9 },
      }),
    ],
    when: { doc_kind: 'trace' },
    then: {
      result: {
        sequential: {
          nodes: [{ thoughtNumber: 1 }, { thoughtNumber: 2, branchId: 'b' }, { thoughtNumber: 3, isRevision: true }],
          edges: [
            { rel: 'branch', from: 1, to: 2 },
            { rel: 'revision', from: 9, to: 3 },
          ],
          missing: { branchFromThought: [], revisesThought: [9] },
        },
      },
    },
  },
]);
