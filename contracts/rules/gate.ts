import { must } from '../kit/index.ts';

/** What every tool promises that closes a step. */
export const closeRules = {
  'a-done-step-is-refused': must('A step that is done already answers INVALID_INPUT.'),
  'proof-is-asked-for': must(
    'A step that requires proof of a checkpoint, and has none linked to it, answers PROOF_REQUIRED and suggests how to attach it.',
  ),
  'placeholders-are-no-proof': must('Evidence of which nothing but <fill…> is there does not count.'),
  'real-evidence-is-proof': must('With a check, attachment or artifact linked to the checkpoint the step closes.'),
  'tests-want-a-note-or-proof': must(
    'A step that has tests, and neither a note nor proof, closes with the warning PROOF_MISSING; with proof_policy=require it answers PROOF_MISSING as an error, with off nothing is said.',
  ),
  'a-note-is-enough': must('A note that was made to the step before counts: there is no PROOF_MISSING.'),
  'open-children-are-warned-of': must('A step with open children closes with the warning STEP_CHILDREN_OPEN.'),
  'a-block-is-warned-of': must('A blocked step closes with the warning STEP_BLOCKED.'),
};
