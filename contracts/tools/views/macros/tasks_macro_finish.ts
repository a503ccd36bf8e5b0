import { Closed, defineTool, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { NoteText } from '../../../types/entry.ts';
import { AgentId, EntityId, TaskId } from '../../../types/ids.ts';
import { Handoff, Radar } from '../../../types/resume.ts';
import { shrinkRadar } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, statuses, TaskEvent, TaskSelector, TaskStatus } from '../../../types/task.ts';
import { guardRules } from '../../../worlds/guard.ts';

export default defineTool({
  name: 'tasks_macro_finish',
  title: 'Finish a task',
  summary: 'Sets a task to DONE, or another status, and hands over: what is done, what remains, what may go wrong.',
  effect: 'write',
  tier: 'daily',
  render: 'lines',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',
  budget: {
    knobs: ['handoff_max_chars'],
    keep: ['task', 'status', 'handoff'],
    shrink: [
      { drop: 'event' },
      ...shrinkRadar('handoff.radar'),
      { list: 'handoff.done', from: 'back', least: 3 },
      { list: 'handoff.risks', from: 'back', least: 1 },
      { list: 'handoff.remaining', from: 'back', least: 1 },
      { drop: 'handoff.radar.verify' },
      { drop: 'handoff.radar.why' },
      { list: 'handoff.done', from: 'back' },
      { drop: 'handoff.radar' },
      { drop: 'note_ref' },
      { drop: 'revision' },
      { shorten: 'title', to: 60 },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    status: Opt(OneOf(statuses, { default: 'DONE' })),
    final_note: Opt(NoteText),
    handoff_max_chars: Opt(
      Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' }),
    ),
    agent_id: Opt(AgentId),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    title: Type.String(),
    status: TaskStatus,
    revision: Revision,
    focus: Nullable(EntityId),
    event: Nullable(TaskEvent),
    note_ref: Nullable(Type.String()),
    handoff: Closed({ ...Handoff.properties, radar: Radar }),
    truncated: Type.Boolean(),
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
      'While a step is open, DONE answers INVALID_INPUT and the call that closes the first one.',
    ),
    'the-handoff-comes-along': must('handoff tells what is done, what remains and the risks, with the radar.'),
    'a-last-word-is-kept': must('final_note is kept among the notes of the task; note_ref opens it.'),
    'all-or-nothing': must('When the task does not finish, the note is not kept.'),
    'finishing-again-changes-nothing': must(
      'The status that it has already tells nothing; DONE again warns ALREADY_DONE, which the lines leave out.',
    ),
    'a-plan-is-refused': must('A plan as target answers INVALID_INPUT.'),
    'one-line-ends-it': must('As lines it is one line that says how the task stands.'),
    'the-focus-stays': must('The focus stays where it is.'),
  },
});
