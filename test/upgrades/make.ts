import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { compose as Compose } from '../../src/app/compose.ts';
import type { call as Call } from '../../src/boundary/call.ts';
import type { migrate as Migrate } from '../../src/store/migrate.ts';
import type { changes as Changes } from '../../src/store/migrations/index.ts';
import type { openPostgres as OpenPostgres } from '../../src/store/postgres.ts';
import type { openSqlite as OpenSqlite } from '../../src/store/sqlite.ts';
import type { Database, Engine, Opened } from '../../src/store/tables.ts';
import { silent, testClock } from '../support/app.ts';
import startPostgres from '../support/postgres-setup.ts';
import { everything } from '../support/rooms.ts';
import { contentOf, tablesIn } from './content.ts';
import { postgresIndexes, postgresTables } from './definitions.ts';
import { storeFile } from './stores.ts';
import { chapters, workspace } from './story.ts';

/**
 * `npm run fixture` writes a store of the newest schema, for both engines, to test/upgrades/stores: what every later version
 * has to upgrade. The code of an older version makes an older one: `npm run fixture -- --code <folder with that version>`.
 * A schema that never had a version of its own is made by the first that had it, told only the chapters of that schema:
 * `--schema <number>`. So 1 to 3 are of commit 0391688, as 4 is; 5 is of 0e53e56, 6 of 61cea14, 7 of da34693.
 */
const { values } = parseArgs({ options: { code: { type: 'string', default: '.' }, schema: { type: 'string' } } });
const load = (file: string) => import(pathToFileURL(path.resolve(values.code, 'src', file)).href);

const { compose }: { compose: typeof Compose } = await load('app/compose.ts');
const { call }: { call: typeof Call } = await load('boundary/call.ts');
const { migrate }: { migrate: typeof Migrate } = await load('store/migrate.ts');
const { changes }: { changes: typeof Changes } = await load('store/migrations/index.ts');
const { openSqlite }: { openSqlite: typeof OpenSqlite } = await load('store/sqlite.ts');
const { openPostgres }: { openPostgres: typeof OpenPostgres } = await load('store/postgres.ts');
const schema = Number(values.schema ?? changes.length);
if (existsSync(storeFile(schema, 'sqlite')))
  throw new Error(`${storeFile(schema, 'sqlite')} is kept already. It shows what was published, and is never made again.`);

const busyMs = 60_000;
const open = async (engine: Engine, url: string): Promise<Opened> =>
  engine === 'sqlite' ? openSqlite({ file: url, durability: 'normal', busyMs }) : openPostgres({ url, busyMs });

async function tell(database: string): Promise<void> {
  const app = await compose({ product: everything, database, durability: 'normal', clock: testClock(), log: silent });
  for (const { since, tell } of chapters.filter((chapter) => chapter.since <= schema))
    await tell(async (tool, args = {}) => {
      const { error, result } = await call(app, tool, { workspace, ...args });
      if (error) throw new Error(`chapter ${since}, ${tool}: ${error.code}: ${error.message}`);
      return result as Record<string, unknown>;
    });
  await app.store.close();
}

/** Numbers that a table gives out go on after those that were copied. */
async function followOn(db: Kysely<Database>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(db);
  const sequence = rows[0]?.name ?? null;
  if (sequence !== null) await sql`select setval(${sequence}, max(id)) from ${sql.table(table)} having max(id) > 0`.execute(db);
}

/** The same rows in tables of an older schema, as far as it has a place for them. */
async function copyDown(engine: Engine, from: string, to: string): Promise<void> {
  const [source, target] = [await open(engine, from), await open(engine, to)];
  await migrate(target.writer, engine, changes.slice(0, schema));
  const content = await contentOf(source.writer, engine);
  for (const table of await tablesIn(target.writer, engine)) {
    const columns = (await target.writer.introspection.getTables())
      .find(({ name }) => name === table)
      ?.columns.map(({ name }) => name) as string[];
    for (const row of content[table] ?? [])
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(columns.map((column) => row[column]))})`.execute(target.writer);
    if (engine === 'postgres' && columns.includes('id')) await followOn(target.writer, table);
  }
  await source.close();
  await target.close();
}

const literal = (value: unknown) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));

async function rowsIn(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] as object).map((column) => pg.escapeIdentifier(column));
  const lines = rows.map((row) => `(${Object.values(row).map(literal).join(',')})`);
  return [`insert into ${pg.escapeIdentifier(table)} (${columns.join(',')}) values\n${lines.toSorted().join(',\n')}`];
}

/** As the migration does it: a server without the extension does without the index. */
const ifThereAreTrigrams = (index: string) =>
  `do $$ begin create extension if not exists pg_trgm; ${index};
exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`;

/** As a dump is: tables, rows, then keys and indexes. */
async function dump(url: string): Promise<string> {
  const { writer: db, close } = await open('postgres', url);
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name).sort();
  const rows = await Promise.all(tables.map((table) => rowsIn(db, table)));
  const { rows: sequences } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences where last_value is not null order by 1`.execute(db);
  const statements = [
    ...(await postgresTables(db)),
    ...rows.flat(),
    ...sequences.map(({ name, last }) => `select setval('${name}', ${last})`),
    ...(await postgresIndexes(db)).map((line) => (line.includes('gin_trgm_ops') ? ifThereAreTrigrams(line) : line)),
  ];
  await close();
  return `${statements.join(';\n')};\n`;
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

const folder = mkdtempSync(path.join(tmpdir(), 'noema-fixture-'));
const provided: Record<string, string> = {};
const stop = await startPostgres({
  provide: (key: string, value: string) => {
    provided[key] = value;
  },
} as unknown as TestProject);
try {
  const server = provided.postgresUrl;
  if (!server) throw new Error('There is no PostgreSQL to make a store on. Set NOEMA_TEST_DATABASE_URL.');
  const place = async (engine: Engine, name: string) =>
    engine === 'sqlite' ? path.join(folder, `${name}.db`) : emptyDatabase(server, `${provided.postgresPrefix}${name}`);
  const made: Record<Engine, string> = { sqlite: '', postgres: '' };
  for (const engine of ['sqlite', 'postgres'] as const) {
    made[engine] = await place(engine, 'told');
    await tell(made[engine]);
    if (schema === changes.length) continue;
    const whole = made[engine];
    made[engine] = await place(engine, 'older');
    await copyDown(engine, whole, made[engine]);
  }
  writeFileSync(storeFile(schema, 'sqlite'), gzipSync(readFileSync(made.sqlite), { level: 9 }), { flag: 'wx' });
  writeFileSync(storeFile(schema, 'postgres'), await dump(made.postgres), { flag: 'wx' });
  process.stdout.write(`schema ${schema}: ${storeFile(schema, 'sqlite')}, ${storeFile(schema, 'postgres')}\n`);
} finally {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
}
