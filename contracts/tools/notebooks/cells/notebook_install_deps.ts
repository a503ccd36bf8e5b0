import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { NotebookId, RunResult } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

const withRegistry = {
  untested: 'needs a registry; proved in test/adapters/notebooks.test.ts and test/outside/cells-install.test.ts',
};

export default defineTool({
  name: 'notebook_install_deps',
  title: 'Install packages',
  summary:
    'Installs the packages of a notebook from the npm registry, so that its code can import them; packages adds some first.',
  effect: 'act',
  ports: ['cells'],
  changes_outside: true,
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    notebookId: described(NotebookId, 'The notebook, as list names it.'),
    packages: Opt(
      Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
        maxItems: 50,
        description: 'Packages to add, such as zod or zod@^4.0.0; left out: none.',
      }),
    ),
  }),
  output: Type.Object({
    ...RunResult,
    dependencies: Type.Record(Type.String(), Type.String(), { description: 'What package.json names now, with ranges.' }),
  }),
  errors: [
    'STAGE_REQUIREMENT_NOT_MET',
    'NOTEBOOK_NOT_FOUND',
    'INVALID_INPUT',
    'INVALID_OPERATION',
    'REGISTRY_UNREACHABLE',
    'IO_ERROR',
  ],
  refuses: [
    'cells-are-not-run-here',
    'cells-cannot-be-kept-apart',
    'cell-is-running',
    'too-many-cells-are-running',
    'npm-is-not-there',
    'package-is-not-taken',
    'package-json-is-no-object',
  ],
  tells: ['cell_added', 'cell_run_started', 'cell_run_ended', 'cell_run_dropped'],

  rules: {
    'nothing-to-install-is-well': must('Where package.json names no package, nothing is fetched and success is true.'),
    'a-missing-package-json-is-made': must('A notebook without package.json cell gets one.'),
    'only-names-and-ranges-are-taken': must(
      'Paths, addresses, git, aliases, flags and names that are none answer INVALID_INPUT; nothing is changed.',
    ),
    'package-json-is-looked-at-too': must(
      'A package.json that names packages from elsewhere than the registry answers INVALID_INPUT.',
    ),
    'packages-are-added': must(
      'packages are added to package.json and installed; where that fails, package.json stays as it was.',
      withRegistry,
    ),
    'no-script-runs': must('Scripts of packages are not run.', withRegistry),
    'progress-is-told': must('A caller that asks for it hears how much was fetched.', withRegistry),
    'an-unreachable-registry-is-an-error': must(
      'A registry that cannot be reached answers REGISTRY_UNREACHABLE, and nothing is changed.',
      withRegistry,
    ),
    'an-unknown-notebook-is-refused': must('A notebook that does not exist answers NOTEBOOK_NOT_FOUND.'),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
