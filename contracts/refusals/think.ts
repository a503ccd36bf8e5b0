import { badInput, defineRefusals, type Suggestion, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const N = Type.Integer();
const List = Type.Array(S);
const field = Of({ field: S });

const seeCards: Suggestion = { tool: 'think_context', params: {}, reason: 'See which cards there are' };

export const thinkRefusals = defineRefusals({
  'card-field-is-no-text': badInput('card.{field} must be a text.', 'Give {field} as a text, or leave it out.', undefined, field),
  'card-field-holds-a-nul': badInput('card.{field} holds a NUL character.', 'Leave it out.', undefined, field),
  'card-field-is-too-long': badInput(
    'card.{field} is longer than {most} characters.',
    'Shorten {field}.',
    undefined,
    Of({ field: S, most: N }),
  ),
  'card-field-holds-a-bar': badInput(
    'card.{field} holds | or a control character.',
    'Leave such characters out of {field}.',
    undefined,
    field,
  ),
  'card-tags-are-no-list': badInput('card.tags must be a list of texts.', 'Give tags as ["a", "b"] or "a, b".'),
  'card-tag-is-no-text': badInput('card.tags holds something that is no text.', 'Give tags as ["a", "b"].'),
  'card-meta-is-no-object': badInput('card.meta must be an object.', 'Give meta as an object or its JSON text.'),
  'card-type-is-not-known': badInput(
    'There is no card of type {type}.',
    'Choose one of: {known}.',
    undefined,
    Of({ type: S, known: List }),
  ),
  'card-has-too-many-tags': badInput(
    'The card would have {count} tags; {most} are the most.',
    'Leave some of its tags out.',
    undefined,
    Of({ count: N, most: N }),
  ),
  'card-id-belongs-to-tasks': badInput(
    'Card id {id} belongs to plans and tasks.',
    'Choose another id, or leave it out.',
    undefined,
    Of({ id: S }),
  ),
  'card-says-nothing': badInput('A card needs a title or a text.', 'Add title or text to the card.'),
  'card-says-something-else': {
    code: 'CONFLICT',
    says: {
      kind: 'card',
      problem: 'Card {id} is there already and says something else.',
      fix: 'Leave id out for a new card, or change how the old one stands with think_set_status.',
    },
    facts: Of({ id: S }),
    suggest: [{ tool: 'open', params: { id: '{id}' }, reason: 'See what {id} says' }],
  },
  'card-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'card', fix: 'Use the id of a card that stands in {doc} on this branch.' },
    facts: Of({ id: S, doc: S }),
    suggest: [seeCards],
  },
  'card-leads-nowhere': {
    code: 'UNKNOWN_ID',
    says: { kind: 'card', fix: 'Copy the id of a card from an answer, such as think_context gives.' },
    facts: Of({ id: S }),
    suggest: [seeCards],
  },
  'linked-card-is-not-there': {
    code: 'INVALID_INPUT',
    says: { problem: 'There is no card {ids} in {doc} on this branch.', fix: 'Link cards that are there.' },
    facts: Of({ ids: List, doc: S }),
    suggest: [seeCards],
  },
  'no-stage-is-given': badInput('No stage is given.', 'Give at least one of {stages}.', undefined, Of({ stages: List })),
  'status-has-no-stage': badInput(
    'status.{stage} has no stage: {stage} is not given.',
    'Give {stage}, or leave status.{stage} out.',
    'status.{stage}',
    Of({ stage: S }),
  ),
  'card-is-a-published-copy': badInput(
    '{id} is a published copy already.',
    'Publish the card that it is a copy of.',
    'card_id',
    Of({ id: S }),
  ),
  'published-id-would-be-too-long': badInput(
    'The copy of {id}… would have too long an id.',
    'Use a shorter card id.',
    'card_id',
    Of({ id: S }),
  ),
  'node-is-no-card': badInput(
    '{id} is a node of type {type}, which is no card.',
    'Publish a card.',
    'card_id',
    Of({ id: S, type: S }),
  ),
  'card-is-no-question': badInput(
    'Card {id} is a {type}, not a question.',
    'Open subgoals under a question.',
    'question_id',
    Of({ id: S, type: S }),
  ),
  'card-is-no-subgoal': badInput(
    'Card {id} is no subgoal.',
    'Close the card that think_subgoal_open gave, or use think_set_status.',
    'subgoal_id',
    Of({ id: S }),
  ),
  'meta-is-no-object': {
    code: 'INVALID_INPUT',
    says: { problem: 'meta is not the JSON text of an object.', fix: 'Send meta as an object.' },
    hints: [{ field: 'meta', kind: 'type', expected: 'an object' }],
  },
  'total-thoughts-are-too-few': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'totalThoughts is {total}, less than thoughtNumber {number}.',
      fix: 'Raise totalThoughts to {number} or more.',
    },
    facts: Of({ total: N, number: N }),
    hints: [{ field: 'totalThoughts', kind: 'range', expected: 'at least {number}' }],
  },
});
