import { sayingOf } from '../kernel/words/saying.ts';
import type { SearchSource, SearchState } from '../records/search.ts';
import { compiled } from './compiled.ts';
import type { SearchDocs } from './search-tables.ts';
import type { Writer } from './tables.ts';

type Columns = Omit<SearchDocs, 'id'>;

/** Something to be found: where it stands, and its texts by how much they say about it. */
export interface Searchable extends Omit<Columns, 'ws' | 'tags' | 'words' | 'weights' | 'length'> {
  readonly tags: readonly string[];
  /** What it is called. */
  readonly title: string;
  /** Ids and names. */
  readonly names: string;
  readonly text: string;
}

/** A word in the index: its workspace comes first, so that no workspace pays for another. */
export const indexed = (ws: number, term: string): string => `${ws}_${term}`;

const keyed = ['ws', 'source', 'key'] as const;
const said = [
  'kind',
  'type',
  'branch_id',
  'task',
  'agent_id',
  'tags',
  'ts_ms',
  'state',
  'favour',
  'mark',
  'words',
  'weights',
  'length',
] as const;

const putRow = compiled<Columns>((k, p) =>
  k
    .insertInto('search_docs')
    .values(Object.fromEntries([...keyed, ...said].map((name) => [name, p(name)])) as unknown as Columns)
    .onConflict((c) =>
      c.columns([...keyed]).doUpdateSet((eb) => Object.fromEntries(said.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    ),
);

/** Written out, as everything is that happens at each write: several spreads take longer than storing the row. */
function columnsOf(ws: number, found: Searchable): Columns {
  const { words, weights, length } = sayingOf(found);
  return {
    ws,
    source: found.source,
    key: found.key,
    kind: found.kind,
    type: found.type,
    branch_id: found.branch_id,
    task: found.task,
    agent_id: found.agent_id,
    tags: found.tags.length === 0 ? '[]' : JSON.stringify(found.tags),
    ts_ms: found.ts_ms,
    state: found.state,
    favour: found.favour,
    mark: found.mark,
    words,
    weights,
    length,
  };
}

/** Puts something into the index, in place of what stood there for it. */
export const putSearchable = ({ db, ws }: Writer, found: Searchable) => putRow.send(db, columnsOf(ws, found));

/** Puts something into the index unless it stands there already: what stands there is newer. */
export const addSearchable = ({ db, ws }: Writer, found: Searchable) =>
  db.kysely
    .insertInto('search_docs')
    .values(columnsOf(ws, found))
    .onConflict((c) => c.columns(['ws', 'source', 'key']).doNothing())
    .execute();

const restate = compiled<{ ws: number; source: SearchSource; key: string; state: SearchState }>((k, p) =>
  k
    .updateTable('search_docs')
    .set({ state: p('state') })
    .where('ws', '=', p('ws'))
    .where('source', '=', p('source'))
    .where('key', '=', p('key')),
);

export const restateSearchable = ({ db, ws }: Writer, source: SearchSource, key: string, state: SearchState) =>
  restate.send(db, { ws, source, key, state });

export async function dropSearchable({ db, ws }: Writer, source: SearchSource, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += 500)
    await db.kysely
      .deleteFrom('search_docs')
      .where('ws', '=', ws)
      .where('source', '=', source)
      .where('key', 'in', keys.slice(from, from + 500))
      .execute();
}

/** A session and its thoughts; while its rows still say which those are. */
export async function dropSessionFromSearch(writer: Writer, session: string): Promise<void> {
  const { db, ws } = writer;
  await dropSearchable(writer, 'session', [session]);
  await db.kysely
    .deleteFrom('search_docs')
    .where('ws', '=', ws)
    .where('source', '=', 'thought')
    .where('key', 'in', (k) =>
      k
        .selectFrom('thoughts')
        .select((eb) => eb.cast<string>('seq', 'text').as('key'))
        .where('ws', '=', ws)
        .where('session', '=', session),
    )
    .execute();
}

/** Everything that stands on a branch; while its rows still say what that is. */
export async function dropBranch({ db, ws }: Writer, branch_id: number): Promise<void> {
  for (const [source, table] of [
    ['entry', 'entries'],
    ['edit', 'entry_edits'],
    ['node', 'node_versions'],
  ] as const)
    await db.kysely
      .deleteFrom('search_docs')
      .where('ws', '=', ws)
      .where('source', '=', source)
      .where('key', 'in', (k) =>
        k
          .selectFrom(table)
          .select((eb) => eb.cast<string>('seq', 'text').as('key'))
          .where('ws', '=', ws)
          .where('branch_id', '=', branch_id),
      )
      .execute();
}

/** Entries of a document between two numbers are seen again, or no more; and so are their newest versions. */
export async function restateEntries(
  { db, ws }: Writer,
  { branch_id, doc, after, upto }: { branch_id: number; doc: string; after: number; upto: number },
  state: SearchState,
): Promise<void> {
  const entries = db.kysely
    .selectFrom('entries')
    .where('ws', '=', ws)
    .where('branch_id', '=', branch_id)
    .where('doc', '=', doc)
    .where('seq', '>', after)
    .where('seq', '<=', upto);
  const edits = db.kysely.selectFrom('entry_edits as v').where('v.ws', '=', ws).where('v.branch_id', '=', branch_id);
  const overtaken = edits.select('v.replaces_seq');
  const rows = db.kysely.updateTable('search_docs').set({ state }).where('ws', '=', ws);
  await rows
    .where('source', '=', 'entry')
    .where(
      'key',
      'in',
      entries.where('seq', 'not in', overtaken).select((eb) => eb.cast<string>('seq', 'text').as('key')),
    )
    .execute();
  await rows
    .where('source', '=', 'edit')
    .where(
      'key',
      'in',
      edits
        .where('v.entry_seq', 'in', entries.select('seq'))
        .where('v.seq', 'not in', overtaken)
        .select((eb) => eb.cast<string>('v.seq', 'text').as('key')),
    )
    .execute();
}
