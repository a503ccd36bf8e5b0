import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** Patterns of reasoning that were kept, and scratchpad notes. */
export const knowledge =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('knowledge_patterns')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('title', name, (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('sessions', 'text', (c) => c.notNull())
      .addColumn('created_by', 'text')
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('knowledge_patterns_pk', ['ws', 'id'])
      .execute();
    await db.schema
      .createTable('knowledge_tags')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('tag', name, (c) => c.notNull())
      .addColumn('pattern', name, (c) => c.notNull())
      .addPrimaryKeyConstraint('knowledge_tags_pk', ['ws', 'tag', 'pattern'])
      .execute();
    await db.schema.createIndex('knowledge_tags_pattern').on('knowledge_tags').columns(['ws', 'pattern']).execute();
    await db.schema
      .createTable('scratchpad_notes')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('title', name, (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('scratchpad_notes_pk', ['ws', 'id'])
      .execute();
    for (const table of ['knowledge_patterns', 'scratchpad_notes'])
      for (const column of ['updated_at_ms', 'created_at_ms', 'title'])
        await db.schema
          .createIndex(`${table}_${column.replace('_at_ms', '')}`)
          .on(table)
          .columns(['ws', column, 'id'])
          .execute();
  };
