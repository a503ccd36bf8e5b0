import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BatchDisk, batchDisk } from '../../../src/store/files/index.ts';
import { tempFolder } from '../../support/app.ts';
import { type Any, filesBelow, inFiles, type Ledger, moment, openLedger, stranger, thought } from './world.ts';

let temp: ReturnType<typeof tempFolder>;
let ledger: Ledger;
let fails: (call: string, file: string) => string | undefined;
const time = moment();

/** A disk that fails where it is told to. */
const disk: BatchDisk = new Proxy(batchDisk, {
  get: (sound, name: keyof BatchDisk) =>
    name === 'flush'
      ? async (handle: number) => {
          const code = fails('flush', '');
          if (code) throw Object.assign(new Error(`${code}: made up`), { code });
          await sound.flush(handle);
        }
      : (...args: readonly unknown[]) => {
          const code = fails(name, String(args.at(name === 'rename' || name === 'link' ? 1 : 0)));
          if (code) throw Object.assign(new Error(`${code}: made up`), { code });
          return (sound[name] as (...given: readonly unknown[]) => unknown)(...args);
        },
});

beforeEach(async () => {
  temp = tempFolder();
  fails = () => undefined;
  ledger = await inFiles(temp.folder, { clock: time, newId: time.newId, durability: 'full' }, { disk });
});
afterEach(async () => {
  fails = () => undefined;
  await ledger.end();
  temp.remove();
});

