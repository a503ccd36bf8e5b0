import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock, withLock } from '../../../src/store/files/index.ts';
import { type Started, start } from '../../support/processes.ts';
import { place } from './place.ts';

const writer = 'test/store/files/writer.ts';
let here: ReturnType<typeof place>;
let processes: Started[];
beforeEach(() => {
  here = place();
  processes = [];
});
afterEach(async () => {
  for (const process of processes) process.kill();
  await Promise.all(processes.map((process) => process.ended));
  here.remove();
});

async function begin(orders: object): Promise<Started> {
  const process = await start(writer, orders);
  processes.push(process);
  await process.until((lines) => lines.includes('ready'));
  process.send('go');
  return process;
}

test('one at a time, in the order of asking', async () => {
  const file = here.at('x.lock');
  const order: string[] = [];
  const enter = (who: string) =>
    withLock(file, async () => {
      order.push(`${who} in`);
      await Promise.resolve();
      order.push(`${who} out`);
    });
  await Promise.all(['a', 'b', 'c'].map(enter));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('a failure inside lets go of it', async () => {
  const file = here.at('x.lock');
  await expect(
    withLock(file, async () => {
      throw new Error('inside');
    }),
  ).rejects.toThrow('inside');
  await expect(withLock(file, async () => 'free', { waitMs: 0 })).resolves.toBe('free');
});

test('inside itself it is refused at once, under any name; another lock is not', async () => {
  const file = here.at('x.lock');
  await withLock(file, async () => {
    expect((await takeLock(file)).kind).toBe('reentered');
    await expect(
      withLock(path.join(here.folder, '..', path.basename(here.folder), 'x.lock'), async () => {}),
    ).rejects.toMatchObject({
      problem: 'reentered',
    });
    await withLock(here.at('y.lock'), async () => {});
  });
});

test('a lock that is held in the same process is waited for to the limit', async () => {
  const file = here.at('x.lock');
  const first = await takeLock(file);
  expect(await takeLock(file, { waitMs: 0 })).toMatchObject({ kind: 'held', holder: null });
  await expect(withLock(file, async () => {}, { waitMs: 1 })).rejects.toMatchObject({ name: 'FileTrouble', problem: 'busy' });
  if (first.kind === 'taken') first.lock.release();
  if (first.kind === 'taken') first.lock.release();
  expect((await takeLock(file, { waitMs: 0 })).kind).toBe('taken');
});

test('a living process keeps it, however long; killed, it has let go', async () => {
  const file = here.at('x.lock');
  const holder = await begin({ file, mode: 'hold' });
  await holder.until((lines) => lines.includes('taken'));
  const held = await takeLock(file, { waitMs: 30 });
  expect(held).toMatchObject({ kind: 'held', holder: { purpose: 'holds it' } });
  holder.kill();
  await holder.ended;
  expect((await takeLock(file, { waitMs: 0 })).kind).toBe('taken');
});

test('where no lock can be made, the trouble has a kind', async () => {
  writeFileSync(here.at('file'), '');
  await expect(takeLock(here.at('file/x.lock'))).rejects.toMatchObject({ problem: 'bad_path', code: 'EEXIST' });
  mkdirSync(here.at('folder.lock'));
  await expect(takeLock(here.at('folder.lock'))).rejects.toMatchObject({ problem: 'bad_path' });
});

test('processes that are killed inside leave it to the others, who are never two', async () => {
  const file = here.at('log');
  writeFileSync(file, '');
  const killed: string[] = [];
  const begun: [string, Started][] = [];
  for (let i = 0; i < 4; i++) begun.push([`p${i}`, await begin({ file, mode: 'critical', who: `p${i}` })]);
  for (const [i, [who, process]] of begun.entries()) {
    await process.until((lines) => lines.length > 3 + 5 * i);
    process.kill();
    await process.ended;
    killed.push(who);
  }
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
  expect(new Set(entries.map(([who]) => who))).toEqual(new Set(killed));
  let within: string | undefined;
  for (const [who, way] of entries as [string, string][]) {
    if (way === 'out') expect(who, 'only who is inside goes out').toBe(within);
    /** One who is still inside when another enters must have been killed there, and never comes back. */
    if (way === 'in' && within !== undefined) {
      const last = entries.findLastIndex(([name]) => name === within);
      expect(entries[last]?.[1]).toBe('in');
    }
    within = way === 'in' ? who : undefined;
  }
});
