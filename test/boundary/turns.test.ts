import { expect, test } from 'vitest';
import { Turns } from '../../src/boundary/turns.ts';

/** Lets everything run that can. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who comes first goes first, and others of another name do not wait', async () => {
  const turns = new Turns();
  const [a, b, c, other] = [turns.take('one'), turns.take('one'), turns.take('one'), turns.take('two')];
  const came: string[] = [];
  for (const [name, { come }] of Object.entries({ a, b, c, other })) void come.then(() => came.push(name));
  await settled();
  expect(came).toEqual(['a', 'other']);
  c?.end();
  await settled();
  expect(came).toEqual(['a', 'other']);
  a?.end();
  a?.end();
  await settled();
  expect(came).toEqual(['a', 'other', 'b']);
  b?.end();
  await settled();
  expect(came).toEqual(['a', 'other', 'b', 'c']);
  other?.end();
  await settled();
  expect(turns.size).toBe(0);
});
