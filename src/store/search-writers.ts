import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Who wrote a card, a task or a step stands in no row of its own, but the journal knows who told something at that moment: an index
 * that is made from rows takes it from there. In one workspace, or in all.
 */
export async function nameWriters({ kysely }: Db, ws?: number): Promise<void> {
  const here = ws === undefined ? sql`` : sql`and ws = ${ws}`;
  await sql`update search_docs set agent_id = told.agent_id
    from (select ws, ts_ms, max(agent_id) as agent_id from facts where agent_id is not null ${here} group by ws, ts_ms) as told
    where search_docs.ws = told.ws and search_docs.ts_ms = told.ts_ms and search_docs.agent_id is null`.execute(kysely);
}
