import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, LimitOrNone } from '../../../types/budget.ts';
import { GraphEdge, GraphNode, GraphNodeId, GraphStatus, GraphTag, GraphType } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocumentSelector, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_query',
  title: 'Look into a graph',
  summary:
    'Nodes of a graph that meet every filter, newest first, and the edges between them. A derived branch shows its base too.',
  effect: 'read',
  scope: 'workspace',
  target: 'document',
  document: 'graph',
  budget: {
    knobs: ['max_chars'],
    keep: ['branch', 'doc', 'pagination'],
    shrink: [
      { shorten: 'nodes[].text', to: 1024 },
      { list: 'edges', from: 'back' },
      { drop: 'nodes[].meta' },
      { shorten: 'nodes[].text', to: 256 },
      { list: 'nodes', from: 'back', page: { at: 'pagination', by: { key: 'last_seq' } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...DocumentSelector,
    ids: Opt(Type.Array(GraphNodeId, { minItems: 1, maxItems: 200, description: 'Any of these nodes.' })),
    types: Opt(Type.Array(GraphType, { minItems: 1, maxItems: 50, description: 'Any of these types.' })),
    status: Opt(described(GraphStatus, 'Only nodes with exactly this status.')),
    tags_any: Opt(Type.Array(GraphTag, { minItems: 1, maxItems: 50, description: 'At least one of these tags.' })),
    tags_all: Opt(Type.Array(GraphTag, { minItems: 1, maxItems: 50, description: 'All of these tags.' })),
    text: Opt(
      Text(500, {
        pattern: '^[^\\u0000]*$',
        form: 'text without a NUL character',
        description: 'Part of the title or text, in any case.',
      }),
    ),
    include_deleted: Opt(Type.Boolean({ default: false, description: 'Show tombstones too.' })),
    cursor: Cursor,
    limit: Limit(50),
    include_edges: Opt(Type.Boolean({ default: true, description: 'Also return the edges between the nodes (true).' })),
    edges_limit: LimitOrNone(200, 1000),
    ...Budgeted,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Graph document that was read.'),
    nodes: Type.Array(GraphNode, { description: 'Nodes that match, newest first.' }),
    edges: Type.Array(GraphEdge, { description: 'Edges between these nodes.' }),
    pagination: Pagination,
    truncated: Type.Boolean({ description: 'True when edges_limit, max_chars or the ceiling left something out.' }),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'newest-first': must('Nodes come by last_seq, newest first, each with its latest version only.'),
    'filters-and-together': must('A node is shown when it meets every filter that is given.'),
    'ids-and-types-are-any-of': must('ids and types each mean any of the list.'),
    'tags-any-and-all': must('tags_any wants one of its tags, tags_all wants all of them; case does not matter.'),
    'status-is-exact': must('status is compared exactly.'),
    'text-is-a-part-in-any-case': must('text finds a part of title or text in any case, of any length, and not the id.'),
    'any-text-is-safe': must('Quotes, percent signs and other special characters in text stand for themselves.'),
    'tombstones-are-left-out': must('Deleted nodes and edges are left out, unless include_deleted is true.'),
    'edges-join-returned-nodes': must('Edges are those between returned nodes, newest first, at most edges_limit.'),
    'edges-can-be-left-out': must('include_edges=false or edges_limit=0 shows no edges.'),
    'cut-edges-are-said': must('When edges_limit leaves edges out, truncated is true.'),
    'pages-cover-everything-once': must(
      'Following next_cursor visits every node once; one that changes meanwhile moves to the front and is not shown twice.',
    ),
    'a-derived-branch-shows-its-base': must('A derived branch shows its base as it was when it was made, under its own changes.'),
    'bases-of-bases-count': must('The base of a base is seen up to the earlier of the two cuts.'),
    'a-cut-page-can-be-continued': must('When a budget drops nodes, the oldest go first and next_cursor brings them back.'),
    'a-page-has-room-for-a-mebibyte': must(
      'Texts and meta of a page are at most 1 MiB, or max_chars where that is more, but for its first node: the page ends before the next one, and next_cursor goes on there. Edges end likewise. truncated says so.',
      { untested: 'the case would be several megabytes; proved in test/store/page-bytes.test.ts' },
    ),
    'an-empty-graph-is-empty': must('A graph nobody wrote to has no nodes and no next page.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'answers-are-redacted': must('A value that looks like a secret is shown as <redacted>.'),
  },
});
