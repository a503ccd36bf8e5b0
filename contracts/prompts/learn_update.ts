import learn_update from '../answers/learn_update.ts';
import { advised, Closed, definePrompt, Type, told, toldOf } from '../kit/index.ts';
import { ClaimViews, LogView } from '../types/prompt.ts';
import {
  allowed_event_ids,
  allowed_retract_claim_ids,
  block,
  hands_provider,
  project_overlay,
  run_notes,
  runtime_config,
  task,
} from './blocks.ts';
import { cited, claimRules, items, onlyIf, props, replacing, words } from './checks.ts';
import { outsideWords } from './common.ts';

export default definePrompt({
  of: learn_update,
  role: 'You fold what a run suggested to learn, and what was learned before, into a smaller set of claims that says the same.',
  goal: [
    'Suggestions come one by one and repeat each other. You are asked once, at the end of a run. Where the set is good as it is, change nothing: that is the usual answer.',
  ],
  blocks: {
    task,
    hands_provider,
    runtime_config,
    project_overlay,
    recent_learn_suggested: block('outside', 'What this run suggested to learn', LogView),
    existing_learned_claims: block('records', 'Claims that were learned and hold now', ClaimViews),
    allowed_event_ids,
    allowed_retract_claim_ids,
    thresholds: block(
      'records',
      'How sure a change has to be, and how many there may be',
      Closed({
        min_confidence: Type.Number({ description: 'What is less sure is dropped.' }),
        max_claims: Type.Integer({ description: 'No more claims are kept.' }),
        max_retracts: Type.Integer({ description: 'No more are retracted.' }),
      }),
    ),
    run_notes,
  },
  rules: {
    ...outsideWords,
    ...claimRules('patch.', ['existing_learned_claims[].claim_id']),
    'retractions-cite-what-is-allowed': told('Each retraction cites at least one record that may be cited.', {
      among: ['retract[].source_event_ids[]'],
      of: ['allowed_event_ids[]'],
    }),
    'nothing-to-apply-is-empty': told('Where should_apply is false, all lists are [].', {
      schema: onlyIf(
        props({ should_apply: { const: false } }),
        props({ patch: props({ claims: { maxItems: 0 }, edges: { maxItems: 0 } }), retract: { maxItems: 0 } }),
      ),
    }),
    'everything-rests-on-evidence': told(
      'Each claim has a local_id, a text and at least one record; each edge both ends and a record; each retraction a rationale and a record.',
      { schema: props({ patch: props(cited), retract: items(props({ rationale: words, source_event_ids: { minItems: 1 } })) }) },
    ),
    'what-is-learned-is-a-wish': told('Each claim is a preference or a goal, and its tags have mi:learned.', {
      schema: props({
        patch: props({
          claims: items(props({ claim_type: { enum: ['preference', 'goal'] }, tags: { contains: { const: 'mi:learned' } } })),
        }),
      }),
    }),
    'edges-only-replace': told(
      'Edges are supersedes, from the old claim to the new one, or same_as, from the double to the one that stays.',
      {
        schema: props({ patch: props({ edges: replacing }) }),
      },
    ),
    'only-what-may-go-is-retracted': told('Retract only claims from the list of those that may be retracted.', {
      among: ['retract[].claim_id'],
      of: ['allowed_retract_claim_ids[]'],
    }),
    'replaced-is-not-retracted': told('A claim that a new one supersedes is not retracted too.', {
      apart: ['retract[].claim_id', 'patch.edges[].from_claim_id'],
    }),
    'only-what-is-sure': told('confidence of each claim, edge and retraction is at least thresholds.min_confidence.', {
      least: ['patch.claims[].confidence', 'patch.edges[].confidence', 'retract[].confidence'],
      of: ['thresholds.min_confidence'],
    }),
    'only-so-many-claims': told('Give at most thresholds.max_claims claims.', {
      most_items: ['patch.claims'],
      of: ['thresholds.max_claims'],
    }),
    'only-so-many-retractions': told('Retract at most thresholds.max_retracts claims.', {
      most_items: ['retract'],
      of: ['thresholds.max_retracts'],
    }),
    'a-good-set-stays': toldOf(
      'Where no suggestion repeats, widens or contradicts another or a learned claim, should_apply is false.',
    ),
    'nothing-is-lost': advised('What a claim forbids must be forbidden by what replaces it.'),
  },
});
