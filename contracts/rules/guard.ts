import { must } from '../kit/index.ts';

/** What every tool promises that changes a plan or task. */
export const guardRules = {
  'a-stale-revision-is-refused': must(
    'With an expected_revision (or expected_version) other than the current one nothing changes: REVISION_MISMATCH, which suggests the same call with the current one.',
  ),
  'another-target-is-refused': must('With an expected_target_id other than what was found: EXPECTED_TARGET_MISMATCH.'),
  'strict-targeting-asks-for-an-id': must(
    'With strict_targeting, relying on the focus without expected_target_id answers STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID.',
  ),
  'the-focus-is-the-default': must('Without task, plan and target the focus is meant.'),
  'target-says-the-same': must('target names the plan or task as well; together with task or plan it answers INVALID_INPUT.'),
  'an-unknown-target-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID.'),
};

/** What every tool promises that takes a step by id or path. */
export const stepChoiceRules = {
  'path-and-id-must-agree': must('step_id and path may both be given if they mean the same step; else INVALID_INPUT.'),
  'an-unknown-step-is-refused': must('A step that the task does not have answers UNKNOWN_ID.'),
  'a-plan-has-no-steps': must('A plan as target answers INVALID_INPUT.'),
};

/** What every tool promises that works on a step which must be named. */
export const stepRules = {
  ...stepChoiceRules,
  'a-step-must-be-named': must('Without step_id and path the call answers INVALID_INPUT.'),
};
