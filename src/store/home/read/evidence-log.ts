import type Sqlite from 'better-sqlite3';
import type { MindScope } from '../../../../generated/types/index.ts';
import { isRecord } from '../../../kernel/json.ts';
import type { EvidenceLogReads, LoggedRecord, LogPage, RunRow } from '../../../records/evidence-log.ts';
import { recordsAt } from '../lines-at.ts';
import type { HomeReader } from '../reader.ts';

/** Says what is wrong with a record of a kind that is known; null where nothing is. */
export type CheckRecord = (kind: string, record: Readonly<Record<string, unknown>>) => Promise<string | null>;

interface Placed {
  readonly byte: number;
}

const holders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

function placesOf(db: Sqlite.Database, { limit, before, kinds, run_id }: LogPage): Placed[] {
  const where: string[] = [];
  const values: unknown[] = [];
  if (before !== undefined) {
    where.push('byte < ?');
    values.push(before);
  }
  if (run_id !== undefined) {
    where.push('run_id = ?');
    values.push(run_id);
  }
  if (kinds) {
    where.push(`kind in (${holders(kinds)})`);
    values.push(...kinds);
  }
  const text = `select byte from evidence${where.length ? ` where ${where.join(' and ')}` : ''} order by byte desc limit ?`;
  return db.prepare(text).all(...values, limit) as Placed[];
}

export function evidenceLogReads(home: HomeReader, check: CheckRecord): EvidenceLogReads['log'] {
  async function load(scope: MindScope, places: readonly Placed[] | undefined): Promise<LoggedRecord[]> {
    const at = home.at(scope);
    if (!at || !places?.length) return [];
    const found = await recordsAt(
      at.evidence,
      places.map(({ byte }) => byte),
    );
    const records: LoggedRecord[] = [];
    for (const [i, record] of found.entries())
      if (isRecord(record)) {
        const { event_id = '', kind = '' } = record as { event_id?: string; kind?: string };
        records.push({ record, event_id, kind, scope, byte: places[i]?.byte ?? 0, fault: await check(kind, record) });
      }
    return records;
  }

  return {
    async find(event_id, scope) {
      for (const each of scope ? [scope] : (['project', 'global'] as const)) {
        const places = await home.index(
          each,
          (db) => db.prepare('select byte from evidence where event_id = ? limit 1').all(event_id) as Placed[],
        );
        const [record] = await load(each, places);
        if (record) return record;
      }
      return undefined;
    },
    newest: async (scope, page) => load(scope, await home.index(scope, (db) => placesOf(db, page))),
    count: async (scope, kinds) =>
      (await home.index(scope, (db) =>
        kinds
          ? (db
              .prepare(`select count(*) from evidence where kind in (${holders(kinds)})`)
              .pluck()
              .get(...kinds) as number)
          : (db.prepare('select count(*) from evidence').pluck().get() as number),
      )) ?? 0,
    runs: async ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      (await home.index(
        'project',
        (db) =>
          db
            .prepare(
              `with begun as (
                 select run_id, min(byte) as first_byte, count(*) as records, max(byte) as last_byte from evidence
                 where run_id in (select run_id from evidence where kind in ('hands_input', 'defaults_claim_sync') and byte < ? order by byte desc limit ?)
                 group by run_id)
               select run_id, first_byte, records, (select ts from evidence where byte = first_byte) as started_ts,
                 (select ts from evidence where byte = last_byte) as last_ts
               from begun where first_byte < ? order by first_byte desc limit ?`,
            )
            .all(before, limit * 40, before, limit) as RunRow[],
      )) ?? [],
  };
}
