import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { CellSummary, NotebookId, NotebookSummary } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notebook_list_cells',
  title: 'List the cells of a notebook',
  summary: 'The cells of a notebook in their order: words as they are, code by its file and what came of running it.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['notebook', 'hasMore'],
    shrink: [
      { shorten: 'cells[].text', to: 200 },
      { list: 'cells', from: 'back', more: 'hasMore' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    limit: Limit(100, 500),
    offset: Opt(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'How many to leave out first.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    notebook: NotebookSummary,
    cells: Type.Array(CellSummary, { description: 'The cells of this page, in their order.' }),
    hasMore: Type.Boolean({ description: 'True when there are more after this page.' }),
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'NOTEBOOK_NOT_FOUND'],

  rules: {
    'cells-come-in-their-order': must('Cells are listed as they follow one another.'),
    'code-is-listed-by-its-file': must(
      'Code and package.json are listed with file, status, and whether there is output or an error, without what they say.',
    ),
    'pages-are-cut-by-limit-and-offset': must('limit and offset choose the page; hasMore says whether more follow.'),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
