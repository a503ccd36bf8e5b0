import { casesOf, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { theCell, theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_get_cell.ts';

export default casesOf(tool, [
  {
    name: 'code',
    proves: ['the-whole-cell-is-answered'],
    given: withCode,
    when: theCell('speed'),
    then: {
      result: {
        cell: {
          id: saved('speed'),
          type: 'code',
          language: 'typescript',
          filename: 'speed.ts',
          source: 'export const speed: number = 3;',
          status: 'idle',
          output: null,
          error: null,
          executedAt: null,
          cutBytes: 0,
        },
      },
    },
  },
  {
    name: 'words',
    proves: ['the-whole-cell-is-answered'],
    given: withCode,
    when: theCell('words'),
    then: { result: { cell: { type: 'markdown', text: 'How fast is it?' } } },
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
    given: withCode,
    when: { ...theNotebook, cellId: 'nothing' },
    then: { error: 'CELL_NOT_FOUND', suggests: ['notebook_list_cells'] },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody', cellId: 'nothing' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
