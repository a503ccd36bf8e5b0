import type { ActCtx } from '../../../generated/handlers/ctx.ts';
import type { NotebooksCellsHandlers } from '../../../generated/handlers/notebooks.ts';
import type { LedgerTarget } from '../../../generated/types/index.ts';
import type { Cells, NotStarted, RunOrder } from '../../kernel/cells.ts';
import { type Fault, fault, refuse } from '../../kernel/fault.ts';
import { iso } from '../../kernel/text.ts';
import type { BookRow, CellRow } from '../../records/notebooks.ts';
import { isRunning, packageJson } from './cell-rules.ts';
import { bookNamed, cellMissing, cellNamed } from './finding.ts';
import { dependenciesOf, installable, namesPackages, refusePackage, withPackages } from './package-rules.ts';
import { kept, nothingToInstall, type RunResult, resultOf, told, unreadableResult } from './run-rules.ts';
import type { NotebooksStore } from './store.ts';

type Facts = 'cell_run_started' | 'cell_run_ended' | 'cell_run_dropped';
type Ports = { readonly cells: Cells };
type Ctx<More extends Facts | 'cell_added' = Facts> = ActCtx<NotebooksStore, LedgerTarget, More, never, Ports>;
type Operation = 'notebook_run_cell' | 'notebook_install_deps' | 'notebook_update_cell';
type Handlers = Pick<NotebooksCellsHandlers<NotebooksStore, Ports>, 'notebook_run_cell' | 'notebook_install_deps'>;

/** Refuses while one of these cells is run by somebody who is still there. */
export function refuseRunning(operation: Operation, cells: readonly CellRow[], now_ms: number, gone: ReadonlySet<string>): void {
  const busy = cells.find((cell) => isRunning(cell, now_ms) && !gone.has(cell.run?.runner ?? ''));
  if (!busy) return;
  const until = iso(busy.run?.until_ms ?? 0);
  throw refuse('cell-is-running', { operation, cell: busy.id, filename: busy.filename ?? '', until });
}

function refuseOff(operation: Operation, mayRun: boolean, { supported }: Cells): void {
  if (!mayRun) throw refuse('cells-are-not-run-here', { operation });
  if (!supported) throw refuse('cells-cannot-be-kept-apart', { operation });
}

/** A run that was begun: nobody else begins one of that cell until it has ended. */
interface Begun {
  readonly book: BookRow;
  readonly cells: readonly CellRow[];
  readonly cell: CellRow;
  readonly at: { readonly notebookId: string; readonly cellId: string; readonly runId: string };
}

/** Those who were running something and are no longer there. */
async function goneRunners({ reading, ports, now_ms }: Ctx, notebookId: string): Promise<Set<string>> {
  const cells = await reading(({ store }) => store.cells.all(notebookId));
  const runners = cells.flatMap((cell) => (isRunning(cell, now_ms) && cell.run ? [cell.run.runner] : []));
  return new Set(runners.filter((runner) => !ports.cells.lives(runner)));
}

interface Beginning {
  readonly operation: Operation;
  readonly notebookId: string;
  /** The cell to run, among those of the notebook. */
  readonly choose: (cells: readonly CellRow[]) => CellRow;
  /** Cells that may not be run meanwhile. */
  readonly apart: (cell: CellRow, cells: readonly CellRow[]) => readonly CellRow[];
  readonly longestMs: number;
}

async function begin(ctx: Ctx, { operation, notebookId, choose, apart, longestMs }: Beginning): Promise<Begun> {
  const { writing, ports, newId, now_ms } = ctx;
  const gone = await goneRunners(ctx, notebookId);
  const runId = newId();
  return writing(async ({ store, tell }) => {
    const book = await bookNamed(store, notebookId);
    const cells = await store.cells.all(book.id);
    const cell = choose(cells);
    refuseRunning(operation, apart(cell, cells), now_ms, gone);
    const at = { notebookId, cellId: cell.id, runId };
    await tell('cell_run_started', { ...at, runner: ports.cells.runner, until_ms: now_ms + longestMs });
    return { book, cells, cell, at };
  });
}

async function end({ writing }: Ctx, { at }: Begun, result: RunResult, content?: string): Promise<void> {
  const changed = content === undefined ? {} : { content };
  await writing(({ tell }) => tell('cell_run_ended', { ...at, ...kept(result), ...changed }));
}

/** Puts the cell back as it was, and says why nothing was run. */
async function drop({ writing }: Ctx, { at, cell }: Begun, why: Fault): Promise<never> {
  const status = cell.status === 'running' ? 'failed' : cell.status;
  await writing(({ tell }) => tell('cell_run_dropped', { ...at, status }));
  throw why;
}

const whyNotStarted = (operation: Operation, outcome: NotStarted, { cell }: Begun): Fault =>
  outcome.kind === 'busy'
    ? refuse('too-many-cells-are-running', { operation, most: outcome.most })
    : fault('IO_ERROR', { doing: 'run', path: cell.filename ?? '', detail: outcome.detail });

