import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Work is counted here, never timed. PostgreSQL takes the same statements and is spared the larger stock. */
const sizes = { few: 1_000, many: 100_000 };
const first = Date.UTC(2026, 0, 1);

describe.each(realEngines.filter(({ name }) => name.startsWith('SQLite') || name === 'sqlite'))(
  'a journal on $name',
  (engine) => {
    let place: TestStore;
    let recording: ReturnType<typeof recordingOn>;
    beforeAll(async () => {
      place = await engine.place();
      await (await openOn(place)).close();
      recording = recordingOn(place);
      for (const [workspace, count] of Object.entries(sizes)) {
        await call(recording.app, 'init', { workspace });
        const { kysely } = recording;
        const { id } = await kysely.selectFrom('workspaces').select('id').where('name', '=', workspace).executeTakeFirstOrThrow();
        await sql`with recursive n(i) as (select 10 union all select i + 1 from n where i < ${count + 9})
        insert into facts (ws, seq, kind, ts_ms, payload) select ${id}, i, 'checked_out', ${first} + i * 1000, '{}' from n`.execute(
          kysely,
        );
        await sql`update workspaces set seq = ${count + 9} where id = ${id}`.execute(kysely);
      }
    });
    afterAll(async () => {
      await recording.store.close();
      await place.remove();
    });

    const page = async (workspace: keyof typeof sizes, args: object) => {
      let facts: { seq: number }[] = [];
      const sent = await recording.during(async () => {
        const { result, error } = await call(recording.app, 'journal', { workspace, limit: 50, ...args });
        expect(error).toBeNull();
        ({ facts } = result as { facts: typeof facts });
      });
      return { facts, statements: sent.length };
    };

    test.each([
      ['the newest page', () => ({})],
      ['an old page', () => ({ cursor: 500 })],
      ['what is new', (count: number) => ({ after: count - 20 })],
    ])('%s takes as many statements among 100,000 facts as among 1,000', async (_, args) => {
      const [few, many] = [await page('few', args(sizes.few)), await page('many', args(sizes.many))];
      expect(many.facts.length).toBe(few.facts.length);
      expect(many.facts.length).toBeGreaterThan(20);
      expect(many.statements).toBe(few.statements);
      expect(many.statements).toBeLessThanOrEqual(6);
    });

    test('a moment is found by halving', async () => {
      const { facts, statements } = await page('many', { at: new Date(first + 60_000_000).toISOString() });
      expect(facts[0]).toMatchObject({ seq: 60_000 });
      expect(statements).toBeLessThanOrEqual(6 + 20);
    });

    test('walking back meets every fact once', async () => {
      const seen: number[] = [];
      for (let cursor: number | undefined, more = true; more; ) {
        const { facts } = await page('few', { limit: 300, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...facts.map(({ seq }) => seq));
        cursor = facts.at(-1)?.seq;
        more = facts.length === 300;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(sizes.few);
      expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    });
  },
);
