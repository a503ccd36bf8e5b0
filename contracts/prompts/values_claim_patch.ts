import values_claim_patch from '../answers/values_claim_patch.ts';
import { advised, definePrompt, FreeObject, told, toldOf } from '../kit/index.ts';
import { ClaimViews } from '../types/prompt.ts';
import { allowed_event_ids, allowed_retract_claim_ids, block, notes, text } from './blocks.ts';
import { cited, claimRules, items, props, replacing } from './checks.ts';

export default definePrompt({
  of: values_claim_patch,
  role: 'You say which claims have to be added, replaced or retracted so that they say what the values of the user now say.',
  goal: [
    'These claims are what every later decision goes by; the text itself is not shown again. Claims are only added and linked, never rewritten, so change as little as the new text calls for.',
  ],
  blocks: {
    values_text: text('user', 'What the user wrote about values', 40_000),
    compiled_values: block(
      'records',
      'The same in short sentences; {} when there is none',
      FreeObject({ description: 'A summary of the values.' }),
    ),
    existing_values_claims: block('records', 'Claims about values that hold now', ClaimViews),
    allowed_event_ids,
    allowed_retract_claim_ids,
    notes,
  },
  rules: {
    ...claimRules('', ['existing_values_claims[].claim_id']),
    'values-are-wishes': told(
      'Each claim is a preference or a goal of the user: claim_type is preference or goal, scope and visibility are global, and tags has values:base.',
      {
        schema: props({
          claims: items(
            props({
              claim_type: { enum: ['preference', 'goal'] },
              scope: { const: 'global' },
              visibility: { const: 'global' },
              tags: { contains: { const: 'values:base' } },
            }),
          ),
        }),
      },
    ),
    'every-claim-rests-on-the-event': told(
      'Each claim has a local_id, a text and the record of the values in source_event_ids; so does each edge.',
      { schema: props(cited) },
    ),
    'edges-only-replace': told(
      'Edges are supersedes, from the old claim to the new one, or same_as, from the double to the one that stays.',
      {
        schema: props({ edges: replacing }),
      },
    ),
    'only-what-may-go-is-retracted': told('Retract only claims from the list of those that may be retracted.', {
      among: ['retract_claim_ids[]'],
      of: ['allowed_retract_claim_ids[]'],
    }),
    'replaced-is-not-retracted': told('A claim that a new one supersedes is not retracted too.', {
      apart: ['retract_claim_ids[]', 'edges[].from_claim_id'],
    }),
    'what-is-said-already-stays': toldOf(
      'What a claim that holds says already is not added again. Where nothing changed, all lists are [].',
    ),
    'one-rule-a-claim': advised(
      'Each claim is one rule that can be read by itself, with its limits and exceptions; 5 to 12 say most values.',
    ),
    'nothing-is-added': advised('Add nothing that the text does not say.'),
  },
});
