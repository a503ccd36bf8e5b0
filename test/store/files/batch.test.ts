import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Batch, type BatchDisk, batchDisk, Taken, writeBatch } from '../../../src/store/files/index.ts';
import { place } from './place.ts';

let here: ReturnType<typeof place>;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

const nothing: Batch = { folders: [], creates: [], replaces: [], heads: [], moves: [] };

/** A disk that says what is asked of it, and fails where it is told to. */
function watched(fails: (call: string, nth: number) => string | undefined = () => undefined) {
  const calls: string[] = [];
  const open = new Map<number, string>();
  const check = (call: string, file: string) => {
    const said = `${call} ${path.relative(here.folder, file) || '.'}`;
    calls.push(said);
    const code = fails(said, calls.length);
    if (code) throw Object.assign(new Error(`${code}: made up`), { code });
  };
  const disk: BatchDisk = {
    makeFolder: (folder) => {
      check('makeFolder', folder);
      batchDisk.makeFolder(folder);
    },
    write: (file, text, mode) => {
      check('write', file);
      const handle = batchDisk.write(file, text, mode);
      open.set(handle, file);
      return handle;
    },
    openFolder: (folder) => {
      check('openFolder', folder);
      const handle = batchDisk.openFolder(folder);
      open.set(handle, folder);
      return handle;
    },
    flush: async (handle) => {
      check('flush', open.get(handle) as string);
      await batchDisk.flush(handle);
    },
    close: (handle) => {
      open.delete(handle);
      batchDisk.close(handle);
    },
    link: (from, to) => {
      check('link', to);
      batchDisk.link(from, to);
    },
    rename: (from, to) => {
      check('rename', to);
      batchDisk.rename(from, to);
    },
    unlink: (file) => {
      check('unlink', file);
      batchDisk.unlink(file);
    },
    removeEmpty: (folder) => batchDisk.removeEmpty(folder),
    remove: (file) => batchDisk.remove(file),
  };
  return { disk, calls, open };
}

/** Everything that stands in the folder. */
function tree(folder = here.folder): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const name = path.join(entry.parentPath, entry.name);
      return [path.relative(here.folder, name), entry.isDirectory() ? '/' : readFileSync(name, 'utf8')];
    }),
  );
}

const put = (name: string, text: string) => ({ file: here.at(name), text });
const head = (name: string, text: string, follows = true) => ({ ...put(name, text), follows });

test('new files first, flushed with the head that names them, which then gets its name', async () => {
  mkdirSync(here.at('s'));
  writeFileSync(here.at('s/manifest'), 'old');
  const { disk, calls, open } = watched();
  await writeBatch({ ...nothing, creates: [put('s/002', 'two')], heads: [head('s/manifest', 'new')] }, { disk });
  expect(calls).toEqual([
    'write s/.unfinished',
    'write s/.unfinished.1',
    'link s/002',
    'unlink s/.unfinished.1',
    'openFolder s',
    'flush s/.unfinished',
    'flush s/.unfinished.1',
    'flush s',
    'rename s/manifest',
  ]);
  expect(tree()).toEqual({ s: '/', 's/manifest': 'new', 's/002': 'two' });
  expect(open.size).toBe(0);
});

test('a head that says more is flushed with its name; without flushing nothing is', async () => {
  mkdirSync(here.at('s'));
  const more = watched();
  await writeBatch({ ...nothing, heads: [head('s/manifest', 'new', false)] }, { disk: more.disk });
  expect(more.calls).toEqual(['write s/.unfinished', 'flush s/.unfinished', 'rename s/manifest', 'openFolder s', 'flush s']);
  const none = watched();
  await writeBatch({ ...nothing, heads: [head('s/manifest', 'newer', false)] }, { disk: none.disk, flushes: false });
  expect(none.calls).toEqual(['write s/.unfinished', 'rename s/manifest']);
  expect(here.text('s/manifest')).toBe('newer');
});

