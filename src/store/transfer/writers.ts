import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/**
 * Who wrote a card, a task or a step stands in no row of its own, but the journal knows who told something at that moment: an index
 * that is made from rows takes it from there.
 */
export async function nameWriters({ kysely }: Db, ws: number): Promise<void> {
  await sql`update search_docs set agent_id = told.agent_id
    from (select ts_ms, max(agent_id) as agent_id from facts where ws = ${ws} and agent_id is not null group by ts_ms) as told
    where search_docs.ws = ${ws} and search_docs.agent_id is null and search_docs.ts_ms = told.ts_ms`.execute(kysely);
}
