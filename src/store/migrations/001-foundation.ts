import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

export const foundation =
  (engine: Engine): Change =>
  async (db) => {
    /** Names sort by bytes on both engines, whatever the server's language is. */
    const name = engine === 'postgres' ? sql`text collate "C"` : 'text';
    await db.schema
      .createTable('workspaces')
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'serial', (c) =>
        engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
      )
      .addColumn('name', name, (c) => c.notNull().unique())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('checkout_id', 'bigint')
      .addColumn('focus', 'text')
      .addColumn('project_guard', 'text')
      .execute();

    await db.schema
      .createTable('facts')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addColumn('agent_id', 'text')
      .addColumn('payload', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('facts_pk', ['ws', 'seq'])
      .$call((t) => (engine === 'sqlite' ? t.modifyEnd(sql`without rowid`) : t))
      .execute();

    await db.schema
      .createTable('branches')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', 'bigint', (c) => c.notNull())
      .addColumn('name', name, (c) => c.notNull())
      .addColumn('base_id', 'bigint')
      .addColumn('base_seq', 'bigint')
      .addColumn('lineage', 'text', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('branches_pk', ['ws', 'id'])
      .addUniqueConstraint('branches_name', ['ws', 'name'])
      .execute();
    await db.schema.createIndex('branches_base').on('branches').columns(['ws', 'base_id']).execute();

    await db.schema
      .createTable('documents')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('first_seq', 'bigint', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('documents_pk', ['ws', 'branch_id', 'doc'])
      .execute();

    await db.schema
      .createTable('entries')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addColumn('agent_id', 'text')
      .addColumn('title', 'text')
      .addColumn('format', 'text')
      .addColumn('meta', 'text')
      .addColumn('content', 'text')
      .addColumn('origin_seq', 'bigint')
      .addColumn('source_event_id', 'text')
      .addColumn('event_id', 'text')
      .addColumn('event_type', 'text')
      .addColumn('task_id', 'text')
      .addColumn('path', 'text')
      .addColumn('payload', 'text')
      .addPrimaryKeyConstraint('entries_pk', ['ws', 'seq'])
      .execute();
    await db.schema.createIndex('entries_page').on('entries').columns(['ws', 'branch_id', 'doc', 'seq']).execute();
    await db.schema
      .createIndex('entries_origin')
      .on('entries')
      .columns(['ws', 'origin_seq'])
      .where('origin_seq' as never, 'is not', null)
      .execute();

    await db.schema
      .createTable('resets')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('ref', 'text', (c) => c.notNull())
      .addColumn('old_seq', 'bigint')
      .addColumn('new_seq', 'bigint', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('resets_pk', ['ws', 'branch_id', 'doc', 'seq'])
      .execute();

    await db.schema
      .createTable('tags')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('name', name, (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('tags_pk', ['ws', 'name'])
      .execute();

    await db.schema
      .createTable('entities')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('description', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('revision', 'bigint', (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('notes_doc', 'text', (c) => c.notNull())
      .addColumn('graph_doc', 'text', (c) => c.notNull())
      .addColumn('trace_doc', 'text', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('entities_pk', ['ws', 'id'])
      .execute();
    await db.schema.createIndex('entities_branch').on('entities').columns(['ws', 'branch_id']).execute();
  };
