import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { Operation } from '../../../types/operation.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector, Guarded, guardErrors, Revision, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_redo',
  title: 'Redo',
  summary: 'Does again what was undone last on a plan or task.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...EntitySelector, ...Guarded }),
  output: Type.Object({
    task: Type.String({ description: 'Plan or task that was changed.' }),
    revision: Revision,
    operation: described(Operation, 'Operation that was redone.'),
    event: TaskEvent,
  }),
  errors: [...guardErrors, 'CONFLICT'],
  refuses: ['nothing-to-redo', 'operation-was-overwritten'],
  tells: ['redo_applied'],

  rules: {
    ...guardRules,
    'what-was-undone-is-done-again': must('The operation that was undone last is done again: everything is as it was after it.'),
    'redo-follows-undo-in-order': must('After several undos, redo brings them back in the order in which they were done.'),
    'a-new-operation-ends-redo': must('After a new operation that can be undone, what was undone before cannot be redone.'),
    'nothing-to-redo-is-refused': must('When nothing was undone the call answers INVALID_INPUT.'),
    'a-later-change-is-not-lost': must('When what was undone has changed since: CONFLICT; nothing is written.'),
  },
});
