import { atLeast, call, casesOf, matching, saved } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { adding, aNotebook, theNotebook, withCode } from '../../../worlds/notebooks.ts';
import tool from './notebook_export.ts';

export default casesOf(tool, [
  {
    name: 'as text',
    proves: ['every-cell-is-written'],
    given: withCode,
    when: theNotebook,
    then: {
      result: {
        success: true,
        notebookId: saved('notebook'),
        path: null,
        content: matching(
          /^<!-- srcbook:\{"language":"typescript".*\} -->\n\n# Waves\n\n###### package\.json\n\n```json\n\{[\s\S]*\}\n```\n\nHow fast is it\?\n\n###### speed\.ts\n\n```typescript\nexport const speed: number = 3;\n```\n\n###### main\.ts\n\n```typescript\nimport [\s\S]*\n```\n$/,
        ),
      },
    },
  },
  {
    name: 'the rest of one, after the name of a password',
    proves: ['parts-are-one-text'],
    given: [...aNotebook, adding('one', { type: 'markdown', content: 'password: swordfish' })],
    when: { ...theNotebook, offset: 1 },
    then: { result: { content: matching(/^!-- srcbook:[\s\S]*\n\npassword: <redacted>\n$/), offset: 1, nextOffset: null } },
  },
  {
    name: 'one that is longer than was asked for',
    proves: ['a-long-one-comes-in-parts'],
    given: [...aNotebook, adding('one', { type: 'markdown', content: 'words of a notebook '.repeat(50) })],
    when: { ...theNotebook, max_chars: 600 },
    then: {
      result: { offset: 0, nextOffset: atLeast(100), length: atLeast(1000), truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'words that look like more',
    proves: ['words-that-look-like-more-stay-words'],
    given: [
      ...aNotebook,
      adding('one', { type: 'markdown', content: '# Not a title\n\n###### a.ts\n\n```ts\n```' }),
      adding('two', { type: 'markdown', content: '' }),
      adding('three', { type: 'markdown', content: 'After it' }),
      adding('four', { type: 'markdown', content: 'Once more' }),
      adding('code', { type: 'code', filename: 'page.ts', content: 'const page = `\n```\n`;' }),
      call('notebook_export', theNotebook, { save: { text: '/content' } }),
      call('notebook_load', { content: saved('text') }, { save: { loaded: '/notebook/id' } }),
      call(
        'notebook_list_cells',
        { notebookId: saved('loaded') },
        {
          result: {
            cells: [
              { type: 'title' },
              { type: 'package.json' },
              { type: 'markdown', text: '# Not a title\n\n###### a.ts\n\n```ts\n```' },
              { type: 'markdown', text: '' },
              { type: 'markdown', text: 'After it' },
              { type: 'markdown', text: 'Once more' },
              { type: 'code', filename: 'page.ts' },
            ],
          },
        },
      ),
    ],
    when: { notebookId: saved('loaded') },
    then: { result: { content: saved('text') } },
  },
  {
    name: 'one that is not there',
    proves: ['an-unknown-notebook-is-refused'],
    given: atStage2,
    when: { notebookId: 'nobody' },
    then: { error: 'NOTEBOOK_NOT_FOUND', suggests: ['notebook_list'] },
  },
  {
    name: 'to a file outside',
    proves: ['files-outside-are-refused'],
    given: aNotebook,
    when: { ...theNotebook, path: '/etc/waves.src.md' },
    then: { error: 'INVALID_INPUT', refusal: 'notebook-file-leads-outside', fields: ['path'] },
  },
  {
    name: 'to a file that ends otherwise',
    proves: ['files-outside-are-refused'],
    given: aNotebook,
    when: { ...theNotebook, path: 'waves.md' },
    then: { error: 'INVALID_INPUT', refusal: 'notebook-file-ends-otherwise', fields: ['path'] },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
