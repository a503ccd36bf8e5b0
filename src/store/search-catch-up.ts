import { type Kysely, type Selectable, sql } from 'kysely';
import type { Log } from '../kernel/ports.ts';
import type { SearchSource } from '../records/search.ts';
import { addSearchable, putSearchable, restateEntries, type Searchable } from './search-rows.ts';
import { nameWriters } from './search-writers.ts';
import {
  searchedAnchor,
  searchedEdit,
  searchedEntity,
  searchedEntry,
  searchedEvidence,
  searchedJob,
  searchedJobEvent,
  searchedNode,
  searchedPattern,
  searchedScratchpad,
  searchedSession,
  searchedStep,
  searchedTaskNode,
  searchedThought,
} from './searched-rows.ts';
import type { Database, Db, Engine } from './tables.ts';

/** Small enough that nobody who writes meanwhile waits long. */
const batch = 500;

type Row<T extends keyof Database> = Selectable<Database[T]>;

interface Taken<T extends keyof Database> {
  readonly table: T;
  readonly key: keyof Database[T] & string;
  said(row: Row<T>, db: Db): Promise<Searchable | undefined> | Searchable | undefined;
}

const taken = <T extends keyof Database>(one: Taken<T>) => one as unknown as Taken<keyof Database>;

async function withAliases(row: Row<'anchors'>, { kysely }: Db): Promise<Searchable> {
  const rows = await kysely
    .selectFrom('anchor_aliases')
    .select('alias')
    .where('ws', '=', row.ws)
    .where('anchor', '=', row.id)
    .orderBy('alias')
    .execute();
  return searchedAnchor(
    row,
    rows.map(({ alias }) => alias),
  );
}

async function withPrompt(row: Row<'jobs'>, { kysely }: Db): Promise<Searchable> {
  const found = await kysely
    .selectFrom('job_prompts')
    .select('prompt')
    .where('ws', '=', row.ws)
    .where('job', '=', row.id)
    .executeTakeFirst();
  return searchedJob(row, found?.prompt ?? '');
}

/** By their keys, in the order of each table. */
const sources: Readonly<Record<SearchSource, Taken<keyof Database>>> = {
  entity: taken({ table: 'entities', key: 'id', said: searchedEntity }),
  step: taken({ table: 'steps', key: 'id', said: searchedStep }),
  task_node: taken({ table: 'task_nodes', key: 'id', said: searchedTaskNode }),
  evidence: taken({ table: 'evidence', key: 'seq', said: searchedEvidence }),
  anchor: taken({ table: 'anchors', key: 'id', said: withAliases }),
  job: taken({ table: 'jobs', key: 'id', said: withPrompt }),
  job_event: taken({ table: 'job_events', key: 'seq', said: searchedJobEvent }),
  node: taken({ table: 'node_versions', key: 'seq', said: searchedNode }),
  entry: taken({ table: 'entries', key: 'seq', said: searchedEntry }),
  edit: taken({ table: 'entry_edits', key: 'seq', said: searchedEdit }),
  session: taken({ table: 'sessions', key: 'id', said: searchedSession }),
  thought: taken({ table: 'thoughts', key: 'seq', said: searchedThought }),
  pattern: taken({ table: 'knowledge_patterns', key: 'id', said: searchedPattern }),
  scratchpad: taken({ table: 'scratchpad_notes', key: 'id', said: searchedScratchpad }),
};

type Backlog = Row<'search_backlog'>;

/** The next rows of a table after a key, in all workspaces or in one. */
async function following({ kysely }: Db, { table, key }: Taken<keyof Database>, after: string | null, only?: number) {
  const [ws, last] = after === null ? [-1, ''] : (JSON.parse(after) as [number, string | number]);
  const beyond = after === null ? sql`ws > ${ws}` : sql`(ws, ${sql.ref(key)}) > (${ws}, ${last})`;
  const { rows } = await sql<Record<string, unknown> & { ws: number }>`
    select * from ${sql.table(table)} where ${beyond} ${only === undefined ? sql`` : sql`and ws = ${only}`} order by ws, ${sql.ref(key)} limit ${batch}`.execute(
    kysely,
  );
  return rows;
}

