import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Closed } from '../../../kit/schema.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { GraphError } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { DocumentSelector, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_validate',
  title: 'Check a graph',
  summary: 'Counts the live nodes and edges of a graph and lists edges whose ends are missing.',
  effect: 'read',
  scope: 'workspace',
  target: 'document',
  document: 'graph',
  budget: {
    knobs: ['max_chars'],
    keep: ['branch', 'doc', 'ok', 'stats'],
    shrink: [{ list: 'errors', from: 'back' }],
  },

  input: Type.Object({ ...InWorkspace, ...DocumentSelector, max_errors: Limit(50, 500), ...Budgeted }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Graph document that was read.'),
    ok: Type.Boolean({ description: 'True when no errors were found.' }),
    stats: Closed(
      {
        nodes: Type.Integer({ description: 'Nodes that were checked.' }),
        edges: Type.Integer({ description: 'Edges that were checked.' }),
      },
      { description: 'How much was checked.' },
    ),
    errors: Type.Array(GraphError, { description: 'Errors that were found, up to max_errors.' }),
    truncated: Opt(Type.Boolean({ description: 'True when max_errors or max_chars left something out.' })),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'live-items-are-counted': must('stats counts nodes and edges that are not deleted, as the branch shows them.'),
    'a-missing-end-is-an-error': must('An edge with an end that is not a live node is listed as EDGE_ENDPOINT_MISSING.'),
    'ok-means-no-errors': must('ok is true exactly when there is no error.'),
    'errors-are-bounded': must('At most max_errors are listed; truncated is true when there are more.'),
    'a-derived-branch-is-checked-whole': must('On a derived branch the base and the changes are checked together.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
