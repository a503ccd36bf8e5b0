import { get, type IncomingMessage } from 'node:http';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { EventMemory } from '../../src/adapters/http/events.ts';
import type { SessionLimits } from '../../src/adapters/http/sessions.ts';
import type { App } from '../../src/boundary/app.ts';
import { callOn, newClient } from '../e2e/connect.ts';
import { initialize, post, send, serving } from '../e2e/http-client.ts';
import { testApp, testClock } from '../support/app.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newServer(limits?: SessionLimits, change: (app: App) => App = (app) => app) {
  const clock = testClock();
  const app = await testApp({ clock });
  ends.push(() => app.end());
  const server = await serving(change(app), limits ? { limits } : {});
  ends.push(() => server.close());
  const open = async () => {
    const { status, headers, body } = await post(`${server.url}/mcp`, initialize);
    return { status, body, id: headers['mcp-session-id'] as string };
  };
  const ping = (id: string) => post(`${server.url}/mcp`, { jsonrpc: '2.0', id: 2, method: 'ping' }, { 'mcp-session-id': id });
  const size = async () => JSON.parse((await send(`${server.url}/health`)).body).sessions as number;
  return { server, app, clock, open, ping, size, mcp: `${server.url}/mcp` };
}

/** An open stream of a session; answers once its headers have come. */
const listen = (url: string, id: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { agent: false, headers: { accept: 'text/event-stream', 'mcp-session-id': id, ...headers } }, resolve).once(
      'error',
      reject,
    ),
  );

describe('sessions', () => {
  test('ids are made by the server', async () => {
    const { open, ping, mcp, size } = await newServer();
    const one = await open();
    const two = await open();
    expect(one.status).toBe(200);
    expect(one.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(two.id).not.toBe(one.id);
    expect((await ping(one.id)).status).toBe(200);
    expect(await size()).toBe(2);
    const chosen = await post(mcp, initialize, { 'mcp-session-id': 'my-own' });
    expect(chosen.status).toBe(404);
    expect(await size()).toBe(2);
  });
  test('an unknown one is not found, none is a bad request', async () => {
    const { ping, mcp } = await newServer();
    const lost = await ping('00000000-0000-4000-8000-000000000000');
    expect(lost.status).toBe(404);
    expect(JSON.parse(lost.body)).toMatchObject({ jsonrpc: '2.0', error: { code: -32001 } });
    expect((await post(mcp, { jsonrpc: '2.0', id: 2, method: 'ping' })).status).toBe(400);
    expect((await send(mcp)).status).toBe(400);
    expect((await send(mcp, { method: 'DELETE' })).status).toBe(400);
    expect((await post(mcp, '{')).status).toBe(400);
  });
  test('a message that is nested too deep is refused, and the session goes on', async () => {
    const { open, ping, mcp } = await newServer();
    const { id } = await open();
    const deep = `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`;
    const said = (rest: string) => post(mcp, `{"jsonrpc":"2.0",${rest}}`, { 'mcp-session-id': id });
    expect(await said(`"id":26,"result":${deep}`)).toMatchObject({ status: 202, body: '' });
    const { status, body } = await said(`"id":5,"method":"ping","params":${deep}`);
    expect(status).toBe(200);
    expect(body).toMatch(/"id":5,"error":\{"code":-32600,"message":"The message is nested too deep; at most 202 levels/);
    expect((await ping(id)).status).toBe(200);
  });
  test('DELETE ends one', async () => {
    const { open, ping, mcp, size } = await newServer();
    const { id } = await open();
    const ended = await send(mcp, { method: 'DELETE', headers: { 'mcp-session-id': id } });
    expect(ended.status).toBe(200);
    expect((await ping(id)).status).toBe(404);
    expect(await size()).toBe(0);
  });
  test('a limit holds, and the longest unused makes room', async () => {
    const { open, ping, size } = await newServer({ most: 3, idleMs: 1_000_000 });
    const [a, b, c] = [await open(), await open(), await open()];
    expect((await ping(a.id)).status).toBe(200);
    const d = await open();
    expect(d.status).toBe(200);
    expect(await size()).toBe(3);
    expect((await ping(b.id)).status).toBe(404);
    for (const { id } of [a, c, d]) expect((await ping(id)).status).toBe(200);
  });
  test('a thousand idle ones lock nobody out', async () => {
    const { open, size } = await newServer({ most: 20, idleMs: 1_000_000 });
    for (let round = 0; round < 5; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, open))) expect(status).toBe(200);
    expect(await size()).toBe(20);
  });
  test('one whose stream is open stays; where all are, one more is refused', async () => {
    const { open, ping, mcp } = await newServer({ most: 2, idleMs: 1_000_000 });
    const [a, b] = [await open(), await open()];
    const listening = await listen(mcp, a.id);
    expect((await open()).status).toBe(200);
    expect((await ping(b.id)).status).toBe(404);
    expect((await ping(a.id)).status).toBe(200);
    const [, last] = [await ping(a.id), await open()];
    const second = await listen(mcp, last.id);
    expect((await open()).status).toBe(503);
    listening.destroy();
    second.destroy();
  });
  test('one that nobody used for long makes room', async () => {
    const { open, ping, clock } = await newServer({ most: 2, idleMs: 60_000 });
    const [old, used] = [await open(), await open()];
    clock.advance(50_000);
    expect((await ping(used.id)).status).toBe(200);
    clock.advance(20_000);
    const fresh = await open();
    expect(fresh.status).toBe(200);
    expect((await ping(old.id)).status).toBe(404);
    expect((await ping(used.id)).status).toBe(200);
    expect((await ping(fresh.id)).status).toBe(200);
  });
  test('a beginning that is refused holds no room', async () => {
    const { mcp, open, size } = await newServer({ most: 1, idleMs: 1_000_000 });
    expect(
      (await send(mcp, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(initialize) }))
        .status,
    ).toBe(406);
    expect(await size()).toBe(0);
    expect((await open()).status).toBe(200);
  });
});

