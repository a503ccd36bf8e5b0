import { Closed, defineTool, described, must, Opt, Prose, Text, Type, Words } from '../../../kit/index.ts';
import { ClaimVisibility, ThoughtNodeType } from '../../../types/claim-patch.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { EvidenceEventId, ThoughtNodeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { RecordedAs } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'node_create',
  title: 'Write down a decision',
  summary: 'Writes a decision, an action or a summary into the Thought DB.',
  effect: 'write',
  scope: 'project',
  command: {
    path: ['node', 'create'],
    prints: 'node_id',
    stdin: ['text'],
    examples: ['mi node create --type decision --title "Semicolons in exports" --text "The office expects them."'],
  },
  input: Type.Object({
    ...InProject,
    scope: ScopeOr('project', 'Whose store keeps it.'),
    type: described(ThoughtNodeType, 'What it is.'),
    title: Opt(
      Prose(400, { default: '', description: 'In a line; left out: the first line of the text. 140 characters are kept.' }),
    ),
    text: Words(200_000, { description: 'All of it.' }),
    visibility: Opt(described(ClaimVisibility, 'A label; left out: that of the scope.')),
    tag: Opt(Type.Array(Text(200), { maxItems: 20, default: [], description: 'Labels to find it by.' })),
    cite: Opt(Type.Array(EvidenceEventId, { maxItems: 11, default: [], description: 'Evidence records that it rests on.' })),
    confidence: Opt(Type.Number({ minimum: 0, maximum: 1, default: 1, description: 'How sure it is (1).' })),
    notes: Opt(Prose(4000, { default: '', description: 'Anything worth keeping about it.' })),
  }),
  output: Closed({ node_id: ThoughtNodeId, event_id: RecordedAs }),
  errors: ['UNKNOWN_ID'],
  refuses: ['cited-record-is-not-known'],
  tells: ['node_create', 'node_asserted'],
  rules: {
    'a-node-cites-what-it-rests-on': must(
      'The node is active in the scope that is named, and cites its node_create record and what was cited.',
    ),
    'the-first-line-is-the-title': must('Without a title, the first line of the text is the title, cut at 140 characters.'),
    'what-is-cited-is-there': must('A record that is in neither log answers UNKNOWN_ID, and nothing is written.'),
  },
});
