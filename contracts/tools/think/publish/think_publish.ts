import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { CardDocs, CardScope, CardsApplied } from '../../../types/card.ts';
import { GraphNodeId } from '../../../types/graph.ts';
import { AgentId, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_publish',
  title: 'Publish a card',
  summary: 'Puts a copy of a card where every reader sees it; publishing again brings the copy up to date.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    trace_doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
    card_id: described(GraphNodeId, 'Draft to publish.'),
    pin: Opt(Type.Boolean({ description: 'Pin the copy, or take its pin away.' })),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    ...CardDocs,
    source_card_id: described(GraphNodeId, 'Draft that was published.'),
    published_card_id: described(GraphNodeId, 'The published copy.'),
    inserted: Type.Boolean({ description: 'False when the copy was there already.' }),
    graph_applied: CardsApplied,
    trace_ref: Nullable(Type.String(), {
      description: 'Reference of the trace entry, <doc>@<seq>; null when nothing was written.',
    }),
    last_seq: Nullable(Seq, { description: 'Number of the last new version; null when nothing was written.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: [
    'card-is-not-known',
    'card-is-a-published-copy',
    'published-id-would-be-too-long',
    'node-is-no-card',
    'card-has-too-many-tags',
  ],
  tells: ['card_written'],

  rules: {
    'a-copy-is-written': must('The copy is CARD-PUB-<id>; it says what the card says now, as an entry of the trace and a node.'),
    'the-copy-is-canon': must('The copy has v:canon and lane:shared; it has neither v:draft nor the lane of an agent.'),
    'other-tags-stay': must('Tags of steps, anchors and all others are kept.'),
    'where-it-came-from-is-kept': must('meta.published_from names the card, and its lane and agent where it had one.'),
    'the-copy-supports-its-source': must('An edge supports leads from the copy to the card.'),
    'pin-pins-the-copy': must('pin=true pins the copy and pin=false takes its pin away; without pin it stays as it is.'),
    'again-changes-nothing': must('Publishing a card that did not change writes nothing.'),
    'again-brings-it-up-to-date': must('Publishing a card that changed updates the same copy.'),
    'an-unknown-card-is-refused': must('A card that is not there answers UNKNOWN_ID.'),
    'a-copy-is-not-published': must(
      'A card that is a published copy itself, or whose copy would have too long an id, answers INVALID_INPUT.',
    ),
    'it-stays-in-its-place': must(
      'The copy goes where the card was found: by target, by ref and documents, else focus, else checkout.',
    ),
  },
});
