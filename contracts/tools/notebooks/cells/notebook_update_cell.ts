import { Const, defineTool, described, must, Type } from '../../../kit/index.ts';
import { Cell, CellContent, CellId, NotebookId } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notebook_update_cell',
  title: 'Change a cell',
  summary: 'Replaces what a cell says. Code that was run before counts as not run; what it wrote is gone.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    cellId: described(CellId, 'The cell, as list_cells names it.'),
    content: CellContent,
  }),
  output: Type.Object({
    success: Const(true, { description: 'It was changed.' }),
    cell: described(Cell, 'The cell as it is now.'),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'NOTEBOOK_NOT_FOUND', 'CELL_NOT_FOUND', 'INVALID_INPUT', 'INVALID_OPERATION'],
  refuses: ['title-is-no-heading', 'package-json-is-no-object', 'cell-is-running'],
  tells: ['cell_updated'],

  rules: {
    'the-content-is-replaced': must('Words are replaced as text, code and package.json as source.'),
    'the-result-of-a-run-goes': must('Code that was run is idle again, without output and error.'),
    'the-first-title-names-the-notebook': must('Changing the first title changes what the notebook is called.'),
    'package-json-stays-json': must('A package.json that is no JSON object answers INVALID_INPUT and stays.'),
    'the-same-content-changes-nothing': must('The same content again changes nothing: results of runs stay.'),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'an-unknown-cell-is-refused': must('A cell that the notebook does not have answers CELL_NOT_FOUND.'),
    'a-running-cell-stays': must('A cell that is being run answers INVALID_OPERATION until it has ended.', {
      untested: 'needs a run under way; proved in test/adapters/notebooks.test.ts',
    }),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
