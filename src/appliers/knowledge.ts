import type { Appliers, Applying } from '../../generated/handlers/appliers.ts';
import type { PatternUpdatedFact } from '../../generated/types/index.ts';
import { toNote, toPattern } from '../store/knowledge-rows.ts';
import { dropSearchable } from '../store/search-rows.ts';
import { searchedPattern, searchedScratchpad } from '../store/searched-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { index } from './search.ts';

type Own = Pick<
  Appliers<Writer>,
  'pattern_created' | 'pattern_updated' | 'pattern_deleted' | 'scratchpad_created' | 'scratchpad_updated' | 'scratchpad_deleted'
>;

async function fileUnderTags({ db, ws }: Writer, pattern: string, tags: readonly string[]): Promise<void> {
  await db.kysely.deleteFrom('knowledge_tags').where('ws', '=', ws).where('pattern', '=', pattern).execute();
  if (tags.length)
    await db.kysely
      .insertInto('knowledge_tags')
      .values(tags.map((tag) => ({ ws, tag, pattern })))
      .execute();
}

const columnsOf = ({ title, description, tags, content, derivedFromSessions }: PatternUpdatedFact) => ({
  title,
  description,
  tags: JSON.stringify(tags),
  content,
  sessions: JSON.stringify(derivedFromSessions),
});

async function kept(at: Applying<Writer>, row: Database['knowledge_patterns']) {
  await fileUnderTags(at.db, row.id, JSON.parse(row.tags) as string[]);
  await index(at, searchedPattern(row));
  return toPattern(row);
}

export const knowledgeAppliers: Own = {
  async pattern_created(fact, at) {
    const { ts_ms } = at;
    const { db, ws } = at.db;
    const row = {
      ...{ ws, id: fact.id, ...columnsOf(fact) },
      ...{ created_by: fact.createdBy, created_at_ms: ts_ms, updated_at_ms: ts_ms },
    };
    await db.kysely.insertInto('knowledge_patterns').values(row).execute();
    return kept(at, row);
  },

  async pattern_updated(fact, at) {
    const { db, ws } = at.db;
    const row = await db.kysely
      .updateTable('knowledge_patterns')
      .set({ ...columnsOf(fact), updated_at_ms: at.ts_ms })
      .where('ws', '=', ws)
      .where('id', '=', fact.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return kept(at, row);
  },

  async pattern_deleted({ id }, { db: writer }) {
    const { db, ws } = writer;
    await dropSearchable(writer, 'pattern', [id]);
    await fileUnderTags(writer, id, []);
    await db.kysely.deleteFrom('knowledge_patterns').where('ws', '=', ws).where('id', '=', id).execute();
  },

  async scratchpad_created({ id, title, content }, at) {
    const { ts_ms } = at;
    const { db, ws } = at.db;
    const row = { ws, id, title, content, created_at_ms: ts_ms, updated_at_ms: ts_ms };
    await db.kysely.insertInto('scratchpad_notes').values(row).execute();
    await index(at, searchedScratchpad(row));
    return toNote(row);
  },

  async scratchpad_updated({ id, title, content }, at) {
    const { db, ws } = at.db;
    const row = await db.kysely
      .updateTable('scratchpad_notes')
      .set({ title, content, updated_at_ms: at.ts_ms })
      .where('ws', '=', ws)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await index(at, searchedScratchpad(row));
    return toNote(row);
  },

  async scratchpad_deleted({ id }, { db: writer }) {
    const { db, ws } = writer;
    await dropSearchable(writer, 'scratchpad', [id]);
    await db.kysely.deleteFrom('scratchpad_notes').where('ws', '=', ws).where('id', '=', id).execute();
  },
};
