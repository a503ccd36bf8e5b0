import { call, casesOf, matching } from '../../../kit/index.ts';
import { closeStep, oneStep, oneTask } from '../../../worlds/tasks.ts';
import tool from './export.ts';

export default casesOf(tool, [
  {
    name: 'a task at work',
    proves: ['the-canonical-documents-are-read'],
    given: [...oneStep, call('notes_commit', { target: 'TASK-001', content: 'Use one cookie' }), closeStep()],
    when: { target: 'TASK-001' },
    then: {
      result: {
        target: { id: 'TASK-001', kind: 'task', qualified_id: matching(/:TASK-001$/), status: 'TODO', revision: 2 },
        reasoning_ref: { branch: 'task/TASK-001', trace_doc: 'TASK-001-trace' },
        notes: { entries: [{ content: 'Use one cookie' }] },
        trace: {
          entries: [
            { event_type: 'task_created' },
            { event_type: 'steps_added' },
            { event_type: 'step_verified' },
            { event_type: 'step_done' },
          ],
        },
        truncated: false,
      },
    },
  },
  {
    name: 'nothing but the target',
    proves: ['a-limit-of-zero-leaves-out'],
    given: oneTask,
    when: { target: { id: 'PLAN-001' }, notes_limit: 0, trace_limit: 0 },
    then: { result: { notes: { entries: [] }, trace: { entries: [], sequential: null } } },
  },
  {
    name: 'a small snapshot',
    proves: ['a-cut-is-said'],
    given: oneStep,
    when: { target: 'TASK-001', max_chars: 900 },
    then: { result: { target: { id: 'TASK-001' }, truncated: true }, warnings: ['BUDGET_TRUNCATED'] },
  },
  {
    name: 'a target nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: [call('init')],
    when: { target: 'TASK-404' },
    then: { error: 'UNKNOWN_ID' },
  },
]);
