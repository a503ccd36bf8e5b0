import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compare, overwrite } from '../../codegen/write.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'noema-write-'));
});
afterEach(() => rm(root, { recursive: true }));

const put = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};
const want = new Map([
  ['generated/same.ts', 'same'],
  ['generated/deep/changed.ts', 'new'],
  ['docs/reference/absent.md', 'here'],
]);
const drifted = async () => {
  await put('generated/same.ts', 'same');
  await put('generated/deep/changed.ts', 'old');
  await put('generated/deep/left.ts', 'over');
  await put('docs/tour.md', 'written by hand');
};
const drift = {
  stale: ['generated/deep/changed.ts'],
  missing: ['docs/reference/absent.md'],
  orphaned: ['generated/deep/left.ts'],
};

it('says what is stale, missing and orphaned, and changes nothing', async () => {
  await drifted();
  expect(await compare(root, want)).toEqual(drift);
  expect(await compare(root, want)).toEqual(drift);
});

it('repairs all three', async () => {
  await drifted();
  expect(await overwrite(root, want)).toEqual(drift);
  expect(await compare(root, want)).toEqual({ stale: [], missing: [], orphaned: [] });
  for (const [file, content] of want) expect(await readFile(path.join(root, file), 'utf8')).toBe(content);
  expect(await readdir(path.join(root, 'generated/deep'))).toEqual(['changed.ts']);
});

it('does not touch a file that is right, nor one that is not its own', async () => {
  await drifted();
  const before = await stat(path.join(root, 'generated/same.ts'));
  await overwrite(root, want);
  expect((await stat(path.join(root, 'generated/same.ts'))).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(path.join(root, 'docs/tour.md'), 'utf8')).toBe('written by hand');
});

it('leaves alone what it is told to ignore', async () => {
  await put('generated/validators/built.js', 'built');
  const ignored = (file: string) => file.startsWith('generated/validators/');
  expect((await compare(root, new Map(), ignored)).orphaned).toEqual([]);
  expect((await compare(root, new Map())).orphaned).toEqual(['generated/validators/built.js']);
});

it('finds everything missing in an empty folder', async () => {
  expect(await compare(root, want)).toEqual({ stale: [], missing: [...want.keys()], orphaned: [] });
});
