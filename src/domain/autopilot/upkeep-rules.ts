import type { EvidenceLogReads } from '../../records/evidence-log.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostRuns = 20;

/** When the oldest run began that may still go on: it has not ended, and wrote something within a day. Null where there is none. */
export async function unendedSince(log: EvidenceLogReads['log'], now_ms: number): Promise<string | null> {
  let since: string | null = null;
  for (const { run_id, started_ts, last_ts } of await log.runs({ limit: mostRuns })) {
    if (now_ms - Date.parse(last_ts) > dayMs) continue;
    const ended = await log.newest('project', { limit: 1, kinds: ['run_end'], run_id });
    if (ended.length === 0 && (since === null || started_ts < since)) since = started_ts;
  }
  return since;
}
