import type { Selectable } from 'kysely';
import type { ThoughtData, ThoughtNode } from '../../generated/types/index.ts';
import { iso } from '../kernel/text.ts';
import { nodeId, type SessionRow } from '../records/sessions.ts';
import { dropSessionFromSearch } from './search-rows.ts';
import type { Database, Writer } from './tables.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

export const toSession = (row: Row<'sessions'>): SessionRow => ({
  id: row.id,
  title: row.title,
  ...(row.description === null ? {} : { description: row.description }),
  tags: JSON.parse(row.tags) as string[],
  thoughtCount: Number(row.thought_count),
  branchCount: Number(row.branch_count),
  createdAt: iso(Number(row.created_at_ms)),
  updatedAt: iso(Number(row.updated_at_ms)),
  lastAccessedAt: iso(Number(row.accessed_at_ms)),
  highest: Number(row.highest),
  tail: row.tail === null ? null : Number(row.tail),
});

/** A session as answers have it. */
export const shownSession = ({ highest: _, tail: __, ...session }: SessionRow) => session;

/** A thought with where its branch begins. */
export type ThoughtRow = Row<'thoughts'> & { readonly origin: number | null };

export const toThought = (row: ThoughtRow): ThoughtData => ({
  thought: row.text,
  thoughtNumber: Number(row.number),
  totalThoughts: Number(row.total),
  nextThoughtNeeded: Number(row.next_needed) === 1,
  ...(Number(row.is_revision) === 1 ? { isRevision: true } : {}),
  ...(row.revises === null ? {} : { revisesThought: Number(row.revises) }),
  ...(row.origin === null ? {} : { branchFromThought: Number(row.origin) }),
  ...(row.branch === '' ? {} : { branchId: row.branch }),
  ...(Number(row.needs_more) === 1 ? { needsMoreThoughts: true } : {}),
  timestamp: iso(Number(row.ts_ms)),
  ...(row.critique === null ? {} : { critique: JSON.parse(row.critique) as NonNullable<ThoughtData['critique']> }),
  ...(row.cipher === null ? {} : { cipher: JSON.parse(row.cipher) as NonNullable<ThoughtData['cipher']> }),
});

/** Without those that come after it, which only the others know. */
export const toNode = (row: ThoughtRow): ThoughtNode => ({
  id: nodeId(row.session, row.branch || null, Number(row.number)),
  data: toThought(row),
  prev: row.prev,
  next: [],
  revisesNode: row.revises_node,
  branchOrigin: row.origin === null ? null : nodeId(row.session, null, Number(row.origin)),
  branchId: row.branch || null,
});

/** All rows of a session; connections that stand in it stay there. */
export async function dropSession(writer: Writer, session: string): Promise<void> {
  const { db, ws } = writer;
  await dropSessionFromSearch(writer, session);
  for (const table of ['thoughts', 'session_branches', 'session_tags', 'cipher_steps'] as const)
    await db.kysely.deleteFrom(table).where('ws', '=', ws).where('session', '=', session).execute();
  await db.kysely.deleteFrom('sessions').where('ws', '=', ws).where('id', '=', session).execute();
}
