import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupStore } from '../../src/store/backup/index.ts';
import { BackupRefused } from '../../src/store/backup/refused.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { freshFile, tempFolder, testClock } from '../support/app.ts';
import { proving } from '../support/command-rule.ts';
import { type Started, start } from '../support/processes.ts';
import { contentOf } from '../upgrades/content.ts';
import { restore } from '../upgrades/stores.ts';
import { checkJournal } from './journal.ts';

let temp: ReturnType<typeof tempFolder>;
let store: string;
beforeEach(() => {
  temp = tempFolder();
  store = path.join(temp.folder, 'home', 'noema.db');
});
afterEach(() => temp.remove());

const at = (name: string) => path.join(temp.folder, name);
const copy = (to?: string, more: { overwrite?: boolean; url?: string } = {}) =>
  backupStore({ url: store, to, ...more }, testClock());
const openAt = (file: string) => openSqlite({ file, durability: 'normal', busyMs: 0 });
const edit = (file: string, statements: string) => {
  const db = new Sqlite(file);
  db.exec(statements);
  db.close();
};

describe('a backup', () => {
  it(proving('noema-backup/the-copy-is-one-moment', 'while another process writes, which does not notice'), async () => {
    await freshFile(store);
    const server: Started = await start('test/store/writer.ts', { database: store, mode: 'storm', who: 's' });
    await server.until((lines) => lines.includes('ready'));
    server.send('go');
    const copies: string[] = [];
    for (const enough of [5, 20, 40]) {
      await server.until((lines) => lines.length > enough);
      const acknowledged = server.lines.slice(1).map((line) => JSON.parse(line) as { id: string });
      const { file } = await copy(at(`${enough}.db`));
      copies.push(file);
      const there = new Sqlite(file, { readonly: true });
      const contents = new Set(there.prepare('select distinct content from entries').pluck().all());
      there.close();
      expect(acknowledged.filter(({ id }) => !contents.has(id))).toEqual([]);
    }
    server.kill();
    await server.ended;
    expect(server.lines.filter((line) => line.includes('error'))).toEqual([]);
    for (const file of copies) {
      const handle = await openAt(file);
      const journal = await checkJournal(handle, 'shared');
      expect(journal.length).toBeGreaterThan(5);
      await handle.close();
    }
  });

  const asItIs = ['noema-backup/a-copy-without-a-name-tells-what-it-is', 'noema-backup/the-store-stays-as-it-is'] as const;
  it(proving(asItIs, 'of an older schema'), async () => {
    await restore(4, { engine: 'sqlite', url: store });
    const before = readFileSync(store);
    const made = await copy();
    const file = path.join(path.dirname(store), 'noema.schema-4.20260101T000000Z.db');
    expect(made).toEqual({ file, bytes: statSync(file).size, schema: 4 });
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readFileSync(store).equals(before)).toBe(true);
    expect(readdirSync(path.dirname(store)).sort()).toEqual(['noema.db', path.basename(file)]);
    const contents = [store, file].map(async (url) => {
      const handle = await openAt(url);
      const content = await contentOf(handle.writer, 'sqlite');
      await handle.close();
      return content;
    });
    expect(await contents[1]).toEqual(await contents[0]);
  });

  it(proving('noema-backup/what-a-killed-process-left-is-copied', 'with its log, which stays'), async () => {
    await freshFile(store);
    const db = new Sqlite(store);
    db.exec("insert into workspaces (name, created_at_ms, seq) values ('left', 1, 0)");
    for (const end of ['', '-wal']) writeFileSync(at(`killed.db${end}`), readFileSync(`${store}${end}`));
    db.close();
    const log = readFileSync(at('killed.db-wal'));
    expect(log.length).toBeGreaterThan(0);
    await copy(at('copy.db'), { url: at('killed.db') });
    const there = new Sqlite(at('copy.db'), { readonly: true });
    expect(there.prepare('select name from workspaces').pluck().all()).toEqual(['left']);
    there.close();
    expect(readFileSync(at('killed.db-wal')).equals(log)).toBe(true);
  });

  it(proving('noema-backup/nothing-is-replaced-unasked', 'and nothing is left beside it'), async () => {
    await freshFile(store);
    writeFileSync(at('copy.db'), 'mine');
    await expect(copy(at('copy.db'))).rejects.toMatchObject({
      code: 'FILE_EXISTS',
      message: `${at('copy.db')} is there already. Name another file, or add --overwrite.`,
    });
    expect(readFileSync(at('copy.db'), 'utf8')).toBe('mine');
    const { file } = await copy(at('copy.db'), { overwrite: true });
    expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(readdirSync(temp.folder).sort()).toEqual(['copy.db', 'home']);
  });
});

