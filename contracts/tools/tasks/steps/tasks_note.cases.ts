import { anything, call, casesOf, saved } from '../../../kit/index.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_note.ts';

export default casesOf(tool, [
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
  ...heldCases(twoSteps, { path: 's:0', note: 'x' }),
  ...guardCases({ tool: 'tasks_note', given: twoSteps, id: 'TASK-001', when: { path: 's:0', note: 'x' } }),
]);
