import plan_min_checks from '../answers/plan_min_checks.ts';
import { advised, definePrompt, told } from '../kit/index.ts';
import { recent_evidence, repo_observation, standard } from './blocks.ts';
import { items, onlyIf, props, strategyChosen, words, wordsWhere } from './checks.ts';
import { outsideWords } from './common.ts';

const runs = props({ should_run_checks: { const: true } });
const needs = props({ needs_testless_strategy: { const: true } });
const none = props({ needs_testless_strategy: { const: false } });
export default definePrompt({
  of: plan_min_checks,
  role: 'You plan the fewest checks that would settle what the last batch left open.',
  goal: [
    'Hands runs the checks: you write its instruction. A check that nobody needs costs a batch; work that nobody checked is not done.',
  ],
  blocks: { ...standard, repo_observation, recent_evidence },
  rules: {
    ...outsideWords,
    'checks-come-with-an-instruction': told(
      'hands_check_input is the instruction for Hands where should_run_checks is true: what to run, and what to report about it, in whole sentences. Otherwise it is empty.',
      { schema: wordsWhere('hands_check_input', runs) },
    ),
    'checks-have-a-goal': told('Where should_run_checks is true, check_goals says what the checks should show.', {
      schema: onlyIf(runs, props({ check_goals: { minItems: 1, maxItems: 10, ...items(words) } })),
    }),
    'a-strategy-is-asked-for-in-words': told(
      'Where the project has no tests and nobody has said how to verify without them, needs_testless_strategy is true and testless_strategy_question asks the user for it. Otherwise that question is empty.',
      { schema: wordsWhere('testless_strategy_question', needs) },
    ),
    'tests-need-no-strategy': told('Where the repository has tests, needs_testless_strategy is false.', {
      given: props({ repo_observation: props({ has_tests: { const: true } }) }),
      schema: none,
    }),
    'a-strategy-is-asked-for-once': told(
      'Where the project has a strategy (testless_verification_strategy.chosen_once, or a claim with the tag mi:testless_verification_strategy), use it, and needs_testless_strategy is false.',
      { given: strategyChosen, schema: none },
    ),
    'a-missing-strategy-comes-first': told('Where needs_testless_strategy is true, should_run_checks is false.', {
      schema: onlyIf(needs, props({ should_run_checks: { const: false } })),
    }),
    'what-exists-comes-first': advised(
      'Prefer tests, builds and linters that the project has. Ask for a new check only where none fits and the values allow it, and then for the smallest.',
    ),
    'nothing-open-needs-nothing': advised('Where the evidence settles everything, run nothing and say so in notes.'),
  },
});
