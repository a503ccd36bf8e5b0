import { afterAll, expect, test } from 'vitest';
import { PlainMemory } from '../../../src/store/home/memory/plain.ts';
import { SqliteMemory } from '../../../src/store/home/memory/sqlite.ts';
import { tempFolder } from '../../support/app.ts';
import { measure } from '../measure.ts';
import { finderOn, homeWith, left, tasks } from './load.ts';
import { plainWays } from './plain.ts';

const { folder, remove } = tempFolder();
const layout = homeWith(folder);
const memory = new SqliteMemory(layout);
afterAll(async () => {
  await memory.close();
  remove();
});

const nothing = { tune: [], heldOut: [] };

test('there is enough to be recalled, in three languages, and to be asked', () => {
  expect(left.length).toBeGreaterThanOrEqual(300);
  expect(new Set(left.map(({ key }) => key)).size).toBe(left.length);
  const keys = new Set(left.map(({ key }) => key));
  const asked = [...tasks.tune, ...tasks.heldOut];
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(asked.flatMap(({ answers }) => answers.filter((key) => !keys.has(key)))).toEqual([]);
  for (const language of ['e', 'd', 'z']) expect(left.filter(({ key }) => key.startsWith(language)).length).toBe(100);
});

test('what earlier runs left is found by the words of a task, better by far than with all words or LIKE', async () => {
  const { recall, mrr, missed } = await measure(finderOn(memory), tasks, nothing, 'heldOut');
  const why = JSON.stringify(missed, null, 1);
  expect(recall, why).toBeGreaterThanOrEqual(0.9);
  expect(mrr, why).toBeGreaterThanOrEqual(0.7);
  const { ways, close } = plainWays();
  for (const { subject, find } of ways) {
    const other = await measure(find, tasks, nothing, 'heldOut');
    expect(recall - other.recall, subject).toBeGreaterThanOrEqual(0.4);
    expect(mrr - other.mrr, subject).toBeGreaterThanOrEqual(0.35);
  }
  close();
});

test('without a file, the same is found in the same order', async () => {
  const plain = finderOn(new PlainMemory(layout));
  const kept = finderOn(memory);
  for (const { text } of tasks.heldOut) expect(await plain(text)).toEqual(await kept(text));
});
