import { readdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsIn } from '../../src/store/look.ts';
import { migrate } from '../../src/store/migrate.ts';
import { changes } from '../../src/store/migrations/index.ts';
import type { Database } from '../../src/store/tables.ts';
import { eventually, openOn, postgres } from '../store/engines.ts';
import { tempFolder } from '../support/app.ts';
import { hasPostgres } from '../support/postgres.ts';
import { type Started, start } from '../support/processes.ts';
import { contentOf, historyOf, withinTables } from './content.ts';
import { never, sending, unwatch, type Watch, watching } from './statements.ts';
import { restore } from './stores.ts';

/**
 * One upgrade is broken off before each of its statements while eight others wait to open the store. It begins at the schema
 * before a migration, whose statements are all seen; the last one's end with the upgrade itself. It costs more than a file should:
 * there are 130 statements, on two engines, and each needs a store of its own that nine open.
 */
const names = changes.map((change) => change.name);
const upgrades = changes.map(({ name, rewrites }, from) => ({
  name,
  from,
  rewrites: from > 0 && changes.slice(from).some((change) => change.rewrites),
  own: rewrites !== undefined,
  upto: name === names.at(-1) ? null : name,
}));

const others = 8;
const workspaces = (from: number) => (from === 0 ? '' : 'acme/app acme/other');

/** Statements that change rows which were there before, or take something away. What a migration has made itself was not there, and what keeps the index of words in step says nothing itself. */
const rewriting =
  /^(replace|truncate|merge)\b|^drop (?!trigger "?search_)|^(update|delete from|insert into)(?! "?(kysely_migration|search_\w+)\b)|^alter table .*(drop|rename|type)\b/i;

describe('on SQLite, killed with -9', () => {
  const { folder, remove } = tempFolder();
  const openers: Started[] = [];
  beforeAll(async () => {
    /** Each opens every store twice. */
    openers.push(...(await Promise.all(Array.from({ length: others / 2 }, () => start('test/upgrades/opener.ts', {})))));
    await Promise.all(openers.map((opener) => opener.until((lines) => lines.includes('ready'))));
  });
  afterAll(async () => {
    for (const opener of openers) opener.kill();
    await Promise.all(openers.map((opener) => opener.ended));
    remove();
  });

  /** A kill ends the upgrades of so many copies. Of more, those who wait would take each other's time. */
  const most = 20;

  async function breakOff({ name, from, rewrites, upto }: (typeof upgrades)[number], first: number): Promise<string[]> {
    const home = path.join(folder, name);
    const store = from === 0 ? null : path.join(home, 'kept.db');
    if (store) await restore(from, { engine: 'sqlite', url: store });
    const upgrader = await start('test/upgrades/upgrader.ts', { store, folder: home, upto, first, most });
    await upgrader.until((lines) => lines.length === 1);
    const statements = JSON.parse(upgrader.lines[0] as string) as string[];
    const numbers = statements.map((_, i) => i + 1).slice(first - 1, first - 1 + most);
    const fileOf = (number: number | string) => path.join(home, String(number), 'noema.db');

    const said = openers.map((opener) => opener.lines.length);
    const since = (i: number) => (openers[i] as Started).lines.slice(said[i]);
    const orders = JSON.stringify([...numbers, ...numbers].map(fileOf));
    for (const opener of openers) opener.send(orders);
    await Promise.all(openers.map((opener, i) => opener.until(() => since(i).includes('opening'))));
    upgrader.kill();
    expect(await upgrader.ended).toMatchObject({ signal: 'SIGKILL', stderr: '' });
    await Promise.all(openers.map((opener, i) => opener.until(() => since(i).includes('closed'))));
    const answers = openers.flatMap((_, i) => since(i)).filter((line) => !/^(opening|closed)$/.test(line));
    expect(answers).toEqual(Array.from({ length: numbers.length * others }, () => `opened ${workspaces(from)}`));

    const whole = look(fileOf(`whole-${first}`));
    expect(JSON.parse(whole)[0]).toEqual(names);
    for (const number of numbers) {
      expect(look(fileOf(number)), `killed before ${statements[number - 1]}`).toBe(whole);
      /** One copy, however often the upgrade was begun, and nothing unfinished. */
      const beside = readdirSync(path.dirname(fileOf(number))).filter((other) => !other.startsWith('noema.db'));
      expect(beside).toEqual(rewrites ? [`noema.schema-${from}.20260101T000000Z.db`] : []);
    }
    return statements;
  }

  it.each(upgrades)('before each statement of $name', async (upgrade) => {
    let statements = [''];
    for (let first = 1; first <= statements.length; first += most) statements = await breakOff(upgrade, first);
    expect(statements.length).toBeGreaterThanOrEqual(5);
    expect(statements.some((statement) => rewriting.test(statement))).toBe(upgrade.own);
  });
});

