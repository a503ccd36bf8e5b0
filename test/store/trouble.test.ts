import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { placeOf } from '../../src/store/open.ts';
import { applicationId } from '../../src/store/ownership.ts';
import { typed } from '../../src/store/trouble.ts';
import { tempFolder } from '../support/app.ts';
import { hasPostgres } from '../support/postgres.ts';
import { appOn, openOn, postgres, realEngines, type TestStore } from './engines.ts';

const at = (url: string, engine: TestStore['engine'] = 'sqlite') => openOn({ url, engine } as TestStore, { busyMs: 60_000 });

/** What a person sees who starts the program: one line, with what to do, without a password. */
async function complaint(opening: Promise<unknown>): Promise<string> {
  const { message } = await opening.then(
    () => new Error('it opened'),
    (error: Error) => error,
  );
  expect(message).not.toMatch(/\n|secret|undefined/);
  return message;
}

describe('a SQLite file', () => {
  let folder: string;
  let remove: () => void;
  let file: string;
  beforeEach(() => {
    ({ folder, remove } = tempFolder());
    file = path.join(folder, 'noema.db');
  });
  afterEach(() => remove());

  async function filled() {
    const store = await at(file);
    await store.write('w', null, async (unit) => {
      for (let i = 0; i < 400; i++)
        await unit.tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content: 'x'.repeat(1000) });
    });
    await store.close();
  }
  const spoil = (from: number) => {
    const size = readFileSync(file).length;
    const opened = openSync(file, 'r+');
    writeSync(opened, Buffer.alloc(size - from, 0xa5), 0, size - from, from);
    closeSync(opened);
  };

  it('that is something else is refused and left as it is', async () => {
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    expect(await complaint(at(file))).toMatch(/noema\.db cannot be used: file is not a database\. .*damaged/);
    expect(readFileSync(file, 'utf8')).toBe('Dear diary, '.repeat(1000));
  });

  const sqlite = (work: (db: Sqlite.Database) => void) => {
    const db = new Sqlite(file);
    work(db);
    db.close();
  };
  it.each([
    ['has tables', 'create table films (id integer primary key)'],
    ['has tables called like ours', 'create table workspaces (id); create table facts (id); create table branches (id)'],
    [
      'is migrated in the same way',
      "create table kysely_migration (name text); insert into kysely_migration values ('0001-init')",
    ],
    ['says so and is empty', 'pragma application_id = 7'],
    ['has a version and is empty', 'pragma user_version = 7'],
    ['has no more than a view', 'create view films as select 1'],
  ])('of another application that %s is refused and left as it is', async (_, sql) => {
    sqlite((db) => db.exec(sql));
    const before = readFileSync(file);
    expect(await complaint(at(file))).toMatch(
      /noema\.db cannot be used: it is the SQLite file of another application\. Name another/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('from before files had an id is known by its tables, and gets one', async () => {
    await filled();
    sqlite((db) => db.pragma('application_id = 0'));
    await (await at(file)).close();
    sqlite((db) => expect(db.pragma('application_id', { simple: true })).toBe(applicationId));
  });

  it('whose making was broken off is made', async () => {
    sqlite((db) => db.exec('create table kysely_migration (name text primary key, timestamp text not null)'));
    await (await at(file)).close();
  });

  it('whose tables are damaged is refused', async () => {
    await filled();
    spoil(100);
    expect(await complaint(at(file))).toMatch(/noema\.db cannot be used: .*(damaged)/);
  });

  it('whose notes are damaged answers STORE_ERROR', async () => {
    await filled();
    const store = await at(file);
    spoil(60 * 4096);
    const { error } = await call(appOn(store), 'show', { workspace: 'w', doc_kind: 'notes', limit: 200 });
    expect(error).toMatchObject({ code: 'STORE_ERROR' });
    expect(error?.message).toMatch(/^The store could not do this: SQLITE_CORRUPT/);
    await store.close();
  });

  it('that is a folder is refused', async () => {
    mkdirSync(file);
    expect(await complaint(at(file))).toMatch(/noema\.db cannot be used: EISDIR.* Name a file/);
  });

  it('that cannot be made is refused', async () => {
    writeFileSync(file, '');
    expect(await complaint(at(path.join(file, 'below', 'noema.db')))).toMatch(/cannot be used: ENOTDIR.* Name a file/);
  });
});

describe('an address', () => {
  it.each([
    'mysql://root:secret@h/db',
    'sqlite:///tmp/x.db',
    'http://h/',
    'postgres:/noema:secret@h/db',
    'Postgres:///noema:secret@h/db',
    'postgres:noema:secret@h/db',
    ' PostgreSQL:noema:secret@h/db',
    ' file:/tmp/x.db',
    'jdbc:postgresql://h/db?password=secret',
    '"postgres://noema:secret@h/db"',
    'x://secret',
    '://secret',
  ])('%s is no store', async (url) => {
    expect(() => placeOf(url)).toThrow(/^There is no store for [A-Za-z:]*:\/*\. Name a file, or postgres:/);
    expect(await complaint(at(url))).toMatch(/^There is no store for/);
  });
  it.each(['Postgres://u@h/db', 'POSTGRES://u@h/db', 'PostgreSQL://u@h/db'])('%s is PostgreSQL', (url) => {
    expect(placeOf(url)).toMatchObject({ engine: 'postgres', url: expect.stringMatching(/^postgres(ql)?:\/\/u@h\/db$/) });
  });
  it.each(['notes.db', './a:b/c.db', 'C:/data/noema.db', '/srv/a:/b.db'])('%s is a file', (file) => {
    expect(placeOf(file)).toMatchObject({ engine: 'sqlite', url: file });
  });
  it('that cannot be read is refused', async () => {
    expect(await complaint(at('postgres://u:secret@h:port/db', 'postgres'))).toMatch(/looks like postgres:/);
  });
});

describe('a PostgreSQL', () => {
  it('that does not answer is refused', async () => {
    const message = await complaint(at('postgres://noema:secret@127.0.0.1:1/noema', 'postgres'));
    expect(message).toMatch(
      /^The store postgres:\/\/127\.0\.0\.1:1\/noema cannot be used: .*ECONNREFUSED.*Check that the server runs/,
    );
  });
  it('that does not answer at any address is refused', async () => {
    expect(await complaint(at('postgres://noema:secret@localhost:1/noema', 'postgres'))).toMatch(/ECONNREFUSED/);
  });

  describe.runIf(hasPostgres())('that answers', () => {
    let place: TestStore;
    beforeEach(async () => {
      place = await postgres.place();
    });
    afterEach(() => place.remove());
    const address = (change: (url: URL) => void) => {
      const url = new URL(place.url);
      change(url);
      return url.href;
    };
    const changed = (change: (url: URL) => void) => at(address(change), 'postgres');
    /** A server that was handed to us may let anybody in. */
    const trusting = async () => {
      const connectionString = address((url) => {
        url.password = 'secret';
      });
      const client = new pg.Client({ connectionString });
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      );
    };

    it('without the database is refused', async () => {
      const opening = changed((url) => {
        url.pathname = '/nowhere';
      });
      expect(await complaint(opening)).toMatch(/database "nowhere" does not exist\. Create the database/);
    });
    it('to another password is refused', async ({ skip }) => {
      if (await trusting()) skip('this server asks nobody for a password');
      const opening = changed((url) => {
        url.password = 'secret';
      });
      expect(await complaint(opening)).toMatch(/authentication failed .*Check the user and the password/);
    });
  });
});

describe('a closed store', () => {
  it.each(realEngines)('on $name says so', async (engine) => {
    const place = await engine.place();
    const store = await openOn(place);
    await store.close();
    await store.close();
    await expect(store.read('w', async () => 1)).rejects.toMatchObject({ code: 'STORE_ERROR' });
    await expect(store.write('w', null, async () => 1)).rejects.toMatchObject({ code: 'STORE_ERROR' });
    await expect(store.workspaces('', 1)).rejects.toMatchObject({ code: 'STORE_ERROR' });
    await place.remove();
  });
});

describe('failures get their type', () => {
  const raw = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});
  it.each([
    ['SQLITE_BUSY', raw('locked', 'SQLITE_BUSY'), 'STORE_BUSY'],
    ['SQLITE_BUSY_RECOVERY', raw('locked', 'SQLITE_BUSY_RECOVERY'), 'STORE_BUSY'],
    ['a lock that was not given', raw('canceling statement due to lock timeout', '55P03'), 'STORE_BUSY'],
    ['a deadlock', raw('deadlock detected', '40P01'), 'STORE_BUSY'],
    ['an empty pool', raw('timeout exceeded when trying to connect'), 'STORE_BUSY'],
    ['a full disk', raw('database or disk is full', 'SQLITE_FULL'), 'STORE_ERROR'],
    ['a broken connection', raw('Connection terminated unexpectedly'), 'STORE_ERROR'],
    ['a server that stops', raw('terminating connection', '57P01'), 'STORE_ERROR'],
    ['a reset connection', raw('read ECONNRESET', 'ECONNRESET'), 'STORE_ERROR'],
    ['a host nobody knows', raw('getaddrinfo ENOTFOUND h', 'ENOTFOUND'), 'STORE_ERROR'],
    [
      'several addresses',
      Object.assign(new AggregateError([raw('connect ECONNREFUSED ::1')]), { code: 'ECONNREFUSED' }),
      'STORE_ERROR',
    ],
  ])('%s', (_, error, code) => {
    expect(typed(error, 5)).toMatchObject({ code });
  });
  it.each([
    ['a full disk', raw('database or disk is full', 'SQLITE_FULL'), /^Nothing was written/],
    ['a full server', raw('could not extend file', '53100'), /^Nothing was written/],
    ['a disk that fails', raw('disk I/O error', 'SQLITE_IOERR_FSYNC'), /^Look whether/],
    ['a broken connection', raw('Connection terminated unexpectedly'), /^Look whether/],
    ['a server that stops', raw('terminating connection', '57P01'), /^Look whether/],
  ])('%s says whether something was written', (_, error, outcome) => {
    expect(typed(error, 5)).toMatchObject({ facts: { outcome: expect.stringMatching(outcome) } });
  });
  it.each([
    ['a defect', new TypeError('x is not a function')],
    ['a wrong argument', raw('bad', 'ERR_INVALID_ARG_TYPE')],
    ['no error at all', 'text'],
  ])('%s stays what it is', (_, error) => {
    expect(typed(error, 5)).toBe(error);
  });
});
