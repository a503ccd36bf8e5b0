import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../support/app.ts';
import { type Any, inFiles, type Ledger, moment, stranger, thought } from './world.ts';

let temp: ReturnType<typeof tempFolder>;
let ledger: Ledger;
let files: ReturnType<typeof stranger>;
const time = moment(Date.UTC(2026, 2, 5));

beforeEach(async () => {
  temp = tempFolder();
  files = stranger(temp.folder);
  ledger = await inFiles(temp.folder, { clock: time, newId: time.newId });
});
afterEach(async () => {
  await ledger.end();
  temp.remove();
});

async function start(title: string, thoughts = 0): Promise<string> {
  time.at += 1000;
  const { session } = await ledger.ask('start_new', { title });
  for (let n = 1; n <= thoughts; n += 1) await ledger.ask('thought', thought(session.id, n));
  return session.id;
}

const listed = async () => (await ledger.ask('list_sessions')).sessions.map(({ title }: Any) => title);
const texts = async (session: string) =>
  (await ledger.ask('session_get', { sessionId: session })).thoughts.map((one: Any) => one.thought);
const found = async (query: string) => (await ledger.ask('session_search', { query })).sessions.map(({ title }: Any) => title);

describe('what others do to files is seen', () => {
  test('a session that is copied in', async () => {
    const id = await start('Here', 2);
    const other = crypto.randomUUID();
    cpSync(files.place(id), path.join(files.sessions, '2020-01', other), { recursive: true });
    const to = (name: string) => path.join(files.sessions, '2020-01', other, name);
    writeFileSync(to('manifest.json'), files.read(id, 'manifest.json').replaceAll(id, other).replaceAll('Here', 'Copied'));
    expect((await listed()).sort()).toEqual(['Copied', 'Here']);
    expect(await found('copied')).toEqual(['Copied']);
    expect(await texts(other)).toEqual(['Thought 1', 'Thought 2']);
  });

  test('a session that is removed, and one that is put back', async () => {
    const [one, two] = [await start('One', 1), await start('Two', 1)];
    cpSync(files.place(one), path.join(temp.folder, 'away'), { recursive: true });
    const place = files.place(one);
    files.remove(one);
    expect(await listed()).toEqual(['Two']);
    expect(await ledger.ask('session_get', { sessionId: one })).toMatchObject({ refused: 'SESSION_NOT_FOUND' });
    cpSync(path.join(temp.folder, 'away'), place, { recursive: true });
    expect(await listed()).toEqual(['Two', 'One']);
    expect(await texts(two)).toEqual(['Thought 1']);
  });

  test('a session that is moved to another folder', async () => {
    const id = await start('Moved', 1);
    files.move(id, '2019-07');
    expect((await ledger.ask('session_get', { sessionId: id })).session).toMatchObject({ partitionPath: '2019-07' });
    await ledger.ask('thought', thought(id, 2));
    expect(files.json(id, '002.json').data.thought).toBe('Thought 2');
    expect(files.place(id)).toContain('2019-07');
  });

  test('a session that stands in two folders counts once', async () => {
    const id = await start('Once', 1);
    cpSync(files.place(id), path.join(files.sessions, '2001-01', id), { recursive: true });
    expect(await listed()).toEqual(['Once']);
    expect((await ledger.ask('session_get', { sessionId: id })).session.partitionPath).toBe('2026-03');
    rmSync(path.join(files.sessions, '2026-03'), { recursive: true });
    expect((await ledger.ask('session_get', { sessionId: id })).session.partitionPath).toBe('2001-01');
  });

  test('a title, and a thought that was written over in its place', async () => {
    const id = await start('Old', 2);
    files.edit(id, 'manifest.json', (text) => text.replaceAll('Old', 'Brand new'));
    expect(await listed()).toEqual(['Brand new']);
    expect(await found('brand')).toEqual(['Brand new']);
    writeFileSync(files.file(id, '002.json'), files.read(id, '002.json').replace('Thought 2', 'S7|H|By hand'));
    const { thoughts } = await ledger.ask('session_get', { sessionId: id });
    expect(thoughts[1]).toMatchObject({ thought: 'S7|H|By hand', cipher: { nodes: [{ step: 7 }] } });
    expect(await found('hand')).toEqual(['Brand new']);
  });

  test('a thought that is added, named by no manifest', async () => {
    const id = await start('Grows', 2);
    const node = files.json(id, '002.json');
    files.write(id, '003.json', {
      ...node,
      id: `${id}:3`,
      prev: `${id}:2`,
      order: 3,
      data: { ...node.data, thought: 'Mine', thoughtNumber: 3 },
    });
    expect(await texts(id)).toEqual(['Thought 1', 'Thought 2', 'Mine']);
    expect((await ledger.ask('load_context', { sessionId: id })).nextThoughtNumber).toBe(4);
    await ledger.ask('thought', thought(id, 4));
    expect(files.json(id, 'manifest.json').thoughtFiles).toEqual(['001.json', '002.json', '003.json', '004.json']);
    const { content } = await ledger.ask('session_export', { sessionId: id });
    expect(JSON.parse(content).nodes.map(({ next }: Any) => next)).toEqual([[`${id}:2`], [`${id}:3`], [`${id}:4`], []]);
  });

  test('by a search that finds it by no words of the index', async () => {
    const id = await start('Quiet', 1);
    files.edit(id, '001.json', (text) => text.replace('Thought 1', 'Zeppelin'));
    /** Nobody reads the session, so only a look at everything finds it. */
    rmSync(path.join(temp.folder, '.index'), { recursive: true });
    expect(await found('zeppelin')).toEqual(['Quiet']);
  });

  test('a look at everything finds what nobody asked for', async () => {
    const id = await start('Quiet', 1);
    await ledger.end();
    let round: () => Promise<void> = async () => {};
    ledger = await inFiles(
      temp.folder,
      { clock: time, newId: time.newId },
      {
        rounds: (own) => {
          round = own;
          return () => {};
        },
      },
    );
    expect(await found('zeppelin')).toEqual([]);
    writeFileSync(files.file(id, '001.json'), files.read(id, '001.json').replace('Thought 1', 'Zeppelin'));
    expect(await found('zeppelin')).toEqual([]);
    time.at += 3_600_000;
    await round();
    expect(await found('zeppelin')).toEqual(['Quiet']);
  });

  test('and a call after it goes on with what is there', async () => {
    const id = await start('Both', 1);
    files.write(id, '002.json', { data: { thought: 'Theirs', thoughtNumber: 2, totalThoughts: 2, nextThoughtNeeded: true } });
    expect(await ledger.ask('thought', thought(id, 2))).toMatchObject({ refused: 'INVALID_OPERATION' });
    expect(await ledger.ask('thought', thought(id, 3))).toMatchObject({ thoughtNumber: 3 });
    expect(await texts(id)).toEqual(['Thought 1', 'Theirs', 'Thought 3']);
  });
});

