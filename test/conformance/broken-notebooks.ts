import { type Any, answers, fault, forgives, handling, hears, tells } from './breaking.ts';
import type { Faulty } from './faults.ts';

/** An operation that asks for no stage. */
const early = (tool: string): Faulty =>
  fault(`${tool}/stage-two-is-needed`, 'stages are not looked at', (app) => {
    const { [tool]: sound, ...tools } = app.product.tools;
    const open = { ...sound, operation: { ...sound?.operation, stage: 0 } } as NonNullable<typeof sound>;
    return { ...app, product: { ...app.product, tools: { ...tools, [tool]: open } } };
  });

const forgiving = (tool: string, code: string, answer: object) => forgives(tool, code, async () => answer as Any);

const book = { id: 'x', title: 'x', language: 'typescript', cellCount: 0, createdAt: 0, updatedAt: 0 };
const added = { success: true, cell: { id: 'x', type: 'code', filename: 'x.ts', language: 'typescript' }, position: 0 };
const ran = {
  success: true,
  output: '',
  error: null,
  execution: { success: true, exitCode: 0, endedBy: 'exit', stdout: '', stderr: '', durationMs: 0, cutBytes: 0 },
};

/** Cells of a new notebook, otherwise. */
const made = (change: (cell: Any) => Any) => tells('notebook_created', (f) => ({ ...f, cells: f.cells.flatMap(change) }));

