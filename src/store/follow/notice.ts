import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../tables.ts';

/** PostgreSQL's channel for the numbers of workspaces that have new facts. */
export const channel = 'noema_facts';

/** Two numbers that name an advisory lock nobody else uses. */
export const watchLock = [0x6e6f_656d, 0x6661] as const;

/**
 * The end of a writer's last statement on PostgreSQL: a notice that goes out with the commit. Commits with notices wait for each
 * other, so there is none while nobody follows: a follower holds the lock that writers here try to share. It gets it only after
 * those who found it free have committed, and looks after that, so it misses none of them.
 */
export const notice = (engine: Engine, ws: number): RawBuilder<unknown> =>
  engine === 'postgres'
    ? sql`returning case when pg_try_advisory_xact_lock_shared(${sql.lit(watchLock[0])}, ${sql.lit(watchLock[1])}) then null else pg_notify(${sql.lit(channel)}, ${ws}::text) end`
    : sql``;
