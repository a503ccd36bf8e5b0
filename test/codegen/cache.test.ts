import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheIn, noCache } from '../../codegen/cache.ts';
import { emitAll } from '../../codegen/emit/index.ts';
import { tempFolder } from '../support/app.ts';
import { codeWith, manifestWith, object, toolWith } from './manifest-with.ts';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
  mkdirSync(path.join(temp.folder, 'codegen/emit'), { recursive: true });
  source('1');
  writeFileSync(path.join(temp.folder, 'package-lock.json'), '{}');
});
afterEach(() => temp.remove());

const source = (text: string) => writeFileSync(path.join(temp.folder, 'codegen/emit/types.ts'), text);
const results = () => path.join(temp.folder, 'node_modules/.cache/noema');

let made = 0;
const make = (given: unknown, name = 'sum') => {
  const before = made;
  const value = cacheIn(temp.folder).remember(name, given, () => ({ n: ++made, given }));
  return { anew: made > before, value: value.given };
};

it('what was made from the same is not made again', async () => {
  expect(make({ a: 1 })).toEqual({ anew: true, value: { a: 1 } });
  expect(make({ a: 1 })).toEqual({ anew: false, value: { a: 1 } });
  const { rememberLater } = cacheIn(temp.folder);
  expect(await rememberLater('later', 1, async () => 'first')).toBe('first');
  expect(await rememberLater('later', 1, async () => 'second')).toBe('first');
});

it('anything else is: other content, another name, another generator, other packages', () => {
  make({ a: 1 });
  expect(make({ a: 2 }).anew).toBe(true);
  expect(make({ a: 1 }, 'product').anew).toBe(true);
  expect(make({ a: 1 }).anew).toBe(false);
  source('2');
  expect(make({ a: 1 }).anew).toBe(true);
  writeFileSync(path.join(temp.folder, 'package-lock.json'), '{"packages":{}}');
  expect(make({ a: 1 }).anew).toBe(true);
});

it('half a result is none', () => {
  make({ a: 1 });
  for (const file of readdirSync(results())) writeFileSync(path.join(results(), file), '{"value":{"given"');
  expect(make({ a: 1 })).toEqual({ anew: true, value: { a: 1 } });
  expect(make({ a: 1 }).anew).toBe(false);
});

it('the last few of a name are kept, and no more', () => {
  make(0, 'other');
  for (let i = 0; i < 12; i++) make(i);
  expect(readdirSync(results()).filter((file) => file.startsWith('sum.'))).toHaveLength(4);
  expect(make(0, 'other').anew).toBe(false);
});

it('where nothing can be kept, everything is made', () => {
  writeFileSync(path.join(temp.folder, 'node_modules'), 'a file, no folder');
  expect([make(1).anew, make(1).anew]).toEqual([true, true]);
});

it('files are the same with it and without', async () => {
  const manifest = manifestWith({
    tools: [
      toolWith(),
      toolWith({ name: 'count', room: 'tasks', group: 'steps', input: object({ n: { $ref: '#/types/Envelope' } }) }),
    ],
    warnings: { TEXT_CUT: codeWith() },
    facts: { text_kept: { room: 'notes', summary: 'Kept.', payload: object({ text: { type: 'string' } }), kept_elsewhere: [] } },
  });
  const cache = cacheIn(temp.folder);
  const plain = await emitAll(manifest, noCache);
  expect([...plain.keys()].filter((file) => file.includes('/validators/')).sort()).toEqual(
    ['notes-facts', 'notes-inputs', 'notes-outputs', 'readings', 'takes', 'tasks-inputs', 'tasks-outputs'].map(
      (name) => `generated/validators/${name}.js`,
    ),
  );
  expect(await emitAll(manifest, cache)).toEqual(plain);
  expect(await emitAll(manifest, cache)).toEqual(plain);
});