describe('files of other versions', () => {
  const node = (session: string, n: number, more: object = {}, branch?: string) => ({
    id: branch ? `${session}:${branch}:${n}` : `${session}:${n}`,
    data: {
      thought: `Said ${n}`,
      thoughtNumber: n,
      totalThoughts: 3,
      nextThoughtNeeded: n < 3,
      timestamp: `2025-12-01T00:00:0${n}.000Z`,
      ...(branch ? { branchId: branch, branchFromThought: 1 } : {}),
    },
    prev: n === 1 ? null : `${session}:${n - 1}`,
    next: [],
    ...more,
  });
  const place = (session: string) => path.join(files.sessions, '2025-12', session);
  const put = (session: string, name: string, content: object) => {
    mkdirSync(path.dirname(path.join(place(session), name)), { recursive: true });
    writeFileSync(path.join(place(session), name), JSON.stringify(content));
  };
  const metadata = {
    title: 'From before',
    tags: ['x'],
    createdAt: '2025-12-01T00:00:00.000Z',
    updatedAt: '2025-12-01T00:00:09.000Z',
  };

  test('branches in a folder of their own kind, one of which is called branches', async () => {
    const id = crypto.randomUUID();
    put(id, '001.json', node(id, 1));
    put(id, '002.json', node(id, 2));
    put(id, 'branches/alt/001.json', node(id, 1, { prev: `${id}:1` }, 'alt'));
    put(id, 'branches/alt/002.json', node(id, 2, { prev: `${id}:1` }, 'alt'));
    put(id, 'branches/004.json', node(id, 4, { prev: `${id}:1` }, 'branches'));
    const branchFiles = { alt: ['001.json', '002.json'], branches: ['004.json'] };
    put(id, 'manifest.json', { id, version: '1.0.0', thoughtFiles: ['001.json', '002.json'], branchFiles, metadata });
    const seen = await ledger.ask('session_get', { sessionId: id });
    expect(seen).toMatchObject({
      session: { title: 'From before', tags: ['x'], thoughtCount: 5, branchCount: 2, updatedAt: metadata.updatedAt },
      branches: { alt: [{ thoughtNumber: 1, branchFromThought: 1 }, { thoughtNumber: 2 }], branches: [{ thoughtNumber: 4 }] },
    });
    expect(seen.integrity).toBeUndefined();
    /** A branch goes on where it is. */
    expect(await ledger.ask('thought', thought(id, 3, { branchId: 'alt' }))).toMatchObject({ nodeId: `${id}:alt:3` });
    expect(files.json(id, 'branches/alt/003.json').prev).toBe(`${id}:alt:2`);
    expect(files.json(id, 'manifest.json').branchFiles).toEqual({
      alt: ['001.json', '002.json', '003.json'],
      branches: ['004.json'],
    });
    expect((await ledger.ask('session_get', { sessionId: id })).branches.alt).toHaveLength(3);
  });

  test('the other manifest that was specified', async () => {
    const id = crypto.randomUUID();
    put(id, '001.json', node(id, 1));
    put(id, 'alt/001.json', node(id, 1, {}, 'alt'));
    const session = { id, ...metadata, thoughtCount: 2, branchCount: 1, lastAccessedAt: '2025-12-24T00:00:00.000Z' };
    put(id, 'manifest.json', { version: '1.0', session, thoughtFiles: ['001.json'], branches: { alt: ['001.json'] } });
    const seen = await ledger.ask('session_get', { sessionId: id });
    expect(seen.session).toMatchObject({ title: 'From before', thoughtCount: 2, lastAccessedAt: session.lastAccessedAt });
    expect(seen.integrity).toBeUndefined();
  });

  test('a session that ended is known by its last thought', async () => {
    const id = crypto.randomUUID();
    for (const n of [1, 2, 3]) put(id, `00${n}.json`, node(id, n));
    put(id, 'manifest.json', {
      id,
      version: '1.0.0',
      thoughtFiles: ['001.json', '002.json', '003.json'],
      branchFiles: {},
      metadata,
    });
    expect(await ledger.ask('load_context', { sessionId: id })).toMatchObject({ lastConclusion: 'Said 3', nextThoughtNumber: 4 });
  });
});

