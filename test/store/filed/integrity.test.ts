import { chmodSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../support/app.ts';
import { type Any, filesBelow, inFiles, type Ledger, moment, stranger, thought } from './world.ts';

let temp: ReturnType<typeof tempFolder>;
let ledger: Ledger;
let files: ReturnType<typeof stranger>;
let id: string;
const time = moment(Date.UTC(2026, 2, 5));

/** Four thoughts and a branch of two. */
beforeEach(async () => {
  temp = tempFolder();
  files = stranger(temp.folder);
  ledger = await inFiles(temp.folder, { clock: time, newId: time.newId });
  time.at += 1;
  id = (await ledger.ask('start_new', { title: 'Slow pages', tags: ['x'] })).session.id;
  for (const n of [1, 2, 3, 4]) await ledger.ask('thought', thought(id, n));
  for (const n of [3, 4]) await ledger.ask('thought', thought(id, n, { branchId: 'net', branchFromThought: 2 }));
});
afterEach(async () => {
  await ledger.end();
  temp.remove();
});

const get = () => ledger.ask('session_get', { sessionId: id });
const integrity = async () => (await get()).integrity;
const resume = (more: object = {}) => ledger.ask('session_resume', { sessionId: id, ...more });
const sound = {
  valid: false,
  sessionExists: true,
  manifestExists: true,
  manifestValid: true,
  missingThoughtFiles: [],
  missingBranchFiles: {},
  unreadableFiles: [],
  inconsistentFiles: [],
};

/** The same is told by whoever has known the session before, and by an index that has never seen it whole. */
async function told(wanted: Any): Promise<void> {
  expect(await integrity()).toEqual({ ...wanted, errors: expect.any(Array) });
  const another = await inFiles(temp.folder, { clock: time, newId: time.newId }, { index: `${temp.folder}/.other/x.sqlite` });
  expect((await another.ask('session_get', { sessionId: id })).integrity).toEqual({ ...wanted, errors: expect.any(Array) });
  await another.end();
}

test('nothing is said where all is well', async () => {
  expect(await integrity()).toBeUndefined();
  expect(await resume()).toMatchObject({ success: true, thoughtCount: 6 });
});

describe('missing', () => {
  test('thoughts of the main chain and of a branch', async () => {
    files.remove(id, '002.json');
    files.remove(id, 'net/003.json');
    await told({ ...sound, missingThoughtFiles: ['002.json'], missingBranchFiles: { net: ['003.json'] } });
    const seen = await get();
    expect(seen.thoughts.map(({ thoughtNumber }: Any) => thoughtNumber)).toEqual([1, 3, 4]);
    expect(seen.branches.net).toHaveLength(1);
    for (const error of seen.integrity.errors) expect(error).toMatch(/is missing.*repair=true/);
    expect(await resume()).toMatchObject({ refused: 'STORAGE_ERROR', message: expect.stringContaining('002.json') });
  });

  test('a manifest: what it said is remembered, and it is written with the next thought', async () => {
    files.remove(id, 'manifest.json');
    expect(await integrity()).toMatchObject({ ...sound, manifestExists: false, manifestValid: false });
    expect((await get()).session).toMatchObject({ title: 'Slow pages', tags: ['x'], thoughtCount: 6 });
    await ledger.ask('thought', thought(id, 5));
    expect(await integrity()).toBeUndefined();
    expect(files.json(id, 'manifest.json')).toMatchObject({
      metadata: { title: 'Slow pages' },
      branchFiles: { net: ['003.json', '004.json'] },
    });
  });

  test('a manifest that nobody remembers', async () => {
    files.remove(id, 'manifest.json');
    await told({ ...sound, manifestExists: false, manifestValid: false });
  });

  test('the last thought: its number is not given to another', async () => {
    files.remove(id, '004.json');
    expect(await ledger.ask('thought', thought(id, 4))).toMatchObject({ refused: 'INVALID_OPERATION' });
    expect(await ledger.ask('thought', thought(id, 5))).toMatchObject({ thoughtNumber: 5 });
    /** It is still missed. */
    expect((await integrity()).missingThoughtFiles).toEqual(['004.json']);
    expect(files.json(id, 'manifest.json').thoughtFiles).toEqual(['001.json', '002.json', '003.json', '004.json', '005.json']);
  });

  test('put back, it is there again', async () => {
    const text = files.read(id, '003.json');
    files.remove(id, '003.json');
    expect((await integrity()).missingThoughtFiles).toEqual(['003.json']);
    await ledger.ask('thought', thought(id, 5));
    writeFileSync(files.file(id, '003.json'), text);
    expect(await integrity()).toBeUndefined();
    expect(await resume()).toMatchObject({ success: true, thoughtCount: 7 });
  });
});

describe('unreadable', () => {
  test.each([
    ['half a file', '{"data": {"thou', /no JSON/],
    ['nothing', '', /no JSON/],
    ['something else', '{"a": 1}', /holds no thought/],
    ['a list', '[]', /holds no thought/],
    ['other bytes', Buffer.from([0x7b, 0xff, 0xfe]), /UTF-8/],
  ])('a thought that is %s', async (_, content, why) => {
    writeFileSync(files.file(id, '002.json'), content);
    await told({ ...sound, unreadableFiles: ['002.json'] });
    expect((await integrity()).errors[0]).toMatch(why);
    expect(await resume()).toMatchObject({ refused: 'STORAGE_ERROR' });
    expect(await ledger.ask('thought', thought(id, 2))).toMatchObject({ refused: 'INVALID_OPERATION' });
  });

  test.each(['{', '{"id": 1}', 'null', '{"thoughtFiles": []}'])('a manifest that is %s, and no missing one', async (content) => {
    writeFileSync(files.file(id, 'manifest.json'), content);
    await told({ ...sound, manifestValid: false, unreadableFiles: ['manifest.json'] });
    expect((await get()).session).toMatchObject({ title: 'Slow pages', thoughtCount: 6 });
  });

  test('a manifest of a session without thoughts', async () => {
    time.at += 1;
    id = (await ledger.ask('start_new', { title: 'Empty' })).session.id;
    writeFileSync(files.file(id, 'manifest.json'), '{');
    await told({ ...sound, manifestValid: false, unreadableFiles: ['manifest.json'] });
    expect((await get()).session.title).toBe('Empty');
  });

  test('a manifest is put aside when another has to be written', async () => {
    writeFileSync(files.file(id, 'manifest.json'), '{"title": "half an ed');
    await ledger.ask('thought', thought(id, 5));
    expect(await integrity()).toBeUndefined();
    const aside = filesBelow(files.place(id)).find((name) => name.startsWith('manifest.json.corrupt.'));
    expect(files.read(id, aside as string)).toBe('{"title": "half an ed');
    expect((await get()).session).toMatchObject({ title: 'Slow pages', thoughtCount: 7 });
  });

  test.skipIf(process.getuid?.() === 0)('what the system does not let us read', async () => {
    chmodSync(files.file(id, '002.json'), 0);
    await told({ ...sound, unreadableFiles: ['002.json'] });
    expect((await integrity()).errors[0]).toContain('EACCES');
  });
});

describe('inconsistent', () => {
  test.each([
    ['its number', 'thoughtNumber', (text: string) => text.replace('"thoughtNumber": 2', '"thoughtNumber": 7')],
    ['its id', 'id belongs', (text: string) => text.replace(`"id": "${id}:2"`, '"id": "other:2"')],
    ['the one before it', 'before it', (text: string) => text.replace(`"prev": "${id}:1"`, `"prev": "${id}:99"`)],
    ['its branch', 'branchId', (text: string) => text.replace('"thoughtNumber": 2', '"branchId": "x", "thoughtNumber": 2')],
  ])('%s', async (_, why, change) => {
    files.edit(id, '002.json', change);
    await told({ ...sound, inconsistentFiles: ['002.json', 'manifest.json'] });
    expect((await integrity()).errors[0]).toContain(why);
    expect((await get()).thoughts[1]).toMatchObject({ thoughtNumber: 2, thought: 'Thought 2' });
    expect(await resume()).toMatchObject({ success: true, warned: ['SESSION_DAMAGED'] });
  });

  test('a thought that says something else than was written, until the manifest is written again', async () => {
    files.edit(id, '002.json', (text) => text.replace('Thought 2', 'Changed'));
    await told({ ...sound, inconsistentFiles: ['manifest.json'] });
    expect((await integrity()).errors[0]).toContain('changed after');
    expect(await ledger.ask('load_context', { sessionId: id })).toMatchObject({ warned: ['SESSION_DAMAGED'] });
    expect(await integrity()).toBeUndefined();
  });

  test('a manifest of another session', async () => {
    files.edit(id, 'manifest.json', (text) => text.replaceAll(id, 'another'));
    await told({ ...sound, inconsistentFiles: ['manifest.json'] });
  });
});

describe('repair', () => {
  test('goes on without what is lost, and loses nothing else', async () => {
    files.remove(id, '002.json');
    writeFileSync(files.file(id, 'net/003.json'), '{"data": {"thou');
    expect(await resume()).toMatchObject({
      refused: 'STORAGE_ERROR',
      message: expect.stringMatching(/1 files are missing and 1 cannot/),
    });
    expect(await resume({ repair: true })).toMatchObject({ success: true, thoughtCount: 4, nextThoughtNumber: 5 });
    expect(await integrity()).toBeUndefined();
    expect(files.json(id, 'manifest.json')).toMatchObject({
      thoughtFiles: ['001.json', '003.json', '004.json'],
      branchFiles: { net: ['004.json'] },
    });
    const aside = filesBelow(files.place(id)).filter((name) => name.includes('.corrupt.'));
    expect(aside.map((name) => name.replace(/\.corrupt.*/, ''))).toEqual(['net/003.json']);
    expect(files.read(id, aside[0] as string)).toBe('{"data": {"thou');
    await ledger.ask('thought', thought(id, 5));
    const another = await inFiles(temp.folder, {}, { index: `${temp.folder}/.other/x.sqlite` });
    const seen = await another.ask('session_get', { sessionId: id });
    expect(seen.integrity).toBeUndefined();
    expect(seen.session.thoughtCount).toBe(5);
    await another.end();
  });

  test('writes a manifest anew from what is there, and keeps the one that nobody could read', async () => {
    writeFileSync(files.file(id, 'manifest.json'), '{');
    expect(await resume()).toMatchObject({ refused: 'STORAGE_ERROR', message: expect.stringContaining('manifest.json') });
    expect(await resume({ repair: true })).toMatchObject({ success: true, thoughtCount: 6, session: { title: 'Slow pages' } });
    expect(files.json(id, 'manifest.json')).toMatchObject({ branchFiles: { net: ['003.json', '004.json'] } });
    expect(filesBelow(files.place(id)).some((name) => name.startsWith('manifest.json.corrupt.'))).toBe(true);
    expect(await integrity()).toBeUndefined();
  });

  test('does nothing where nothing is lost', async () => {
    const before = files.json(id, 'manifest.json');
    expect(await resume({ repair: true })).toMatchObject({ success: true, thoughtCount: 6 });
    expect(files.json(id, 'manifest.json').thoughtFiles).toEqual(before.thoughtFiles);
  });
});

test('a piece that a stopped writer left is put aside when its place is needed', async () => {
  writeFileSync(files.file(id, '005.json'), '{"data": {"thou');
  expect(await integrity()).toBeUndefined();
  expect(await ledger.ask('thought', thought(id, 5))).toMatchObject({ thoughtNumber: 5 });
  expect(files.json(id, '005.json').data.thought).toBe('Thought 5');
  expect(filesBelow(files.place(id)).some((name) => name.startsWith('005.json.corrupt.'))).toBe(true);
});

test('in tables nothing is ever damaged', async () => {
  const { openLedger } = await import('./world.ts');
  const tables = await openLedger({});
  const { session } = await tables.ask('start_new', { title: 'x' });
  expect((await tables.ask('session_get', { sessionId: session.id })).integrity).toBeUndefined();
  expect(await tables.ask('session_resume', { sessionId: session.id, repair: true })).toMatchObject({ success: true });
  await tables.end();
});
