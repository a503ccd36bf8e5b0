import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { CellId, NotebookId, RunResult } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

const apart = { untested: 'needs processes and their limits; proved in test/outside/cells.test.ts and cells-escapes.test.ts' };
const inTime = { untested: 'needs a run under way; proved in test/adapters/notebooks.test.ts' };

export default defineTool({
  name: 'notebook_run_cell',
  title: 'Run a cell',
  summary:
    'Runs a code cell as a process of its own and answers what it wrote. Other cells can be imported by their files, installed packages by their names.',
  notes:
    'A run has a folder of its own, an empty environment, and limits of time, memory and output; it can read and write only that folder, and start no process. The network is not closed to it.',
  effect: 'act',
  ports: ['cells'],
  changes_outside: true,
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    cellId: described(CellId, 'The cell, as list_cells names it: code, or package.json to install its packages.'),
  }),
  output: Type.Object(RunResult),
  errors: [
    'STAGE_REQUIREMENT_NOT_MET',
    'NOTEBOOK_NOT_FOUND',
    'CELL_NOT_FOUND',
    'INVALID_INPUT',
    'INVALID_OPERATION',
    'REGISTRY_UNREACHABLE',
    'IO_ERROR',
  ],
  refuses: [
    'cells-are-not-run-here',
    'cells-cannot-be-kept-apart',
    'cell-is-not-code',
    'cell-is-running',
    'too-many-cells-are-running',
    'npm-is-not-there',
    'package-is-not-taken',
    'package-json-is-no-object',
  ],
  tells: ['cell_run_started', 'cell_run_ended', 'cell_run_dropped'],

  rules: {
    'what-it-wrote-is-answered': must(
      'output is standard output, else standard error; execution has both, the exit code and success.',
    ),
    'what-it-wrote-is-kept': must('The cell is completed or failed afterwards and holds output or error, and when it was run.'),
    'a-failing-cell-is-no-error': must(
      'Code that fails answers success=false with error, its exit code and what it wrote; the call itself succeeds.',
    ),
    'typescript-is-run': must('TypeScript is run as it is written, with what the server has.'),
    'what-cannot-be-read-is-not-run': must('TypeScript that cannot be read answers success=false and the line that is wrong.'),
    'cells-import-one-another': must('A cell imports another one of its notebook by its file.'),
    'package-json-installs': must('Running the package.json cell is install_deps without packages.'),
    'words-are-not-run': must('A title or Markdown answers INVALID_OPERATION.'),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'an-unknown-cell-is-refused': must('A cell that the notebook does not have answers CELL_NOT_FOUND.'),
    'it-runs-apart': must(
      'A run reads and writes only its own folder and the packages of its notebook, starts no process, and knows nothing of the environment of the server.',
      apart,
    ),
    'it-has-an-end': must(
      'A run that takes too long, takes too much memory or writes too much is ended, with every process of its group; success=false says how.',
      apart,
    ),
    'nothing-is-left-behind': must(
      'After a run no process and no folder of it is left, also when it was cancelled, or the server was stopped or killed.',
      apart,
    ),
    'one-run-at-a-time': must(
      'A cell that is being run answers INVALID_OPERATION; after a server died it can be run again.',
      inTime,
    ),
    'it-can-be-called-off': must('Cancelling the call ends the run; the cell is failed and says so.', inTime),
    'it-can-be-switched-off': must('With THOUGHTBOX_NOTEBOOK_EXEC=off it answers INVALID_OPERATION and runs nothing.', {
      untested: 'needs a server set up otherwise; proved in test/adapters/notebooks.test.ts',
    }),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET and runs nothing.'),
  },
});
