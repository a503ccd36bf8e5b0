import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { openOn, realEngines, type TestStore } from '../store/engines.ts';
import { silent, testClock } from '../support/app.ts';
import { memoryOn } from '../support/rooms.ts';
import { absent, items, questions, store, workspace } from './load.ts';
import { type Measured, measure } from './measure.ts';

const hour = 3_600_000;

test('there is enough to be found, to be asked, and to be missing', () => {
  expect(items.length).toBeGreaterThanOrEqual(400);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  const asked = [...questions.tune, ...questions.heldOut];
  expect(asked.length).toBeGreaterThanOrEqual(120);
  expect(absent.heldOut.length).toBeGreaterThanOrEqual(20);
  const keys = new Set(items.map(({ key }) => key));
  expect(asked.flatMap(({ answers }) => answers.filter((key) => !keys.has(key)))).toEqual([]);
});

/** What each engine found for every question, to be held against the other's. */
const orders: string[][][] = [];

describe.each(realEngines)('on $name', (engine) => {
  let place: TestStore;
  let app: App;
  let refs: Map<string, string>;
  const find = async (query: string): Promise<string[]> => {
    const { result, error } = await call(app, 'search', { workspace, query, limit: 10 });
    expect(error).toBeNull();
    return (result as { hits: { ref: string }[] }).hits.map(({ ref }) => refs.get(ref) ?? ref);
  };

  beforeAll(async () => {
    place = await engine.place();
    const clock = testClock();
    app = memoryOn(await openOn(place, { clock }), { clock, log: silent, verify: false });
    refs = await store(app, () => clock.advance(hour));
  });
  afterAll(async () => {
    await app.store.close();
    await place.remove();
  });

  test('what was stored is found again, and what was not is not', async () => {
    const { recall, mrr, nothing, absent: missing, missed, madeUp }: Measured = await measure(find, questions, absent, 'heldOut');
    const why = JSON.stringify({ missed, madeUp }, null, 1);
    expect(recall, why).toBeGreaterThanOrEqual(0.9);
    expect(mrr, why).toBeGreaterThanOrEqual(0.75);
    expect(nothing / missing, why).toBeGreaterThanOrEqual(0.95);
  });

  test('every engine finds the same, in the same order', async () => {
    const order: string[][] = [];
    for (const { text } of [...questions.tune, ...questions.heldOut]) order.push(await find(text));
    orders.push(order);
    expect(order).toEqual(orders[0]);
  });
});