test('a folder appears with all that is in it', async () => {
  const { disk, calls } = watched();
  const files = [
    { file: 'manifest', text: 'm' },
    { file: 'branch/001', text: 'one' },
  ];
  await writeBatch({ ...nothing, folders: [{ folder: here.at('x/s'), files }] }, { disk });
  expect(tree()).toEqual({ x: '/', 'x/s': '/', 'x/s/manifest': 'm', 'x/s/branch': '/', 'x/s/branch/001': 'one' });
  const named = calls.indexOf('rename x/s');
  expect(calls.slice(0, named)).toEqual(
    expect.arrayContaining(['flush x/.unfinished/manifest', 'flush x/.unfinished/branch/001']),
  );
  expect(calls.slice(named)).toEqual(['rename x/s', 'openFolder x', 'flush x']);
});

test('what stands in the way of something new stays', async () => {
  writeFileSync(here.at('001'), 'mine');
  mkdirSync(here.at('s'));
  await expect(writeBatch({ ...nothing, creates: [put('000', 'a'), put('001', 'b')] })).rejects.toEqual(
    new Taken(here.at('001')),
  );
  await expect(writeBatch({ ...nothing, folders: [{ folder: here.at('s'), files: [] }] })).rejects.toBeInstanceOf(Taken);
  expect(tree()).toEqual({ '001': 'mine', s: '/' });
});

test('also where the disk has no links', async () => {
  const { disk } = watched((call) => (call.startsWith('link') ? 'EPERM' : undefined));
  await writeBatch({ ...nothing, creates: [put('001', 'a')], replaces: [put('x', '1'), put('y', '2')] }, { disk });
  await expect(writeBatch({ ...nothing, creates: [put('001', 'b')] }, { disk })).rejects.toBeInstanceOf(Taken);
  expect(tree()).toEqual({ '001': 'a', x: '1', y: '2' });
});

test('rights stay, and what a stopped writer left goes', async () => {
  writeFileSync(here.at('x'), 'old');
  chmodSync(here.at('x'), 0o644);
  for (const left of ['.unfinished', '.unfinished.1']) writeFileSync(here.at(left), 'half');
  await writeBatch({ ...nothing, creates: [put('y', 'new')], replaces: [put('x', 'new')] });
  expect(tree()).toEqual({ x: 'new', y: 'new' });
  expect(statSync(here.at('x')).mode & 0o777).toBe(0o644);
  expect(statSync(here.at('y')).mode & 0o777).toBe(0o600);
});

describe('whatever fails, nothing has happened', () => {
  /** Some of everything, in several folders. */
  const batch = (): Batch => ({
    folders: [{ folder: here.at('n/new'), files: [{ file: 'manifest', text: 'm' }] }],
    creates: [put('a/002', 'two'), put('b/other/001', 'one')],
    replaces: [put('a/001', 'changed')],
    heads: [head('a/manifest', 'of a'), head('b/manifest', 'of b', false)],
    moves: [{ from: here.at('gone'), to: here.at('.away/gone') }],
  });
  const prepare = () => {
    for (const folder of ['a', 'b', 'n', '.away', 'gone']) mkdirSync(here.at(folder));
    for (const file of ['a/001', 'a/manifest', 'b/manifest', 'gone/x']) writeFileSync(here.at(file), 'old');
  };

  test('at every step', async () => {
    prepare();
    const before = tree();
    const { disk, calls } = watched();
    await writeBatch(batch(), { disk });
    const steps = calls.length;
    expect(steps).toBeGreaterThan(25);
    here.remove();
    here = place();
    prepare();
    for (let failing = 1; failing <= steps; failing += 1) {
      const broken = watched((_, nth) => (nth === failing ? 'ENOSPC' : undefined));
      await expect(writeBatch(batch(), { disk: broken.disk }), `step ${failing}`).rejects.toMatchObject({
        name: 'FileTrouble',
        problem: 'full',
      });
      expect(broken.open.size, `step ${failing}`).toBe(0);
      expect(tree(), `step ${failing}: ${broken.calls.at(-1)}`).toEqual(before);
    }
    await writeBatch(batch());
    expect(here.text('a/manifest')).toBe('of a');
  });
});
