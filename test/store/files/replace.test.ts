import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { create, inFolder, replace } from '../../../src/store/files/index.ts';
import { type DiskCall, place, watchedDisk } from './place.ts';

let here: ReturnType<typeof place>;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

test('flushed before it gets its name, and its name after', async () => {
  const { disk, calls } = watchedDisk();
  await replace(here.at('state.json'), '{}', { disk });
  const steps = calls.filter((call) => !/^(open|close|chmod)/.test(call));
  const folder = here.folder.split('/').at(-1);
  expect(steps).toEqual([
    'remove .unfinished',
    'writeFile .unfinished',
    'sync .unfinished',
    'rename state.json',
    'remove .unfinished',
    `sync ${folder}`,
  ]);
  expect(here.names()).toEqual(['state.json']);
  expect(statSync(here.at('state.json')).mode & 0o777).toBe(0o600);
});

test('a file keeps its rights, and a link still leads to it', async () => {
  writeFileSync(here.at('real.json'), 'old');
  chmodSync(here.at('real.json'), 0o644);
  symlinkSync(here.at('real.json'), here.at('link.json'));
  await replace(here.at('link.json'), 'new');
  expect(lstatSync(here.at('link.json')).isSymbolicLink()).toBe(true);
  expect(here.text('real.json')).toBe('new');
  expect(statSync(here.at('real.json')).mode & 0o777).toBe(0o644);
});

test('what a stopped writer left goes with the next one', async () => {
  writeFileSync(here.at('.unfinished'), 'half of anoth');
  await replace(here.at('state.json'), 'whole');
  expect(here.names()).toEqual(['state.json']);
});

test('of writers at the same time the last one wins, wholly', async () => {
  const contents = Array.from({ length: 10 }, (_, i) => String(i).repeat(50_000 + i));
  await Promise.all(contents.map((content) => replace(here.at('state.json'), content)));
  expect(here.text('state.json') === contents.at(-1)).toBe(true);
});

describe('a new file', () => {
  test('is made once; what is there stays', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map((text) => create(here.at('001.json'), text)));
    expect(made).toEqual(['created', 'taken', 'taken']);
    expect(here.text('001.json')).toBe('a');
    expect(here.names()).toEqual(['001.json']);
  });
  test.each(['EPERM', 'ENOTSUP'])('also where the disk has no links (%s)', async (code) => {
    const { disk } = watchedDisk((call) => (call === 'link' ? code : undefined));
    expect(await create(here.at('001.json'), 'a', { disk })).toBe('created');
    expect(await create(here.at('001.json'), 'b', { disk })).toBe('taken');
    expect(here.text('001.json')).toBe('a');
    expect(here.names()).toEqual(['001.json']);
  });
  test('is written beside others by whoever holds the folder', async () => {
    await inFolder(here.folder, async (under) => {
      await expect(create(here.at('001.json'), 'a')).rejects.toMatchObject({ problem: 'reentered' });
      await create(here.at('001.json'), 'a', { under });
      await replace(here.at('manifest.json'), '["001.json"]', { under });
      await expect(create(here.at('deep/001.json'), 'a', { under })).rejects.toThrow('is not that of');
    });
    expect(here.names().sort()).toEqual(['001.json', 'deep', 'manifest.json']);
  });
});

describe('when the disk fails', () => {
  const troubles: [DiskCall, string, string][] = [
    ['writeFile', 'ENOSPC', 'full'],
    ['sync', 'EIO', 'failed'],
    ['close', 'EDQUOT', 'full'],
    ['rename', 'EACCES', 'denied'],
    ['open', 'EROFS', 'read_only'],
  ];
  test.each(troubles)('%s with %s: the old file is as it was, and nothing lies about', async (call, code, problem) => {
    await replace(here.at('state.json'), 'old');
    const { disk } = watchedDisk((made) => (made === call ? code : undefined));
    await expect(replace(here.at('state.json'), 'new', { disk })).rejects.toMatchObject({ name: 'FileTrouble', problem, code });
    expect(here.text('state.json')).toBe('old');
    expect(here.names()).toEqual(['state.json']);
  });
  test('at any step: the file is the old one or the new one', async () => {
    await replace(here.at('state.json'), 'old');
    const { disk, calls } = watchedDisk();
    await replace(here.at('state.json'), 'old', { disk });
    for (let step = 1; step <= calls.length; step++) {
      /** As if the process had ended there: nothing that comes after works either. */
      const dead = watchedDisk((_call, _file, nth) => (nth >= step ? 'EIO' : undefined));
      await expect(replace(here.at('state.json'), 'new', { disk: dead.disk })).rejects.toMatchObject({ problem: 'failed' });
      expect(['old', 'new']).toContain(here.text('state.json'));
      await replace(here.at('state.json'), 'old');
      expect(here.names()).toEqual(['state.json']);
    }
  });
  test('a folder in its place', async () => {
    mkdirSync(here.at('state.json'));
    await expect(replace(here.at('state.json'), 'new')).rejects.toMatchObject({ problem: 'bad_path' });
  });
});

test('bytes are written as they are', async () => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await replace(here.at('x.gz'), bytes);
  expect(readFileSync(here.at('x.gz'))).toEqual(bytes);
});
