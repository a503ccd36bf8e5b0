import { readdir } from 'node:fs/promises';
import { isRecord } from '../../kernel/json.ts';
import type { HomeLayout, ProjectLayout, ScopeLayout } from './layout.ts';
import { endOf, rowOf } from './read/looks.ts';
import { storedOverlay } from './read/selected.ts';

/** An id that may be typed, and what it is of. */
export interface RecentId {
  readonly id: string;
  readonly of: string;
}

type Row = Readonly<Record<string, unknown>>;

/** How far back is looked: whoever completes a word wants one of the newest. */
const mostRows = 200;
const mostOfEach = 20;

const words = (...parts: readonly unknown[]) => parts.filter((part) => typeof part === 'string' && part !== '').join(' ');

/** The end of a file of lines, the newest first; nothing where it cannot be read. */
const rowsOf = async (file: string): Promise<Row[]> => {
  const { lines } = await endOf(file, mostRows).catch(() => ({ lines: [] }));
  return lines.map(rowOf).reverse();
};

const idsIn = (rows: readonly Row[], field: string, of: (row: Row) => string): RecentId[] =>
  rows.flatMap((row) => (typeof row[field] === 'string' ? [{ id: row[field], of: of(row) }] : []));

/** Of claims or nodes, those that were not taken back since. */
function standing(rows: readonly Row[], field: string, of: (row: Row) => string): RecentId[] {
  const gone = new Set(rows.filter(({ kind }) => String(kind).endsWith('_retract')).map((row) => row[field]));
  return idsIn(rows, field, of).filter(({ id }) => !gone.has(id));
}

async function workflowsIn({ workflows }: ScopeLayout): Promise<RecentId[]> {
  const names = await readdir(workflows).catch(() => []);
  return names.flatMap((name) => (/^wf_.*\.json$/.test(name) ? [{ id: name.slice(0, -'.json'.length), of: 'Workflow' }] : []));
}

async function boundHosts({ overlay }: ProjectLayout): Promise<RecentId[]> {
  const { host_bindings } = (await storedOverlay(overlay)) ?? {};
  const bound = Array.isArray(host_bindings) ? host_bindings.filter(isRecord) : [];
  return idsIn(bound, 'host', ({ workspace_root }) => words(workspace_root));
}

const logged = ({ kind, ts }: Row) => words(kind, ts);

/** How ids that begin so are found in a scope. */
const kinds: Readonly<Record<string, (at: ScopeLayout) => Promise<RecentId[]>>> = {
  ev: async ({ evidence }) => idsIn(await rowsOf(evidence), 'event_id', logged),
  run: async ({ evidence }) => idsIn(await rowsOf(evidence), 'run_id', logged).filter(({ id }) => id.startsWith('run_')),
  ls: async ({ evidence }) =>
    idsIn(
      (await rowsOf(evidence)).filter(({ kind }) => kind === 'learn_suggested'),
      'id',
      logged,
    ),
  cl: async ({ claims }) => standing(await rowsOf(claims), 'claim_id', ({ text }) => words(text)),
  nd: async ({ nodes }) => standing(await rowsOf(nodes), 'node_id', ({ title }) => words(title)),
  ed: async ({ edges }) => idsIn(await rowsOf(edges), 'edge_id', ({ edge_type, to_id }) => words(edge_type, to_id)),
  wf: workflowsIn,
};

/** The newest ids of these kinds: those of the project, then the global ones. Read from the ends of files; nothing is written. */
export async function recentIds(layout: HomeLayout, project_id: string, wanted: readonly string[]): Promise<RecentId[]> {
  const project = layout.project(project_id);
  const found = new Map<string, RecentId>();
  const offer = (ids: readonly RecentId[]) => {
    const news = new Map(ids.filter(({ id }) => !found.has(id)).map((one) => [one.id, one]));
    for (const [id, one] of [...news].slice(0, mostOfEach)) found.set(id, one);
  };
  if (wanted.includes('host')) offer(await boundHosts(project));
  for (const at of [project, layout.global]) for (const kind of wanted) offer((await kinds[kind]?.(at)) ?? []);
  return [...found.values()];
}
