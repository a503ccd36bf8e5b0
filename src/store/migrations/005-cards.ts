import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** Stores from before cards hold nodes of these types only if somebody wrote them by hand: their tags decide, else their type. */
const backfill = sql`update node_versions set visibility = case
    when tags like '%"pinned"%' then 'canon'
    when tags like '%"v:draft"%' then 'draft'
    when tags like '%"v:canon"%' then 'canon'
    when tags like '%"lane:agent:%' and tags not like '%"lane:shared"%' then 'draft'
    when type in ('note', 'frame') then 'draft'
    else 'canon' end
  where type in ('decision', 'evidence', 'test', 'hypothesis', 'question', 'update', 'note', 'frame')`;

export const cards =
  (engine: Engine): Change =>
  async (db) => {
    const name = engine === 'postgres' ? sql`text collate "C"` : 'text';
    await db.schema.alterTable('node_versions').addColumn('visibility', name).execute();
    await backfill.execute(db);
    const place = ['ws', 'branch_id', 'doc'];
    const isCard = (column: string) => [column as never, 'is not' as const, null] as const;
    await db.schema
      .createIndex('node_versions_shown')
      .on('node_versions')
      .columns([...place, 'visibility', 'standing', 'seq'])
      .where(...isCard('visibility'))
      .execute();
    await db.schema
      .createIndex('node_versions_kind')
      .on('node_versions')
      .columns([...place, 'type', 'status', 'standing', 'seq'])
      .where(...isCard('visibility'))
      .execute();

    await db.schema
      .createTable('cards')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('card_id', name, (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('graph_doc', name, (c) => c.notNull())
      .addColumn('trace_doc', name, (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('cards_pk', ['ws', 'card_id', 'branch_id', 'graph_doc'])
      .execute();

    await db.schema
      .createTable('anchors')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', name, (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('kind', name, (c) => c.notNull())
      .addColumn('status', name, (c) => c.notNull())
      .addColumn('description', 'text')
      .addColumn('refs', 'text', (c) => c.notNull())
      .addColumn('parent_id', name)
      .addColumn('depends_on', 'text', (c) => c.notNull())
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('anchors_pk', ['ws', 'id'])
      .execute();
    await db.schema
      .createTable('anchor_aliases')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('alias', name, (c) => c.notNull())
      .addColumn('anchor', name, (c) => c.notNull())
      .addPrimaryKeyConstraint('anchor_aliases_pk', ['ws', 'alias'])
      .execute();
    await db.schema.createIndex('anchor_aliases_anchor').on('anchor_aliases').columns(['ws', 'anchor', 'alias']).execute();
    await db.schema
      .createTable('anchor_links')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('anchor', name, (c) => c.notNull())
      .addColumn('branch_id', 'bigint', (c) => c.notNull())
      .addColumn('doc', name, (c) => c.notNull())
      .addColumn('card', name, (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addColumn('draft', 'integer', (c) => c.notNull())
      .addColumn('rank', 'integer', (c) => c.notNull())
      .addColumn('task_id', name)
      .addPrimaryKeyConstraint('anchor_links_pk', ['ws', 'anchor', 'branch_id', 'doc', 'card'])
      .execute();
    await db.schema
      .createIndex('anchor_links_shown')
      .on('anchor_links')
      .columns(['ws', 'anchor', 'draft', 'rank', 'seq'])
      .execute();
    await db.schema.createIndex('anchor_links_task').on('anchor_links').columns(['ws', 'anchor', 'task_id', 'seq']).execute();
    await db.schema.createIndex('anchor_links_card').on('anchor_links').columns(['ws', 'branch_id', 'doc', 'card']).execute();
    await db.schema.createIndex('anchor_links_everywhere').on('anchor_links').columns(['ws', 'doc', 'card', 'seq']).execute();
  };
