import { defineTexts } from '../kit/index.ts';

/** What a person asks for by the name of a prompt; `{answer}` is what the tool of the prompt answers now. */
export const boundaryTexts = defineTexts({
  'prompt-resume': [
    'Go on with the work that is kept in Noema. This is where it stands:',
    '',
    '{answer}',
    '',
    'Before you choose a way, search for what was decided and tried. Say in two sentences where the work stands and what you do next, then do the step at hand.',
    'Note what you learn with macro_branch_note, record decisions with think_card type=decision, and close the step with tasks_macro_close_step, with a note and the proof of what you ran, only once it is done.',
  ].join('\n'),
  'prompt-hand-over': [
    'Hand this work over, so that somebody who knows nothing of this session can go on. This is what is kept in Noema:',
    '',
    '{answer}',
    '',
    'Compare it with what you know. Keep what is missing: findings and dead ends with macro_branch_note, decisions and their reasons with think_card type=decision, open points with type=question, what a step waits for with tasks_block.',
    'Close steps that are done and proved. Then call tasks_macro_finish: status=ACTIVE if work remains, with a final_note that says what to do first. End with the report that it gives.',
  ].join('\n'),
  'prompt-review': [
    'Review this work before it counts as done. This is what a check of the plan or task finds:',
    '',
    '{answer}',
    '',
    'Read the task with tasks_snapshot and what was decided with search type=decision. For each step: are its criteria met, was what it says was run really run, is a decision contradicted by a later one? Look at the files and run the tests yourself.',
    'Record what is wrong with think_card type=question or tasks_block, what you verified with type=evidence. End with a list: what holds, what does not, what to do about it. Change nothing else.',
  ].join('\n'),
});
