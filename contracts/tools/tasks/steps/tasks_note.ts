import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { NoteText } from '../../../types/entry.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_note',
  title: 'Note progress on a step',
  summary: 'Keeps a progress note on a step. It is kept among the notes of the task too.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, note: described(NoteText, 'The text of the note.'), ...Guarded }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: described(StepRef, 'Step that the note belongs to.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  warnings: ['STEP_HELD'],
  tells: ['step_noted'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    'the-note-is-mirrored': must(
      "The text is also a note in the task's notes document, with meta that leads back to the step and the event.",
    ),
    'the-event-leads-to-the-note': must('The event carries the number of the note as note_seq.'),
  },
});
