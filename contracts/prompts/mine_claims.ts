import mine_claims from '../answers/mine_claims.ts';
import { advised, Closed, definePrompt, Type, told, toldOf } from '../kit/index.ts';
import { allowed_event_ids, block, run_notes, segment_evidence, standard } from './blocks.ts';
import { cited, claimRules, props } from './checks.ts';
import { outsideWords } from './common.ts';

const shown = ['values_claims', 'pref_goal_claims', 'query_claims'].map((list) => `thought_db_context.${list}[].claim_id`);

export default definePrompt({
  of: mine_claims,
  role: 'You draw from the segment of work the few claims that will be of use again.',
  goal: [
    'A claim is one statement, a fact, preference, assumption or goal, that later runs can rest on and that can be traced to evidence. Most segments give none or one. Claims are only added: what is wrong is hard to get rid of.',
  ],
  blocks: {
    ...standard,
    segment_evidence,
    allowed_event_ids,
    thresholds: block(
      'records',
      'How sure a claim has to be, and how many there may be',
      Closed({
        min_confidence: Type.Number({ description: 'Claims below it are dropped.' }),
        max_claims: Type.Integer({ description: 'No more are kept.' }),
      }),
    ),
    run_notes,
  },
  rules: {
    ...outsideWords,
    ...claimRules('', shown),
    'every-claim-rests-on-evidence': told(
      'Each claim has a local_id, a text and at least one record that it rests on; each edge has both ends and at least one record.',
      { schema: props(cited) },
    ),
    'only-what-is-sure': told(
      'confidence of each claim and edge is at least thresholds.min_confidence; leave out what is not so sure.',
      {
        least: ['claims[].confidence', 'edges[].confidence'],
        of: ['thresholds.min_confidence'],
      },
    ),
    'only-so-many': told('Give at most thresholds.max_claims claims, the most useful ones.', {
      most_items: ['claims'],
      of: ['thresholds.max_claims'],
    }),
    'nothing-known-is-repeated': told('Leave out what a claim says already; link to it instead.', {
      new: ['claims[].text'],
      of: ['values_claims', 'pref_goal_claims', 'query_claims'].map((list) => `thought_db_context.${list}[].text`),
    }),
    'what-passes-is-no-claim': toldOf(
      'What held for this task alone, such as that tests passed, is no claim: without anything that lasts, claims and edges are [].',
    ),
    'wishes-come-from-the-user': advised('Preferences and goals are those of the user; what Hands recommends is none of them.'),
    'global-is-rare': advised(
      'scope is project unless the claim plainly holds for all work of this user; visibility is the same as scope.',
    ),
    'edges-point-from-old-to-new': advised(
      'supersedes leads from the old claim to the new one, same_as from the double to the one that stays.',
    ),
  },
});
