import { defineTexts } from '../kit/index.ts';

/** What the engine says of what it noticed, by the title of the card, and the action that it offers, by its id: a title is said once. */
export const engineTexts = defineTexts({
  'decision-is-only-a-draft': 'The decision "{label}" is only a draft.',
  'publish-the-decision': { title: 'Publish {id}', why: 'A draft is hidden from those who resume the work.' },
  'assumption-is-settled-but-used': 'The assumption "{label}" is {status}, and {cards} cards still lean on it.',
  'look-again-at-what-leans-on-it': {
    title: 'Look again at what leans on {id}',
    why: 'What it carried may no longer hold.',
  },
  'weigh-it-by-criteria': { title: 'Weigh {id} by criteria', why: 'It reads like a choice between two ways.' },
  'evidence-shows-little': '"{label}" shows little ({score} of 100): add what was run and where the result is.',
  'every-test-has-fresh-evidence': 'Every test that can be run has fresh evidence.',
  'evidence-is-old': 'The evidence of "{label}" is old.',
  'run-the-test-again': { title: 'Run {id}', why: 'Its newest evidence is old.' },
  'run-the-test': { title: 'Run {id}', why: 'It can be run and was not yet.' },
  'thoughts-brought-nothing': '{count} thoughts in a row brought neither evidence nor a decision.',
  'change-the-way-of-looking': {
    title: 'Change the way of looking',
    why: 'More of the same thinking rarely helps.',
  },
  'hypothesis-has-no-test': '"{label}" has no test.',
  'say-how-to-test-it': {
    title: 'Say how to test {id}',
    why: 'A hypothesis without a test cannot be wrong, nor right.',
  },
  'hypothesis-has-no-evidence': '"{label}" has a test but no evidence.',
  'card-is-supported-and-blocked': '"{label}" is both supported and blocked.',
  'settle-what-speaks-for-it': {
    title: 'Settle what speaks for and against {id}',
    why: 'Both sides cannot hold; a decisive test tells.',
  },
  'decision-stands-on-little': 'The pinned decision "{label}" stands on little ({value}).',
  'design-one-experiment': {
    title: 'Design one experiment for {id}',
    why: 'A decisive experiment raises confidence more than another argument.',
  },
  'more-speaks-against-it': '"{label}" has more against it than for it ({value}).',
  'nothing-speaks-against-it': 'Nothing speaks against "{label}".',
  'argue-against-it': {
    title: 'Argue against {id}',
    why: 'A position that was never attacked was never defended.',
  },
});
