import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchReads } from '../../src/store/read/search.ts';
import { dropSearchable, putSearchable, type Searchable } from '../../src/store/search-rows.ts';
import type { Db, Opened } from '../../src/store/tables.ts';
import { realEngines, type TestStore } from './engines.ts';

/** Words that no rule changes, one of them the beginning of another. */
const words = ['heron', 'egret', 'grebe', 'gull', 'gullx', 'dunlin'];

const thing = (key: number, text: string): Searchable => ({
  source: 'entry',
  key: String(key),
  kind: 'note',
  type: null,
  branch_id: 1,
  task: null,
  agent_id: null,
  tags: [],
  ts_ms: key,
  state: 'live',
  favour: 0,
  mark: `entry ${key}`,
  title: '',
  names: '',
  text,
});

const said = fc.subarray(words, { minLength: 1 }).map((chosen) => chosen.join(' '));
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ how: fc.constant('add' as const), text: said }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('say' as const), at: fc.nat(), text: said }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('drop' as const), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('drop newest' as const) }) },
);

describe.each(realEngines)('the index of words on $name', (engine) => {
  let place: TestStore;
  let handle: Opened;
  beforeAll(async () => {
    place = await engine.place();
    handle = await place.handle();
  });
  afterAll(async () => {
    await handle.close();
    await place.remove();
  });

  it('knows every row as it is, whether it waits for a batch or not', async () => {
    const db: Db = { engine: place.engine, kysely: handle.writer };
    let ws = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 60, maxLength: 260, size: 'max' }), async (changes) => {
        ws += 1;
        const at = { db, ws };
        const rows = new Map<number, string>();
        const keys = () => [...rows.keys()];
        let last = 0;
        for (const one of changes) {
          if (one.how === 'add') {
            last += 1;
            rows.set(last, one.text);
            await putSearchable(at, thing(last, one.text));
            continue;
          }
          const key = one.how === 'drop newest' ? keys().at(-1) : keys()[one.at % Math.max(1, rows.size)];
          if (key === undefined) continue;
          if (one.how === 'say') {
            rows.set(key, one.text);
            await putSearchable(at, thing(key, one.text));
          } else {
            rows.delete(key);
            await dropSearchable(at, 'entry', [String(key)]);
          }
        }
        const reads = searchReads(db, ws);
        const expected = { held: 0, among: rows.size };
        const found = async (how: 'any' | 'all', ...texts: string[]) =>
          (
            await reads.holding(
              how,
              texts.map((text) => ({ text: text.replace('*', ''), prefix: text.endsWith('*') })),
              {},
              1000,
              expected,
            )
          )
            .map(({ key }) => Number(key))
            .toSorted((a, b) => a - b);
        const holding = (test: (text: readonly string[]) => boolean) =>
          [...rows].filter(([, text]) => test(text.split(' '))).map(([key]) => key);
        for (const word of words) {
          const wanted = holding((text) => text.includes(word));
          expect(await found('any', word)).toEqual(wanted);
          expect(await reads.count({ text: word, prefix: false }, 1000)).toBe(wanted.length);
          expect((await reads.sample([{ text: word, prefix: false }], 1000)).held).toEqual([wanted.length]);
        }
        expect(await found('any', 'gull*')).toEqual(holding((text) => text.some((word) => word.startsWith('gull'))));
        expect(await found('all', 'heron', 'gull')).toEqual(holding((text) => text.includes('heron') && text.includes('gull')));
      }),
      { numRuns: 12 },
    );
    if (place.engine === 'sqlite') {
      const { rows } = await sql<{ n: number }>`select count(*) as n from search_docs d
        where d.id > (select id from search_words_upto)`.execute(handle.writer);
      expect(Number(rows[0]?.n)).toBeLessThan(64);
    }
  });
});
