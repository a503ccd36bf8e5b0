import { Closed, defineTool, described, must, Opt, Type, Words } from '../../../kit/index.ts';
import { badCard } from '../../../refusals/sets.ts';
import { CardsApplied } from '../../../types/card.ts';
import { Meta } from '../../../types/entry.ts';
import { GraphNodeId } from '../../../types/graph.ts';
import { AgentId, BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';

const docs = Closed({ graph_doc: described(DocName, 'Graph document.'), trace_doc: described(DocName, 'Trace document.') });

export default defineTool({
  name: 'think_subgoal_open',
  title: 'Open a subgoal',
  summary: 'Opens a subgoal under a question, with a trace and a graph of its own to think in.',
  effect: 'write',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    question_id: described(GraphNodeId, 'Question to be answered.'),
    message: Opt(Words(500, { description: 'What is to be found out; the title of the subgoal.', default: 'Subgoal' })),
    meta: Opt(Meta),
    target: Opt(described(TargetRef, 'Plan or task whose branch and documents are meant.')),
    ref: Opt(described(BranchName, 'Branch; left out: that of target, focus or checkout.')),
    parent_graph_doc: Opt(described(DocName, 'Graph document of the question; left out: that of target, focus or the default.')),
    parent_trace_doc: Opt(described(DocName, 'Trace document of the question; left out: that of target, focus or the default.')),
    child_graph_doc: Opt(described(DocName, 'Graph document to work in; left out: <subgoal_id>-graph.')),
    child_trace_doc: Opt(described(DocName, 'Trace document to work in; left out: <subgoal_id>-trace.')),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    question_id: described(GraphNodeId, 'Question to be answered.'),
    subgoal_id: described(GraphNodeId, 'Subgoal card that was made.'),
    parent: described(docs, 'Documents of the question.'),
    child: described(docs, 'Documents to work in.'),
    trace_ref: Type.String({ description: 'Reference of the trace entry, <doc>@<seq>; open takes it.' }),
    applied: CardsApplied,
    last_seq: described(Seq, 'Number of the last new version.'),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: [...badCard, 'card-is-not-known', 'card-is-no-question', 'linked-card-is-not-there'],
  tells: ['card_written', 'graph_edge_written'],

  rules: {
    'a-subgoal-is-a-question': must(
      'The subgoal is an open card of type question with the tag subgoal, in the graph of its question.',
    ),
    'the-message-is-its-title': must('message is its title; without it the title is Subgoal.'),
    'its-trace-is-the-child': must(
      'Its entry stands in the trace of the child: <id>-trace, unless child_trace_doc says otherwise.',
    ),
    'meta-knows-both-sides': must('meta names the question and the documents of parent and child; what the caller adds is kept.'),
    'the-question-leads-to-it': must('An edge subgoal leads from the question to the card.'),
    'an-unknown-question-leaves-nothing': must('A question that is not there answers UNKNOWN_ID, and nothing is stored.'),
    'only-questions-have-subgoals': must('A card that is no question answers INVALID_INPUT.'),
    'it-stays-in-the-step': must('A subgoal of a question of a step belongs to that step too.'),
    'the-focus-is-the-default': must(
      'Without target, ref and documents the question is looked for where the focus thinks, else the checkout.',
    ),
  },
});
