import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** Later versions of notes, and what is left of things that were forgotten. */
export const keeping =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('entry_edits')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('entry_seq', 'bigint', (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('replaces_seq', 'bigint', (c) => c.notNull())
      .addColumn('origin_seq', 'bigint')
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addColumn('agent_id', 'text')
      .addColumn('title', 'text')
      .addColumn('format', 'text')
      .addColumn('meta', 'text')
      .addColumn('content', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entry_edits_pk', ['ws', 'seq'])
      .execute();
    /** Whoever reads a page knows by it whether there is more to read. */
    await db.schema
      .alterTable('entries')
      .addColumn('edits', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('entry_edits_entry').on('entry_edits').columns(['ws', 'entry_seq', 'seq']).execute();
    await db.schema.createIndex('entry_edits_page').on('entry_edits').columns(['ws', 'branch_id', 'doc', 'seq']).execute();

    await db.schema
      .createTable('forgotten')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('ref', name, (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('kind', name, (c) => c.notNull())
      .addColumn('agent_id', 'text')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('forgotten_pk', ['ws', 'ref'])
      .execute();
  };
