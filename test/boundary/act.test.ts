import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShowOutput } from '../../generated/types/index.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { Transcripts } from '../../src/kernel/transcripts.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { start } from '../support/processes.ts';
import { actingInParts, withHandler } from './two-writes.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
  await call(app, 'init', { workspace: 'w' });
});
afterAll(() => app.end());

const notesOf = async (on: App) => {
  const { result } = await call(on, 'show', { workspace: 'w', doc_kind: 'notes' });
  return (result as ShowOutput).entries.map((entry) => (entry.kind === 'note' ? entry.content : null));
};
const act = (on: App) => call(on, 'transcripts_digest', { workspace: 'w' });

/** The message of what went wrong inside a handler. */
const problemOf = async (on: App) => (await act(on)).error?.message;

describe('an act', () => {
  test('reads and writes in units of its own, each published once it is committed', async () => {
    const published: string[][] = [];
    const stop = app.bus.listen((_, facts) => void published.push(facts.map(({ kind }) => kind)));
    const acting = actingInParts(app);
    expect((await act(acting)).error).toBeNull();
    stop();
    expect(published).toEqual([['note_added'], ['note_added'], ['note_added']]);
    expect(await notesOf(app)).toEqual(['begun', 'looked around', 'done']);
  });
  test('has no store and nothing to tell with outside of its units', async () => {
    let seen: string[] = [];
    await act(
      withHandler(app, async (ctx) => {
        seen = Object.entries(ctx).flatMap(([name, value]) => (value === undefined ? [] : [name]));
      }),
    );
    expect(seen).toEqual(expect.arrayContaining(['reading', 'writing', 'ports']));
    for (const name of ['store', 'tell', 'inner']) expect(seen).not.toContain(name);
  });
  test('has only the ports that its contract names', async () => {
    let names: string[] = [];
    await act(
      withHandler(app, async ({ ports }) => {
        names = Object.keys(ports);
      }),
    );
    expect(names).toEqual(['transcripts']);
  });
});

describe('no port can be used inside a unit', () => {
  const transcripts = () => app.ports.transcripts as Transcripts;
  test.each<[string, Parameters<typeof withHandler>[1]]>([
    ['the ports of the call, in a write', ({ writing, ports }) => writing(async () => ports.transcripts.list('/'))],
    ['the ports of the call, in a read', ({ reading, ports }) => reading(async () => ports.transcripts.list('/'))],
    ['ports from elsewhere', ({ writing }) => writing(async () => transcripts().list('/'))],
    [
      'ports that are used later in the same unit',
      ({ writing, ports }) =>
        writing(async ({ store }) => {
          await store.branches.find('main');
          return Promise.resolve().then(() => ports.transcripts.list('/'));
        }),
    ],
  ])('%s', async (_, handler) => {
    expect(await problemOf(withHandler(app, handler))).toMatch(/transcripts\.list cannot be used inside/);
  });
  test('and what the unit had told is taken back', async () => {
    const before = await notesOf(app);
    const telling = withHandler(app, ({ writing, ports }) =>
      writing(async ({ tell }) => {
        await tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content: 'never' });
        await ports.transcripts.list('/');
      }),
    );
    expect(await problemOf(telling)).toMatch(/cannot be used inside/);
    expect(await notesOf(app)).toEqual(before);
  });
  test('outside of units they work', async () => {
    expect(await problemOf(withHandler(app, ({ ports }) => ports.transcripts.list('/nowhere')))).toBeUndefined();
  });
});

test.each([
  [1, ['begun']],
  [2, ['begun', 'looked around']],
])('killed after %i of three writes, the next act goes on from there', async (after, there) => {
  const { folder, remove } = tempFolder();
  const database = path.join(folder, 'noema.db');
  const child = await start('test/boundary/killed-between.ts', { database, after });
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' });
  const again = await testApp({ database });
  expect(await notesOf(again)).toEqual(there);
  expect((await act(actingInParts(again))).error).toBeNull();
  expect(await notesOf(again)).toEqual(['begun', 'looked around', 'done']);
  await again.end();
  remove();
});
