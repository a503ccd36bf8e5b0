import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** What each agent has in focus and checked out. Whoever has no row yet begins where the workspace stands. */
export const agentPlaces =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('agent_places')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('agent', name, (c) => c.notNull())
      .addColumn('focus', name)
      .addColumn('checkout_id', 'bigint')
      .addColumn('returns_to', 'bigint')
      .addPrimaryKeyConstraint('agent_places_pk', ['ws', 'agent'])
      .execute();
    await db.schema.createIndex('agent_places_focus').on('agent_places').columns(['ws', 'focus']).execute();
  };
