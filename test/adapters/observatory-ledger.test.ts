import { afterEach, describe, expect, test, vi } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { noPolicy } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { filedRows } from '../../src/store/filed/rows.ts';
import { send } from '../e2e/http-client.ts';
import { start } from '../e2e/process.ts';
import { quietFiles, tempFolder, testApp } from '../support/app.ts';
import { observed, Watching } from '../support/watching.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const policy = { ...noPolicy, default_workspace: '_default' };

async function served(options: Parameters<typeof observed>[1] & { readonly files?: boolean } = {}) {
  const { folder, remove } = tempFolder();
  const { files, ...more } = options;
  const app = await testApp({ product: ledger, policy, exports: 'nowhere', ...(files ? { files: quietFiles(folder) } : {}) });
  ends.push(remove, app.end);
  const server = await observed([app], more);
  ends.push(server.close);
  return { app, ...server };
}

async function watching(url: string) {
  const one = await Watching.open(url);
  ends.push(() => one.close());
  return one;
}

/** What an operation answers. */
async function ask<T>(app: App, tool: string, args: object = {}): Promise<T> {
  const { result, error } = await call(app, tool, args);
  expect(error).toBeNull();
  return result as T;
}

const begin = async (app: App, sessionTitle: string) =>
  (await ask<{ session: { id: string } }>(app, 'start_new', { title: sessionTitle })).session.id;

const think = (app: App, sessionId: string, thoughtNumber: number, more: object = {}) =>
  ask(app, 'thought', {
    sessionId,
    thought: `Thought ${thoughtNumber}`,
    thoughtNumber,
    totalThoughts: 5,
    nextThoughtNeeded: true,
    ...more,
  });

describe.each([
  ['a database', false],
  ['files', true],
])('a ledger in %s', (_, files) => {
  test('tells a session from its beginning to its end', async () => {
    const { app, url } = await served({ files });
    const before = await begin(app, 'Before');
    await think(app, before, 1);
    const one = await watching(url);
    one.subscribe('sessions');
    expect(await one.event('sessions:active')).toMatchObject({
      data: { sessions: [{ id: before, status: 'active', title: 'Before', thoughtCount: 1 }] },
    });
    one.subscribe('reasoning', { sessionId: before });
    expect(await one.event('session:snapshot')).toMatchObject({
      channel: 'reasoning',
      data: { session: { id: before }, thoughts: [{ id: `${before}:1`, thought: 'Thought 1' }], branches: {} },
    });
    await think(app, before, 2);
    const on = (channel: string, event: string) => one.next((said) => said.channel === channel && said.event === event);
    expect(await on('reasoning', 'thought:added')).toMatchObject({
      data: { sessionId: before, nodeId: `${before}:2`, parentId: `${before}:1`, thought: { thought: 'Thought 2' } },
    });
    await think(app, before, 2, { branchFromThought: 1, branchId: 'other' });
    expect(await on('reasoning', 'thought:branched')).toMatchObject({
      data: { branchId: 'other', fromThoughtNumber: 1, parentId: `${before}:1`, newNodeId: `${before}:other:2` },
    });
    await think(app, before, 3, { isRevision: true, revisesThought: 2 });
    expect(await on('reasoning', 'thought:revised')).toMatchObject({
      data: { originalThoughtNumber: 2, revisedNodeId: `${before}:2` },
    });
    const other = await begin(app, 'Other');
    expect(await on('sessions', 'session:started')).toMatchObject({ data: { sessionId: other, session: { title: 'Other' } } });
    await think(app, other, 1);
    await think(app, before, 4, { nextThoughtNeeded: false, thought: 'token=abcdef0123456789abcdef' });
    expect(await on('sessions', 'session:ended')).toMatchObject({ data: { sessionId: before, finalThoughtCount: 5 } });
    one.say({ action: 'unsubscribe', channel: 'sessions' });
    one.subscribe('reasoning', { sessionId: before });
    const again = await on('reasoning', 'session:snapshot');
    expect(again.data).toMatchObject({ session: { status: 'completed' } });
    expect(JSON.stringify(again.data)).toContain('token=<redacted>');
  });

  test('tells of all sessions to who names none, and of no other to who names one', async () => {
    const { app, url } = await served({ files });
    const [a, b] = [await begin(app, 'A'), await begin(app, 'B')];
    const [all, one] = [await watching(url), await watching(url)];
    all.subscribe('reasoning');
    one.subscribe('reasoning', { sessionId: a });
    await all.event('subscribed');
    await one.event('session:snapshot');
    await think(app, b, 1);
    expect(await all.event('thought:added')).toMatchObject({ data: { sessionId: b } });
    await think(app, a, 1);
    expect(await all.event('thought:added')).toMatchObject({ data: { sessionId: a } });
    expect(await one.event('thought:added')).toMatchObject({ data: { sessionId: a } });
  });
});

