import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Cell, CellId, NotebookId } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notebook_get_cell',
  title: 'Read a cell',
  summary: 'One cell whole: what it says, and what the last run wrote.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    cellId: described(CellId, 'The cell, as list_cells names it.'),
  }),
  output: Type.Object({ cell: Cell }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'NOTEBOOK_NOT_FOUND', 'CELL_NOT_FOUND'],

  rules: {
    'the-whole-cell-is-answered': must('The cell is answered with all fields of its type.'),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'an-unknown-cell-is-refused': must('A cell that the notebook does not have answers CELL_NOT_FOUND.'),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
