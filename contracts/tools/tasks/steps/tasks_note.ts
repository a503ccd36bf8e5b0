import { anything, call, defineTool, must, saved, Type } from '../../../kit/index.ts';
import { NoteText } from '../../../types/entry.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { twoSteps } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_note',
  title: 'Note progress on a step',
  summary: 'Keeps a progress note on a step. It is kept among the notes of the task too.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, note: NoteText, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, step: StepRef, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['step_noted'],

  rules: {
    ...guardRules,
    ...stepRules,
    'the-note-is-mirrored': must(
      "The text is also a note in the task's notes document, with meta that leads back to the step and the event.",
    ),
    'the-event-leads-to-the-note': must('The event carries the number of the note as note_seq.'),
  },
  cases: [
    {
      name: 'a note on a step',
      proves: ['the-note-is-mirrored', 'the-event-leads-to-the-note'],
      given: twoSteps,
      when: { task: 'TASK-001', path: 's:0', note: 'The form sends twice' },
      then: {
        result: {
          task: 'TASK-001',
          revision: 2,
          step: { step_id: 'STEP-00000001', path: 's:0' },
          event: { type: 'step_noted', path: 's:0', payload: { note_seq: anything } },
        },
        tells: ['step_noted'],
        after: [
          call(
            'show',
            { target: 'TASK-001', doc_kind: 'notes' },
            {
              save: { n: '/entries/0/seq' },
              result: {
                branch: 'task/TASK-001',
                entries: [
                  {
                    content: 'The form sends twice',
                    meta: {
                      source: 'tasks_note',
                      task_id: 'TASK-001',
                      step_id: 'STEP-00000001',
                      path: 's:0',
                      event_id: anything,
                    },
                  },
                ],
              },
            },
          ),
          call(
            'show',
            { target: 'TASK-001', limit: 1 },
            { result: { entries: [{ event_type: 'step_noted', payload: { note_seq: saved('n') } }] } },
          ),
        ],
      },
    },
    ...stepCases(twoSteps, { note: 'x' }),
    ...guardCases({ tool: 'tasks_note', given: twoSteps, id: 'TASK-001', when: { path: 's:0', note: 'x' } }),
  ],
});
