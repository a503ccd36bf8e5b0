import { anything, call, casesOf, matching } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { adding, aNotebook, theCell, theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_run_cell.ts';

const with_ = (content: string, filename = 'main.js') => [...aNotebook, adding('main', { type: 'code', filename, content })];

export default casesOf(tool, [
  {
    name: 'code that writes',
    proves: ['what-it-wrote-is-answered', 'what-it-wrote-is-kept'],
    given: with_("console.log('speed 3'); console.error('aside');"),
    when: theCell('main'),
    then: {
      result: {
        success: true,
        output: 'speed 3\n',
        error: null,
        execution: { success: true, exitCode: 0, endedBy: 'exit', stdout: 'speed 3\n', stderr: 'aside\n', cutBytes: 0 },
      },
      after: [
        call('notebook_get_cell', theCell('main'), {
          result: { cell: { status: 'completed', output: 'speed 3\n', error: null, executedAt: anything, cutBytes: 0 } },
        }),
      ],
    },
  },
  {
    name: 'TypeScript that imports another cell',
    proves: ['typescript-is-run', 'cells-import-one-another'],
    given: withCode,
    when: theCell('main'),
    then: { result: { success: true, output: 'speed 3\n' }, tells: ['cell_run_ended'] },
  },
  {
    name: 'code that fails',
    proves: ['a-failing-cell-is-no-error', 'what-it-wrote-is-kept'],
    given: with_("console.log('before'); throw new Error('too fast');"),
    when: theCell('main'),
    then: {
      result: {
        success: false,
        output: 'before\n',
        error: matching(/Error: too fast/),
        execution: { success: false, exitCode: 1, endedBy: 'exit', stderr: matching(/main\.js:1/) },
      },
      after: [
        call('notebook_get_cell', theCell('main'), {
          result: { cell: { status: 'failed', output: 'before\n', error: matching(/too fast/) } },
        }),
      ],
    },
  },
  {
    name: 'TypeScript that cannot be read',
    proves: ['what-cannot-be-read-is-not-run'],
    given: with_('const x: = 1;', 'main.ts'),
    when: theCell('main'),
    then: {
      result: {
        success: false,
        error: matching(/^main\.ts:1:10: /),
        execution: { exitCode: -1, endedBy: 'unreadable' },
      },
    },
  },
  {
    name: 'package.json',
    proves: ['package-json-installs'],
    given: [...aNotebook, call('notebook_list_cells', theNotebook, { save: { packages: '/cells/1/id' } })],
    when: theCell('packages'),
    then: {
      result: { success: true, error: null },
      after: [call('notebook_get_cell', theCell('packages'), { result: { cell: { status: 'completed' } } })],
    },
  },
  {
    name: 'words',
    proves: ['words-are-not-run'],
    given: withCode,
    when: theCell('words'),
    then: { error: 'INVALID_OPERATION', refusal: 'cell-is-not-code' },
  },
  {
    name: 'of a notebook that is not there',
    proves: ['an-unknown-notebook-is-refused'],
    given: atStage2,
    when: { notebookId: 'nobody', cellId: 'nothing' },
    then: { error: 'NOTEBOOK_NOT_FOUND' },
  },
  {
    name: 'that is not there',
    proves: ['an-unknown-cell-is-refused'],
    given: aNotebook,
    when: { ...theNotebook, cellId: 'nothing' },
    then: { error: 'CELL_NOT_FOUND' },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody', cellId: 'nothing' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
