import { defineTool, must, Type } from '../../../kit/index.ts';
import { resumeRules, viewRules } from '../../../rules/views.ts';
import { ResumeSuper } from '../../../types/resume.ts';
import { ResumeInput } from '../../../types/resume-input.ts';
import { shrinkResume } from '../../../types/resume-shrink.ts';

export default defineTool({
  name: 'tasks_snapshot',
  title: 'Where the work stands, and the next command',
  summary:
    'The state of a plan or task in one line and the one command to go on with; as JSON everything that tasks_resume_super shows.',
  effect: 'write',
  reads_when: { without: ['target', 'task', 'plan'], with: 'read_only' },
  idempotent: true,
  tier: 'core',
  render: 'lines',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['capsule', 'focus_restored', 'focus_previous'],
    shrink: shrinkResume(),
    names_cuts_in: 'degradation.truncated_fields',
  },

  input: Type.Object(ResumeInput),
  output: ResumeSuper,
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  warnings: ['GRAPH_DIFF_UNAVAILABLE'],
  tells: ['focus_changed'],

  rules: {
    ...viewRules,
    ...resumeRules,
    'it-is-a-resume-with-a-diff': must('The answer is that of tasks_resume_super with graph_diff=true.'),
    'a-missing-base-is-no-news': must(
      'Where there is no base to compare with, graph_diff is null; GRAPH_DIFF_UNAVAILABLE is said only when the call asks for a page of it.',
    ),
    'one-line-says-the-state': must(
      'As lines it is the state first: what is in focus and what comes next, the checkpoints of the gate included.',
    ),
    'a-title-forges-no-state': must(
      'Whatever stands in a title, the state is one line, and only the separators of the server are in it.',
    ),
    'one-command-goes-on': must('After it comes the one command to go on with, and nothing when the work is done.'),
    'a-moved-focus-is-said': must('When the focus moved, the state line says where it was.'),
    'a-look-aside-is-no-focus': must('What is only read is called the target, not the focus.'),
    'no-focus-is-an-error-line': must('Without a target and without a focus the one ERROR line says how to begin.'),
    'more-pages-are-said': must('Where nothing is left to do and a section has more pages, MORE: carries the cursors.'),
    'a-small-budget-keeps-the-state': must('With max_chars=400 the state line still says where and what next.'),
  },
});
