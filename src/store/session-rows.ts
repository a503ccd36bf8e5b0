import type { Selectable } from 'kysely';
import type { Session, ThoughtData, ThoughtNode } from '../../generated/types/index.ts';
import { iso } from '../kernel/text.ts';
import { nodeId, type SessionRow } from '../records/sessions.ts';
import { dropSessionFromSearch } from './search-rows.ts';
import type { Database, Writer } from './tables.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

type Filled<T> = { -readonly [K in keyof T]: T[K] };

/** A session as answers have it. Filled field by field: a spread into an object that has fields costs more than all of them. */
export function shownSession(row: Row<'sessions'>): Session {
  const session = { id: row.id, title: row.title } as Filled<Session>;
  if (row.description !== null) session.description = row.description;
  session.tags = JSON.parse(row.tags) as string[];
  session.thoughtCount = Number(row.thought_count);
  session.branchCount = Number(row.branch_count);
  session.createdAt = iso(Number(row.created_at_ms));
  session.updatedAt = iso(Number(row.updated_at_ms));
  session.lastAccessedAt = iso(Number(row.accessed_at_ms));
  return session;
}

export function toSession(row: Row<'sessions'>): SessionRow {
  const session = shownSession(row) as Filled<SessionRow>;
  session.highest = Number(row.highest);
  session.tail = row.tail === null ? null : Number(row.tail);
  return session;
}

/** A thought with where its branch begins. */
export type ThoughtRow = Row<'thoughts'> & { readonly origin: number | null };

export function toThought(row: ThoughtRow): ThoughtData {
  const thought = {
    thought: row.text,
    thoughtNumber: Number(row.number),
    totalThoughts: Number(row.total),
    nextThoughtNeeded: Number(row.next_needed) === 1,
  } as Filled<ThoughtData>;
  if (Number(row.is_revision) === 1) thought.isRevision = true;
  if (row.revises !== null) thought.revisesThought = Number(row.revises);
  if (row.origin !== null) thought.branchFromThought = Number(row.origin);
  if (row.branch !== '') thought.branchId = row.branch;
  if (Number(row.needs_more) === 1) thought.needsMoreThoughts = true;
  thought.timestamp = iso(Number(row.ts_ms));
  if (row.critique !== null) thought.critique = JSON.parse(row.critique) as NonNullable<ThoughtData['critique']>;
  if (row.cipher !== null) thought.cipher = JSON.parse(row.cipher) as NonNullable<ThoughtData['cipher']>;
  return thought;
}

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
