import { charsIn } from '../../../kernel/text.ts';
import { longestKnowledge } from '../../../records/knowledge.ts';
import { dropSearchable } from '../../search-rows.ts';
import type { Replay } from '../collection.ts';
import { type Fields, singleFiles, timeIn, wordsIn } from '../single.ts';

const key = /^[a-z0-9-]{1,100}$/;

/** As much as a call may say. */
const longest = { title: 200, description: 2000, content: longestKnowledge, tag: 100, session: 64 } as const;
const most = { tags: 50, sessions: 100 } as const;

type Field = keyof typeof longest;

/** A field that says nothing of its kind. */
class Wrong extends Error {}

function said(field: Field, value: unknown): string {
  const words = wordsIn(value);
  if (words === undefined || charsIn(words) > longest[field]) throw new Wrong(field);
  return words;
}

/** A list of words, each of them once; nothing where there is none. */
function list(field: 'tag' | 'session', value: unknown, count: number): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Wrong(field);
  const all = [...new Set(value.map((one) => said(field, one)))];
  if (all.length > count) throw new Wrong(field);
  return all;
}

/** When it was made, and changed since. */
function times(found: Fields, changed_ms: number): { readonly created: number; readonly updated: number } {
  const updated = timeIn(found.updatedAt);
  const created = timeIn(found.createdAt) ?? updated ?? changed_ms;
  return { created, updated: Math.max(created, updated ?? created) };
}

/** What a file says, or the field that stops it from saying anything. */
const understood = (read: () => Replay[]) => {
  try {
    return { facts: read() };
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    throw error;
  }
};

export const patternCollection = singleFiles({
  name: 'patterns',
  folder: 'knowledge/patterns',
  key,
  meaning: (found, id, changed_ms) =>
    understood(() => {
      const { created, updated } = times(found, changed_ms);
      const fact = {
        id,
        title: said('title', found.title),
        description: said('description', found.description),
        tags: list('tag', found.tags, most.tags),
        derivedFromSessions: list('session', found.derivedFromSessions, most.sessions),
        content: said('content', found.content),
      };
      const made = { ...fact, createdBy: wordsIn(found.createdBy) ?? null };
      return [
        { kind: 'pattern_created', fact: made, ts_ms: created },
        ...(updated > created ? [{ kind: 'pattern_updated' as const, fact, ts_ms: updated }] : []),
      ];
    }),
  async drop(writer, id) {
    const { db, ws } = writer;
    await dropSearchable(writer, 'pattern', [id]);
    await db.kysely.deleteFrom('knowledge_tags').where('ws', '=', ws).where('pattern', '=', id).execute();
    await db.kysely.deleteFrom('knowledge_patterns').where('ws', '=', ws).where('id', '=', id).execute();
  },
});

export const scratchpadCollection = singleFiles({
  name: 'scratchpad',
  folder: 'knowledge/scratchpad',
  key,
  meaning: (found, id, changed_ms) =>
    understood(() => {
      const { created, updated } = times(found, changed_ms);
      const fact = { id, title: said('title', found.title), content: said('content', found.content) };
      return [
        { kind: 'scratchpad_created', fact, ts_ms: created },
        ...(updated > created ? [{ kind: 'scratchpad_updated' as const, fact, ts_ms: updated }] : []),
      ];
    }),
  async drop(writer, id) {
    const { db, ws } = writer;
    await dropSearchable(writer, 'scratchpad', [id]);
    await db.kysely.deleteFrom('scratchpad_notes').where('ws', '=', ws).where('id', '=', id).execute();
  },
});