describe('a request', () => {
  const help = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'help', arguments: {} } });
  /** Handlers of help wait until they are let go. */
  const held = async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const server = await newServer(undefined, (app) => {
      const answer = app.handlers.help as unknown as (input: object, ctx: object) => Promise<object>;
      const waiting = async (input: object, ctx: object) => {
        begun();
        await released;
        return answer(input, ctx);
      };
      return { ...app, handlers: { ...app.handlers, help: waiting } } as unknown as App;
    });
    return { ...server, release, beginning };
  };
  test('whose id is taken is refused, and the first is answered', async () => {
    const { open, mcp, release, beginning } = await held();
    const { id } = await open();
    const session = { 'mcp-session-id': id };
    const first = post(mcp, help(7), session);
    await beginning;
    const second = await post(mcp, help(7), session);
    expect(second.status).toBe(400);
    expect(JSON.parse(second.body)).toMatchObject({
      id: 7,
      error: { code: -32600, message: expect.stringContaining('another id') },
    });
    expect(JSON.parse((await post(mcp, [help(8), help(8)], session)).body)).toMatchObject({ error: { code: -32600 } });
    release();
    expect((await first).body).toContain('NOEMA');
    expect((await post(mcp, help(7), session)).body).toContain('NOEMA');
  });
  test('that was refused or cancelled gives its id back', async () => {
    const { open, mcp, release, beginning } = await held();
    const { id } = await open();
    const session = { 'mcp-session-id': id };
    expect((await post(mcp, help(9), { ...session, accept: 'text/plain' })).status).toBe(406);
    void post(mcp, help(9), session).catch(() => {});
    await beginning;
    await post(mcp, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 9 } }, session);
    release();
    expect((await post(mcp, help(9), session)).body).toContain('NOEMA');
  });
});