test('thoughts of one moment stay in the order in which they were recorded', async () => {
  const id = await start('Quick', 1);
  await ledger.ask('thought', thought(id, 2, { branchId: 'side', branchFromThought: 1 }));
  await ledger.ask('thought', thought(id, 2));
  await ledger.ask('thought', thought(id, 1, { branchId: 'side' }));
  const order = async () =>
    JSON.parse((await ledger.ask('session_export', { sessionId: id })).content).nodes.map((node: Any) =>
      node.id.slice(id.length),
    );
  const before = await order();
  expect(before).toEqual([':1', ':side:2', ':2', ':side:1']);
  rmSync(path.join(temp.folder, '.index'), { recursive: true });
  expect(await order()).toEqual(before);
});

test('names that lead elsewhere lead nowhere', async () => {
  const { store } = ledger.app;
  const sessionId = '../../../../outside';
  await store.write('shop', null, ({ tell }) =>
    tell('session_started', { sessionId, title: 'Out', description: null, tags: [] }),
  );
  expect(await listed()).toEqual(['Out']);
  await ledger.ask('thought', thought(sessionId, 1));
  expect(await texts(sessionId)).toEqual(['Thought 1']);
  rmSync(path.join(temp.folder, '.index'), { recursive: true });
  expect(await texts(sessionId)).toEqual(['Thought 1']);
  expect(files.sessions.startsWith(temp.folder)).toBe(true);
});
