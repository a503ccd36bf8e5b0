import { anything, call, casesOf, matching, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import tool from './notebook_create.ts';

const cellsOf = { notebookId: saved('notebook') };
const latest = (result: object) => call('notebook_list', {}, { save: { notebook: '/notebooks/0/id' }, result });

export default casesOf(tool, [
  {
    name: 'a blank one',
    proves: ['a-blank-one-has-a-title-and-packages', 'typescript-is-meant'],
    given: atStage2,
    when: { name: 'Waves' },
    then: {
      result: { success: true, notebook: { id: anything, title: 'Waves', language: 'typescript', cellCount: 2 } },
      tells: ['notebook_created'],
      after: [
        latest({ notebooks: [{ title: 'Waves', cellCount: 2 }], count: 1 }),
        call('notebook_list_cells', cellsOf, {
          result: {
            cells: [
              { type: 'title', text: 'Waves' },
              { type: 'package.json', filename: 'package.json', status: 'idle', hasOutput: false, hasError: false },
            ],
          },
        }),
        call('notebook_export', cellsOf, { result: { content: matching(/"type": "module",\n {2}"dependencies": \{\}/) } }),
      ],
    },
  },
  {
    name: 'by its other name, in JavaScript',
    proves: ['title-is-another-name'],
    given: atStage2,
    // biome-ignore lint/suspicious/noExplicitAny: an alias is no field of the input
    when: { title: 'Waves', language: 'javascript' } as any,
    then: { result: { notebook: { title: 'Waves', language: 'javascript' } } },
  },
  {
    name: 'from a template',
    proves: ['a-template-fills-it'],
    given: atStage2,
    when: { name: 'Backpressure', template: 'sequential-feynman' },
    then: {
      result: { notebook: { title: 'Backpressure', cellCount: 12 } },
      after: [
        latest({ count: 1 }),
        call('notebook_list_cells', cellsOf, {
          result: {
            cells: [
              { type: 'title', text: 'Backpressure' },
              {
                text: matching(
                  /Backpressure[\s\S]*Research[\s\S]*Explanation[\s\S]*Refinement[\s\S]*Re-encoding[\s\S]*Reflection/,
                ),
              },
              { type: 'package.json' },
              { type: 'markdown' },
              { type: 'markdown' },
              { type: 'markdown' },
              { type: 'code', filename: 'example.ts', language: 'typescript' },
              { type: 'markdown' },
              { type: 'markdown' },
              { type: 'markdown' },
              { type: 'markdown' },
              { type: 'markdown' },
            ],
          },
        }),
      ],
    },
  },
  {
    name: 'and found by who comes later',
    proves: ['it-outlives-its-connection'],
    given: atStage2,
    when: { name: 'Waves' },
    then: {
      result: {},
      after: [
        call('start_new', {}, { reconnect: true }),
        call('cipher'),
        call('notebook_list', {}, { result: { notebooks: [{ title: 'Waves' }] } }),
      ],
    },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { name: 'Waves' },
    then: {
      error: 'STAGE_REQUIREMENT_NOT_MET',
      after: [call('cipher'), call('notebook_list', {}, { result: { count: 0 } })],
    },
  },
]);
