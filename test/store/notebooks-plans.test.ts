import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, CompiledQuery as Query, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellReads, notebookReads } from '../../src/store/read/notebooks.ts';
import type { Database, Db } from '../../src/store/tables.ts';
import { freshFile, tempFolder } from '../support/app.ts';

const temp = tempFolder();
const sent: CompiledQuery[] = [];
let kysely: Kysely<Database>;
beforeAll(async () => {
  const file = path.join(temp.folder, 'noema.db');
  await freshFile(file);
  const dialect = new SqliteDialect({ database: new Sqlite(file) });
  kysely = new Kysely({ dialect, log: ({ query }) => void sent.push(query) });
});
afterAll(async () => {
  await kysely.destroy();
  temp.remove();
});

const page = { offset: 0, limit: 20 };

test('notebooks and cells are read by index, and pages need no sorting', async () => {
  const db: Db = { engine: 'sqlite', kysely };
  await notebookReads(db, 1).find('x');
  await notebookReads(db, 1).list(page);
  await cellReads(db, 1).find('x', 'y');
  await cellReads(db, 1).all('x');
  await cellReads(db, 1).page('x', page);
  const asked = sent.splice(0);
  expect(asked).toHaveLength(6);
  for (const { sql, parameters } of asked) {
    const { rows } = await kysely.executeQuery<{ detail: string }>(Query.raw(`explain query plan ${sql}`, [...parameters]));
    const plan = rows.map(({ detail }) => detail).join('; ');
    expect(plan, sql).toMatch(/^SEARCH \w+ USING /);
    expect(plan, sql).not.toContain('TEMP B-TREE');
  }
});
