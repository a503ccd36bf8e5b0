import { Closed, defineTool, must, Opt, Type, Words } from '../../../kit/index.ts';
import { CardsApplied } from '../../../types/card.ts';
import { Meta } from '../../../types/entry.ts';
import { GraphNodeId } from '../../../types/graph.ts';
import { AgentId, BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';

const docs = Closed({ graph_doc: DocName, trace_doc: DocName });

export default defineTool({
  name: 'think_subgoal_open',
  title: 'Open a subgoal',
  summary: 'Opens a subgoal under a question, with a trace and a graph of its own to think in.',
  effect: 'write',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    question_id: GraphNodeId,
    message: Opt(Words(500, { description: 'What is to be found out; the title of the subgoal.', default: 'Subgoal' })),
    meta: Opt(Meta),
    target: Opt(TargetRef),
    ref: Opt(BranchName),
    parent_graph_doc: Opt(DocName),
    parent_trace_doc: Opt(DocName),
    child_graph_doc: Opt(DocName),
    child_trace_doc: Opt(DocName),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    branch: BranchName,
    question_id: GraphNodeId,
    subgoal_id: GraphNodeId,
    parent: docs,
    child: docs,
    trace_ref: Type.String(),
    applied: CardsApplied,
    last_seq: Seq,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
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
