import { Const, defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { NotebookId } from '../../../types/notebook.ts';
import { TextFrom, TextPart } from '../../../types/parts.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { PathText } from '../../../types/transcript.ts';

const withFiles = { untested: 'writes files; proved in test/outside/books.test.ts' };

export default defineTool({
  name: 'notebook_export',
  title: 'Export a notebook',
  summary: 'A whole notebook as one Markdown text (.src.md) that load reads again; into a file too, if path is given.',
  effect: 'act',
  ports: ['books'],
  changes_outside: true,
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['notebookId', 'path', 'offset', 'content', 'nextOffset'],
    shrink: [{ cut: 'content', parts: { from: 'offset', next: 'nextOffset' } }],
  },

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    path: Opt(
      PathText('Write it to this .src.md file, too: in the folder that the server was started in or in its data folder.'),
    ),
    ...TextFrom,
    ...Budgeted,
  }),
  output: Type.Object({
    success: Const(true, { description: 'It was exported.' }),
    notebookId: NotebookId,
    content: Type.String({ description: 'The notebook as text, from offset on.' }),
    ...TextPart,
    truncated: Truncated,
    path: Nullable(Type.String(), { description: 'The file that was written; null: none.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'NOTEBOOK_NOT_FOUND', 'INVALID_INPUT', 'IO_ERROR'],
  refuses: [
    'notebook-file-leads-outside',
    'notebook-file-ends-otherwise',
    'notebook-file-is-something-else',
    'no-notebook-files-here',
  ],

  rules: {
    'every-cell-is-written': must(
      'The text holds the language, the title, words, package.json and code in their order, each as it is.',
    ),
    'the-file-holds-everything': must('Secrets are hidden in the answer, as in all answers, and not in the file.', withFiles),
    'words-that-look-like-more-stay-words': must(
      'Words that hold headings or fences, empty ones and those that follow one another are marked, so that they are read as they were.',
    ),
    'a-long-one-comes-in-parts': must(
      'A text that does not fit into an answer is cut between two characters, and nextOffset is the offset of the rest; else it is null.',
    ),
    'parts-are-one-text': must('content from an offset is what the whole text holds from there on, with the same hidden in it.'),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'a-file-is-written-whole': must(
      'path is written whole or not at all; only a file that holds a notebook is replaced.',
      withFiles,
    ),
    'files-outside-are-refused': must(
      'A path out of the folders of the server, through a link, or that does not end in .src.md answers INVALID_INPUT.',
    ),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
