import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL's channel for the numbers of workspaces that have new facts. */
export const channel = 'noema_facts';

/** Two numbers that name an advisory lock nobody else uses. */
export const watchLock = [0x6e6f_656d, 0x6661] as const;

/**
 * What a writer's last statement on PostgreSQL gives back: a notice that goes out with the commit. Commits with notices wait for
 * each other, so there is none while nobody follows: a follower holds the lock that writers here try to share. It gets it only
 * after those who found it free have committed, and looks after that, so it misses none of them.
 */
export const notice = (ws: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when pg_try_advisory_xact_lock_shared(${sql.lit(watchLock[0])}, ${sql.lit(watchLock[1])}) then null else pg_notify(${sql.lit(channel)}, ${ws}::text) end`;
