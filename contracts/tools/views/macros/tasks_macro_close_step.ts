import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { guardRules, stepChoiceRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { Truncated } from '../../../types/budget.ts';
import { NoteText } from '../../../types/entry.ts';
import { TaskId } from '../../../types/ids.ts';
import { Proof } from '../../../types/proof.ts';
import { ResumeSuper, ResumeView } from '../../../types/resume.ts';
import { ResumeBudget } from '../../../types/resume-input.ts';
import { shrinkResume } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Confirmations, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_macro_close_step',
  title: 'Close the step at hand',
  summary:
    'Close the step at hand once it is done, with note and proof; says what comes next. With no step open it finishes the task.',
  effect: 'write',
  tier: 'daily',
  listed: {
    hint: 'complete step, mark done, check off, record proof test result',
    leaves_out: ['agent_id', 'target', 'view', 'resume_max_chars', 'expected_revision', 'expected_target_id', 'strict_targeting'],
  },
  render: 'lines',
  scope: 'workspace',
  target: 'step_or_task',
  revision: 'checked',
  budget: {
    knobs: ['resume_max_chars'],
    keep: ['task', 'revision', 'step', 'resume'],
    shrink: shrinkResume('resume', [
      { drop: 'events' },
      { drop: 'note_event' },
      { drop: 'evidence_event' },
      { drop: 'finished' },
    ]),
    names_cuts_in: 'resume.degradation.truncated_fields',
  },

  input: Type.Object({
    ...InWorkspace,
    ...StepSelector,
    checkpoints: Opt(
      Type.Union([...Confirmations.anyOf], {
        default: 'gate',
        description: '"gate" (criteria, tests), "all", or {security: true, …}.',
      }),
    ),
    note: Opt(described(NoteText, 'Note to add to the step before it closes.')),
    proof: Opt(Proof),
    view: Opt(ResumeView),
    ...ResumeBudget,
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: Nullable(StepRef, { description: 'Step that was closed; null when none was open.' }),
    finished: Type.Boolean({ description: 'True when no step was open, so that the task itself was finished.' }),
    note_event: Opt(TaskEvent),
    evidence_event: Opt(TaskEvent),
    events: Type.Array(TaskEvent, { maxItems: 2, description: 'Events that were written: confirmation and closing.' }),
    resume: ResumeSuper,
    truncated: Truncated,
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED', 'PROOF_MISSING'],
  refuses: [
    'gate-is-not-mentioned',
    'step-is-done-already',
    'nothing-is-attached',
    'artifact-is-too-large',
    'proof-holds-too-many-receipts',
    'steps-are-not-completed',
  ],
  warnings: ['STEP_HELD', 'STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK', 'PROOF_MISSING', 'ALREADY_DONE', 'NOTE_IGNORED'],
  tells: ['step_noted', 'evidence_captured', 'step_verified', 'step_done', 'task_completed'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepChoiceRules,
    'the-first-open-step-is-meant': must('Without path and step_id the first open step, by path, is closed.'),
    'the-gate-is-confirmed': must('Without checkpoints criteria and tests are confirmed; then the step is closed.'),
    'checkpoints-can-be-named': must('checkpoints says what is confirmed, as in tasks_close_step.'),
    'note-then-proof-then-close': must(
      'note and proof are told before the close; note_event and evidence_event show them, events the close.',
    ),
    'all-or-nothing': must('When the step does not close, neither note nor evidence nor a confirmation stays.'),
    'lines-become-receipts': must(
      'As text or list, an address becomes LINK:, anything else CMD:; marks of lists and quotes are dropped.',
    ),
    'proof-is-of-the-tests': must('Proof is linked to tests, unless its checkpoint says otherwise.'),
    'placeholders-are-dropped': must('Receipts with <fill are dropped; where nothing remains, PROOF_WEAK is warned of.'),
    'half-a-proof-is-warned-of': must('Proof with CMD: or LINK: only closes with the warning PROOF_WEAK.'),
    'tests-want-a-note-or-proof': must(
      'A step that has tests and gets neither note nor proof closes with the warning PROOF_MISSING; with proof_policy=require it answers PROOF_MISSING and the same call with blanks to fill in.',
    ),
    'blanks-are-not-given': must('A note or proof that is nothing but <fill: …> counts as not given.'),
    'missing-proof-is-asked-for': must(
      'A step that requires proof and gets none answers PROOF_REQUIRED and the same call with receipts to fill in.',
    ),
    'a-missing-confirmation-is-asked-for': must(
      'A required checkpoint that is not confirmed answers CHECKPOINTS_NOT_CONFIRMED and the same call with it.',
    ),
    'no-open-step-finishes-the-task': must('With no step open the task becomes DONE; finished is true and step null.'),
    'finishing-again-changes-nothing': must(
      'On a task that is DONE nothing is written: the warning is ALREADY_DONE, which the lines leave out.',
    ),
    'a-note-needs-a-step': must('With no step open, note and proof are not kept: NOTE_IGNORED.'),
    'a-done-step-is-refused': must('A step that is named and done already answers INVALID_INPUT.'),
    'open-children-are-warned-of': must('A step with open children closes with the warning STEP_CHILDREN_OPEN.'),
    'a-block-is-warned-of': must('A blocked step closes with the warning STEP_BLOCKED.'),
    'the-focus-stays': must('The focus stays where it is.'),
    'the-resume-comes-along': must('resume is what tasks_resume_super shows of the task afterwards.'),
    'two-lines-go-on': must(
      'As lines it is the state and the one command to go on with; of a task that is done, the state alone.',
    ),
  },
});
