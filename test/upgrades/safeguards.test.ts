import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changes } from '../../src/store/migrations/index.ts';
import { StoreUnusable } from '../../src/store/trouble.ts';
import { openOn, postgres, sqlite, type TestStore } from '../store/engines.ts';
import { silent } from '../support/app.ts';
import { hasPostgres } from '../support/postgres.ts';
import { contentOf, historyOf } from './content.ts';
import { definitionsOf } from './definitions.ts';
import { restore } from './stores.ts';

let place: TestStore;
afterEach(() => place.remove());

const future = 'insert into kysely_migration (name, timestamp) values ($1, $1)'.replaceAll('$1', "'999-later'");
const fix = new RegExp(
  `^This store was written by a newer version \\(999-later\\); this program knows ${changes.at(-1)?.name} .*Update the program, or use another store\\.$`,
);

async function expectRefusal(): Promise<void> {
  const error = await openOn(place).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnusable);
  expect((error as Error).message).toMatch(fix);
}

describe('a SQLite store from the future is refused, byte by byte as it was,', () => {
  beforeEach(async () => {
    place = await sqlite.place();
  });
  const bytes = () =>
    Object.fromEntries(
      ['', '-wal'].flatMap((end) => (existsSync(`${place.url}${end}`) ? [[end, readFileSync(`${place.url}${end}`, 'hex')]] : [])),
    );

  it.each([
    ['as a server leaves it', 'wal'],
    ['as a backup is', 'delete'],
  ])('%s', async (_, mode) => {
    const db = new Sqlite(place.url);
    db.exec(future);
    db.pragma(`journal_mode = ${mode}`);
    db.close();
    const before = bytes();
    await expectRefusal();
    expect(bytes()).toEqual(before);
    expect(readdirSync(path.dirname(place.url))).toEqual(['noema.db']);
  });

  it('with a log that a killed server left', async () => {
    const db = new Sqlite(place.url);
    db.pragma('journal_mode = wal');
    db.exec(future);
    const [file, log] = ['', '-wal'].map((end) => readFileSync(`${place.url}${end}`)) as [Buffer, Buffer];
    db.close();
    writeFileSync(place.url, file);
    writeFileSync(`${place.url}-wal`, log);
    const before = bytes();
    await expectRefusal();
    expect(bytes()).toEqual(before);
  });

  it('while its server is at work', async () => {
    const db = new Sqlite(place.url);
    db.pragma('journal_mode = wal');
    db.exec(`${future}; begin immediate`);
    const before = bytes();
    await expectRefusal();
    expect(bytes()).toEqual(before);
    db.close();
  });
});

describe.runIf(hasPostgres())('a PostgreSQL store from the future', () => {
  it('is refused, and nothing in it changes', async () => {
    place = await postgres.bare();
    await restore(changes.length, place);
    const handle = await place.handle();
    const db = handle.writer;
    await sql.raw(future).execute(db);
    const look = async () => [await historyOf(db), await contentOf(db, 'postgres'), await definitionsOf(db, 'postgres')];
    const before = await look();
    await expectRefusal();
    expect(await look()).toEqual(before);
    await handle.close();
  });
});

type Line = [level: string, message: string, facts: Record<string, unknown>];
const recording = () => {
  const lines: Line[] = [];
  const at =
    (level: string) =>
    (message: string, facts: Record<string, unknown> = {}) =>
      void lines.push([level, message, facts]);
  return { lines, log: { ...silent, info: at('info'), warning: at('warning') } };
};

describe('before rows are written anew', () => {
  const newest = changes.length;
  const rewrites = changes.flatMap((change) => change.rewrites ?? []);

  it('a SQLite store is copied beside itself, and that is logged', async () => {
    place = await sqlite.bare();
    await restore(4, place);
    /** One that was killed while it copied has left this. */
    writeFileSync(`${place.url}.copy.tmp`, 'half');
    const { lines, log } = recording();
    await (await openOn(place, { log })).close();
    const copy = path.join(path.dirname(place.url), 'noema.schema-4.20260101T000000Z.db');
    const told = { from: 4, to: newest, rewrites, backup: copy };
    expect(lines).toEqual([['warning', 'the store is upgraded, and rows in it are written anew', told]]);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(path.dirname(copy)).sort()).toEqual(['noema.db', path.basename(copy)]);

    /** Put in the place of the store, it is the store as it was, and is upgraded again. */
    const upgraded = await place.handle();
    const content = await contentOf(upgraded.writer, 'sqlite');
    await upgraded.close();
    writeFileSync(place.url, readFileSync(copy));
    const again = await place.handle();
    expect(await historyOf(again.writer)).toHaveLength(4);
    await again.close();
    await (await openOn(place)).close();
    const put = await place.handle();
    expect(await contentOf(put.writer, 'sqlite')).toEqual(content);
    await put.close();
  });

  it('nothing is copied for an upgrade that only adds, nor for a new store', async () => {
    place = await sqlite.bare();
    await restore(5, place);
    const { lines, log } = recording();
    await (await openOn(place, { log })).close();
    await (await openOn(place, { log })).close();
    expect(lines).toEqual([['info', 'the store is upgraded', { from: 5, to: newest, rewrites: [] }]]);
    expect(readdirSync(path.dirname(place.url))).toEqual(['noema.db']);
    await place.remove();
    place = await sqlite.bare();
    await (await openOn(place, { log })).close();
    expect(lines).toHaveLength(1);
    expect(readdirSync(path.dirname(place.url))).toEqual(['noema.db']);
  });

  it('a SQLite store that cannot be copied is not upgraded, and says why', async () => {
    place = await sqlite.bare();
    await restore(4, place);
    mkdirSync(`${place.url}.copy.tmp`);
    const error = await openOn(place).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreUnusable);
    expect((error as Error).message).toMatch(
      /noema\.db was not upgraded, for a copy of it is made before\. No backup was written: /,
    );
    const handle = await place.handle();
    expect(await historyOf(handle.writer)).toHaveLength(4);
    await handle.close();
  });

  it.runIf(hasPostgres())('a PostgreSQL store says what is about to happen', async () => {
    place = await postgres.bare();
    await restore(4, place);
    const { lines, log } = recording();
    await (await openOn(place, { log })).close();
    const told = { from: 4, to: newest, rewrites, undo: 'only by a backup of the database' };
    expect(lines).toEqual([['warning', 'the store is upgraded, and rows in it are written anew', told]]);
  });
});
