import { absent, atLeast, call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import tool from './trace_hydrate.ts';

const step = (text: string, more: Record<string, unknown> = {}, save?: Record<string, string>) =>
  call('trace_step', { step: text, ...more }, save ? { save } : {});
const thought = (thoughtNumber: number, more: Record<string, unknown> = {}) =>
  call('trace_sequential_step', {
    thought: `thought ${thoughtNumber}`,
    thoughtNumber,
    totalThoughts: 9,
    nextThoughtNeeded: true,
    ...more,
  });

export default casesOf(tool, [
  {
    name: 'two of three steps',
    proves: ['the-newest-steps-oldest-first', 'no-thoughts-no-graph', 'the-rest-can-be-read-with-show'],
    given: [step('one'), step('two', {}, { two: '/entry/seq' }), step('three')],
    when: { limit_steps: 2 },
    then: {
      result: {
        branch: 'main',
        doc: 'trace',
        entries: [{ content: 'two' }, { content: 'three' }],
        sequential: absent,
        pagination: { next_cursor: saved('two'), has_more: true, count: 2 },
        truncated: false,
      },
      after: [call('show', { doc_kind: 'trace', cursor: saved('two') }, { result: { entries: [{ content: 'one' }] } })],
    },
  },
  {
    name: 'thoughts that branch and revise',
    proves: ['thoughts-become-a-graph', 'plain-steps-with-numbers-count'],
    given: [
      thought(1),
      thought(2, { branchFromThought: 1, branchId: 'b' }),
      thought(3, { isRevision: true, revisesThought: 1 }),
      step('low ceremony', { meta: { thoughtNumber: 4 } }),
    ],
    when: {},
    then: {
      result: {
        sequential: {
          nodes: [
            { thoughtNumber: 1, seq: atLeast(1), isRevision: false, branchFromThought: absent },
            { thoughtNumber: 2, branchId: 'b', branchFromThought: 1 },
            { thoughtNumber: 3, isRevision: true, revisesThought: 1 },
            { thoughtNumber: 4 },
          ],
          edges: [
            { rel: 'branch', from: 1, to: 2, branchId: 'b' },
            { rel: 'revision', from: 1, to: 3 },
          ],
          missing: { branchFromThought: ofLength(0), revisesThought: ofLength(0) },
        },
      },
    },
  },
  {
    name: 'a number used twice',
    proves: ['the-latest-of-a-number-wins'],
    given: [thought(1), step('again', { meta: { thoughtNumber: 1 } }, { again: '/entry/seq' })],
    when: {},
    then: { result: { sequential: { nodes: [{ thoughtNumber: 1, seq: saved('again') }] } } },
  },
  {
    name: 'a branch from a thought before the slice',
    proves: ['what-is-not-shown-is-missing'],
    given: [thought(1), thought(2, { branchFromThought: 1, branchId: 'b' })],
    when: { limit_steps: 1 },
    then: {
      result: {
        sequential: { nodes: [{ thoughtNumber: 2 }], missing: { branchFromThought: [1], revisesThought: ofLength(0) } },
      },
    },
  },
  {
    name: 'long statements',
    proves: ['statements-are-cut-to-bytes'],
    given: [step('мысль '.repeat(20)), step('short')],
    when: { statement_max_bytes: 16 },
    then: { result: { entries: [{ content: 'мысль м…' }, { content: 'short' }] } },
  },
  {
    name: 'a secret at the cut',
    proves: ['secrets-are-hidden-before-the-cut'],
    given: [step('key ghp_abcdefghijklmnopqrstuvwxyz0123456789')],
    when: { statement_max_bytes: 16 },
    then: { result: { entries: [{ content: 'key <redacted>' }] } },
  },
  {
    name: 'a budget for one entry',
    proves: ['a-small-budget-drops-the-graph-first'],
    given: [thought(1), thought(2), thought(3)],
    when: { max_chars: 420 },
    then: {
      result: {
        entries: [{ content: 'thought 3' }],
        sequential: absent,
        pagination: { has_more: true, next_cursor: atLeast(1), count: 1 },
        truncated: true,
      },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'another branch',
    proves: ['a-branch-may-be-named'],
    given: [step('base'), call('branch_create', { name: 'idea' }), step('later on main')],
    when: { ref: 'idea' },
    then: { result: { branch: 'idea', entries: [{ content: 'base', branch: 'main' }] } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { ref: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
  {
    name: 'a target and a branch at once',
    proves: ['target-excludes-ref-and-doc'],
    given: [call('init')],
    when: { target: 'TASK-001', ref: 'main' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a target and a document at once',
    proves: ['target-excludes-ref-and-doc'],
    given: [call('init')],
    when: { target: 'TASK-001', doc: 'trace' },
    then: { error: 'INVALID_INPUT' },
  },
]);