/** Everything in a file, as one text: two of them are compared a hundred times faster than what is in them. */
function look(file: string): string {
  const db = new Sqlite(file);
  const tables = db.prepare("select name from sqlite_master where type = 'table' order by name").pluck().all() as string[];
  const rows = (table: string) => db.prepare(`select * from ${table} order by 1, 2`).raw().all();
  const content = tables.filter((table) => !/^(kysely_|sqlite_|search_words)/.test(table)).map((table) => [table, rows(table)]);
  const found = JSON.stringify([migrationsIn(db), content], null, 1);
  db.close();
  return found;
}

/** A connection of its own that can be ended like one whose process was killed. */
async function connectionTo(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const watched = {
    query: async (text: string, parameters: readonly unknown[]) => {
      await sending(text, parameters);
      return client.query(text, [...parameters]);
    },
    release: () => {},
  };
  const pool = { connect: async () => watched, end: async () => {} } as unknown as pg.Pool;
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    end: () => client.end(),
    cut: () => void (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  };
}

/** An upgrade that stops before a statement; resolves when it stands still, with what it would have sent. */
function stopBefore(stop: number, upto: string | null, db: Kysely<Database>): Promise<string> {
  return new Promise((standsStill, fails) => {
    const before = async (number: number, text: string) => {
      if (number < stop) return;
      standsStill(text);
      await never;
    };
    watching({ seen: [], upto, before }, () => migrate(db, 'postgres')).then(() => fails(new Error('It went through.')), fails);
  });
}

/** What an upgrade sends that begins before a migration, up to the end of it: the same, whatever was migrated before. */
function statementsOf(all: readonly string[], number: number): string[] {
  const named = all.flatMap((statement, i) => (statement.startsWith('insert into kysely_migration') ? [i + 1] : []));
  const prelude = all.findIndex((statement) => statement.startsWith('select name from kysely_migration')) + 1;
  const end = number === changes.length - 1 ? all.length : named[number];
  return [...all.slice(0, prelude), ...all.slice(number === 0 ? prelude : named[number - 1], end)];
}

describe.runIf(hasPostgres())('on PostgreSQL, its connection ended', () => {
  const whole: Watch = { seen: [], upto: null, before: async () => {} };
  beforeAll(async () => {
    const place = await postgres.bare();
    const { db, end } = await connectionTo(place.url);
    await watching(whole, () => migrate(db, 'postgres'));
    await end();
    await place.remove();
  });
  afterAll(unwatch);

  it('has nothing to take with it: what an upgrade sends ends with its transaction', () => {
    expect([whole.seen[0], whole.seen.at(-1)]).toEqual(['start transaction isolation level read committed', 'commit']);
    expect(whole.seen.filter((statement) => /pg_advisory_(?!xact)|^set |^listen|^prepare|temp/i.test(statement))).toEqual([]);
  });

  it.each(upgrades)('before each statement of $name', async ({ from, upto, own }) => {
    const statements = statementsOf(whole.seen, from);
    expect(statements.some((statement) => rewriting.test(statement))).toBe(own);
    const place = await postgres.bare();
    if (from > 0) await restore(from, place);
    const { db, end } = await connectionTo(place.url);
    const before = await contentOf(db, 'postgres');

    /** Upgrades stand in line for the lock, which is given in the order in which they came; each stops one statement further. */
    const inLine = (many: number) =>
      eventually(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
          where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
          db,
        );
        return rows[0]?.n === many;
      });
    const unlocked = statements.findIndex((statement) => statement.includes('pg_advisory_xact_lock')) + 1;
    const line: { cut: () => void; stops: Promise<string> }[] = [];
    for (let stop = 1; stop <= statements.length; stop += 1) {
      const { db, cut } = await connectionTo(place.url);
      line.push({ cut, stops: stopBefore(stop, upto, db) });
      if (stop > unlocked + 1) await inLine(stop - unlocked - 1);
      else await line.at(-1)?.stops;
    }
    const opening = Promise.all(Array.from({ length: others }, () => openOn(place)));
    await inLine(statements.length - unlocked - 1 + others);
    for (const [i, { cut, stops }] of line.entries()) {
      expect((await stops).trim()).toBe(statements[i]);
      cut();
    }
    for (const store of await opening) {
      expect((await store.workspaces('', 10)).join(' ')).toBe(workspaces(from));
      await store.close();
    }
    expect(await historyOf(db)).toEqual(names);
    expect(withinTables(await contentOf(db, 'postgres'), before)).toEqual(before);
    await end();
    await place.remove();
  });
});
