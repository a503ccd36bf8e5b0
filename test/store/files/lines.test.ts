import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Line, type LineStart, readLines } from '../../../src/store/files/index.ts';
import { place } from './place.ts';

let here: ReturnType<typeof place>;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

async function read(name: string, from?: LineStart, longest?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(here.at(name), from, longest === undefined ? {} : { longest })) lines.push(line);
  return lines;
}

test('records with their places; what is none is told and passed over', async () => {
  const bad = Buffer.from([0x22, 0xff, 0x22, 0x0a]);
  writeFileSync(here.at('log'), Buffer.concat([Buffer.from('\ufeff{"n":1}\r\n\n  \n{"n":\n'), bad, Buffer.from('[2]\n{"n":3')]));
  expect(await read('log')).toEqual([
    { kind: 'record', byte: 0, line: 1, next: 12, value: { n: 1 }, text: '{"n":1}\r' },
    { kind: 'malformed', byte: 16, line: 4, next: 22, reason: 'not_json' },
    { kind: 'malformed', byte: 22, line: 5, next: 26, reason: 'not_utf8' },
    { kind: 'record', byte: 26, line: 6, next: 30, value: [2], text: '[2]' },
    { kind: 'unfinished', byte: 30, line: 7, next: 36 },
  ]);
  expect((await read('log', { byte: 26, line: 6 })).map(({ line }) => line)).toEqual([6, 7]);
});

test('a line that is too long costs no memory and no other line', async () => {
  writeFileSync(here.at('log'), `1\n"${'x'.repeat(300_000)}"\n2\n"${'y'.repeat(300_000)}`);
  const lines = await read('log', undefined, 1000);
  expect(
    lines.map((line) => (line.kind === 'record' ? line.value : line.kind === 'malformed' ? line.reason : line.kind)),
  ).toEqual([1, 'too_long', 2, 'unfinished']);
});

test('no file is no line; a folder is trouble', async () => {
  expect(await read('nothing')).toEqual([]);
  mkdirSync(here.at('folder'));
  await expect(read('folder')).rejects.toMatchObject({ problem: 'bad_path', code: 'EISDIR' });
});

test('the limit is exact, and chunks do not matter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 70_000 }), { minLength: 1, maxLength: 6 }), async (lengths) => {
      const texts = lengths.map((length) => JSON.stringify('é'.repeat(length)));
      writeFileSync(here.at('log'), texts.map((text) => `${text}\n`).join(''));
      const longest = Math.max(...texts.map((text) => Buffer.byteLength(text))) + 1;
      const whole = await read('log', undefined, longest);
      expect(whole.map((line) => line.kind === 'record' && line.text.length)).toEqual(texts.map((text) => text.length));
      const cut = await read('log', undefined, longest - 1);
      expect(cut.map((line) => line.kind === 'record')).toEqual(texts.map((text) => Buffer.byteLength(text) < longest - 1));
      const middle = whole[Math.floor(whole.length / 2)] as Line;
      expect(await read('log', middle, longest)).toEqual(whole.slice(middle.line - 1));
    }),
    { numRuns: 30 },
  );
});
