import { must } from '../kit/index.ts';

/** What every view of a plan or task promises. */
export const viewRules = {
  'the-focus-is-the-default': must('Without task, plan and target the focus is meant; requested is then null.'),
  'target-says-the-same': must('target names the plan or task as well; together with task or plan it answers INVALID_INPUT.'),
  'an-unknown-target-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID.'),
  'without-a-target-it-is-refused': must(
    'Without a target and without a focus it answers INVALID_INPUT and the call that takes up an open task, or starts one.',
  ),
};

/** What every view promises that only looks. */
export const lookingRules = {
  'looking-leaves-the-focus': must('Nothing is written, and the focus stays, whatever read_only says.'),
};

/** What every tool promises that may put what it resumes in focus. */
export const resumeRules = {
  'resuming-restores-the-focus': must(
    'What is resumed is in focus afterwards and its branch checked out; when that moves the focus, focus_restored is true, focus_previous says where it was, and checkout which branch.',
  ),
  'a-focus-that-stays-is-not-spoken-of': must('When the focus stays, focus_restored and focus_previous are left out.'),
  'reading-only-leaves-the-focus': must('With read_only=true nothing is written, and the focus stays.'),
};
