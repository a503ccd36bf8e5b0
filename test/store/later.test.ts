import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertForm, Later, newestForm } from '../../src/store/later.ts';
import { hasPostgres } from '../support/postgres.ts';
import { postgres, type TestStore } from './engines.ts';

const formOf = (sql: string) => {
  const form = insertForm(CompiledQuery.raw(sql));
  if (!form) throw new Error(`no insert of one row: ${sql}`);
  return form;
};
const addLine = formOf('insert into "lines" ("ws", "seq", "title", "said") values ($1, $2, $3, $4)');
const touch = formOf(
  'insert into "books" ("ws", "first", "last") values ($1, $2, $3) on conflict ("ws") do update set "last" = "excluded"."last"',
);
const countLines = newestForm(
  CompiledQuery.raw('update counts set n = $1::integer + (select count(*) from lines)', [0]),
  'counts',
  [],
  false,
);

describe.skipIf(!hasPostgres())('what is written later', () => {
  let place: TestStore;
  let client: pg.Client;
  let said: string[];
  let later: Later;
  beforeEach(async () => {
    place = await postgres.bare();
    client = new pg.Client({ connectionString: place.url });
    await client.connect();
    await client.query(`create table lines (ws integer not null, seq integer not null, title text, said text);
      create table books (ws integer primary key, first integer not null, last integer not null);
      create table counts (n integer not null);
      insert into counts values (0)`);
    said = [];
    later = new Later(async ({ sql, parameters }) => {
      said.push(sql);
      await client.query(sql, [...parameters]);
    });
  });
  afterEach(async () => {
    await client.end();
    await place.remove();
  });
  const rowsOf = async (table: string) =>
    (await client.query({ text: `select * from ${table} order by 1, 2`, rowMode: 'array' })).rows;

  it.each<[string, unknown[][]]>([
    ['one row', [[1, 1, 'a', 'x']]],
    [
      'rows that differ in everything',
      [
        [1, 1, 'a', 'x'],
        [2, 2, 'b', 'y'],
      ],
    ],
    [
      'columns that some rows leave empty',
      [
        [1, 1, null, 'x'],
        [1, 2, 'b', undefined],
        [1, 3, null, null],
      ],
    ],
    [
      'columns that all rows leave empty',
      [
        [1, 1, null, null],
        [2, 1, null, null],
      ],
    ],
    [
      'rows that are all alike',
      [
        [1, 1, 'a', 'x'],
        [1, 1, 'a', 'x'],
        [1, 1, 'a', 'x'],
      ],
    ],
    [
      'text that looks like something else',
      [
        [1, 1, 'NULL', '$1'],
        [1, 2, '{"a"}', "'"],
        [1, 3, '', '\\'],
      ],
    ],
  ])('is stored as it was given: %s', async (_, rows) => {
    for (const row of rows) later.add(addLine, row);
    await later.end();
    expect(said).toHaveLength(1);
    const stored = rows.map(([ws, seq, ...texts]) => [ws, seq, ...texts.map((text) => text ?? null)]);
    expect(await rowsOf('lines')).toEqual(stored);
  });

  it('goes out in one statement where tables have nothing to do with each other', async () => {
    for (const seq of [1, 2, 3]) {
      later.add(addLine, [seq % 2, seq, 'a', `line ${seq}`]);
      later.add(touch, [seq % 2, seq, seq]);
    }
    await later.end();
    expect(said).toHaveLength(1);
    expect(await rowsOf('lines')).toEqual([
      [0, 2, 'a', 'line 2'],
      [1, 1, 'a', 'line 1'],
      [1, 3, 'a', 'line 3'],
    ]);
    expect(await rowsOf('books')).toEqual([
      [0, 2, 2],
      [1, 1, 3],
    ]);
  });

  it('goes out in its order where one statement sees what another changes', async () => {
    later.add(addLine, [1, 1, null, 'x']);
    later.add(touch, [1, 1, 1]);
    later.add(countLines, [10]);
    await later.end();
    expect(said).toHaveLength(2);
    expect((await client.query('select n from counts')).rows).toEqual([{ n: 11 }]);
  });
});
