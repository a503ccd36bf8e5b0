import { Closed, Const, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { CellContent, CellFilename, CellId, CellLanguage, CellType, NotebookId } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notebook_add_cell',
  title: 'Add a cell',
  summary: 'A new cell at the end of a notebook, after another one, or at a position: a title, Markdown, or code.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',
  aliases: { cellType: 'type' },

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    type: OneOf(['title', 'markdown', 'code'], { description: 'What kind of cell it is.' }),
    content: CellContent,
    filename: Opt(described(CellFilename, 'File of code, imported as ./name; .ts or .js says the language.')),
    afterCellId: Opt(described(CellId, 'The cell that it follows; left out: the last.')),
    position: Opt(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'How many cells stand before it.',
      }),
    ),
  }),
  output: Type.Object({
    success: Const(true, { description: 'It was added.' }),
    cell: Closed(
      {
        id: CellId,
        type: CellType,
        filename: Opt(Type.String({ description: 'The file; left out for words.' })),
        language: Opt(described(CellLanguage, 'What it is written in; left out for words.')),
      },
      { description: 'The new cell.' },
    ),
    position: Type.Integer({ minimum: 0, description: 'How many cells stand before it.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'NOTEBOOK_NOT_FOUND', 'CELL_NOT_FOUND', 'INVALID_INPUT', 'INVALID_OPERATION'],
  refuses: [
    'filename-is-not-safe',
    'filename-is-taken',
    'filename-is-for-code',
    'place-is-said-twice',
    'position-is-beyond',
    'title-is-no-heading',
    'notebook-is-full',
  ],
  tells: ['cell_added'],

  rules: {
    'it-goes-to-the-end': must('Without afterCellId and position the cell is the last one.'),
    'it-goes-after-another': must('afterCellId puts it right after that cell.'),
    'it-goes-to-a-position': must('position puts it behind so many cells; one that is beyond the end answers INVALID_INPUT.'),
    'one-place-only': must('afterCellId together with position answers INVALID_INPUT.'),
    'type-has-another-name': must('cellType means type.'),
    'a-file-is-made-for-code': must('Code without filename gets one of its own, by the language of the notebook.'),
    'the-ending-says-the-language': must('A filename that ends in .ts is TypeScript, one that ends in .js is JavaScript.'),
    'names-that-lead-elsewhere-are-refused': must(
      'A filename with a separator, with "..", absolute, reserved or invisible in part answers INVALID_INPUT, and no cell is added.',
    ),
    'names-are-borne-once': must('A filename that another cell has, in any case, answers INVALID_INPUT.'),
    'only-code-has-a-file': must('filename for a title or Markdown answers INVALID_INPUT.'),
    'a-title-is-one-line': must('A title that is blank, longer than a line or than 200 characters answers INVALID_INPUT.'),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'an-unknown-neighbour-is-refused': must('An afterCellId that the notebook does not have answers CELL_NOT_FOUND.'),
    'there-is-an-end': must('A notebook that has 500 cells takes no more.', {
      untested: 'needs 500 cells; proved in test/domain/notebook-rules.test.ts',
    }),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
