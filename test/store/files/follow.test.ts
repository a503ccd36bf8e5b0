import { appendFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { append, type FileFollower, type Followed, type FollowOptions, follow, replace } from '../../../src/store/files/index.ts';
import { type Started, start } from '../../support/processes.ts';
import { place } from './place.ts';

let here: ReturnType<typeof place>;
let followers: FileFollower[];
beforeEach(() => {
  here = place();
  followers = [];
});
afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.stop()));
  here.remove();
});

/** Follows by hand: nothing wakes it but a poke. */
async function begin(name: string, options: FollowOptions = {}) {
  let ended = 0;
  const wakes = () => () => {
    ended += 1;
  };
  const follower = await follow(here.at(name), { wakes, ...options });
  followers.push(follower);
  const events = follower[Symbol.asyncIterator]();
  return {
    follower,
    ended: () => ended,
    /** Looks, and says what is new: values of records, reasons of other lines, and why it began again. */
    news: async (): Promise<unknown[]> => {
      const said: unknown[] = [];
      follower.poke();
      /** A last line that nobody else writes says where the news end. */
      appendFileSync(here.at(name), '"end"\n');
      for (;;) {
        const { value, done } = await events.next();
        if (done) return [...said, 'stopped'];
        said.push(...told(value as Followed));
        if (said.at(-1) === 'end') return said.slice(0, -1).filter((one) => one !== 'end');
      }
    },
    next: () => events.next(),
  };
}

const told = (event: Followed): unknown[] =>
  event.kind === 'restarted' ? [event.reason] : event.lines.map((line) => (line.kind === 'record' ? line.value : line.reason));

test('each whole line once, as it comes; a piece waits for its end', async () => {
  const { news } = await begin('log');
  await append(here.at('log'), 1);
  expect(await news()).toEqual([1]);
  expect(await news()).toEqual([]);
  appendFileSync(here.at('log'), '{\n[2');
  const piece = await follow(here.at('log'), { wakes: () => () => {} });
  followers.push(piece);
  const first = await piece[Symbol.asyncIterator]().next();
  expect(told(first.value as Followed)).toEqual([1, 'end', 'end', 'not_json']);
  expect(await piece.mark()).toMatchObject({ line: 5 });
  appendFileSync(here.at('log'), ']\n3\n');
  expect(await news()).toEqual(['not_json', [2], 3]);
});

test('from the end as it was then, from a place, from a mark', async () => {
  for (const n of [1, 2, 3]) await append(here.at('log'), n);
  const atEnd = await begin('log', { from: 'end' });
  const atPlace = await follow(here.at('log'), { from: { byte: 2, line: 2 }, wakes: () => () => {} });
  followers.push(atPlace);
  await append(here.at('log'), 4);
  expect(await atPlace[Symbol.asyncIterator]().next()).toMatchObject({
    value: { lines: [{ line: 2 }, { line: 3 }, { line: 4, value: 4 }] },
  });
  const mark = await atPlace.mark();
  expect(await atEnd.news()).toEqual([4]);
  expect(await (await begin('log', { from: mark ?? 'end' })).news()).toEqual([]);
  await replace(here.at('log'), '9\n');
  expect(await (await begin('log', { from: mark ?? 'end' })).news()).toEqual(['replaced', 9]);
  rmSync(here.at('log'));
  const late = await begin('log', { from: mark ?? 'end' });
  expect(await late.news()).toEqual(['replaced']);
});

describe('a file that does not only grow', () => {
  test('rotated: the old one to its end, then the new one', async () => {
    const { news } = await begin('log');
    await append(here.at('log'), 1);
    expect(await news()).toEqual([1]);
    await append(here.at('log'), 2);
    renameSync(here.at('log'), here.at('log.1'));
    await append(here.at('log'), 3);
    expect(await news()).toEqual([2, 'rotated', 3]);
  });
  test('replaced: told, and read from the start', async () => {
    const { news } = await begin('log');
    for (const n of [1, 2, 3]) await append(here.at('log'), n);
    expect(await news()).toEqual([1, 2, 3]);
    await replace(here.at('log'), '1\n3\n');
    expect(await news()).toEqual(['replaced', 1, 3]);
  });
  test('truncated, or written over at the same length', async () => {
    const { news } = await begin('log');
    writeFileSync(here.at('log'), '1\n2\n');
    expect(await news()).toEqual([1, 2]);
    truncateSync(here.at('log'), 2);
    expect(await news()).toEqual(['truncated', 1]);
    writeFileSync(here.at('log'), '7\n"end"\n8\n');
    expect(await news()).toEqual(['rewritten', 7, 8]);
  });
  test('gone, and back', async () => {
    const { news, follower, next } = await begin('log');
    await append(here.at('log'), 1);
    expect(await news()).toEqual([1]);
    rmSync(here.at('log'));
    follower.poke();
    const coming = next();
    await append(here.at('log'), 2);
    follower.poke();
    expect(told((await coming).value as Followed)).toEqual(['replaced']);
    expect(await news()).toEqual([2]);
  });
});

test('stopping ends a wait, a loop, and what wakes it', async () => {
  const { follower, next, ended } = await begin('log');
  const waiting = next();
  await follower.stop();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(ended()).toBe(1);
  await append(here.at('log'), 1);
  const loop = await begin('log');
  for await (const event of loop.follower) {
    expect(told(event)).toEqual([1]);
    break;
  }
  expect(loop.ended()).toBe(1);
  expect(await loop.next()).toMatchObject({ done: true });
});

test('the system wakes it: lines of other processes, each once, in the order of the file', async () => {
  const follower = await follow(here.at('deep/log'));
  followers.push(follower);
  const processes: Started[] = [];
  for (const who of ['p', 'q'])
    processes.push(await start('test/store/files/writer.ts', { file: here.at('deep/log'), mode: 'append', who, count: 8 }));
  await Promise.all(processes.map((process) => process.until((lines) => lines.includes('ready'))));
  for (const process of processes) process.send('go');
  const ids: string[] = [];
  for await (const event of follower) {
    if (event.kind !== 'lines') throw new Error(event.reason);
    for (const line of event.lines) ids.push(line.kind === 'record' ? (line.value as { id: string }).id : line.reason);
    if (ids.length >= 48) break;
  }
  for (const process of processes) expect(await process.ended).toMatchObject({ code: 0, stderr: '' });
  expect(ids).toEqual((here.records('deep/log') as { id: string }[]).map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set(processes.flatMap((process) => process.lines.slice(1))));
});

test('however lines are cut into writes, a follower tells what a reader finds', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('1', '{', '}', '"', 'é', '\n') }), { maxLength: 10 }),
      async (pieces) => {
        const name = `log-${run++}`;
        const { news } = await begin(name);
        const heard: unknown[] = [];
        for (const piece of pieces) {
          appendFileSync(here.at(name), piece);
          appendFileSync(here.at(name), '\n');
          heard.push(...(await news()));
        }
        const lines = pieces.flatMap((piece) => piece.split('\n')).filter((line) => line.trim() !== '');
        expect(heard).toEqual(
          lines.map((line) => {
            try {
              return JSON.parse(line) as unknown;
            } catch {
              return 'not_json';
            }
          }),
        );
      },
    ),
    { numRuns: 40 },
  );
});
