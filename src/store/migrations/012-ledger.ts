import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** Sessions, their thoughts and branches, and what connections have reached. */
export const ledger =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('sessions')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('title', name, (c) => c.notNull())
      .addColumn('description', 'text')
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('thought_count', 'integer', (c) => c.notNull())
      .addColumn('branch_count', 'integer', (c) => c.notNull())
      .addColumn('highest', 'integer', (c) => c.notNull())
      .addColumn('tail', 'integer')
      .addColumn('concluded_seq', 'bigint')
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('accessed_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('sessions_pk', ['ws', 'id'])
      .execute();
    await db.schema.createIndex('sessions_updated').on('sessions').columns(['ws', 'updated_at_ms', 'id']).execute();
    await db.schema.createIndex('sessions_created').on('sessions').columns(['ws', 'created_at_ms', 'id']).execute();
    await db.schema.createIndex('sessions_title').on('sessions').columns(['ws', 'title', 'id']).execute();

    await db.schema
      .createTable('session_tags')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('tag', name, (c) => c.notNull())
      .addColumn('session', name, (c) => c.notNull())
      .addPrimaryKeyConstraint('session_tags_pk', ['ws', 'tag', 'session'])
      .execute();
    await db.schema.createIndex('session_tags_session').on('session_tags').columns(['ws', 'session']).execute();

    await db.schema
      .createTable('session_branches')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('session', name, (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('origin', 'integer', (c) => c.notNull())
      .addColumn('opened_seq', 'bigint', (c) => c.notNull())
      .addColumn('highest', 'integer', (c) => c.notNull())
      .addColumn('tail', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('session_branches_pk', ['ws', 'session', 'id'])
      .execute();
    await db.schema
      .createIndex('session_branches_opened')
      .on('session_branches')
      .columns(['ws', 'session', 'opened_seq'])
      .execute();

    await db.schema
      .createTable('thoughts')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('session', name, (c) => c.notNull())
      .addColumn('branch', name, (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('total', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('next_needed', 'integer', (c) => c.notNull())
      .addColumn('is_revision', 'integer', (c) => c.notNull())
      .addColumn('revises', 'integer')
      .addColumn('revises_node', name)
      .addColumn('prev', name)
      .addColumn('needs_more', 'integer', (c) => c.notNull())
      .addColumn('cipher', 'text')
      .addColumn('critique', 'text')
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('thoughts_pk', ['ws', 'session', 'branch', 'number'])
      .execute();
    await db.schema.createIndex('thoughts_recorded').on('thoughts').columns(['ws', 'session', 'seq']).execute();
    /** A search finds thoughts by this number. */
    await db.schema.createIndex('thoughts_seq').on('thoughts').columns(['ws', 'seq']).execute();

    await db.schema
      .createTable('cipher_steps')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('session', name, (c) => c.notNull())
      .addColumn('step', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('cipher_steps_pk', ['ws', 'session', 'step'])
      .execute();

    await db.schema
      .createTable('ledger_states')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('connection', name, (c) => c.notNull())
      .addColumn('stage', 'integer', (c) => c.notNull())
      .addColumn('session', name)
      .addColumn('domain', 'text')
      .addColumn('root', 'text')
      .addColumn('navigation', 'text', (c) => c.notNull())
      .addColumn('told', 'text', (c) => c.notNull())
      .addColumn('moved_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ledger_states_pk', ['ws', 'connection'])
      .execute();
    await db.schema.createIndex('ledger_states_moved').on('ledger_states').columns(['ws', 'moved_at_ms']).execute();
    await db.schema.createIndex('ledger_states_session').on('ledger_states').columns(['ws', 'session']).execute();
  };
