import mine_preferences from '../answers/mine_preferences.ts';
import { advised, definePrompt, told, toldOf } from '../kit/index.ts';
import { run_notes, segment_evidence, standard } from './blocks.ts';
import { items, props, words } from './checks.ts';
import { outsideWords } from './common.ts';

export default definePrompt({
  of: mine_preferences,
  role: 'You name the few preferences or goals of the user that the segment of work shows and that are likely to last.',
  goal: [
    'Preferences steer later runs without anybody being asked. One is kept once it was seen often enough; a wrong one does harm for a long time.',
  ],
  blocks: { ...standard, segment_evidence, run_notes },
  rules: {
    ...outsideWords,
    'only-the-user-has-preferences': toldOf(
      'A preference shows in what the user wrote, chose, corrected or refused. What Hands did, says or recommends is none.',
    ),
    'a-preference-is-a-rule': told(
      'text is one rule that can be followed without knowing this task; rationale says what in the evidence shows it.',
      { schema: props({ suggestions: items(props({ text: words, rationale: words })) }) },
    ),
    'only-so-many': told(
      'Give no more suggestions than preference_mining.max_suggestions in the settings says, the surest first.',
      {
        most_items: ['suggestions'],
        of: ['runtime_config.preference_mining.max_suggestions'],
      },
    ),
    'nothing-known-is-repeated': told('Leave out what a claim says already.', {
      new: ['suggestions[].text'],
      of: ['thought_db_context.values_claims[].text', 'thought_db_context.pref_goal_claims[].text'],
    }),
    'global-is-rare': advised('scope is project unless it plainly holds for all work of this user.'),
    'doubt-leaves-it-out': advised('Below a confidence of 0.75 leave it out.'),
  },
});