describe('a stream that broke', () => {
  const version = { 'mcp-protocol-version': '2025-11-25' };
  const eventIds = (body: string) => [...body.matchAll(/^id: (.+)$/gm)].map(([, id]) => id as string);
  const ask = { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'help', arguments: {} } };
  const firstEvent = (stream: IncomingMessage) =>
    new Promise<string>((resolve) => {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part;
        if (text.includes('"id":5')) {
          stream.destroy();
          resolve(text);
        }
      });
    });
  test('is taken up where it ended, by its own session only', async () => {
    const { open, mcp } = await newServer();
    const [{ id }, other] = [await open(), await open()];
    const { body } = await post(mcp, ask, { ...version, 'mcp-session-id': id });
    expect(body).toMatch(/^retry: \d+$/m);
    const [begun, answered] = eventIds(body);
    expect(answered).toBeDefined();
    const resumed = await listen(mcp, id, { ...version, 'last-event-id': begun as string });
    expect(resumed.statusCode).toBe(200);
    const replayed = await firstEvent(resumed);
    expect(eventIds(replayed)).toEqual([answered]);
    expect(replayed).toContain('NOEMA');
    const stranger = await listen(mcp, other.id, { ...version, 'last-event-id': begun as string });
    expect(stranger.statusCode).toBe(400);
    stranger.destroy();
  });
  test('cannot be remembered without end', async () => {
    const memory = new EventMemory(1000, 3);
    const [mine, yours] = [memory.of(Symbol()), memory.of(Symbol())];
    const say = (text: string) => ({ jsonrpc: '2.0' as const, method: text });
    const ids = [];
    for (const text of ['a', 'b', 'c', 'd']) ids.push(await mine.storeEvent('s', say(text)));
    expect(await mine.getStreamIdForEventId?.(ids[0] as string)).toBeUndefined();
    const seen: unknown[] = [];
    await mine.replayEventsAfter(ids[1] as string, { send: async (_, message) => void seen.push(message) });
    expect(seen).toEqual([say('c'), say('d')]);
    await yours.storeEvent('s', say('x'.repeat(2000)));
    expect(memory.bytes).toBe(0);
    await mine.storeEvent('s', say('e'));
    mine.forget();
    expect(memory.bytes).toBe(0);
  });
  test('server/discover is answered before there is a session', async () => {
    const { mcp } = await newServer();
    const reply = await post(mcp, { jsonrpc: '2.0', id: 4, method: 'server/discover', params: {} });
    expect(JSON.parse(reply.body)).toMatchObject({ id: 4, error: { code: -32601 } });
  });
});

describe('a client of the SDK', () => {
  const connect = async (mcp: string) => {
    const client = newClient();
    const transport = new StreamableHTTPClientTransport(new URL(mcp));
    await client.connect(transport);
    ends.push(() => client.close());
    return { client, transport };
  };
  test('calls, listens and leaves', async () => {
    const { mcp, size } = await newServer();
    const { client, transport } = await connect(mcp);
    await client.listTools();
    expect((await callOn(client, 'notes_commit', { workspace: 'w', content: 'x' })).envelope).toMatchObject({ success: true });
    expect((await callOn(client, 'status', { workspace: 'w' })).text).toMatch(/^ready checkout=main\n/);
    expect(transport.sessionId).toBeDefined();
    expect(await size()).toBe(1);
    await transport.terminateSession();
    expect(await size()).toBe(0);
    await expect(client.ping()).rejects.toThrow();
  });
  test('two clients share the data and nothing else', async () => {
    const { mcp } = await newServer();
    const [a, b] = [await connect(mcp), await connect(mcp)];
    await callOn(a.client, 'notes_commit', { workspace: 'w', content: 'from a' });
    const { envelope } = await callOn(b.client, 'show', { workspace: 'w', doc_kind: 'notes' });
    expect(envelope?.result).toMatchObject({ entries: [{ content: 'from a' }] });
    await a.transport.terminateSession();
    expect((await callOn(b.client, 'help')).isError).toBe(false);
  });
  test('progress comes over the stream', async () => {
    const { mcp } = await newServer();
    const { client } = await connect(mcp);
    const w = { workspace: 'w' };
    await callOn(client, 'branch_create', { ...w, name: 'idea' });
    for (const content of ['a', 'b']) await callOn(client, 'notes_commit', { ...w, branch: 'idea', content });
    const seen: unknown[] = [];
    await client.callTool({ name: 'merge', arguments: { ...w, from: 'idea', into: 'main' } }, undefined, {
      onprogress: (p) => void seen.push(p),
    });
    expect(seen).toEqual([1, 2].map((progress) => ({ progress, total: 2 })));
  });
  test('a call under way is answered before the server ends', async () => {
    let close: Promise<void> = Promise.resolve();
    const { mcp, server } = await newServer(undefined, (app) => {
      const help = app.handlers.help as unknown as (input: object, ctx: object) => Promise<object>;
      const closing = async (input: object, ctx: object) => {
        close = server.close();
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        return help(input, ctx);
      };
      return { ...app, handlers: { ...app.handlers, help: closing } } as unknown as App;
    });
    const { client } = await connect(mcp);
    expect((await callOn(client, 'help')).text).toMatch(/^NOEMA/);
    await close;
  });
});
