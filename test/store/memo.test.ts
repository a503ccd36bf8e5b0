import { expect, it } from 'vitest';
import { Memo } from '../../src/store/memo.ts';

const question = {};
const words = new Set<string>();

it.each([
  ['when they were asked for', (rows: object[]) => Promise.resolve(rows)],
  ['when they were known', (rows: object[]) => rows],
])('rows that are given out again cannot be changed, %s', async (_, answer) => {
  const memo = new Memo();
  const rows = await memo.remember(question, [1], answer([{ name: 'as it was' }]));
  expect(() => Object.assign(rows[0] as object, { name: 'another' })).toThrow(TypeError);
  expect(() => (rows as object[]).push({})).toThrow(TypeError);
  expect(await memo.recall(question, words, [1])).toEqual([{ name: 'as it was' }]);
});
