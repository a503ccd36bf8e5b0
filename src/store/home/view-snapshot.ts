import { readFile } from 'node:fs/promises';
import { look } from '../files/disk.ts';
import { readLines, replace, stateText } from '../files/index.ts';
import { codeOf } from '../files/trouble.ts';
import type { ScopeLayout } from './layout.ts';
import { readThought } from './thought-record.ts';

type Fields = Readonly<Record<string, unknown>>;
type Metas = Readonly<Record<string, { readonly size: number; readonly mtime_ns: string }>>;

/** What all lines of a scope come to, as other programs keep it. */
class View {
  readonly claims_by_id: Record<string, Fields> = {};
  readonly nodes_by_id: Record<string, Fields> = {};
  readonly redirects_same_as: Record<string, string> = {};
  readonly #edges = new Map<string, Fields>();
  readonly #superseded = new Set<string>();
  readonly #retracted = { claims: new Set<string>(), nodes: new Set<string>() };

  take(file: 'claims' | 'nodes' | 'edges', record: unknown): void {
    const line = readThought(record);
    if (file === 'edges') {
      if (line.kind !== 'edge') return;
      const { edge_type, from_id, to_id } = line.edge;
      this.#edges.set(JSON.stringify([edge_type, from_id, to_id]), line.edge.record);
      if (edge_type === 'supersedes') this.#superseded.add(from_id);
      if (edge_type === 'same_as') this.redirects_same_as[from_id] = to_id;
    } else if (line.kind === 'retracted') this.#retracted[file].add(line.id);
    else if (line.kind === 'asserted' && `${line.thought.kind}s` === file)
      this[file === 'claims' ? 'claims_by_id' : 'nodes_by_id'][line.thought.id] = line.thought.record;
  }

  get value() {
    const { claims_by_id, nodes_by_id, redirects_same_as } = this;
    return {
      claims_by_id,
      nodes_by_id,
      redirects_same_as,
      edges: [...this.#edges.values()],
      superseded_ids: [...this.#superseded].sort(),
      retracted_ids: [...this.#retracted.claims].sort(),
      retracted_node_ids: [...this.#retracted.nodes].sort(),
    };
  }
}

const names = ['claims', 'edges', 'nodes'] as const;

async function metasOf(at: ScopeLayout): Promise<Metas> {
  const metas: Record<string, { size: number; mtime_ns: string }> = {};
  for (const name of names) {
    const found = await look(at[name]);
    metas[name] = { size: Number(found?.size ?? 0), mtime_ns: String(found?.mtimeNs ?? 0) };
  }
  return metas;
}

/** Nanoseconds are more than a number holds here; as a number they stand in the file all the same. */
const withNumbers = (text: string) => text.replaceAll(/"mtime_ns": "(\d+)"/g, '"mtime_ns": $1');

/** More than this is read from its files by whoever needs it. */
const mostBytes = 32 * 1024 * 1024;

/** The part of a snapshot that says what it was made from stands before the view. */
async function isOf(file: string, metas: Metas): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
  return text.includes(withNumbers(stateText({ source_metas: metas }).slice(2, -3)));
}

/**
 * Writes `view.snapshot.json`: what a scope's files come to, with what they looked like. Nothing here reads it. Whoever does may use it
 * while the files look the same; it may be deleted at any time.
 */
export async function writeViewSnapshot(at: ScopeLayout, now: number): Promise<'written' | 'current' | 'nothing' | 'too_large'> {
  const metas = await metasOf(at);
  const bytes = Object.values(metas).reduce((sum, { size }) => sum + size, 0);
  if (bytes === 0) return 'nothing';
  if (bytes > mostBytes) return 'too_large';
  if (await isOf(at.view_snapshot, metas)) return 'current';
  const view = new View();
  for (const name of names) for await (const line of readLines(at[name])) if (line.kind === 'record') view.take(name, line.value);
  const isGlobal = at.scope === 'global';
  const about = {
    kind: 'mi.thoughtdb.view_snapshot',
    version: 'v1',
    built_ts: new Date(now).toISOString(),
    scope: isGlobal ? 'global' : 'project',
    project_id: isGlobal ? '' : at.scope,
    source_metas: metas,
  };
  await replace(at.view_snapshot, withNumbers(stateText({ ...about, view: view.value })));
  return 'written';
}
