import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const N = Type.Integer();

/** An operation that cannot be done as things stand. */
const not = (operation: string, because: string, fix: string, facts = Of({})) =>
  ({ code: 'INVALID_OPERATION', says: { operation, because, fix }, facts }) as const;

export const notebooksRefusals = defineRefusals({
  'cells-are-not-run-here': not(
    '{operation}',
    'this server runs no code of notebooks (THOUGHTBOX_NOTEBOOK_EXEC=off)',
    'Read and write the notebook, or export it and run it elsewhere.',
    Of({ operation: S }),
  ),
  'cells-cannot-be-kept-apart': not(
    '{operation}',
    'this machine has no way to keep the code of a cell apart from everything else',
    'Run the server on Linux or macOS, with Node 20.19 or newer.',
    Of({ operation: S }),
  ),
  'cell-is-not-code': not(
    'notebook_run_cell',
    'cell {cell} is {type}, which is nothing to run',
    'Name a code cell, or the package.json cell to install its packages.',
    Of({ cell: S, type: S }),
  ),
  'cell-is-running': not(
    '{operation}',
    'cell {cell} ({filename}) is being run until {until} at the latest',
    'Wait for its end, then call again.',
    Of({ operation: S, cell: S, filename: S, until: S }),
  ),
  'too-many-cells-are-running': not(
    '{operation}',
    '{most} cells run on this server already, and none of them ended for a while',
    'Call again when one has ended.',
    Of({ operation: S, most: N }),
  ),
  'npm-is-not-there': not(
    'notebook_install_deps',
    'there is no npm where the server runs',
    'Install npm there, beside Node; or use what Node itself has.',
  ),
  'notebook-is-full': not(
    'notebook_add_cell',
    'the notebook has {most} cells, the most that one may have',
    'Make another notebook for the rest.',
    Of({ most: N }),
  ),
  'filename-is-not-safe': badInput(
    'filename {name} cannot be the file of a cell: {because}.',
    'Choose a plain name, such as {example}; or leave it out.',
    'filename',
    Of({ name: S, because: S, example: S }),
  ),
  'filename-is-taken': badInput(
    'Another cell of the notebook is called {name}.',
    'Choose another filename, such as {example}; or update that cell ({cell}).',
    'filename',
    Of({ name: S, example: S, cell: S }),
  ),
  'filename-is-for-code': badInput(
    'A {type} cell has no filename.',
    'Leave filename out, or say type="code".',
    'filename',
    Of({ type: S }),
  ),
  'place-is-said-twice': badInput(
    'afterCellId and position both say where the cell goes.',
    'Keep one of them; without both it goes to the end.',
    'position',
  ),
  'position-is-beyond': badInput(
    'position {position} is beyond the {count} cells of the notebook.',
    'Say a number from 0 to {count}, or leave it out.',
    'position',
    Of({ position: N, count: N }),
  ),
  'title-is-no-heading': badInput(
    'A title is one line of at most {most} characters that is not blank.',
    'Shorten it, or add a markdown cell for the rest.',
    'content',
    Of({ most: N }),
  ),
  'package-json-is-no-object': badInput(
    'package.json must be a JSON object: {detail}.',
    'Send JSON such as {"type": "module", "dependencies": {}}.',
    'content',
    Of({ detail: S }),
  ),
  'neither-path-nor-content': badInput(
    'Nothing says what to load.',
    'Send content, the text of a notebook; or path, a .src.md file.',
    'content',
  ),
  'path-and-content': badInput('path and content both say what to load.', 'Keep one of them.', 'path'),
  'source-is-no-notebook': badInput(
    'Line {line}: {problem}',
    '{fix} Nothing was loaded.',
    'content',
    Of({ line: N, problem: S, fix: S }),
  ),
  'notebook-file-leads-outside': badInput(
    'path {path} leads out of where notebooks may be.',
    'Name a file in the folder that the server was started in, or in its data folder; no links, nothing below .git.',
    'path',
    Of({ path: S }),
  ),
  'notebook-file-ends-otherwise': badInput('path {path} is no .src.md file.', 'Let it end in .src.md.', 'path', Of({ path: S })),
  'notebook-file-is-something-else': badInput(
    'path {path} holds something else than a notebook.',
    'Choose another name, or remove it.',
    'path',
    Of({ path: S }),
  ),
  'no-notebook-files-here': badInput(
    'This server keeps nothing on disk, so path cannot be used.',
    'Leave path out: the text is in content.',
    'path',
  ),
  'package-is-not-taken': badInput(
    '{package} cannot be installed: {because}.',
    'Name packages of the registry, with a version or range if you like: "zod", "@scope/name", "zod@^4.0.0".',
    'packages',
    Of({ package: S, because: S }),
  ),
});
