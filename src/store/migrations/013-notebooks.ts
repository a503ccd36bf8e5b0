import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** Notebooks, their cells, and what came of running them. */
export const notebooks =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('notebooks')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('tsconfig', 'text')
      .addColumn('cell_count', 'integer', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notebooks_pk', ['ws', 'id'])
      .execute();
    await db.schema.createIndex('notebooks_updated').on('notebooks').columns(['ws', 'updated_at_ms', 'id']).execute();

    await db.schema
      .createTable('notebook_cells')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('notebook', name, (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('filename', 'text')
      .addColumn('language', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('output', 'text')
      .addColumn('error', 'text')
      .addColumn('cut_bytes', 'integer', (c) => c.notNull())
      .addColumn('executed_at_ms', 'bigint')
      .addColumn('run_id', 'text')
      .addColumn('runner', 'text')
      .addColumn('run_until_ms', 'bigint')
      .addPrimaryKeyConstraint('notebook_cells_pk', ['ws', 'notebook', 'id'])
      .execute();
    await db.schema.createIndex('notebook_cells_position').on('notebook_cells').columns(['ws', 'notebook', 'position']).execute();
  };
