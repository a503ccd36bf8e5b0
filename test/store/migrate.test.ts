import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../src/store/migrate.ts';
import { changes } from '../../src/store/migrations/index.ts';
import type { Database, Opened } from '../../src/store/tables.ts';
import { hasPostgres } from '../support/postgres.ts';
import { start } from '../support/processes.ts';
import { reading } from '../support/rooms.ts';
import { everyEngine, openOn, postgres, realEngines, type TestStore } from './engines.ts';

const tables = [
  'branches',
  'conflicts',
  'documents',
  'edge_versions',
  'entities',
  'entries',
  'facts',
  'node_tags',
  'node_versions',
  'resets',
  'tags',
  'workspaces',
] as const;
const later = (name: string, change: (db: Kysely<unknown>) => Promise<void>) => [...changes, { name, change: () => change }];

let place: TestStore;
let handle: Opened;
let db: Kysely<Database>;

const begin = (engine: (typeof everyEngine)[number]) => {
  beforeEach(async () => {
    place = await engine.bare();
    handle = await place.handle();
    db = handle.writer;
  });
  afterEach(async () => {
    await handle.close();
    await place.remove();
  });
};

const history = async () =>
  (await sql<{ name: string; timestamp: string }>`select name, timestamp from kysely_migration order by name`.execute(db)).rows;

const exists = async (table: string) => {
  try {
    await sql`select count(*) from ${sql.table(table)}`.execute(db);
    return true;
  } catch {
    return false;
  }
};

const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'kept' };

describe.each(everyEngine)('migrations on $name', (engine) => {
  begin(engine);

  it('go forward from an empty store', async () => {
    expect(await exists('workspaces')).toBe(false);
    await migrate(db, place.engine);
    expect((await history()).map((row) => row.name)).toEqual(changes.map((change) => change.name));
    for (const table of tables) expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('change nothing at a second start', async () => {
    await migrate(db, place.engine);
    const before = await history();
    await db.insertInto('tags').values({ ws: 1, name: 't', branch_id: 1, doc: 'notes', seq: 2, created_at_ms: 3 }).execute();
    await migrate(db, place.engine);
    expect(await history()).toEqual(before);
    expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 't' }]);
  });

  it('refuse a store from the future and leave it as it is', async () => {
    await migrate(db, place.engine);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'then')`.execute(db);
    const before = await history();
    await expect(migrate(db, place.engine)).rejects.toThrow(
      `This store was written by a newer version (999-later); this program knows ${changes.at(-1)?.name} (schema ${changes.length}). Update the program`,
    );
    expect(await history()).toEqual(before);
    const { rows } = await sql`select name from kysely_migration`.execute(db);
    expect(rows).toHaveLength(changes.length + 1);
  });
});

describe.runIf(hasPostgres())('migrations on PostgreSQL', () => {
  begin(postgres);

  it('of several handles succeed where transactions do not see what others commit', async () => {
    const strict = new URL(place.url);
    strict.searchParams.set('options', '-c default_transaction_isolation=serializable');
    const url = strict.href;
    const stores = await Promise.all([1, 2, 3, 4].map(() => openOn({ ...place, url })));
    await Promise.all(stores.map((store) => store.close()));
    expect(await history()).toHaveLength(changes.length);
  });
});

describe.each(realEngines)('migrations on $name', (engine) => {
  begin(engine);

  it('refuse a store that left one out', async () => {
    await migrate(db, place.engine);
    await sql`delete from kysely_migration where name = ${changes[1]?.name}`.execute(db);
    await expect(openOn(place)).rejects.toThrow(
      `This store went through ${changes.at(-1)?.name} without ${changes[1]?.name}: no published version made it. Put a backup back`,
    );
    expect(await history()).toHaveLength(changes.length - 1);
  });

  it('of several handles at once all succeed', async () => {
    const stores = await Promise.all([openOn(place), openOn(place), openOn(place), openOn(place)]);
    const before = await history();
    expect(before).toHaveLength(changes.length);
    for (const store of stores) await store.write('w', null, (unit) => unit.tell('note_added', note));
    await Promise.all(stores.map((store) => store.close()));
    expect(await db.selectFrom('entries').select('seq').orderBy('seq').execute()).toHaveLength(stores.length);
  });

  it('of several processes at once all succeed', async () => {
    const orders = { database: place.url, mode: 'open' };
    const processes = await Promise.all([1, 2, 3].map(() => start('test/store/writer.ts', orders)));
    await Promise.all(processes.map((process) => process.until((lines) => lines.includes('loaded'))));
    for (const process of processes) process.send('go');
    const ends = await Promise.all(processes.map((process) => process.ended));
    expect(ends).toEqual(processes.map(() => ({ code: 0, signal: null, stderr: '' })));
    expect(await history()).toHaveLength(changes.length);
  });

  it('that fail leave nothing half done', async () => {
    const broken = later('999-broken', async (kysely) => {
      await kysely.schema.createTable('half').addColumn('id', 'integer').execute();
      throw new Error('broken on purpose');
    });
    await expect(migrate(db, place.engine, broken)).rejects.toThrow('broken on purpose');
    expect(await exists('half')).toBe(false);
    expect(await exists('workspaces')).toBe(false);
    expect(await exists('kysely_migration')).toBe(false);
    await migrate(db, place.engine);
    expect(await history()).toHaveLength(changes.length);
  });

  it('that fail keep what was there', async () => {
    const store = await openOn(place);
    await store.write('w', null, (unit) => unit.tell('note_added', note));
    const broken = later('999-broken', async (kysely) => {
      await kysely.schema.alterTable('entries').addColumn('half', 'integer').execute();
      await sql`delete from entries`.execute(kysely);
      throw new Error('broken on purpose');
    });
    await expect(migrate(db, place.engine, broken)).rejects.toThrow('broken on purpose');
    const [entry] = await db.selectFrom('entries').selectAll().execute();
    expect(entry).toMatchObject({ content: 'kept' });
    expect(entry).not.toHaveProperty('half');
    await store.close();
  });

  it('by another process do not disturb statements that are prepared already', async () => {
    const store = await openOn(place);
    const add = () => store.write('w', null, (unit) => unit.tell('note_added', note));
    const count = () => reading(store, 'w', (reads) => reads.entries.count());
    await add();
    expect(await count()).toBe(1);
    const more = later('999-more', async (kysely) => {
      await kysely.schema.alterTable('entries').addColumn('more', 'integer').execute();
    });
    await migrate(db, place.engine, more);
    await add();
    expect(await count()).toBe(2);
    await store.close();
    await expect(openOn(place)).rejects.toThrow('999-more');
  });
});
