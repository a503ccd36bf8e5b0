import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { Truncated } from '../../../types/budget.ts';
import { NoteText } from '../../../types/entry.ts';
import { EntityId, TaskId } from '../../../types/ids.ts';
import { Handoff, Known, Radar } from '../../../types/resume.ts';
import { shrinkKnown, shrinkRadar } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, statuses, TaskEvent, TaskSelector, TaskStatus } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_macro_finish',
  title: 'Finish a task',
  summary:
    'End work on a task: sets it to DONE, or ACTIVE to set it aside, and reports what is done, what remains and what may go wrong.',
  effect: 'write',
  tier: 'daily',
  listed: {
    hint: 'finish complete close task, set aside, pause work',
    leaves_out: ['target', 'handoff_max_chars', 'agent_id', 'expected_revision', 'expected_target_id', 'strict_targeting'],
  },
  render: 'lines',
  lines_bytes: 1500,
  scope: 'workspace',
  target: 'task',
  revision: 'checked',
  budget: {
    knobs: ['handoff_max_chars'],
    keep: ['task', 'status', 'handoff'],
    shrink: [
      { drop: 'event' },
      ...shrinkKnown('known'),
      ...shrinkRadar('handoff.radar'),
      { list: 'handoff.done', from: 'back', least: 3 },
      { list: 'handoff.risks', from: 'back', least: 1 },
      { list: 'handoff.remaining', from: 'back', least: 1 },
      { drop: 'handoff.radar.verify' },
      { drop: 'handoff.radar.why' },
      { list: 'handoff.done', from: 'back' },
      { drop: 'handoff.radar' },
      { drop: 'known' },
      { drop: 'note_ref' },
      { drop: 'revision' },
      { shorten: 'title', to: 60 },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    status: Opt(OneOf(statuses, { default: 'DONE', description: 'The new status (DONE).' })),
    final_note: Opt(described(NoteText, 'Note to add to the task at the end.')),
    handoff_max_chars: Opt(
      Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' }),
    ),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    title: Type.String({ description: 'Title of the task.' }),
    status: TaskStatus,
    revision: Revision,
    focus: Nullable(EntityId, { description: 'Plan or task in focus afterwards; null when none is.' }),
    event: Nullable(TaskEvent, { description: 'Event of the change; null when it had that status already.' }),
    note_ref: Nullable(Type.String(), { description: 'Reference of the final note, <doc>@<seq>; null when none was given.' }),
    handoff: Closed({ ...Handoff.properties, radar: Radar }, { description: 'A report for whoever continues the work.' }),
    known: Known,
    truncated: Truncated,
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED'],
  refuses: ['steps-are-not-completed'],
  warnings: ['ALREADY_DONE'],
  tells: ['task_completed', 'note_added'],

  rules: {
    ...guardRules,
    'done-is-the-default': must('Without status the task becomes DONE; all its steps must be.'),
    'another-status-may-be-set': must('TODO and ACTIVE ask nothing of the steps.'),
    'open-steps-keep-a-task-open': must(
      'While a step is open, DONE answers INVALID_INPUT and the call that closes the first one that is not blocked.',
    ),
    'the-handoff-comes-along': must('handoff tells what is done, what remains and the risks, with the radar.'),
    'a-last-word-is-kept': must('final_note is kept among the notes of the task; note_ref opens it.'),
    'all-or-nothing': must('When the task does not finish, the note is not kept.'),
    'finishing-again-changes-nothing': must(
      'The status that it has already tells nothing; DONE again warns ALREADY_DONE, which the lines leave out.',
    ),
    'a-plan-is-refused': must('A plan as target answers INVALID_INPUT and the call that takes up its first open task.'),
    'the-report-can-be-read': must(
      'As lines it is how the task stands; then what is done, what remains, what is in the way, and what was decided, noted and asked last.',
    ),
    'the-focus-stays': must('The focus stays where it is.'),
  },
});