/** Nothing is left of a source; and after the last, all that rows do not say about themselves is said. */
async function endWith(db: Db, source: SearchSource): Promise<void> {
  await db.kysely.deleteFrom('search_backlog').where('source', '=', source).execute();
  const left = await db.kysely.selectFrom('search_backlog').select('source').limit(1).executeTakeFirst();
  if (!left) await nameWriters(db);
}

/** One batch, and how far that brought it; the row is held meanwhile, so that two processes share the work. */
async function step(db: Db): Promise<Backlog | undefined> {
  const { kysely, engine } = db;
  const row = await kysely
    .selectFrom('search_backlog')
    .selectAll()
    .orderBy('total')
    .orderBy('source')
    .limit(1)
    .$if(engine === 'postgres', (q) => q.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const source = sources[row.source];
  const rows = await following(db, source, row.after);
  for (const one of rows) {
    const said = await source.said(one as never, db);
    if (said) await addSearchable({ db, ws: one.ws }, said);
  }
  const last = rows.at(-1);
  const done = row.done + rows.length;
  if (rows.length < batch || !last) await endWith(db, row.source);
  else
    await kysely
      .updateTable('search_backlog')
      .set({ done, after: JSON.stringify([last.ws, last[source.key]]) })
      .where('source', '=', row.source)
      .execute();
  return { ...row, done };
}

/**
 * Takes up what a store held before it had an index, batch by batch, each a transaction of its own that also says how far it came:
 * a process that ends in between has lost one batch, and the next one goes on.
 */
export async function catchUpSearch(writer: Kysely<Database>, engine: Engine, log?: Log): Promise<void> {
  const isLeft = async () =>
    (await writer.selectFrom('search_backlog').select('source').limit(1).executeTakeFirst()) !== undefined;
  let told = '';
  while (await isLeft()) {
    const at = await writer.transaction().execute((kysely) => step({ engine, kysely }));
    /** Another process took the last batch of a source while this one waited for it. */
    if (!at) continue;
    const { source, done, total } = at;
    const tenth = `${source} ${Math.floor((10 * done) / Math.max(1, total))}`;
    /** What is done at once needs no words. */
    if (total > batch && tenth !== told) log?.info('indexing for search', { source, done, total });
    told = tenth;
  }
}

/** Notes and versions of them that were edited since on the same branch, and what resets took out of sight. */
async function restate(db: Db, ws: number): Promise<void> {
  const { kysely } = db;
  for (const [source, table] of [
    ['entry', 'entries'],
    ['edit', 'entry_edits'],
  ] as const)
    await sql`update search_docs set state = 'superseded' where ws = ${ws} and source = ${source} and key in (
      select cast(e.seq as text) from entry_edits v
      join ${sql.table(table)} e on e.ws = v.ws and e.seq = v.replaces_seq and e.branch_id = v.branch_id where v.ws = ${ws})`.execute(
      kysely,
    );
  const resets = await kysely.selectFrom('resets').selectAll().where('ws', '=', ws).orderBy('seq').execute();
  for (const { branch_id, doc, old_seq, new_seq } of resets) {
    const old = old_seq ?? 0;
    const moved = { branch_id, doc, after: Math.min(old, new_seq), upto: Math.max(old, new_seq) };
    await restateEntries({ db, ws }, moved, new_seq < old ? 'superseded' : 'live');
  }
}

/** Makes the index of one workspace that has none yet, from its tables. */
export async function indexWorkspace(db: Db, ws: number): Promise<void> {
  for (const source of Object.values(sources)) {
    let after = JSON.stringify([ws, '']);
    for (let first = true; ; first = false) {
      const rows = (await following(db, source, first ? null : after, ws)) as (Record<string, unknown> & { ws: number })[];
      for (const row of rows) {
        const said = await source.said(row as never, db);
        if (said) await putSearchable({ db, ws }, said);
      }
      if (rows.length < batch) break;
      after = JSON.stringify([ws, rows.at(-1)?.[source.key]]);
    }
  }
  await restate(db, ws);
}
