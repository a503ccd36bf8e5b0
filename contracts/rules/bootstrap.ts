import { must } from '../kit/index.ts';

/** What every tool promises that makes a task with its steps. */
export const bootstrapRules = {
  'the-task-comes-with-its-steps': must('The task, its steps and what they ask for are made together.'),
  'the-plan-can-be-made-along': must('plan_title makes the plan that the task goes under.'),
  'a-plan-has-other-names': must('parent and target name the plan as well.'),
  'one-plan-only': must('plan together with plan_title answers INVALID_INPUT.'),
  'gates-are-ready': must('A step without a criterion or without a test that says something answers INVALID_INPUT.'),
  'a-title-is-a-step': must(
    'A text among steps is a step of that title, whose criterion and test say that it is done and checked.',
  ),
  'an-unknown-plan-is-refused': must('A plan that does not exist answers UNKNOWN_ID; nothing is made.'),
};

/** What those of them promise that take templates too. */
export const templateRules = {
  'a-template-stands-for-steps': must('template makes the steps of a template; plan_template gives a new plan its checklist.'),
  'a-checklist-needs-a-new-plan': must('plan_template without plan_title answers INVALID_INPUT.'),
  'steps-and-a-template-exclude-each-other': must('steps together with template answers INVALID_INPUT.'),
  'templates-are-of-a-kind': must('A plan template as template, or a task template as plan_template, answers INVALID_INPUT.'),
  'an-unknown-template-is-refused': must('A template that does not exist answers UNKNOWN_ID; nothing is made.'),
};

/** What a tool promises that keeps the first thoughts too. */
export const thinkRules = {
  'first-thoughts-are-kept': must('think commits its stages as think_pipeline would, among the documents of the new task.'),
  'thoughts-and-task-together': must('When a thought is refused, nothing is made: neither plan nor task.'),
  'who-thought-it-is-kept': must('agent_id is kept with the entries of the thoughts.'),
  'no-decision-no-note': must('note_decision without a decision writes no note and warns NOTE_IGNORED.'),
};
