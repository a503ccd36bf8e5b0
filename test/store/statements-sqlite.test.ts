import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { preparedOn } from '../../src/store/sqlite-statements.ts';

test('a statement is planned once, whatever its limit is', () => {
  const db = new Sqlite(':memory:');
  const prepared: string[] = [];
  const watched = {
    prepare: (sql: string) => {
      prepared.push(sql);
      return db.prepare(sql);
    },
  } as unknown as Sqlite.Database;
  db.exec('create table t (a integer, b text)');
  db.exec("insert into t values (1, 'x'), (2, null), (3, 'z')");
  const prepare = preparedOn(watched);
  const page = 'select a, b from t order by a desc limit ?';
  expect(prepare(page).all([2])).toEqual([
    { a: 3, b: 'z' },
    { a: 2, b: null },
  ]);
  expect(prepare(page).all([0])).toEqual([]);
  expect([...prepare(page).iterate([1])]).toEqual([{ a: 3, b: 'z' }]);
  expect(prepared).toEqual(['select a, b from t order by a desc limit (? + 0)']);
  db.close();
});
