import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { badCard } from '../../../refusals/sets.ts';
import { CardCommitted, CardInput, CardPlace, CardRefs } from '../../../types/card.ts';
import { CardType } from '../../../types/card-template.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_card',
  title: 'Record a decision or another thought',
  summary:
    'Record a decision with its reason, or a hypothesis, question, test or evidence, as a card; supports and blocks link it to other cards.',
  effect: 'write',
  idempotent: false,
  tier: 'daily',
  listed: {
    hint: 'decide, record decision, rationale, hypothesis, open question, evidence, ADR',
    leaves_out: ['target', 'branch', 'trace_doc', 'graph_doc', 'step', 'agent_id'],
  },
  render: 'lines',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    card: CardInput,
    type: Opt(described(CardType, 'What the card is; left out: what the card says, else note.')),
    supports: CardRefs('Cards that this one speaks for.'),
    blocks: CardRefs('Cards that this one speaks against.'),
    ...CardPlace,
  }),
  output: CardCommitted,
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  refuses: [...badCard, 'card-says-something-else'],
  tells: ['card_written'],

  rules: {
    'trace-and-graph-together': must('One call writes a note of format think_card into the trace and a node into the graph.'),
    'edges-are-drawn': must('supports and blocks become edges from the card to what they name.'),
    'edges-may-dangle': must('supports and blocks may name cards that are not there yet.'),
    'an-id-is-given-out': must('A card without id gets CARD-<n>, which no other card of the workspace has.'),
    'type-defaults-to-note': must('A card without type is a note.'),
    'status-defaults-to-open': must('A card without status is open.'),
    'something-must-be-said': must('A card without title and text answers INVALID_INPUT, and nothing is written.'),
    'an-unknown-type-is-refused': must('A type that is no card type answers INVALID_INPUT and names those that are.'),
    'unknown-keys-go-into-meta': must('Keys that a card does not have are kept in meta, in lower case.'),
    'keys-have-other-names': must('card_id means id and card_type means type, in any case.'),
    'tags-may-be-one-text': must('tags may be one text with , or ; between them.'),
    'tags-are-bounded': must('A card has at most 100 tags, those that say who sees it included.'),
    'json-text-is-read': must('A text that is a JSON object is read as the card.'),
    'lines-are-read': must(
      'A text of key: value lines, at least one of them a card field, is read as the card; # lines are skipped.',
    ),
    'plain-text-is-a-note': must('Any other text is the text of a note.'),
    'type-may-be-fixed': must('type beside the card wins over the type in it.'),
    'the-same-again-is-a-no-op': must('The same card under the same id answers inserted=false and writes nothing.'),
    'the-same-after-a-change-is-a-no-op': must('It stays a no-op after the status or the pin of the card changed.'),
    'a-different-card-is-a-conflict': must(
      'A different card under an id that is taken answers CONFLICT, and nothing is written.',
    ),
    'visibility-is-stamped': must('A card that does not say who sees it gets v:canon or v:draft by its type, and lane:shared.'),
    'focus-is-the-default': must('Without target and places the card goes to the documents of the focus.'),
    'a-what-if-is-worked-on': must(
      'While a branch made from that of the focus is checked out, the card goes to the documents of the focus on that branch.',
    ),
    'checkout-is-the-last-resort': must('Without focus it goes to trace and graph of the branch checked out.'),
    'places-may-be-named': must('branch, trace_doc and graph_doc name where it goes.'),
    'target-excludes-places': must('target together with branch or a document answers INVALID_INPUT.'),
    'a-step-tags-the-card': must('With step the card gets the tag step:<step id> and meta.step.'),
    'step-focus-is-the-first-open-step': must('step=focus means the first open step; with none open it answers UNKNOWN_ID.'),
    'a-step-needs-a-task': must('step without a task, or with branch or documents, answers INVALID_INPUT.'),
    'one-line-says-what-was-kept': must(
      'As lines it is one line: the id of the card, the branch and the reference of its entry; that it was there already, where it was.',
    ),
    'refs-can-be-opened': must('trace_ref and graph_ref can be opened.'),
    'who-wrote-it-is-kept': must('agent_id is kept with the entry of the trace.'),
  },
});
