import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import type { SessionImportOutput } from '../../../generated/types/index.ts';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { printable, printableJson } from '../../kernel/line.ts';
import type { LedgerContext, Outcome } from './context.ts';
import { readLedgerSettings } from './ledger-settings.ts';
import type { Given } from './program.ts';
import { count } from './table.ts';

/** What became of a file. */
type Imported =
  | { readonly file: string; readonly outcome: SessionImportOutput['outcome']; readonly session: SessionImportOutput }
  | { readonly file: string; readonly outcome: 'refused' | 'passed_over'; readonly because: string };

/** A file to read; of one that was found in a folder nobody said that it is an export. */
interface Found {
  readonly file: string;
  readonly named: boolean;
}

/** Larger files than a session may be are not read. */
const mostBytes = 256 * 1024 * 1024;

async function filesIn(given: string): Promise<Found[]> {
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [{ file: given, named: true }];
  const names = (await readdir(given, { withFileTypes: true })).filter((one) => !one.isDirectory() && one.name.endsWith('.json'));
  return names.map(({ name }) => ({ file: path.join(given, name), named: false })).sort((a, b) => (a.file < b.file ? -1 : 1));
}

const isExport = (value: unknown): boolean => isRecord(value) && isRecord(value.session) && Array.isArray(value.nodes);

/** What a file holds, or why that cannot be said. */
async function exportIn(file: string): Promise<{ readonly value: unknown } | { readonly because: string }> {
  try {
    const { size } = await stat(file);
    if (size > mostBytes) return { because: `it has ${size} bytes; a session may have ${mostBytes}` };
    const bytes = await readFile(file);
    if (!isUtf8(bytes)) return { because: 'it is no UTF-8 text' };
    const read = parseJson(bytes.toString('utf8').replace(/^\uFEFF/, ''));
    if (!read) return { because: 'it is no JSON, or was cut off' };
    return isExport(read.value) ? read : { because: 'it is no SessionExport 1.0: that has version, session and nodes' };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { because: code === 'ENOENT' ? 'it is not there' : (code ?? message) };
  }
}

async function importFile(app: App, { file, named }: Found, dryRun: boolean): Promise<Imported> {
  const read = await exportIn(file);
  if ('because' in read) return { file, outcome: named ? 'refused' : 'passed_over', because: read.because };
  const { result, error } = await call(app, 'session_import', { export: read.value, dryRun });
  if (error) return { file, outcome: 'refused', because: `${error.code} ${error.message} ${error.recovery ?? ''}`.trim() };
  const session = result as unknown as SessionImportOutput;
  return { file, outcome: session.outcome, session };
}

const thoughts = ({ thoughtCount, branchCount }: SessionImportOutput) =>
  `${count(thoughtCount, 'thought')}${branchCount ? `, ${count(branchCount, 'branch', 'branches')}` : ''}`;

function said(one: Imported): string[] {
  if ('because' in one) return [`${one.file}: ${one.outcome === 'refused' ? 'refused' : 'passed over'}: ${one.because}`];
  const { session } = one;
  const { title, added, sessionId, adjusted, dryRun } = session;
  const would = dryRun ? 'would be ' : '';
  const what = {
    imported: `${would}imported, ${thoughts(session)}`,
    extended: `${would}extended by ${added}, ${thoughts(session)}`,
    unchanged: `already here, ${thoughts(session)}`,
  }[session.outcome];
  const changes = adjusted.map(
    ({ where, change, to }) => `  ${where}: ${change.replaceAll('_', ' ')}${to === undefined ? '' : `: ${to}`}`,
  );
  return [`${one.file}: ${what}: "${title}" ${sessionId}`, ...changes];
}

const inWords = {
  imported: 'imported',
  extended: 'extended',
  unchanged: 'already here',
  refused: 'refused',
  passed_over: 'passed over',
};

function summary(all: readonly Imported[], dryRun: boolean): string {
  const parts = Object.entries(inWords)
    .map(([outcome, words]) => [all.filter((one) => one.outcome === outcome).length, words] as const)
    .filter(([n]) => n > 0);
  return `${parts.map((part) => part.join(' ')).join(', ') || 'No file was found'}.${dryRun ? ' Nothing was changed.' : ''}`;
}

/** `noema ledger import FILE…` */
export async function importSessions(cli: LedgerContext, { args, options, flags }: Given<Commands['ledger']['import']>): Outcome {
  const { dry_run, json } = options;
  const files = (await Promise.all(args.files.map(filesIn))).flat();
  const app = await cli.openLedger(readLedgerSettings(flags, cli.env));
  try {
    const all: Imported[] = [];
    for (const found of files) {
      const one = await importFile(app, found, dry_run);
      all.push(one);
      if (!json) cli.out(printable(said(one).join('\n')));
    }
    cli.out(json ? printableJson(JSON.stringify(all, null, 2)) : summary(all, dry_run));
    return all.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
  } finally {
    await app.store.close();
  }
}
