import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../src/store/migrate.ts';
import { storeOn } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Opened } from '../../src/store/tables.ts';
import { silent, tempFolder } from '../support/app.ts';
import { reading } from '../support/rooms.ts';
import { openOn, optionsFor, type TestStore } from './engines.ts';

const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'x' };
const rights = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('SQLite', () => {
  let folder: string;
  let remove: () => void;
  let file: string;
  let place: TestStore;
  beforeEach(() => {
    ({ folder, remove } = tempFolder());
    file = path.join(folder, 'deep', 'home', 'noema.db');
    place = { engine: 'sqlite', url: file } as TestStore;
  });
  afterEach(() => remove());
  const append = (store: Awaited<ReturnType<typeof openOn>>, content = 'x') =>
    store.write('w', null, (unit) => unit.tell('note_added', { ...note, content }));

  const pragma = async (db: Opened['writer'], name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];

  it.each([
    ['full', 2],
    ['normal', 1],
  ] as const)('durability %s is in force on both connections', async (durability, synchronous) => {
    const opened = await openSqlite({ file, durability, busyMs: 1234 });
    for (const db of [opened.writer, opened.reader]) {
      expect(await pragma(db, 'journal_mode')).toBe('wal');
      expect(await pragma(db, 'synchronous')).toBe(synchronous);
    }
    expect(await pragma(opened.reader, 'query_only')).toBe(1);
    expect(await pragma(opened.reader, 'busy_timeout')).toBe(1234);
    /** It waits without stopping the process. */
    expect(await pragma(opened.writer, 'busy_timeout')).toBe(0);
    await opened.close();
  });

  it('readers cannot write', async () => {
    const opened = await openSqlite({ file, durability: 'normal', busyMs: 100 });
    await expect(sql`create table t (a)`.execute(opened.reader)).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    await opened.close();
  });

  it('what is created is for this user only', async () => {
    const store = await openOn(place);
    await append(store);
    expect(rights(path.dirname(file))).toBe('700');
    expect(rights(path.dirname(path.dirname(file)))).toBe('700');
    const files = readdirSync(path.dirname(file)).toSorted();
    expect(files).toEqual(['noema.db', 'noema.db-shm', 'noema.db-wal']);
    for (const name of files) expect(rights(path.join(path.dirname(file), name)), name).toBe('600');
    await store.close();
  });

  it('closing writes the log into the file, whether something was read or not', async () => {
    for (const read of [false, true]) {
      const store = await openOn(place);
      await append(store);
      if (read) await reading(store, 'w', (reads) => reads.entries.count());
      expect(existsSync(`${file}-wal`)).toBe(true);
      await store.close();
      expect(readdirSync(path.dirname(file))).toEqual(['noema.db']);
    }
  });

  it('the log does not grow with what is written', async () => {
    const store = await openOn(place);
    for (let i = 0; i < 60; i++) await append(store, 'x'.repeat(500_000));
    expect(statSync(file).size).toBeGreaterThan(25_000_000);
    expect(statSync(`${file}-wal`).size).toBeLessThan(12_000_000);
    await store.close();
  });

  it('a full disk is said to be full, and nothing is kept by half', async () => {
    const opened = await openSqlite({ file, durability: 'normal', busyMs: 100 });
    await migrate(opened.writer, 'sqlite');
    const said: unknown[] = [];
    const log = { ...silent, error: (...line: unknown[]) => said.push(line) };
    const store = storeOn('sqlite', opened, { ...optionsFor(place), log });
    await append(store);
    const pages = await pragma(opened.writer, 'page_count');
    await pragma(opened.writer, `max_page_count = ${Number(pages) + 20}`);
    const failed = append(store, 'x'.repeat(900_000));
    await expect(failed).rejects.toMatchObject({
      code: 'STORE_ERROR',
      facts: { detail: 'SQLITE_FULL: database or disk is full', outcome: 'Nothing was written.' },
    });
    await expect(append(store, 'x'.repeat(900_000))).rejects.toMatchObject({ code: 'STORE_ERROR' });
    expect(said).toEqual([['the store failed', { detail: 'SQLITE_FULL: database or disk is full' }]]);
    expect(await append(store)).toMatchObject({ seq: 3 });
    expect(await reading(store, 'w', (reads) => reads.entries.count())).toBe(2);
    await store.close();
  });
});
