import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { MindScope } from '../../../../generated/types/index.ts';
import { isRecord } from '../../../kernel/json.ts';
import { nearest } from '../../../kernel/text.ts';
import type { EvidenceLogReads, LoggedRecord, LogPage, RunRow } from '../../../records/evidence-log.ts';
import { passedOverIn } from '../../files/derived.ts';
import { unfinishedBytes } from '../../files/tail.ts';
import { recordsAt } from '../lines-at.ts';
import { holders, prepared } from '../prepared.ts';
import type { HomeReader } from '../reader.ts';
import type { PlacedRecord } from '../small-log.ts';

/** Says what is wrong with a record of a kind that is known; null where nothing is. */
export type CheckRecord = (kind: string, record: Readonly<Record<string, unknown>>) => Promise<string | null>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Placed {
  readonly byte: number;
}

function placesOf(db: Sqlite.Database, { limit, before, since, oldest_first, kinds, run_id }: LogPage): Placed[] {
  const where: string[] = [];
  const values: unknown[] = [];
  if (before !== undefined) {
    where.push('byte < ?');
    values.push(before);
  }
  if (since !== undefined) {
    where.push('byte >= ?');
    values.push(since);
  }
  if (run_id !== undefined) {
    where.push('run_id = ?');
    values.push(run_id);
  }
  if (kinds) {
    where.push(`kind in (${holders(kinds)})`);
    values.push(...kinds);
  }
  const text = `select byte from evidence${where.length ? ` where ${where.join(' and ')}` : ''} order by byte ${oldest_first ? 'asc' : 'desc'} limit ?`;
  return prepared(db, text).all(...values, limit) as Placed[];
}

export function evidenceLogReads(home: HomeReader, check: CheckRecord): EvidenceLogReads['log'] {
  async function load(scope: MindScope, places: readonly Placed[] | undefined): Promise<PlacedRecord[]> {
    const at = home.at(scope);
    if (!at || !places?.length) return [];
    const found = await recordsAt(
      at.evidence,
      places.map(({ byte }) => byte),
    );
    return found.flatMap((record, i) => (isRecord(record) ? [{ byte: places[i]?.byte ?? 0, record }] : []));
  }

  async function logged(scope: MindScope, found: readonly PlacedRecord[]): Promise<LoggedRecord[]> {
    const records: LoggedRecord[] = [];
    for (const { byte, record } of found) {
      const [event_id, kind] = [textOf(record.event_id), textOf(record.kind)];
      records.push({ record, event_id, kind, scope, byte, fault: await check(kind, record) });
    }
    return records;
  }

  return {
    async find(event_id, scope) {
      for (const each of scope ? [scope] : (['project', 'global'] as const)) {
        const places = await home.index(
          each,
          (db) => prepared(db, 'select byte from evidence where event_id = ? limit 1').all(event_id) as Placed[],
        );
        const [record] = await logged(each, await load(each, places));
        if (record) return record;
      }
      return undefined;
    },
    async newest(scope, page) {
      const found = home.smallLog(scope)?.page(page) ?? (await load(scope, await home.index(scope, (db) => placesOf(db, page))));
      return logged(scope, found);
    },
    async trouble(scope, since) {
      const path = home.at(scope)?.evidence;
      if (path === undefined) return undefined;
      const small = home.smallLog(scope);
      const found = small
        ? { ...small.passedOver(since), unfinished: small.unfinished }
        : await home
            .index(scope, (db) => passedOverIn(db, path, since))
            .then(async (over) => over && { ...over, unfinished: existsSync(path) ? await unfinishedBytes(path) : 0 });
      return found && (found.lines > 0 || found.unfinished > 0) ? { path, ...found } : undefined;
    },
    async nearest(of, id, scope) {
      const beside = await home.index(scope, (db) =>
        [
          [`${of} <= ?`, 'desc'],
          [`${of} > ?`, 'asc'],
        ].flatMap(
          ([where, order]) =>
            prepared(db, `select ${of} from evidence where ${of} <> '' and ${where} order by ${of} ${order} limit 1`)
              .pluck()
              .all(id) as string[],
        ),
      );
      return nearest(id, beside ?? []);
    },
    count: async (scope, kinds) =>
      (await home.index(scope, (db) =>
        kinds
          ? (prepared(db, `select count(*) from evidence where kind in (${holders(kinds)})`)
              .pluck()
              .get(...kinds) as number)
          : (prepared(db, 'select count(*) from evidence').pluck().get() as number),
      )) ?? 0,
    run: async (run_id) => {
      const found = await home.index('project', (db) => prepared(db, runHead('run_id = ?')).get(run_id) as RunRow | undefined);
      return found ?? undefined;
    },
    runs: async ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      (await home.index('project', (db) => prepared(db, newestRuns).all(before, limit, before, limit, limit) as RunRow[])) ?? [],
  };
}

/** Runs, each by its first record and its last. */
const runHead = (which: string) => `
  with begun as (
    select run_id, min(byte) as first_byte, count(*) as records, max(byte) as last_byte from evidence where ${which} group by run_id)
  select run_id, first_byte, records, (select ts from evidence where byte = first_byte) as started_ts,
    (select ts from evidence where byte = last_byte) as last_ts
  from begun order by first_byte desc`;

/** Every run has one of these records; of older versions, only the second. */
const begins = (kind: string) =>
  `select * from (select run_id from evidence where kind = '${kind}' and byte < ? order by byte desc limit ?)`;
const newestRuns = `${runHead(`run_id in (${begins('run_start')} union ${begins('defaults_claim_sync')})`)} limit ?`;