const tree = () => {
  const root = path.join(temp.folder, 'projects');
  return Object.fromEntries(filesBelow(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
};
const start = async (title: string): Promise<string> => {
  time.at += 1000;
  return (await ledger.ask('start_new', { title })).session.id;
};

/** Calls that write, each on a ledger with one session of two thoughts, a pattern and a notebook. */
const writes: Readonly<Record<string, (id: string, notebook: string) => [string, object]>> = {
  thought: (id) => ['thought', thought(id, 3)],
  'thought on a new branch': (id) => ['thought', thought(id, 3, { branchId: 'x', branchFromThought: 1 })],
  resume: (id) => ['session_resume', { sessionId: id }],
  delete: (id) => ['session_delete', { sessionId: id, confirm: true }],
  'new session': () => ['start_new', { title: 'Another' }],
  'new pattern': () => ['knowledge_create_pattern', { title: 'New', description: 'x', content: 'x' }],
  'changed pattern': () => ['knowledge_update_pattern', { id: 'cold', content: 'y' }],
  'removed pattern': () => ['knowledge_delete_pattern', { id: 'cold', confirm: true }],
  'new note': () => ['knowledge_create_note', { title: 'New', content: 'x' }],
  'new notebook': () => ['notebook_create', { name: 'New' }],
  'new cell': (_, notebookId) => ['notebook_add_cell', { notebookId, type: 'markdown', content: 'x' }],
};

describe('a disk that is full', () => {
  test.each(Object.keys(writes))('costs nothing but the call that met it: %s', async (kind) => {
    const id = await start('First');
    for (const n of [1, 2]) await ledger.ask('thought', thought(id, n));
    await ledger.ask('knowledge_create_pattern', { id: 'cold', title: 'Cold', description: 'x', content: 'x' });
    const { notebook } = await ledger.ask('notebook_create', { name: 'Try' });
    time.at += 1000;
    const before = tree();
    const seen = async () => [
      await ledger.ask('list_sessions'),
      await ledger.ask('session_get', { sessionId: id }),
      await ledger.ask('knowledge_list_patterns'),
      await ledger.ask('knowledge_list_notes'),
      await ledger.ask('notebook_list'),
      await ledger.ask('notebook_list_cells', { notebookId: notebook.id }),
    ];
    const shown = await seen();
    const [tool, args] = (writes[kind] as (typeof writes)[string])(id, notebook.id);
    let steps = 0;
    for (let failing = 1; ; failing += 1) {
      steps = 0;
      fails = (call) => (call !== 'remove' && call !== 'close' && ++steps === failing ? 'ENOSPC' : undefined);
      const answer = await ledger.ask(tool, args);
      fails = () => undefined;
      if (steps < failing) {
        expect(answer.refused).toBeUndefined();
        break;
      }
      expect(answer).toMatchObject({
        refused: 'STORE_ERROR',
        message: expect.stringMatching(/full \(ENOSPC\).*Free some space/),
      });
      expect(tree(), `step ${failing}`).toEqual(before);
      expect(await seen(), `step ${failing}`).toEqual(shown);
    }
    expect(steps).toBeGreaterThan(3);
    expect(tree()).not.toEqual(before);
  });

  test('of several calls at once only the one that met it fails', async () => {
    const ids = [await start('One'), await start('Two'), await start('Three')];
    fails = (_, file) => (file.includes(ids[1] as string) ? 'EACCES' : undefined);
    const answers = await Promise.all(ids.map((id) => ledger.ask('thought', thought(id, 1))));
    fails = () => undefined;
    expect(answers.map(({ refused }: Any) => refused)).toEqual([undefined, 'STORE_ERROR', undefined]);
    for (const [i, id] of ids.entries())
      expect((await ledger.ask('session_get', { sessionId: id })).thoughts).toHaveLength(i === 1 ? 0 : 1);
  });
});

describe('an index that fails', () => {
  const sessions = async () => (await ledger.ask('list_sessions')).sessions.map(({ title }: Any) => title);

  test('after files were written, and what was written counts', async () => {
    const id = await start('First');
    const file = path.join(temp.folder, '.index', 'ledger.sqlite');
    /** Nobody notices before the commit. */
    fails = (call) => {
      if (call === 'rename') for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
      return undefined;
    };
    expect(await ledger.ask('thought', thought(id, 1))).toMatchObject({ thoughtNumber: 1 });
    fails = () => undefined;
    expect((await ledger.ask('session_get', { sessionId: id })).thoughts).toHaveLength(1);
  });

  test.each([
    ['is no database', () => Buffer.from('x'.repeat(5000))],
    ['is empty', () => Buffer.alloc(0)],
    ['is damaged in the middle', (good: Buffer) => Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096, 7)])],
  ])('because it %s, is made anew', async (_, change) => {
    const id = await start('First');
    await ledger.ask('thought', thought(id, 1));
    await ledger.end();
    const file = path.join(temp.folder, '.index', 'ledger.sqlite');
    const good = readFileSync(file);
    for (const name of readdirSync(path.dirname(file))) rmSync(path.join(path.dirname(file), name));
    writeFileSync(file, change(good));
    ledger = await inFiles(temp.folder, { clock: time });
    expect(await sessions()).toEqual(['First']);
    expect((await ledger.ask('session_get', { sessionId: id })).thoughts).toHaveLength(1);
    expect((await ledger.ask('thought', thought(id, 2))).thoughtNumber).toBe(2);
  });

  test('because it is of another version, is made anew', async () => {
    await start('First');
    await ledger.end();
    const { default: Sqlite } = await import('better-sqlite3');
    const db = new Sqlite(path.join(temp.folder, '.index', 'ledger.sqlite'));
    db.exec("update filed_about set version = '0.0'; update sessions set title = 'Of another version'");
    db.close();
    ledger = await inFiles(temp.folder, { clock: time });
    expect(await sessions()).toEqual(['First']);
  });
});

test('a folder that nobody may write to is refused with a word about it', async () => {
  const folder = path.join(temp.folder, 'config.json', 'x');
  await expect(openLedger({ files: { folder, granularity: 'monthly' } })).rejects.toThrow(/config\.json\/x cannot be used/);
  if (process.getuid?.() === 0) return;
  chmodSync(temp.folder, 0o500);
  await expect(openLedger({ files: { folder: path.join(temp.folder, 'x'), granularity: 'monthly' } })).rejects.toThrow(
    /may write/,
  );
  chmodSync(temp.folder, 0o700);
});

test('what was removed is gone from the disk', async () => {
  const id = await start('Gone');
  await ledger.ask('thought', thought(id, 1));
  await ledger.ask('session_delete', { sessionId: id, confirm: true });
  expect(readdirSync(path.join(temp.folder, 'projects', 'shop', '.removed'))).toEqual([]);
  expect(filesBelow(stranger(temp.folder).sessions)).toEqual([]);
});
