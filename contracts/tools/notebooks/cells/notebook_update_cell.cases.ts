import { call, casesOf, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { aNotebook, theCell, theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_update_cell.ts';

const ran = [...withCode, call('notebook_run_cell', theCell('main'), { result: { success: true } })];
const source = "import { speed } from './speed.ts';\nconsole.log(`speed ${speed}`);";

/** The ids of the two cells that every notebook has. */
const known = call('notebook_list_cells', theNotebook, { save: { title: '/cells/0/id', packages: '/cells/1/id' } });

export default casesOf(tool, [
  {
    name: 'words',
    proves: ['the-content-is-replaced'],
    given: withCode,
    when: { ...theCell('words'), content: 'How slow is it?' },
    then: {
      result: { success: true, cell: { id: saved('words'), type: 'markdown', text: 'How slow is it?' } },
      tells: ['cell_updated'],
      after: [call('notebook_get_cell', theCell('words'), { result: { cell: { text: 'How slow is it?' } } })],
    },
  },
  {
    name: 'code that was run',
    proves: ['the-content-is-replaced', 'the-result-of-a-run-goes'],
    given: ran,
    when: { ...theCell('main'), content: 'console.log(2);' },
    then: {
      result: { cell: { source: 'console.log(2);', status: 'idle', output: null, error: null, executedAt: null } },
      after: [call('notebook_get_cell', theCell('main'), { result: { cell: { status: 'idle', output: null } } })],
    },
  },
  {
    name: 'the same again',
    proves: ['the-same-content-changes-nothing'],
    given: ran,
    when: { ...theCell('main'), content: source },
    then: { result: { cell: { status: 'completed', output: 'speed 3\n' } }, tells: [] },
  },
  {
    name: 'the first title',
    proves: ['the-first-title-names-the-notebook'],
    given: [...aNotebook, known],
    when: { ...theCell('title'), content: 'Tides' },
    then: {
      result: { cell: { type: 'title', text: 'Tides' } },
      after: [call('notebook_list', {}, { result: { notebooks: [{ title: 'Tides' }] } })],
    },
  },
  {
    name: 'package.json that is none',
    proves: ['package-json-stays-json'],
    given: [...aNotebook, known],
    when: { ...theCell('packages'), content: '{ type: module }' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'package-json-is-no-object',
      fields: ['content'],
      after: [
        call('notebook_get_cell', theCell('packages'), {
          result: { cell: { source: '{\n  "type": "module",\n  "dependencies": {}\n}' } },
        }),
      ],
    },
  },
  {
    name: 'package.json',
    proves: ['package-json-stays-json'],
    given: [...aNotebook, known],
    when: { ...theCell('packages'), content: '{"type": "commonjs"}' },
    then: { result: { cell: { type: 'package.json', source: '{"type": "commonjs"}' } } },
  },
  {
    name: 'of a notebook that is not there',
    proves: ['an-unknown-notebook-is-refused'],
    given: atStage2,
    when: { notebookId: 'nobody', cellId: 'nothing', content: '' },
    then: { error: 'NOTEBOOK_NOT_FOUND' },
  },
  {
    name: 'one that is not there',
    proves: ['an-unknown-cell-is-refused'],
    given: aNotebook,
    when: { ...theNotebook, cellId: 'nothing', content: '' },
    then: { error: 'CELL_NOT_FOUND' },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody', cellId: 'nothing', content: '' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
