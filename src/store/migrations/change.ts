import type { Kysely } from 'kysely';

export type Change = (db: Kysely<unknown>) => Promise<void>;
