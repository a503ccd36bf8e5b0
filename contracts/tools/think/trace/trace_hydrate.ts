import { absent, atLeast, call, defineTool, must, Nullable, Opt, ofLength, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Entry, SequentialGraph } from '../../../types/entry.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Pagination } from '../../../types/page.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';

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

const shrink = shrinkEntries('entries', 'pagination');
const firstList = shrink.findIndex((step) => 'list' in step);

export default defineTool({
  name: 'trace_hydrate',
  title: 'Resume from a trace',
  summary: 'The newest steps of a trace, oldest first, with the graph of how numbered thoughts branch and revise each other.',
  effect: 'read',
  scope: 'workspace',
  target: 'document',
  document: 'trace',
  focus_unless: 'doc',
  budget: {
    knobs: ['max_chars'],
    keep: ['branch', 'doc', 'pagination'],
    /** The graph goes before the first entry does, so it never speaks of thoughts that are not shown. */
    shrink: [...shrink.slice(0, firstList), { drop: 'sequential' }, ...shrink.slice(firstList)],
  },

  input: Type.Object({
    ...InWorkspace,
    target: Opt(TargetRef),
    ref: Opt(BranchName),
    doc: Opt(DocName),
    limit_steps: Limit(50),
    statement_max_bytes: Opt(
      Type.Integer({ minimum: 8, maximum: 1_000_000, description: 'Longest text of one step, in UTF-8 bytes.' }),
    ),
    ...Budgeted,
  }),
  output: Type.Object({
    branch: BranchName,
    doc: DocName,
    entries: Type.Array(Entry),
    sequential: Opt(Nullable(SequentialGraph)),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'the-newest-steps-oldest-first': must('The newest limit_steps entries are shown, in the order they were written.'),
    'the-rest-can-be-read-with-show': must('next_cursor is the cursor with which show goes on before the oldest step shown.'),
    'thoughts-become-a-graph': must('Thoughts among the entries shown yield nodes, branch and revision edges.'),
    'plain-steps-with-numbers-count': must('A trace_step whose meta bears a thoughtNumber is a node too.'),
    'the-latest-of-a-number-wins': must('Of several thoughts with one number the newest is the node.'),
    'what-is-not-shown-is-missing': must('A thought that is referred to and not among the entries shown is listed as missing.'),
    'no-thoughts-no-graph': must('Without thoughts sequential is null.'),
    'statements-are-cut-to-bytes': must('With statement_max_bytes no text is longer than that; a cut one ends with an ellipsis.'),
    'secrets-are-hidden-before-the-cut': must('A cut never shows the beginning of a secret.'),
    'a-small-budget-drops-the-graph-first': must(
      'When a budget drops entries, the graph is gone, and the page can be continued.',
    ),
    'a-branch-may-be-named': must('ref reads the trace of that branch, its base included.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'target-excludes-ref-and-doc': must('target together with ref or doc answers INVALID_INPUT.'),
  },
  cases: [
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
  ],
});
