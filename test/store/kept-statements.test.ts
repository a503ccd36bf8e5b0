import { CompiledQuery, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Keeping, KeptStatements } from '../../src/store/kept-statements.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { transactionsOf } from '../../src/store/transactions.ts';
import { writesOn } from '../../src/store/writes.ts';
import { hasPostgres } from '../support/postgres.ts';
import { postgres } from './engines.ts';

const times = (kept: KeptStatements, sql: string, count: number) => Array.from({ length: count }, () => kept.nameOf(sql));

describe('statements that a server keeps', () => {
  it('are those that are sent again and again, each under one name', () => {
    const kept = new KeptStatements();
    const [a, b] = [times(kept, 'a', 5), times(kept, 'b', 4)];
    expect(a).toEqual([undefined, undefined, expect.stringMatching(/^noema_1_/), a[2], a[2]]);
    expect(b).toEqual([undefined, undefined, expect.stringMatching(/^noema_2_/), b[2]]);
    expect([kept.has('a'), kept.has('c')]).toEqual([true, false]);
  });

  it('have a name that means the same on every connection, short enough for PostgreSQL', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((sql) => times(new KeptStatements(), sql, 3)[2] as string);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(`${one}`.length).toBeLessThan(60);
  });

  it('get another name where nobody knows whether they were read', () => {
    const kept = new KeptStatements();
    times(kept, 'a', 3);
    kept.failed(new Error('on purpose'), ['a']);
    expect([kept.has('a'), kept.nameOf('a')]).toEqual([false, expect.stringMatching(/^noema_2_/)]);
  });

  it('are no more than a server should keep', () => {
    const kept = new KeptStatements();
    for (let i = 0; i < 1000; i += 1) times(kept, `statement ${i}`, 3);
    const names = Array.from({ length: 1000 }, (_, i) => kept.nameOf(`statement ${i}`));
    expect(names.filter((name) => name !== undefined)).toHaveLength(100);
  });

  it.each(['26000', '42P05'])('are none, on all connections, after an answer with the code %s', (code) => {
    const keeping = new Keeping();
    const [one, other] = [new KeptStatements(keeping), new KeptStatements(keeping)];
    expect([times(one, 'a', 3)[2], times(other, 'a', 3)[2]]).not.toContain(undefined);
    one.failed(Object.assign(new Error('on purpose'), { code }), []);
    expect([one.nameOf('a'), other.nameOf('a')]).toEqual([undefined, undefined]);
  });

  it.skipIf(!hasPostgres())('may be lost: what was sent is then done again, once, and nothing more is kept', async () => {
    const place = await postgres.place();
    onTestFinished(place.remove);
    const opened = openPostgres({ url: place.url, busyMs: 60_000, poolSize: 1 });
    onTestFinished(opened.close);
    const kept = sql<{ name: string }>`select name from pg_prepared_statements`;
    await sql`create table probe (number integer)`.execute(opened.writer);
    onTestFinished(() => sql`drop table probe`.execute(opened.writer).then(() => {}));
    const write = writesOn('postgres', transactionsOf('postgres', opened).write);
    const insert = (number: number) =>
      write('w', async ({ run }) => run?.({ ...CompiledQuery.raw('insert into probe values ($1)', [number]), unawaited: true }));
    for (let i = 0; i < 8; i += 1) await insert(i);
    expect((await kept.execute(opened.writer)).rows).toHaveLength(1);
    await sql`deallocate all`.execute(opened.writer);
    await insert(8);
    await Promise.all([9, 10].map(insert));
    expect((await kept.execute(opened.writer)).rows).toEqual([]);
    const { rows } = await sql<{ number: number }>`select number from probe order by number`.execute(opened.writer);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, i) => i));
  });
});
