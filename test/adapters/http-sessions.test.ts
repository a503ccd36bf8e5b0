import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { SessionLimits } from '../../src/adapters/http/sessions.ts';
import type { House } from '../../src/boundary/house.ts';
import { callOn, newClient } from '../e2e/connect.ts';
import { initialize, post, send, serving } from '../e2e/http-client.ts';
import { testClock, testHouse } from '../support/house.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newServer(limits?: SessionLimits, change: (house: House) => House = (house) => house) {
  const clock = testClock();
  const house = await testHouse({ clock });
  ends.push(() => house.end());
  const server = await serving(change(house), limits ? { limits } : {});
  ends.push(() => server.close());
  const open = async () => {
    const { status, headers, body } = await post(`${server.url}/mcp`, initialize);
    return { status, body, id: headers['mcp-session-id'] as string };
  };
  const ping = (id: string) => post(`${server.url}/mcp`, { jsonrpc: '2.0', id: 2, method: 'ping' }, { 'mcp-session-id': id });
  const size = async () => JSON.parse((await send(`${server.url}/health`)).body).sessions as number;
  return { server, house, clock, open, ping, size, mcp: `${server.url}/mcp` };
}

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
  test('DELETE ends one', async () => {
    const { open, ping, mcp, size } = await newServer();
    const { id } = await open();
    const ended = await send(mcp, { method: 'DELETE', headers: { 'mcp-session-id': id } });
    expect(ended.status).toBe(200);
    expect((await ping(id)).status).toBe(404);
    expect(await size()).toBe(0);
  });
  test('a limit holds, also for many at once', async () => {
    const { open, mcp, size } = await newServer({ most: 3, idleMs: 1_000_000 });
    const opened = await Promise.all(Array.from({ length: 8 }, open));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(opened.filter(({ status }) => status === 503)).toHaveLength(5);
    const { id } = opened.find(({ status }) => status === 200) as { id: string };
    await send(mcp, { method: 'DELETE', headers: { 'mcp-session-id': id } });
    expect((await open()).status).toBe(200);
    expect(await size()).toBe(3);
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
    expect((await open()).status).toBe(503);
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
    const { mcp, server } = await newServer(undefined, (house) => {
      const help = house.handlers.help as unknown as (input: object, ctx: object) => Promise<object>;
      const closing = async (input: object, ctx: object) => {
        close = server.close();
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        return help(input, ctx);
      };
      return { ...house, handlers: { ...house.handlers, help: closing } } as unknown as House;
    });
    const { client } = await connect(mcp);
    expect((await callOn(client, 'help')).text).toMatch(/^NOEMA/);
    await close;
  });
});
