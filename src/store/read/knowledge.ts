import type { Selectable } from 'kysely';
import type { KnowledgeReads } from '../../records/knowledge.ts';
import { compiled } from '../compiled.ts';
import { toNote, toNoteSummary, toPattern, toPatternSummary } from '../knowledge-rows.ts';
import type { Database, Db } from '../tables.ts';
import { type Listed, pageOf } from './pages.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

const pattern = compiled<{ ws: number; id: string }, Row<'knowledge_patterns'>>((k, p) =>
  k.selectFrom('knowledge_patterns').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);

const note = compiled<{ ws: number; id: string }, Row<'scratchpad_notes'>>((k, p) =>
  k.selectFrom('scratchpad_notes').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);

/** Contents are long and not listed, so they are not read either. */
const patterns: Listed = {
  table: 'knowledge_patterns',
  columns: ['id', 'title', 'description', 'tags', 'sessions', 'created_by', 'created_at_ms', 'updated_at_ms'],
  tags: { table: 'knowledge_tags', key: 'pattern' },
};
const notes: Listed = { table: 'scratchpad_notes', columns: ['id', 'title', 'created_at_ms', 'updated_at_ms'] };

export const patternReads = (db: Db, ws: number): KnowledgeReads['patterns'] => ({
  async find(id) {
    const row = await pattern.first(db, { ws, id });
    return row && toPattern(row);
  },
  async list(filter, order) {
    const { rows, count } = await pageOf<Omit<Row<'knowledge_patterns'>, 'content'>>(db, ws, patterns, filter, order);
    return { patterns: rows.map(toPatternSummary), count };
  },
});

export const scratchpadReads = (db: Db, ws: number): KnowledgeReads['scratchpad'] => ({
  async find(id) {
    const row = await note.first(db, { ws, id });
    return row && toNote(row);
  },
  async list(filter, order) {
    const { rows, count } = await pageOf<Omit<Row<'scratchpad_notes'>, 'content'>>(db, ws, notes, filter, order);
    return { notes: rows.map(toNoteSummary), count };
  },
});
