import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/**
 * What each agent has in focus and checked out, and who last changed a step. Whoever has no row yet begins where the workspace
 * stands. Rows of connections without a name carry when they moved last, so that old ones can go.
 */
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
      .addColumn('nameless_since_ms', 'bigint')
      .addPrimaryKeyConstraint('agent_places_pk', ['ws', 'agent'])
      .execute();
    await db.schema.createIndex('agent_places_focus').on('agent_places').columns(['ws', 'focus']).execute();
    await db.schema
      .createIndex('agent_places_nameless')
      .on('agent_places')
      .columns(['ws', 'nameless_since_ms'])
      .where('nameless_since_ms', 'is not', null)
      .execute();
    await db.schema.alterTable('workspaces').addColumn('returns_to', 'bigint').execute();
    await db.schema.alterTable('steps').addColumn('touched_by', name).execute();
    /** The newest that were branched off are found from their base. */
    await db.schema.createIndex('branches_newest_on_base').on('branches').columns(['ws', 'base_id', 'id']).execute();
  };
