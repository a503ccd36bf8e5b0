import { defineTool, must, Type } from '../../../kit/index.ts';
import { resumeRules, viewRules } from '../../../rules/views.ts';
import { ResumeSuper } from '../../../types/resume.ts';
import { ResumeInput } from '../../../types/resume-input.ts';
import { shrinkResume } from '../../../types/resume-shrink.ts';

export default defineTool({
  name: 'tasks_snapshot',
  title: 'Where the work stands, and the next command',
  summary:
    'Resume here, after a break, a crash or a hand-over: the state of a plan or task, the step at hand, what is blocked, decided, noted and asked, and the next command.',
  effect: 'write',
  reads_when: { without: ['target', 'task', 'plan'], with: 'read_only' },
  idempotent: true,
  tier: 'core',
  listed: {
    always: true,
    hint: 'resume continue work, current task and next step, catch up, restore context after compaction',
    leaves_out: [
      'target',
      'plan',
      'view',
      'events_limit',
      'decisions_limit',
      'evidence_limit',
      'blockers_limit',
      'notes_limit',
      'trace_limit',
      'cards_limit',
      'events_cursor',
      'notes_cursor',
      'trace_cursor',
      'cards_cursor',
      'engine_signals_limit',
      'engine_actions_limit',
      'graph_diff_cursor',
      'graph_diff_limit',
      'agent_id',
      'context_budget',
    ],
  },
  render: 'lines',
  lines_bytes: 1500,
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
  tells: ['focus_changed', 'branch_checked_out'],

  rules: {
    ...viewRules,
    ...resumeRules,
    'it-is-a-resume-with-a-diff': must('The answer is that of tasks_resume_super with graph_diff=true.'),
    'a-missing-base-is-no-news': must(
      'Where there is no base to compare with, graph_diff is null; GRAPH_DIFF_UNAVAILABLE is said only when the call asks for a page of it.',
    ),
    'one-line-says-the-state': must(
      'As lines it is the state first: what is in focus and what comes next, with the title of the step and what its gate still wants.',
    ),
    'details-follow-the-state': must(
      'Below it, each on a line that begins with "- ": the criteria and tests of the step at hand, what is blocked and why, how much is done and left, and what was decided, noted, asked and tried last.',
    ),
    'details-carry-references': must('Decisions, notes, questions and what-ifs bear the reference that opens them.'),
    'decisions-about-anchors-count': must(
      'A decision about an anchor that was taken on the branch of the task is among its decisions.',
    ),
    'what-came-home-is-no-what-if': must('A what-if whose last note was merged back is no longer shown.'),
    'a-screen-is-1500-bytes': must(
      'The lines take at most 1,500 bytes, or max_chars; detail lines are left out first, the third of a kind before the second.',
      { untested: 'cases compare lines, not bytes; measured in test/adapters/screen.test.ts' },
    ),
    'a-blocked-step-is-not-offered': must(
      'The command closes the first open step that is not blocked; where all are blocked it lifts the block of the first.',
    ),
    'a-title-forges-no-state': must(
      'Whatever stands in a title, the state is one line, and only the separators of the server are in it.',
    ),
    'one-command-goes-on': must(
      'After them comes the one command to go on with, with <fill: …> for what only the caller knows; nothing when the work is done.',
    ),
    'a-moved-focus-is-said': must('When the focus moved, the state line says where it was.'),
    'a-look-aside-is-no-focus': must('What is only read is called the target, not the focus.'),
    'no-focus-is-an-error-line': must(
      'Without a target and without a focus the one ERROR line says how to begin: with the open task that something happened to last, or, where no task is open, with a first one.',
    ),
    'a-new-workspace-starts-a-task': must('Where the workspace does not exist yet, the command is tasks_macro_start.'),
    'more-pages-are-said': must('Where nothing is left to do and a section has more pages, MORE: carries the cursors.'),
    'a-small-budget-keeps-the-state': must('With max_chars=400 the state line still says where and what next.'),
  },
});
