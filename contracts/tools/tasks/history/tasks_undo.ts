import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { Operation } from '../../../types/operation.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector, Guarded, guardErrors, Revision, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_undo',
  title: 'Undo',
  summary: 'Takes back the newest operation on a plan or task that can be undone.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...EntitySelector, ...Guarded }),
  output: Type.Object({
    task: Type.String({ description: 'Plan or task that was changed.' }),
    revision: Revision,
    operation: described(Operation, 'Operation that was undone.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors, 'CONFLICT'],
  refuses: ['nothing-to-undo', 'operation-was-overwritten'],
  tells: ['undo_applied'],

  rules: {
    ...guardRules,
    'the-newest-is-taken-back': must('The newest operation that can be undone is taken back: everything is as it was before it.'),
    'every-undoable-tool-is-undone': must('tasks_patch, tasks_task_define, tasks_progress and tasks_block can be undone.'),
    'undo-is-an-event': must('undo_applied names the intent and number of the operation, and adds one to the revision.'),
    'nothing-to-undo-is-refused': must('When nothing can be undone the call answers INVALID_INPUT.'),
    'a-later-change-is-not-lost': must(
      'When what was changed has changed again since, in a way that cannot be undone: CONFLICT; nothing is written.',
    ),
    'other-edits-are-not-undone': must('Edits that are not undoable are passed over.'),
  },
});
