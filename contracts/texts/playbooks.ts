import { defineTexts } from '../kit/index.ts';

const counter =
  'Counter-hypothesis: write the best rival explanation as a card that blocks yours. Give it a fair chance to be right.';
const falsify = 'Falsifying test: find the cheapest observation that only one of the two survives. Run it before anything else.';
const stop =
  'Stop criteria: write down now which result ends the search, which result changes the plan, and how many tries you allow.';

/** Every playbook there is, by name. */
export const playbookTexts = defineTexts({
  'all-playbooks': {
    default: {
      steps: [
        'Frame: one card with the goal, what is out of scope, and how anyone can tell that it is done.',
        'Hypothesis: one claim that can turn out wrong, with the prediction that follows from it.',
        'Test: the smallest check of that prediction, with its command in meta.run.cmd.',
        'Evidence: what you ran (CMD:) and where the result is (LINK:), linked with supports or blocks.',
        'Decision: what you will do, what you turned down, and what would reopen the question.',
      ],
    },
    strict: {
      steps: [
        'Claim: state what you believe and how sure you are, before you look for support.',
        counter,
        falsify,
        stop,
        'Simplest solution: name the smallest change that would do. Anything larger has to say what it buys.',
        '10x lever (optional): ask which one change would make this ten times better or needless, and one decisive test of it.',
        'Decide: record the decision with its evidence, and what would make you revisit it.',
      ],
    },
    skeptic: {
      steps: ['Claim: pick the belief that carries the most weight and has nothing against it yet.', counter, falsify, stop],
    },
    breakthrough: {
      steps: [
        'Tension: name the two demands that cannot both be met as things stand.',
        'Inversion: ask how you would make the problem worse on purpose, then turn each answer around.',
        'Assumptions: list what everyone takes for granted; mark each as measured or merely said.',
        'Extremes: solve it for zero, for one, and for a million; note where the shape of the solution changes.',
        'Analogy: find another field that lives with the same tension, and copy its move, not its words.',
        '10x lever: choose the one change from above that would matter ten times more than the rest.',
        'Decisive test: the cheapest check that would kill this lever if it is wrong.',
        'Stop criteria: say what result makes you drop the lever and return to the plain plan.',
      ],
    },
    debug: {
      steps: [
        'Reproduce: get one command that fails every time; write it into a test card.',
        'Reduce: take away input, configuration and code until nothing more can go and it still fails.',
        'Locate: when there is an ordered space (commits, flags, config, input) between working and broken, call think_playbook name=bisect.',
        'Explain: one hypothesis that accounts for every symptom, the odd ones too; predict something not yet seen.',
        'Confirm: make the bug come and go by changing only the cause.',
        'Mend: fix the cause, keep the failing command as a test, and look for the same mistake nearby.',
      ],
    },
    bisect: {
      steps: [
        'Order: name the ordered space (commits, flags, config lines, input rows) and its known good and known bad ends.',
        'Check: choose one command that says good or bad without judgement; run it on both ends first.',
        'Halve: test the middle, keep the half whose ends differ, and note each verdict as evidence.',
        'Skip: when a middle cannot be tested, take its neighbour and say so.',
        'Stop: when good and bad are neighbours, the difference between them is the cause or carries it.',
        'Prove: undo only that difference at the bad end, and see it turn good.',
      ],
    },
    criteria_matrix: {
      steps: [
        'Options: write the real alternatives, and always the one of doing nothing.',
        'Criteria: three to five that would change the choice; drop those on which all options are equal.',
        'Weights: give them before any score, adding up to 1.',
        'Scores: 1 to 5 for each cell, with one line of evidence; leave a cell empty rather than guess.',
        'Sensitivity: change each weight by half; if the winner changes, that criterion needs evidence, not opinion.',
        'Decision: record the winner, the runner-up, and the one fact that would swap them.',
      ],
      matrix_template: {
        options: ['A: <first way>', 'B: <second way>', '0: leave it as it is'],
        criteria: [
          { name: '<does it solve the problem>', weight: 0.4 },
          { name: '<cost and time>', weight: 0.3 },
          { name: '<risk, and the way back>', weight: 0.2 },
          { name: '<upkeep later>', weight: 0.1 },
        ],
      },
    },
    experiment: {
      steps: [
        'Question: the one belief whose truth would change what you do next.',
        'Predictions: write what you will see if it is true and what if it is false, before it runs. If they are the same, choose another experiment.',
        'Control: change one thing; keep or record everything else.',
        'Size: the smallest run whose result you would still believe, and a limit on time.',
        'Run: put the command in meta.run.cmd, and capture the raw output as evidence.',
        'Read: compare with the predictions, raise or lower your confidence, and say what is still open.',
      ],
    },
    contradiction: {
      steps: [
        'State: name the card in dispute, and list what supports it beside what blocks it.',
        'Check the words: make sure that both sides speak of the same version, place and time; many contradictions end here.',
        'Weigh: for each side ask how it was seen, and how it could be an error.',
        'Decisive test: find one observation that the two sides predict differently, and run it.',
        'Settle: close the side that lost with the evidence that decided, and correct what was built on it.',
      ],
    },
  },
});
