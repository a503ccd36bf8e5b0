import { call, casesOf } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { aNotebook, theCell, theNotebook } from '../../../worlds/notebooks.ts';
import tool from './notebook_install_deps.ts';

const packages = call('notebook_list_cells', theNotebook, { save: { packages: '/cells/1/id' } });
const unchanged = [
  packages,
  call('notebook_get_cell', theCell('packages'), {
    result: { cell: { status: 'idle', source: '{\n  "type": "module",\n  "dependencies": {}\n}' } },
  }),
];

const refused = (name: string, given: string) =>
  ({
    name,
    proves: ['only-names-and-ranges-are-taken'],
    given: aNotebook,
    when: { ...theNotebook, packages: [given] },
    then: { error: 'INVALID_INPUT', refusal: 'package-is-not-taken', fields: ['packages'], after: unchanged },
  }) as const;

export default casesOf(tool, [
  {
    name: 'nothing to install',
    proves: ['nothing-to-install-is-well'],
    given: aNotebook,
    when: theNotebook,
    then: { result: { success: true, error: null, execution: { exitCode: 0 }, dependencies: {} } },
  },
  {
    name: 'a notebook without package.json',
    proves: ['a-missing-package-json-is-made'],
    given: [
      ...atStage2,
      call(
        'notebook_load',
        { content: '<!-- srcbook:{"language":"typescript"} -->\n\n# Bare\n' },
        { save: { notebook: '/notebook/id' } },
      ),
    ],
    when: theNotebook,
    then: {
      result: { success: true },
      after: [
        call('notebook_list_cells', theNotebook, {
          result: { cells: [{ type: 'title' }, { type: 'package.json', status: 'completed' }] },
        }),
      ],
    },
  },
  refused('a path', './evil'),
  refused('an address', 'https://example.com/evil.tgz'),
  refused('git', 'git+ssh://git@example.com/evil.git'),
  refused('a repository by its short name', 'somebody/evil'),
  refused('an alias', 'good@npm:evil@1.0.0'),
  refused('a file as version', 'good@file:../evil'),
  refused('a flag', '--ignore-scripts=false'),
  refused('a range that is none', 'good@1.0.0 && evil'),
  {
    name: 'a package.json that leads elsewhere',
    proves: ['package-json-is-looked-at-too'],
    given: [
      ...aNotebook,
      packages,
      call('notebook_update_cell', { ...theCell('packages'), content: '{"dependencies": {"good": "file:../evil"}}' }),
    ],
    when: theNotebook,
    then: { error: 'INVALID_INPUT', refusal: 'package-is-not-taken', names: ['good'] },
  },
  {
    name: 'of a notebook that is not there',
    proves: ['an-unknown-notebook-is-refused'],
    given: atStage2,
    when: { notebookId: 'nobody' },
    then: { error: 'NOTEBOOK_NOT_FOUND' },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { notebookId: 'nobody', packages: ['zod'] },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
