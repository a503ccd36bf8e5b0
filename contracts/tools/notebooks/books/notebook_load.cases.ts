import { call, casesOf, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_load.ts';

const header = '<!-- srcbook:{"language":"javascript"} -->\n\n';
const text = `${header}# Waves

###### package.json

\`\`\`json
{ "type": "module" }
\`\`\`

How fast?

\`\`\`sh
# not a title
\`\`\`

###### main.js

\`\`\`\`javascript
const page = \`
\`\`\`
\`;
console.log(page);
\`\`\`\`
`;

const loaded = (result: object) => [
  call('notebook_list', { limit: 1 }, { save: { loaded: '/notebooks/0/id' } }),
  call('notebook_list_cells', { notebookId: saved('loaded') }, { result, save: { last: '/cells/3/id' } }),
];

export default casesOf(tool, [
  {
    name: 'from a text',
    proves: ['every-cell-is-there'],
    given: atStage2,
    when: { content: text },
    then: {
      result: { success: true, notebook: { title: 'Waves', language: 'javascript', cellCount: 4 } },
      tells: ['notebook_created'],
      after: [
        ...loaded({
          cells: [
            { type: 'title', text: 'Waves' },
            { type: 'package.json' },
            { type: 'markdown', text: 'How fast?\n\n```sh\n# not a title\n```' },
            { type: 'code', filename: 'main.js', language: 'javascript', status: 'idle' },
          ],
        }),
        call(
          'notebook_get_cell',
          { notebookId: saved('loaded'), cellId: saved('last') },
          { result: { cell: { source: 'const page = `\n```\n`;\nconsole.log(page);' } } },
        ),
      ],
    },
  },
  {
    name: 'from an export',
    proves: ['an-export-is-read-as-it-was', 'each-load-is-a-notebook-of-its-own'],
    given: [...withCode, call('notebook_export', theNotebook, { save: { text: '/content' } })],
    when: { content: saved('text') },
    then: {
      result: { notebook: { title: 'Waves', language: 'typescript', cellCount: 5 } },
      after: [
        call('notebook_list', {}, { result: { count: 2 }, save: { loaded: '/notebooks/0/id' } }),
        call('notebook_export', { notebookId: saved('loaded') }, { result: { content: saved('text') } }),
      ],
    },
  },
  {
    name: 'without a header',
    proves: ['what-is-wrong-is-named-by-its-line'],
    given: atStage2,
    when: { content: '# Waves\n' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'source-is-no-notebook',
      names: ['Line 1'],
      after: [call('notebook_list', {}, { result: { count: 0 } })],
    },
  },
  {
    name: 'with a fence that is never closed',
    proves: ['what-is-wrong-is-named-by-its-line'],
    given: atStage2,
    when: { content: `${header}###### main.js\n\n\`\`\`js\nconsole.log(1);\n` },
    then: { error: 'INVALID_INPUT', refusal: 'source-is-no-notebook', names: ['Line 5'] },
  },
  {
    name: 'with a file that leads out',
    proves: ['a-way-out-is-refused'],
    given: atStage2,
    when: { content: `${header}###### ../main.js\n\n\`\`\`js\n\`\`\`\n` },
    then: { error: 'INVALID_INPUT', refusal: 'source-is-no-notebook', names: ['Line 3', '../main.js'] },
  },
  {
    name: 'from nothing',
    proves: ['one-source-only'],
    given: atStage2,
    when: {},
    then: { error: 'INVALID_INPUT', refusal: 'neither-path-nor-content', fields: ['content'] },
  },
  {
    name: 'from both',
    proves: ['one-source-only'],
    given: atStage2,
    when: { content: text, path: 'waves.src.md' },
    then: { error: 'INVALID_INPUT', refusal: 'path-and-content', fields: ['path'] },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { content: text },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
