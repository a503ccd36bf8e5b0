import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Batch } from '../../src/store/postgres-batch.ts';
import { hasPostgres } from '../support/postgres.ts';
import { postgres, type TestStore } from './engines.ts';

describe.skipIf(!hasPostgres())('statements that are sent together', () => {
  let place: TestStore;
  let client: pg.Client;
  let answers: number;
  beforeEach(async () => {
    place = await postgres.bare();
    client = new pg.Client({ connectionString: place.url, pipeline: true } as pg.ClientConfig);
    await client.connect();
    await client.query('create table lines (line integer primary key, words text[])');
    answers = 0;
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('readyForQuery', () => {
      answers += 1;
    });
  });
  afterEach(async () => {
    await client.end();
    await place.remove();
  });

  const send = (...statements: [sql: string, ...parameters: unknown[]][]) =>
    new Promise<string>((resolve, reject) => {
      const sent = statements.map(([sql, ...parameters]) => ({ sql, parameters }) as never);
      client.query(new Batch(sent, (error, word) => (error ? reject(error) : resolve(word))));
    });
  const add = (line: unknown, words: unknown = null): [string, unknown, unknown] => [
    'insert into lines values ($1, $2) returning line',
    line,
    words,
  ];
  const lines = async () => (await client.query('select line, words from lines order by line')).rows;

  it('are answered once, with the word of the last', async () => {
    const text = ['a "quoted" word', 'back\\slash', null, 'NULL', ''];
    expect(await send(['begin'], add(1, text), add(2), ['commit'])).toBe('COMMIT');
    expect(answers).toBe(1);
    expect(await lines()).toEqual([
      { line: 1, words: text },
      { line: 2, words: null },
    ]);
  });

  it('end with the first that fails: nothing after it is done, and nothing is committed', async () => {
    await expect(send(['begin'], add(1), add('no number'), add(3), ['commit'])).rejects.toMatchObject({ code: '22P02' });
    expect(await send(['commit'])).toBe('ROLLBACK');
    /** One for each message: the failure is told before the server has answered for the whole of it. */
    expect(answers).toBe(2);
    expect(await lines()).toEqual([]);
  });

  it('keep their order among others, which are answered by themselves', async () => {
    const [begun, first, seen, last] = await Promise.all([
      client.query('begin'),
      send(add(1)),
      lines(),
      send(add(2), ['commit']),
    ]);
    expect([begun.command, first, seen, last]).toEqual(['BEGIN', 'INSERT 0 1', [{ line: 1, words: null }], 'COMMIT']);
  });

  it('fail with the connection that is gone', async () => {
    client.on('error', () => {});
    const pending = send(['select pg_terminate_backend(pg_backend_pid())']);
    await expect(pending).rejects.toThrow();
    await expect(send(['select 1'])).rejects.toThrow();
  });
});