const isPackages = ({ type }: CellRow) => type === 'package.json';

function orderOf({ book, cells, cell }: Begun): RunOrder {
  return {
    notebook: book.id,
    files: cells.flatMap(({ type, filename, language, content }) =>
      type === 'code' && filename !== null ? [{ filename, language: language ?? book.language, source: content }] : [],
    ),
    entry: cell.filename ?? '',
    packageJson: cells.find(isPackages)?.content ?? null,
    tsconfig: book.tsconfig,
  };
}

async function runCode(ctx: Ctx, notebookId: string, cellId: string): Promise<RunResult> {
  const { ports, signal } = ctx;
  const operation = 'notebook_run_cell';
  const begun = await begin(ctx, {
    operation,
    notebookId,
    choose: (cells) => {
      const cell = cells.find(({ id }) => id === cellId);
      if (!cell) throw cellMissing(notebookId, cellId);
      return cell;
    },
    apart: (cell, cells) => [cell, ...cells.filter(isPackages)],
    longestMs: ports.cells.longestMs.run,
  });
  const outcome = await ports.cells.run(orderOf(begun), signal);
  if (outcome.kind === 'busy' || outcome.kind === 'unstarted') return drop(ctx, begun, whyNotStarted(operation, outcome, begun));
  const result = outcome.kind === 'unreadable' ? unreadableResult(outcome) : resultOf(outcome);
  await end(ctx, begun, result);
  return result;
}

interface Installed extends RunResult {
  readonly dependencies: Record<string, string>;
}

/** Installs what package.json names, and what is added to it. Where that fails, package.json stays as it was. */
async function install(ctx: Ctx, operation: Operation, notebookId: string, packages: readonly string[]): Promise<Installed> {
  const { ports, signal, progress } = ctx;
  const begun = await begin(ctx, {
    operation,
    notebookId,
    choose: (cells) => {
      const cell = cells.find(isPackages) as CellRow;
      installable(packageJson(cell.content));
      return cell;
    },
    apart: (_, cells) => cells,
    longestMs: ports.cells.longestMs.install,
  });
  const before = packageJson(begun.cell.content);
  if (!namesPackages(before) && packages.length === 0) {
    await end(ctx, begun, nothingToInstall());
    return { ...nothingToInstall(), dependencies: {} };
  }
  const order = { notebook: begun.book.id, packageJson: JSON.stringify(installable(before)), packages };
  const outcome = await ports.cells.install(order, signal, (fetched) => {
    if (!signal.aborted) progress(fetched);
  });
  if (outcome.kind === 'busy' || outcome.kind === 'unstarted') return drop(ctx, begun, whyNotStarted(operation, outcome, begun));
  if (outcome.kind === 'no-npm') return drop(ctx, begun, refuse('npm-is-not-there'));
  if (outcome.kind === 'unreachable') return drop(ctx, begun, fault('REGISTRY_UNREACHABLE', { detail: outcome.detail }));
  const result = resultOf(outcome);
  const after = outcome.packageJson === null ? before : withPackages(before, packageJson(outcome.packageJson));
  const isSame = packages.length === 0 || outcome.packageJson === null;
  await end(ctx, begun, result, isSame ? undefined : JSON.stringify(after, null, 2));
  return { ...result, dependencies: dependenciesOf(after) };
}

/** Every notebook that installs has a package.json, right after its title. */
async function ensurePackages({ writing, newId }: Ctx<Facts | 'cell_added'>, notebookId: string): Promise<void> {
  const cellId = newId();
  await writing(async ({ store, tell }) => {
    const cells = await store.cells.all((await bookNamed(store, notebookId)).id);
    if (cells.some(isPackages)) return;
    const position = cells[0]?.type === 'title' ? 1 : 0;
    const content = JSON.stringify({ type: 'module', dependencies: {} }, null, 2);
    const cell = { type: 'package.json' as const, filename: 'package.json', language: null };
    await tell('cell_added', { notebookId, cellId, ...cell, position, content });
  });
}

export const runHandlers = ({ mayRun }: { readonly mayRun: boolean }): Handlers => ({
  async notebook_run_cell({ notebookId, cellId }, ctx) {
    const { type } = await ctx.reading(({ store }) => cellNamed(store, notebookId, cellId));
    if (type !== 'code' && type !== 'package.json') throw refuse('cell-is-not-code', { cell: cellId, type });
    refuseOff('notebook_run_cell', mayRun, ctx.ports.cells);
    if (type === 'code') return told(await runCode(ctx, notebookId, cellId));
    return told(await install(ctx, 'notebook_run_cell', notebookId, []));
  },

  async notebook_install_deps({ notebookId, packages = [] }, ctx) {
    await ctx.reading(({ store }) => bookNamed(store, notebookId));
    refuseOff('notebook_install_deps', mayRun, ctx.ports.cells);
    for (const name of packages) refusePackage(name);
    await ensurePackages(ctx, notebookId);
    const { dependencies, ...result } = await install(ctx, 'notebook_install_deps', notebookId, packages);
    return { ...told(result), dependencies };
  },
});
