import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { HttpOptions } from '../../src/adapters/http/serve.ts';
import type { App } from '../../src/boundary/app.ts';
import { initialize, post, send, serving } from '../e2e/http-client.ts';
import { testApp, testClock } from '../support/app.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Help = (input: object, ctx: { progress(done: number, total: number): void }) => Promise<object>;

async function newServer({ help, ...options }: Partial<HttpOptions> & { help?: (usual: Help) => Help } = {}) {
  const clock = testClock();
  const app = await testApp({ clock });
  ends.push(() => app.end());
  const usual = app.handlers.help as unknown as Help;
  const own = help ? ({ ...app, handlers: { ...app.handlers, help: help(usual) } } as unknown as App) : app;
  const server = await serving(own, options);
  ends.push(() => server.close());
  const port = Number(new URL(server.url).port);
  const size = async () => JSON.parse((await send(`${server.url}/health`)).body).sessions as number;
  return { app, clock, url: server.url, port, size };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything that comes until it satisfies, or until the connection ends. */
const heard = (socket: Socket, enough: (text: string) => boolean = () => false): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const done = () => resolve(text);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (enough(text)) done();
    });
    socket.once('close', done);
  });

const count = (text: string, part: string) => text.split(part).length - 1;

const wire = (path: string, body: string, headers: readonly string[] = []) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    ...headers,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

const opening = wire('/mcp', JSON.stringify(initialize), ['Accept: application/json, text/event-stream']);
const helping = wire('/v1/tools/help', '{}');

/** Holds every call until it is let go, and counts them. */
function gate() {
  const calls = { begun: 0, most: 0, under_way: 0 };
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let first = () => {};
  const begun = new Promise<void>((resolve) => {
    first = resolve;
  });
  const help =
    (usual: Help): Help =>
    async (input, ctx) => {
      calls.begun += 1;
      calls.under_way += 1;
      calls.most = Math.max(calls.most, calls.under_way);
      first();
      await opened;
      calls.under_way -= 1;
      return usual(input, ctx);
    };
  return { calls, open, begun, help };
}

describe('sessions that are opened on one connection', () => {
  test('behind a stream are not opened, and the connection ends', async () => {
    const { url, port, size } = await newServer();
    const id = (await post(`${url}/mcp`, initialize)).headers['mcp-session-id'];
    const socket = await dial(port);
    const stream = `GET /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nmcp-session-id: ${id}\r\n\r\n`;
    const listening = heard(socket, (text) => text.includes('text/event-stream'));
    socket.write(stream);
    expect(await listening).toMatch(/^HTTP\/1.1 200 /);
    const end = heard(socket);
    socket.write(opening.repeat(20));
    await end;
    expect(await size()).toBe(1);
  });
  test('are not opened any more once it is closed, and make room for others', async () => {
    const { calls, open, begun, help } = gate();
    const { url, port, size } = await newServer({ help, limits: { most: 3, idleMs: 1_000_000 } });
    const socket = await dial(port);
    socket.write(helping + opening.repeat(20));
    await begun;
    socket.destroy();
    open();
    for (let turn = 0; turn < 4; turn += 1) expect((await post(`${url}/mcp`, initialize)).status).toBe(200);
    expect(await size()).toBe(3);
    expect(calls.begun).toBe(1);
  });
  test('make room when their answers were sent', async () => {
    const { url, port } = await newServer({ limits: { most: 3, idleMs: 1_000_000 } });
    const socket = await dial(port);
    const three = heard(socket, (text) => count(text, '"jsonrpc"') === 3);
    socket.write(opening.repeat(3));
    await three;
    socket.destroy();
    for (let turn = 0; turn < 4; turn += 1) expect((await post(`${url}/mcp`, initialize)).status).toBe(200);
  });
});

describe('calls on one connection', () => {
  test('are worked on one after another, and all are answered', async () => {
    const { calls, open, begun, help } = gate();
    const { url, port } = await newServer({ help });
    const socket = await dial(port);
    const all = heard(socket, (text) => count(text, '"intent":"help"') === 400);
    socket.write(helping.repeat(400));
    await begun;
    /** Others are served meanwhile. */
    expect((await post(`${url}/v1/tools/init`, { workspace: 'w' })).status).toBe(200);
    expect(calls).toMatchObject({ begun: 1, under_way: 1 });
    open();
    expect(count(await all, 'HTTP/1.1 200 ')).toBe(400);
    expect(calls).toEqual({ begun: 400, most: 1, under_way: 0 });
  });
  test('with long bodies behind many others are answered too', async () => {
    const { port } = await newServer();
    const socket = await dial(port);
    const long = wire('/v1/tools/help', `${' '.repeat(300_000)}{}`);
    const all = heard(socket, (text) => count(text, '"intent":"help"') === 202);
    socket.write(helping.repeat(100) + long + helping.repeat(100) + long);
    expect(count(await all, 'HTTP/1.1 200 ')).toBe(202);
  });
  test('wait for whoever does not read, and are dropped when it goes', async () => {
    let begun = 0;
    const large = 'x'.repeat(4 * 1024 * 1024);
    const shown = {
      answer: async (_: unknown, response: ServerResponse, pathname: string) => {
        if (pathname !== '/large') return false;
        begun += 1;
        response.end(large);
        return true;
      },
      admits: () => false,
      upgrade: () => false,
      close: async () => {},
    };
    const { url, port } = await newServer({ shown });
    const socket = await dial(port);
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(50));
    /** What comes on another connection after it is answered after it. */
    for (let turn = 0; turn < 5; turn += 1) expect((await send(`${url}/health`)).status).toBe(200);
    expect(begun).toBeLessThan(4);
    socket.destroy();
    for (let turn = 0; turn < 5; turn += 1) expect((await send(`${url}/health`)).status).toBe(200);
    expect(begun).toBeLessThan(4);
  });
  test('one under way is cancelled when the connection closes, and the rest is never begun', async () => {
    let begun = 0;
    let socket: Socket | undefined;
    let finished = () => {};
    const done = new Promise<void>((resolve) => {
      finished = resolve;
    });
    const help = (): Help => async (_, ctx) => {
      begun += 1;
      socket?.destroy();
      try {
        /** Looks up until it is told that nobody waits any more. */
        for (;;) {
          await new Promise((resolve) => setImmediate(resolve));
          ctx.progress(1, 2);
        }
      } finally {
        finished();
      }
    };
    const { url, port } = await newServer({ help });
    socket = await dial(port);
    socket.write(helping.repeat(30));
    await done;
    expect((await send(`${url}/health`)).status).toBe(200);
    expect(begun).toBe(1);
  });
  test('behind one that closes the connection are not begun', async () => {
    const { port } = await newServer();
    const socket = await dial(port);
    const all = heard(socket);
    socket.write(wire('/v1/tools/help', '{}', ['Connection: close']) + helping.repeat(5));
    expect(count(await all, 'HTTP/1.1 200 ')).toBe(1);
  });
  test('nonsense behind one does not take its answer away, and ends the connection', async () => {
    const { port } = await newServer();
    const socket = await dial(port);
    const all = heard(socket);
    socket.write(`${helping}}\n\n`);
    const text = await all;
    expect(text).toMatch(/^HTTP\/1.1 200 /);
    expect(count(text, 'HTTP/1.1 ')).toBe(1);
  });
});
