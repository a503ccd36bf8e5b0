import { absent, anything, call, casesOf, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { adding, aNotebook, theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_add_cell.ts';

const cells = (...want: object[]) => call('notebook_list_cells', theNotebook, { result: { cells: want } });
const code = { ...theNotebook, type: 'code' as const, content: 'export {};' };
const nothingAdded = cells({ type: 'title' }, { type: 'package.json' });

const unsafe = (name: string, filename: string) =>
  ({
    name,
    proves: ['names-that-lead-elsewhere-are-refused'],
    given: aNotebook,
    when: { ...code, filename },
    then: { error: 'INVALID_INPUT', refusal: 'filename-is-not-safe', fields: ['filename'], after: [nothingAdded] },
  }) as const;

export default casesOf(tool, [
  {
    name: 'code, at the end',
    proves: ['it-goes-to-the-end'],
    given: aNotebook,
    when: { ...theNotebook, type: 'code', content: 'console.log(1);', filename: 'main.ts' },
    then: {
      result: { success: true, cell: { id: anything, type: 'code', filename: 'main.ts', language: 'typescript' }, position: 2 },
      tells: ['cell_added'],
      after: [cells({ type: 'title' }, { type: 'package.json' }, { type: 'code', filename: 'main.ts' })],
    },
  },
  {
    name: 'words, after another cell',
    proves: ['it-goes-after-another'],
    given: withCode,
    when: { ...theNotebook, type: 'markdown', content: 'Between', afterCellId: saved('words') },
    then: {
      result: { cell: { type: 'markdown', filename: absent }, position: 3 },
      after: [cells({}, {}, { text: 'How fast is it?' }, { text: 'Between' }, { filename: 'speed.ts' }, { filename: 'main.ts' })],
    },
  },
  {
    name: 'at the beginning',
    proves: ['it-goes-to-a-position'],
    given: aNotebook,
    when: { ...theNotebook, type: 'markdown', content: 'First', position: 0 },
    then: { result: { position: 0 }, after: [cells({ text: 'First' }, { type: 'title' }, { type: 'package.json' })] },
  },
  {
    name: 'beyond the end',
    proves: ['it-goes-to-a-position'],
    given: aNotebook,
    when: { ...theNotebook, type: 'markdown', content: 'Far', position: 3 },
    then: { error: 'INVALID_INPUT', refusal: 'position-is-beyond', fields: ['position'] },
  },
  {
    name: 'in two places',
    proves: ['one-place-only'],
    given: withCode,
    when: { ...theNotebook, type: 'markdown', content: 'Where?', position: 0, afterCellId: saved('words') },
    then: { error: 'INVALID_INPUT', refusal: 'place-is-said-twice' },
  },
  {
    name: 'by the other name of its type',
    proves: ['type-has-another-name'],
    given: aNotebook,
    // biome-ignore lint/suspicious/noExplicitAny: an alias is no field of the input
    when: { ...theNotebook, cellType: 'markdown', content: 'Words' } as any,
    then: { result: { cell: { type: 'markdown' } } },
  },
  {
    name: 'code without a name',
    proves: ['a-file-is-made-for-code'],
    given: [...aNotebook, adding('one', { type: 'code', content: '' })],
    when: code,
    then: {
      result: { cell: { filename: 'cell-2.ts', language: 'typescript' } },
      after: [cells({}, {}, { filename: 'cell-1.ts' }, { filename: 'cell-2.ts' })],
    },
  },
  {
    name: 'JavaScript in a notebook of TypeScript',
    proves: ['the-ending-says-the-language'],
    given: aNotebook,
    when: { ...code, filename: 'plain.js' },
    then: { result: { cell: { filename: 'plain.js', language: 'javascript' } } },
  },
  unsafe('a way out', '../main.ts'),
  unsafe('an absolute path', '/tmp/main.ts'),
  unsafe('another folder', 'node_modules\\x.js'),
  unsafe('a reserved name', 'package.json'),
  unsafe('a device', 'NUL.ts'),
  {
    name: 'a name that is taken',
    proves: ['names-are-borne-once'],
    given: withCode,
    when: { ...code, filename: 'Main.ts' },
    then: { error: 'INVALID_INPUT', refusal: 'filename-is-taken', fields: ['filename'] },
  },
  {
    name: 'words with a file',
    proves: ['only-code-has-a-file'],
    given: aNotebook,
    when: { ...theNotebook, type: 'markdown', content: 'Words', filename: 'words.md' },
    then: { error: 'INVALID_INPUT', refusal: 'filename-is-for-code', fields: ['filename'] },
  },
  {
    name: 'a title of two lines',
    proves: ['a-title-is-one-line'],
    given: aNotebook,
    when: { ...theNotebook, type: 'title', content: 'One\nTwo' },
    then: { error: 'INVALID_INPUT', refusal: 'title-is-no-heading', fields: ['content'] },
  },
  {
    name: 'to a notebook that is not there',
    proves: ['an-unknown-notebook-is-refused'],
    given: atStage2,
    when: { notebookId: 'nobody', type: 'markdown', content: '' },
    then: { error: 'NOTEBOOK_NOT_FOUND' },
  },
  {
    name: 'after a cell that is not there',
    proves: ['an-unknown-neighbour-is-refused'],
    given: aNotebook,
    when: { ...theNotebook, type: 'markdown', content: '', afterCellId: 'nothing' },
    then: { error: 'CELL_NOT_FOUND', suggests: ['notebook_list_cells'] },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody', type: 'markdown', content: '' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
