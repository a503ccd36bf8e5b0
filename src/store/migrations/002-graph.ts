import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

type Db = Kysely<unknown>;

function versions(db: Db, engine: Engine, table: string) {
  const name = engine === 'postgres' ? sql`text collate "C"` : 'text';
  return db.schema
    .createTable(table)
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('ws', 'integer', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('branch_id', 'bigint', (c) => c.notNull())
    .addColumn('doc', name, (c) => c.notNull())
    .addColumn('key', name, (c) => c.notNull())
    .addColumn('deleted', 'integer', (c) => c.notNull())
    .addColumn('standing', 'text', (c) => c.notNull())
    .addColumn('superseded_seq', 'bigint')
    .addColumn('replaces_seq', 'bigint')
    .addColumn('merged_from_branch_id', 'bigint')
    .addColumn('merged_from_seq', 'bigint')
    .addColumn('meta', 'text')
    .addColumn('ts_ms', 'bigint', (c) => c.notNull());
}

/** What every read of versions starts from: a number, a key, a page, what a version replaced, what was merged. */
async function versionIndexes(db: Db, table: string): Promise<void> {
  const place = ['ws', 'branch_id', 'doc'];
  const index = (name: string, columns: string[]) => db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
  await index('seq', ['ws', 'seq']).unique().execute();
  await index('key', [...place, 'key', 'seq']).execute();
  await index('page', [...place, 'standing', 'seq']).execute();
  await index('replaces', [...place, 'replaces_seq', 'seq'])
    .where('replaces_seq' as never, 'is not', null)
    .execute();
  await index('merged', [...place, 'merged_from_branch_id', 'key'])
    .where('merged_from_branch_id' as never, 'is not', null)
    .execute();
}

/** Parts of words, in any case. The index keeps no text of its own; triggers keep it in step. */
async function sqliteText(db: Db): Promise<void> {
  await sql`create virtual table node_text using fts5(title, text, content='node_versions', content_rowid='id', tokenize='trigram')`.execute(
    db,
  );
  await sql`create trigger node_text_added after insert on node_versions begin
    insert into node_text (rowid, title, text) values (new.id, new.title, new.text);
  end`.execute(db);
  await sql`create trigger node_text_removed after delete on node_versions begin
    insert into node_text (node_text, rowid, title, text) values ('delete', old.id, old.title, old.text);
  end`.execute(db);
}

/** Where the extension cannot be had, searching reads more and answers the same. */
async function postgresText(db: Db): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index node_versions_text on node_versions using gin (title gin_trgm_ops, text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported then null;
  end $$`.execute(db);
}

export const graph =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : 'text';
    await versions(db, engine, 'node_versions')
      .addColumn('type', name, (c) => c.notNull())
      .addColumn('title', 'text')
      .addColumn('text', 'text')
      .addColumn('status', name)
      .addColumn('tags', 'text', (c) => c.notNull())
      .execute();
    await versionIndexes(db, 'node_versions');
    await db.schema
      .createIndex('node_versions_type')
      .on('node_versions')
      .columns(['ws', 'branch_id', 'doc', 'type', 'standing', 'seq'])
      .execute();
    await db.schema
      .createIndex('node_versions_status')
      .on('node_versions')
      .columns(['ws', 'branch_id', 'doc', 'status', 'standing', 'seq'])
      .where('status' as never, 'is not', null)
      .execute();
    await (engine === 'sqlite' ? sqliteText(db) : postgresText(db));

    await versions(db, engine, 'edge_versions')
      .addColumn('from_id', name, (c) => c.notNull())
      .addColumn('rel', name, (c) => c.notNull())
      .addColumn('to_id', name, (c) => c.notNull())
      .execute();
    await versionIndexes(db, 'edge_versions');
    await db.schema
      .createIndex('edge_versions_from')
      .on('edge_versions')
      .columns(['ws', 'branch_id', 'doc', 'from_id', 'to_id', 'rel', 'seq'])
      .execute();
    await db.schema
      .createIndex('edge_versions_to')
      .on('edge_versions')
      .columns(['ws', 'branch_id', 'doc', 'to_id', 'seq'])
      .execute();

    await db.schema
      .createTable('node_tags')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('tag', name, (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('standing', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('node_tags_pk', ['ws', 'seq', 'tag'])
      .$call((t) => (engine === 'sqlite' ? t.modifyEnd(sql`without rowid`) : t))
      .execute();
    await db.schema
      .createIndex('node_tags_page')
      .on('node_tags')
      .columns(['ws', 'branch_id', 'doc', 'tag', 'standing', 'seq'])
      .execute();

    await db.schema
      .createTable('conflicts')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('conflict_id', name, (c) => c.notNull())
      .addColumn('from_branch_id', 'bigint', (c) => c.notNull())
      .addColumn('into_branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('key', name, (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('base_seq', 'bigint')
      .addColumn('theirs_seq', 'bigint', (c) => c.notNull())
      .addColumn('ours_seq', 'bigint', (c) => c.notNull())
      .addColumn('created_seq', 'bigint', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('resolved_at_ms', 'bigint')
      .addPrimaryKeyConstraint('conflicts_pk', ['ws', 'conflict_id'])
      .execute();
    await db.schema
      .createIndex('conflicts_page')
      .on('conflicts')
      .columns(['ws', 'into_branch_id', 'doc', 'status', 'created_seq'])
      .execute();
    await db.schema
      .createIndex('conflicts_key')
      .on('conflicts')
      .columns(['ws', 'from_branch_id', 'into_branch_id', 'doc', 'kind', 'key'])
      .execute();
  };