test('a notebook that is made, written to or run is told of', async () => {
  const { app, url } = await served();
  const one = await watching(url);
  one.subscribe('notebooks');
  expect((await one.event('notebooks:snapshot')).data).toMatchObject({ notebooks: [] });
  const { notebook } = await ask<{ notebook: { id: string } }>(app, 'notebook_create', { title: 'How cold is it?' });
  expect((await one.event('notebook:changed')).data).toMatchObject({ workspace: '_default', kind: 'notebook_created' });
  await ask(app, 'notebook_add_cell', { notebookId: notebook.id, type: 'markdown', content: 'Cold.' });
  expect((await one.event('notebook:changed')).data).toMatchObject({ kind: 'cell_added' });
});

test('a session that is not there is not followed', async () => {
  const { app, url } = await served();
  await begin(app, 'A');
  const one = await watching(url);
  one.subscribe('reasoning', { sessionId: 'nobody' });
  expect(await one.event('error')).toMatchObject({ channel: 'reasoning', data: { code: 'SESSION_NOT_FOUND' } });
});

test('joining a long session takes one page of it', async () => {
  const { app, url } = await served();
  const id = await begin(app, 'Long');
  for (let i = 1; i <= 120; i += 1) await think(app, id, i, { totalThoughts: 120 });
  const one = await watching(url);
  one.subscribe('reasoning', { sessionId: id });
  const { data } = await one.event('session:snapshot');
  expect(data).toMatchObject({ session: { thoughtCount: 120 }, hasMore: true });
  expect(data.thoughts).toHaveLength(100);
  expect(data.thoughts).toMatchObject({ 0: { thoughtNumber: 21 }, 99: { thoughtNumber: 120 } });
});

test('in files, a page of a session is held against its own files, and not against all', async () => {
  const { app } = await served({ files: true });
  const session = await begin(app, 'Long');
  for (let number = 1; number <= 12; number += 1) await think(app, session, number);
  const all = vi.spyOn(filedRows, 'files');
  const { thoughts } = await ask<{ thoughts: unknown[] }>(app, 'observatory_session', { sessionId: session });
  expect([thoughts.length, all.mock.calls.length]).toEqual([12, 0]);
  all.mockRestore();
});

describe('the HTTP API', () => {
  const json = async (url: string) => {
    const { status, body } = await send(url);
    return { status, body: JSON.parse(body) };
  };

  test('is not there unless it is wanted', async () => {
    const { url } = await served();
    expect((await send(`${url}/api/sessions`)).status).toBe(404);
    expect((await send(`${url}/api/health`)).status).toBe(404);
  });

  test('answers sessions, one of them, and how it is', async () => {
    const { app, url: _, close: __ } = await served();
    const { url, close } = await observed([app], { api: app });
    ends.push(close);
    const id = await begin(app, 'A');
    await think(app, id, 1);
    await begin(app, 'B');
    expect(await json(`${url}/api/health`)).toEqual({ status: 200, body: { status: 'ok', connections: 0, activeSessions: 2 } });
    expect(await json(`${url}/api/sessions?status=active&limit=1`)).toMatchObject({
      status: 200,
      body: { sessions: [{ title: 'B' }], hasMore: true },
    });
    expect(await json(`${url}/api/sessions/${id}`)).toMatchObject({
      status: 200,
      body: { session: { id }, thoughts: [{ thoughtNumber: 1 }], branches: {} },
    });
    expect(await json(`${url}/api/sessions/nobody`)).toMatchObject({ status: 404, body: { error: expect.any(String) } });
    expect(await json(`${url}/api/sessions?limit=ten`)).toMatchObject({ status: 400 });
    expect(await json(`${url}/api/else`)).toMatchObject({ status: 404, body: { error: expect.any(String) } });
    expect((await send(`${url}/api/sessions`, { method: 'POST' })).status).toBe(405);
    expect((await send(`${url}/api/sessions`, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('asks for the token', async () => {
    const { app } = await served();
    const { url, close } = await observed([app], { api: app, access: { token: 'correct horse battery staple' } });
    ends.push(close);
    expect((await send(`${url}/api/sessions`)).status).toBe(401);
  });
});

test('noema ledger serves it beside a client on stdio, says so elsewhere, and hears other processes', async () => {
  const { folder, remove } = tempFolder();
  ends.push(remove);
  const server = await start(folder, 'ledger', 'start', '--stdio', '--observatory', '--observatory-port', '0');
  const [, url = ''] = await server.until(/Observatory (http:\S+)\//, 'err');
  expect(server.output.out).toBe('');
  expect((await send(`${url}/mcp`)).status).toBe(404);
  expect((await send(`${url}/v1/tools/start_new`, { method: 'POST' })).status).toBe(404);
  /** As specified, the socket is at no path in particular. */
  const one = await Watching.open(url, {}, '/');
  ends.push(() => one.close());
  one.subscribe('sessions');
  expect(await one.event('sessions:active')).toMatchObject({ data: { sessions: [] } });
  const other = await start(folder, 'ledger', 'call', 'start_new', 'title=Elsewhere');
  expect(await other.ended).toBe(0);
  expect(await one.event('session:started')).toMatchObject({ data: { title: 'Elsewhere' } });
  expect((await send(`${url}/api/health`)).status).toBe(404);
  server.child.stdin.end();
  expect(await server.ended).toBe(0);
});
