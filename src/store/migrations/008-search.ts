import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** The words of a row as the index knows them: each begins with its workspace, so that no workspace pays for another. */
const named = (row: string) => sql.raw(`${row}.ws || '_' || replace(${row}.words, ' ', ' ' || ${row}.ws || '_')`);

/**
 * Which rows hold which words, and nothing else: how often is known by the row itself. Triggers keep it in step. Terms come folded
 * and stemmed, so the tokenizer only finds the blanks: it takes every sign beyond ASCII as a letter.
 */
async function sqliteWords(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_words using fts5(words, content='', detail=none, columnsize=0,
    tokenize="ascii tokenchars '_'")`.execute(db);
  /** Every write adds a few short lists: small pages make that cheaper, and reading hardly dearer. */
  await sql`insert into search_words (search_words, rank) values ('pgsz', 1000)`.execute(db);
  const add = sql`insert into search_words (rowid, words) values (new.id, ${named('new')})`;
  const remove = sql`insert into search_words (search_words, rowid, words) values ('delete', old.id, ${named('old')})`;
  await sql`create trigger search_words_added after insert on search_docs begin ${add}; end`.execute(db);
  await sql`create trigger search_words_removed after delete on search_docs begin ${remove}; end`.execute(db);
  await sql`create trigger search_words_changed after update of words on search_docs when old.words <> new.words begin
    ${remove}; ${add}; end`.execute(db);
}

/** The same words as a tsvector without positions, each with its workspace in front. */
async function postgresWords(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create index search_docs_words on search_docs using gin (
      array_to_tsvector(string_to_array((ws::text) || '_' || replace(words, ' ', ' ' || (ws::text) || '_'), ' ')));
  end $$`.execute(db);
}

/** What stood in a store before, by the table it stands in: it is taken up in batches once this change is in. */
const before = {
  entity: 'entities',
  step: 'steps',
  task_node: 'task_nodes',
  evidence: 'evidence',
  anchor: 'anchors',
  job: 'jobs',
  job_event: 'job_events',
  node: 'node_versions',
  entry: 'entries',
};

export const search =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : 'text';
    await db.schema
      .createTable('search_docs')
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('source', name, (c) => c.notNull())
      .addColumn('key', name, (c) => c.notNull())
      .addColumn('kind', name, (c) => c.notNull())
      .addColumn('type', name)
      .addColumn('branch_id', 'bigint')
      .addColumn('task', name)
      .addColumn('agent_id', name)
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addColumn('state', name, (c) => c.notNull())
      .addColumn('favour', 'integer', (c) => c.notNull())
      .addColumn('mark', name, (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('weights', 'text', (c) => c.notNull())
      .addColumn('length', 'integer', (c) => c.notNull())
      .addUniqueConstraint('search_docs_key', ['ws', 'source', 'key'])
      .execute();
    await db.schema.createIndex('search_docs_newest').on('search_docs').columns(['ws', 'ts_ms', 'id']).execute();
    await (engine === 'sqlite' ? sqliteWords(db) : postgresWords(db));

    await db.schema
      .createTable('search_backlog')
      .addColumn('source', name, (c) => c.primaryKey())
      .addColumn('after', 'text')
      .addColumn('done', 'bigint', (c) => c.notNull())
      .addColumn('total', 'bigint', (c) => c.notNull())
      .execute();
    for (const [source, table] of Object.entries(before))
      await sql`insert into search_backlog (source, done, total)
        select ${sql.lit(source)}, 0, total from (select count(*) as total from ${sql.table(table)}) counted where total > 0`.execute(
        db,
      );
  };