describe('what a killed backup has left', () => {
  /** What stands there without an end; a process writes to each until it is killed or told to go on. */
  const begin = async (file: string) => {
    const process = await start('test/store/stopped.ts', { file });
    await process.until((lines) => lines.includes('written'));
    return process;
  };
  const unfinished = (folder: string) => readdirSync(folder).filter((name) => name.includes('.tmp'));

  it('goes with the next one to the same place, and what another process writes meanwhile stays', async () => {
    await freshFile(store);
    const to = at('copy.db');
    const [killed, living, other] = await Promise.all([begin(to), begin(to), begin(at('other.db'))]);
    expect(unfinished(temp.folder)).toHaveLength(9);
    for (const process of [killed, other]) {
      process.kill();
      await process.ended;
    }
    await copy(to);
    const left = unfinished(temp.folder);
    expect(left.filter((name) => name.startsWith('copy.db.'))).toHaveLength(3);
    expect(left.filter((name) => name.startsWith('other.db.'))).toHaveLength(3);
    living.send('go on');
    expect(await living.ended).toMatchObject({ code: 0 });
    expect(unfinished(temp.folder).filter((name) => name.startsWith('copy.db.'))).toEqual([]);
  });

  it('goes with the next one beside the store, which has another time in its name', async () => {
    await freshFile(store);
    const home = path.dirname(store);
    const killed = await begin(path.join(home, 'noema.schema-4.20200101T000000Z.db'));
    killed.kill();
    await killed.ended;
    expect(unfinished(home)).toHaveLength(3);
    const { file } = await copy();
    expect(readdirSync(home).sort()).toEqual(['noema.db', path.basename(file)]);
  });

  it('goes after a day where no lock tells whether its process lives', async () => {
    await freshFile(store);
    const [old, young] = ['0', '1'].map((n) => at(`copy.db.${n.repeat(8)}-0000-4000-8000-000000000000.tmp`)) as [string, string];
    for (const file of [old, young]) writeFileSync(file, 'half');
    utimesSync(old, new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000));
    await copy(at('copy.db'));
    expect(unfinished(temp.folder)).toEqual([path.basename(young)]);
  });
});

describe('a backup is refused, and nothing is left behind,', () => {
  const refused = async (make: () => Promise<unknown>, code: string, message: RegExp) => {
    const list = () => readdirSync(temp.folder, { recursive: true }).sort();
    const before = list();
    const error = await make()
      .then(() => undefined)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BackupRefused);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(list()).toEqual(before);
  };

  it.each([
    ['a folder that is not there', 'nowhere/copy.db', 'BAD_PATH', /There is no folder .*nowhere\. Make it first/],
    ['a folder that is a file', 'letter/copy.db', 'BAD_PATH', /There is no folder .*letter/],
    ['a folder', 'home', 'BAD_PATH', /home is a folder\. Name a file in it\./],
    ['a link', 'link', 'BAD_PATH', /link is a link/],
    ['the store itself', 'home/noema.db', 'FILE_IN_USE', /is the store itself\. Name another file/],
    ['the store by another way', 'home/../home/noema.db', 'FILE_IN_USE', /is the store itself/],
    ['the log of the store', 'home/noema.db-wal', 'FILE_IN_USE', /is the store itself/],
    ['a store that is open', 'open.db', 'FILE_IN_USE', /open\.db-wal is beside it/],
    ['a file that is there', 'letter', 'FILE_EXISTS', /--overwrite/],
  ])(
    proving(['noema-backup/a-refusal-leaves-nothing', 'noema-backup/a-store-is-never-written-over'], 'to %s'),
    async (_, to, code, message) => {
      await freshFile(store);
      writeFileSync(at('letter'), 'Dear');
      symlinkSync(at('letter'), at('link'));
      for (const name of ['open.db', 'open.db-wal']) writeFileSync(at(name), '');
      const before = readFileSync(store);
      await refused(() => copy(at(to)), code, message);
      if (code !== 'FILE_EXISTS') await refused(() => copy(at(to), { overwrite: true }), code, message);
      expect(readFileSync(store).equals(before)).toBe(true);
      expect(readFileSync(at('letter'), 'utf8')).toBe('Dear');
    },
  );

  it.each([[''], ['a\0b'], ['postgres://host/db'], ['s3://bucket/copy.db']])('to %j', async (to) => {
    await freshFile(store);
    await refused(() => copy(to), 'BAD_PATH', /A backup goes to a file\. Name one/);
  });

  it('where the system writes nothing', async () => {
    await freshFile(store);
    await refused(
      () => copy('/proc/noema.db'),
      'COPY_FAILED',
      /^No backup was written: \/proc\/noema\.db cannot be used: .+\. .+/,
    );
  });

  it(proving('noema-backup/what-is-no-store-is-refused', 'one that is not there'), async () => {
    await refused(() => copy(at('copy.db')), 'NO_STORE', /There is no store at .*noema\.db yet\. Name another with --database\./);
    mkdirSync(store, { recursive: true });
    await refused(() => copy(at('copy.db')), 'NOT_A_FILE', /is no file/);
  });

  it(proving('noema-backup/what-is-no-store-is-refused', 'a damaged one'), async () => {
    await freshFile(store);
    const bytes = readFileSync(store);
    writeFileSync(store, bytes.fill(0xff, 4096, 40_000));
    await refused(() => copy(at('copy.db')), 'COPY_FAILED', /noema\.db cannot be used: damaged/);
    writeFileSync(store, 'no database at all, and long enough to be taken for one '.repeat(20));
    await refused(() => copy(at('copy.db')), 'COPY_FAILED', /noema\.db cannot be used: damaged/);
  });

  it(proving('noema-backup/what-is-no-store-is-refused', 'the file of another application'), async () => {
    mkdirSync(path.dirname(store), { recursive: true });
    edit(store, 'create table films (id integer primary key)');
    await expect(copy(at('copy.db'))).rejects.toThrow('another application');
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it(proving('noema-backup/postgres-is-left-to-pg-dump', 'which is said'), async () => {
    const url = 'postgres://ann:s3cret@db.example/noema';
    await refused(() => copy(at('copy.db'), { url }), 'USE_PG_DUMP', /pg_dump --format=custom.*pg_restore/);
    await expect(copy(at('copy.db'), { url })).rejects.not.toThrow(/s3cret/);
  });
});
