import { Closed, defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { ThoughtNodeType } from '../../../types/claim-patch.ts';
import { ThoughtNodeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { AnyNumber, MoreBehind, NodeView, ScopeOrBoth, Tags, ThoughtStatus } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'node_list',
  title: 'List nodes',
  summary: 'Decisions, actions and summaries of the Thought DB, the newest first.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  command: { path: ['node', 'list'], examples: ['mi node list --scope effective --type summary'] },
  input: Type.Object({
    ...InProject,
    scope: ScopeOrBoth('project', 'Whose nodes; effective: those of the project, then the global ones.'),
    all: Opt(Type.Boolean({ default: false, description: 'Also what no longer holds, and duplicates.' })),
    tag: Tags,
    contains: Opt(Text(400, { description: 'Only nodes with this text in title or text, whatever the case.' })),
    type: Opt(Type.Array(ThoughtNodeType, { maxItems: 3, default: [], description: 'Only these types.' })),
    status: Opt(Type.Array(ThoughtStatus, { maxItems: 3, default: [], description: 'Only what stands so; left out: active.' })),
    limit: AnyNumber,
    after: Opt(described(ThoughtNodeId, 'Only what comes after this node: the last one of the list before.')),
  }),
  output: Closed({
    nodes: Type.Array(NodeView, { description: 'The nodes, the newest first; those of the project before global ones.' }),
    has_more: MoreBehind,
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: {
    knobs: [],
    keep: [],
    shrink: [
      { shorten: 'nodes[].text', to: 1000 },
      { list: 'nodes', from: 'back', more: 'has_more' },
    ],
  },
  errors: ['UNKNOWN_ID'],
  refuses: ['node-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'the-newest-nodes-come-first': must('Nodes are listed by when they were asserted, the newest first, then by id.'),
    'only-nodes-that-hold-are-listed': must(
      'Without all or status, what was retracted, superseded or declared a duplicate is not listed.',
    ),
    'title-and-text-are-looked-through': must(
      'contains finds its text in the title and in the text of a node; tag and type narrow the list too.',
    ),
    ...thoughtsSaid,
  },
});
