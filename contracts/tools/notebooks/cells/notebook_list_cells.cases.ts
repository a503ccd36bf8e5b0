import { absent, casesOf, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_list_cells.ts';

export default casesOf(tool, [
  {
    name: 'words and code',
    proves: ['cells-come-in-their-order', 'code-is-listed-by-its-file'],
    given: withCode,
    when: theNotebook,
    then: {
      result: {
        notebook: { id: saved('notebook'), title: 'Waves', cellCount: 5 },
        cells: [
          { type: 'title', text: 'Waves', status: absent, filename: absent },
          { type: 'package.json', filename: 'package.json', status: 'idle', text: absent },
          { id: saved('words'), type: 'markdown', text: 'How fast is it?' },
          { id: saved('speed'), type: 'code', filename: 'speed.ts', language: 'typescript', status: 'idle', text: absent },
          { id: saved('main'), type: 'code', filename: 'main.ts', hasOutput: false, hasError: false },
        ],
        hasMore: false,
        truncated: false,
      },
    },
  },
  {
    name: 'a page of them',
    proves: ['pages-are-cut-by-limit-and-offset'],
    given: withCode,
    when: { ...theNotebook, limit: 2, offset: 1 },
    then: { result: { cells: [{ type: 'package.json' }, { id: saved('words') }], hasMore: true } },
  },
  {
    name: 'of one that is not there',
    proves: ['an-unknown-notebook-is-refused'],
    given: atStage2,
    when: { notebookId: 'nobody' },
    then: { error: 'NOTEBOOK_NOT_FOUND', suggests: ['notebook_list'] },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
