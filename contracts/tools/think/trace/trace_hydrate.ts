import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Entry, SequentialGraph } from '../../../types/entry.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Pagination } from '../../../types/page.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';

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
    target: Opt(described(TargetRef, 'Plan or task whose trace is meant.')),
    ref: Opt(described(BranchName, 'Branch to read; left out: that of target, focus or checkout.')),
    doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
    limit_steps: Limit(50),
    statement_max_bytes: Opt(
      Type.Integer({ minimum: 8, maximum: 1_000_000, description: 'Longest text of one step, in UTF-8 bytes.' }),
    ),
    ...Budgeted,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Trace document that was read.'),
    entries: Type.Array(Entry, { description: 'Newest steps, oldest first.' }),
    sequential: Opt(Nullable(SequentialGraph, { description: 'How numbered thoughts relate; null when there are none.' })),
    pagination: Pagination,
    truncated: Truncated,
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
});
