import { Const, defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { NotebookSummary } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { PathText } from '../../../types/transcript.ts';

const withFiles = { untested: 'reads files; proved in test/outside/books.test.ts' };

export default defineTool({
  name: 'notebook_load',
  title: 'Load a notebook',
  summary: 'A new notebook from the text of a .src.md file, or from such a file.',
  effect: 'act',
  ports: ['books'],
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    content: Opt(Type.String({ minLength: 1, maxLength: 8_000_000, description: 'The text of a notebook, as export gives it.' })),
    path: Opt(PathText('A .src.md file, in the folder that the server was started in or in its data folder.')),
  }),
  output: Type.Object({
    success: Const(true, { description: 'It was loaded.' }),
    notebook: described(NotebookSummary, 'The new notebook.'),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'INVALID_INPUT', 'IO_ERROR'],
  refuses: [
    'neither-path-nor-content',
    'path-and-content',
    'source-is-no-notebook',
    'notebook-file-leads-outside',
    'notebook-file-ends-otherwise',
    'no-notebook-files-here',
  ],
  tells: ['notebook_created'],

  rules: {
    'every-cell-is-there': must(
      'Title, words, package.json and code are read in their order; fences inside fences, blank lines and marks stay as they are.',
    ),
    'an-export-is-read-as-it-was': must('What export gave is read as the same cells.'),
    'each-load-is-a-notebook-of-its-own': must('Loading the same text twice makes two notebooks.'),
    'what-is-wrong-is-named-by-its-line': must(
      'A text that is no notebook answers INVALID_INPUT with the line that is wrong, and nothing is loaded.',
    ),
    'a-way-out-is-refused': must('A filename that leads out of the notebook answers INVALID_INPUT with its line.'),
    'one-source-only': must('Neither path nor content, or both, answers INVALID_INPUT.'),
    'a-file-is-read': must('path reads a .src.md file; what is missing or no notebook is refused.', withFiles),
    'files-outside-are-refused': must(
      'A path out of the folders of the server, through a link, or that does not end in .src.md answers INVALID_INPUT.',
      withFiles,
    ),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
