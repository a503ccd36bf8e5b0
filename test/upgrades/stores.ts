import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { Engine } from '../../src/store/tables.ts';
import type { TestStore } from '../store/engines.ts';

const folder = 'test/upgrades/stores';

/** A store as a published version left it: a SQLite file, packed, or the statements that make it on PostgreSQL. */
export const storeFile = (schema: number, engine: Engine): string =>
  path.join(folder, `schema-${schema}.${engine === 'sqlite' ? 'db.gz' : 'sql'}`);

/** Schemas of which a store is kept. */
export const keptSchemas = (): number[] => {
  const found = readdirSync(folder).flatMap((name) => /^schema-(\d+)\.sql$/.exec(name)?.[1] ?? []);
  return found.map(Number).toSorted((a, b) => a - b);
};

/** Puts a kept store where nothing is yet. */
export async function restore(schema: number, { engine, url }: Pick<TestStore, 'engine' | 'url'>): Promise<void> {
  const kept = readFileSync(storeFile(schema, engine));
  if (engine === 'sqlite') {
    mkdirSync(path.dirname(url), { recursive: true });
    writeFileSync(url, gunzipSync(kept), { mode: 0o600 });
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(kept.toString());
  await client.end();
}
