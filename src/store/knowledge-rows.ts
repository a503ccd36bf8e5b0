import type { Selectable } from 'kysely';
import type { KnowledgePattern, ScratchpadNote } from '../../generated/types/index.ts';
import { iso } from '../kernel/text.ts';
import type { Database } from './tables.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

const times = (row: { created_at_ms: number; updated_at_ms: number }) => ({
  createdAt: iso(Number(row.created_at_ms)),
  updatedAt: iso(Number(row.updated_at_ms)),
});

export const toPatternSummary = (row: Omit<Row<'knowledge_patterns'>, 'content'>): Omit<KnowledgePattern, 'content'> => ({
  id: row.id,
  title: row.title,
  description: row.description,
  tags: JSON.parse(row.tags) as string[],
  derivedFromSessions: JSON.parse(row.sessions) as string[],
  createdBy: row.created_by,
  ...times(row),
});

export const toPattern = (row: Row<'knowledge_patterns'>): KnowledgePattern => ({
  ...toPatternSummary(row),
  content: row.content,
});

export const toNoteSummary = (row: Omit<Row<'scratchpad_notes'>, 'content'>): Omit<ScratchpadNote, 'content'> => ({
  id: row.id,
  title: row.title,
  ...times(row),
});

export const toNote = (row: Row<'scratchpad_notes'>): ScratchpadNote => ({ ...toNoteSummary(row), content: row.content });