/** Broken notebooks, each by the rule that notices. */
export const notebookFaults: readonly Faulty[] = [
  fault(
    'notebook_create/a-blank-one-has-a-title-and-packages',
    'package.json is left out',
    made((cell) => (cell.type === 'package.json' ? [] : [cell])),
  ),
  fault('notebook_create/title-is-another-name', 'title is not known', (app) => {
    const { notebook_create: sound, ...tools } = app.product.tools;
    const strict = { ...sound, aliases: {} } as NonNullable<typeof sound>;
    return { ...app, product: { ...app.product, tools: { ...tools, notebook_create: strict } } };
  }),
  fault(
    'notebook_create/typescript-is-meant',
    'JavaScript is meant',
    hears('notebook_create', (i) => ({ ...i, language: 'javascript' })),
  ),
  fault(
    'notebook_create/a-template-fills-it',
    'the template is passed over',
    hears('notebook_create', (i) => ({ ...i, template: 'blank' })),
  ),
  fault(
    'notebook_create/it-outlives-its-connection',
    'it is kept by nobody',
    handling('notebook_create', () => async () => ({ success: true, notebook: book })),
  ),
  fault(
    'notebook_list/the-latest-come-first',
    'the oldest come first',
    answers('notebook_list', (a) => ({ ...a, notebooks: a.notebooks.toReversed() })),
  ),
  fault(
    'notebook_list/pages-are-cut-by-limit-and-offset',
    'offset is passed over',
    hears('notebook_list', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'notebook_load/every-cell-is-there',
    'words are left out',
    made((cell) => (cell.type === 'markdown' ? [] : [cell])),
  ),
  fault(
    'notebook_load/an-export-is-read-as-it-was',
    'code is trimmed',
    made((cell) => ({ ...cell, content: cell.content.replaceAll('`', "'") })),
  ),
  fault(
    'notebook_load/what-is-wrong-is-named-by-its-line',
    'a header is made up',
    hears('notebook_load', (i) => ({ ...i, content: `<!-- srcbook:{"language":"javascript"} -->\n\n${i.content ?? ''}` })),
  ),
  fault(
    'notebook_load/a-way-out-is-refused',
    'any file will do',
    forgiving('notebook_load', 'INVALID_INPUT', { success: true, notebook: book }),
  ),
  fault(
    'notebook_load/one-source-only',
    'path is passed over',
    hears('notebook_load', ({ path: _, ...i }) => ({ content: '<!-- srcbook:{"language":"javascript"} -->', ...i })),
  ),
  fault(
    'notebook_export/every-cell-is-written',
    'package.json is left out',
    answers('notebook_export', (a) => ({
      ...a,
      content: a.content.replace(/###### package\.json\n\n```json\n[\s\S]*?```\n\n/, ''),
    })),
  ),
  fault(
    'notebook_export/a-long-one-comes-in-parts',
    'the end is left out',
    answers('notebook_export', (a) => ({ ...a, content: a.content.slice(0, 100) })),
  ),
  fault(
    'notebook_export/parts-are-one-text',
    'every part is the first',
    hears('notebook_export', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'notebook_export/words-that-look-like-more-stay-words',
    'marks are left out',
    answers('notebook_export', (a) => ({ ...a, content: a.content.replaceAll(/<!-- \/?cell.*-->\n?/g, '') })),
  ),
  fault(
    'notebook_export/an-unknown-notebook-is-refused',
    'an unknown one is empty',
    forgiving('notebook_export', 'NOTEBOOK_NOT_FOUND', { success: true, notebookId: 'x', content: '', path: null }),
  ),
  fault(
    'notebook_export/files-outside-are-refused',
    'path is passed over',
    hears('notebook_export', ({ path: _, ...i }) => i),
  ),
  fault(
    'notebook_list_cells/cells-come-in-their-order',
    'new cells come first',
    tells('cell_added', (f) => ({ ...f, position: 0 })),
  ),
  fault(
    'notebook_list_cells/code-is-listed-by-its-file',
    'code is listed by what it says',
    answers('notebook_list_cells', (a) => ({
      ...a,
      cells: a.cells.map(({ filename, ...cell }: Any) => ({ ...cell, text: filename })),
    })),
  ),
  fault(
    'notebook_list_cells/pages-are-cut-by-limit-and-offset',
    'the first page is always shown',
    hears('notebook_list_cells', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'notebook_get_cell/the-whole-cell-is-answered',
    'the source is left out',
    answers('notebook_get_cell', ({ cell: { source: _, text: __, ...cell } }) => ({ cell })),
  ),
  fault(
    'notebook_get_cell/an-unknown-cell-is-refused',
    'an unknown cell is empty',
    forgiving('notebook_get_cell', 'CELL_NOT_FOUND', { cell: { id: 'x', type: 'markdown', text: '' } }),
  ),
  fault(
    'notebook_add_cell/it-goes-to-the-end',
    'it goes to the beginning',
    tells('cell_added', (f) => ({ ...f, position: 0 })),
  ),
  fault(
    'notebook_add_cell/it-goes-after-another',
    'afterCellId is passed over',
    hears('notebook_add_cell', ({ afterCellId: _, ...i }) => i),
  ),
  fault(
    'notebook_add_cell/it-goes-to-a-position',
    'position is passed over',
    hears('notebook_add_cell', ({ position: _, ...i }) => i),
  ),
  fault(
    'notebook_add_cell/one-place-only',
    'position wins',
    hears('notebook_add_cell', ({ afterCellId, ...i }) => (i.position === undefined ? { ...i, afterCellId } : i)),
  ),
  fault(
    'notebook_add_cell/a-file-is-made-for-code',
    'every file is the same',
    tells('cell_added', (f) => ({ ...f, filename: f.filename && 'cell.ts' })),
  ),
  fault(
    'notebook_add_cell/the-ending-says-the-language',
    'the notebook says the language',
    answers('notebook_add_cell', (a) => ({ ...a, cell: { ...a.cell, language: 'typescript' } })),
  ),
  fault(
    'notebook_add_cell/names-that-lead-elsewhere-are-refused',
    'any name will do',
    forgiving('notebook_add_cell', 'INVALID_INPUT', added),
  ),
  fault(
    'notebook_add_cell/names-are-borne-once',
    'case makes a difference',
    hears('notebook_add_cell', (i) => (i.filename === 'Main.ts' ? { ...i, filename: 'Main-2.ts' } : i)),
  ),
  fault(
    'notebook_add_cell/only-code-has-a-file',
    'the file of words is passed over',
    hears('notebook_add_cell', ({ filename, ...i }) => (i.type === 'code' ? { ...i, filename } : i)),
  ),
  fault(
    'notebook_add_cell/a-title-is-one-line',
    'the first line is the title',
    hears('notebook_add_cell', (i) => ({ ...i, content: i.content.split('\n')[0] })),
  ),
  fault(
    'notebook_update_cell/the-content-is-replaced',
    'it is added to',
    tells('cell_updated', (f) => ({ ...f, content: `before ${f.content}` })),
  ),
  fault(
    'notebook_update_cell/the-result-of-a-run-goes',
    'nothing is changed',
    tells('cell_updated', () => undefined),
  ),
  fault(
    'notebook_update_cell/the-same-content-changes-nothing',
    'every change is one',
    hears('notebook_update_cell', (i) => ({ ...i, content: `${i.content} ` })),
  ),
  fault(
    'notebook_update_cell/the-first-title-names-the-notebook',
    'its name stays',
    tells('cell_updated', ({ title: _, ...f }) => f),
  ),
  fault(
    'notebook_update_cell/package-json-stays-json',
    'package.json is any text',
    forgiving('notebook_update_cell', 'INVALID_INPUT', { success: true, cell: { id: 'x', type: 'markdown', text: '' } }),
  ),
  fault(
    'notebook_run_cell/what-it-wrote-is-answered',
    'standard error is lost',
    answers('notebook_run_cell', (a) => ({ ...a, execution: { ...a.execution, stderr: '' } })),
  ),
  fault(
    'notebook_run_cell/what-it-wrote-is-kept',
    'it is kept by nobody',
    tells('cell_run_ended', (f) => ({ ...f, output: null, error: null })),
  ),
  fault('notebook_run_cell/a-failing-cell-is-no-error', 'it throws', (app) =>
    handling('notebook_run_cell', (sound) => async (input, ctx) => {
      const answer = await sound(input, ctx);
      if (answer.success !== true) throw new Error('it failed');
      return answer;
    })(app),
  ),
  fault(
    'notebook_run_cell/typescript-is-run',
    'types are in its way',
    answers('notebook_run_cell', (a) => ({ ...a, success: false })),
  ),
  fault('notebook_run_cell/words-are-not-run', 'words run well', forgiving('notebook_run_cell', 'INVALID_OPERATION', ran)),
  fault(
    'notebook_run_cell/package-json-installs',
    'package.json is nothing to run',
    tells('cell_run_ended', () => undefined),
  ),
  fault(
    'notebook_install_deps/nothing-to-install-is-well',
    'nothing is a failure',
    answers('notebook_install_deps', (a) => ({ ...a, success: false })),
  ),
  fault(
    'notebook_install_deps/a-missing-package-json-is-made',
    'it stays missing',
    handling('notebook_install_deps', () => async () => ({ ...ran, dependencies: {} })),
  ),
  fault(
    'notebook_install_deps/only-names-and-ranges-are-taken',
    'anything is taken',
    forgiving('notebook_install_deps', 'INVALID_INPUT', { ...ran, dependencies: {} }),
  ),
  fault(
    'notebook_install_deps/package-json-is-looked-at-too',
    'package.json is trusted',
    forgiving('notebook_install_deps', 'INVALID_INPUT', { ...ran, dependencies: {} }),
  ),
  ...['create', 'list', 'load', 'export', 'list_cells', 'get_cell', 'add_cell', 'update_cell', 'run_cell', 'install_deps'].map(
    (name) => early(`notebook_${name}`),
  ),
];
