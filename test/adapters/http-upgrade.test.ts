import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Shown } from '../../src/adapters/http/shown.ts';
import { serving } from '../e2e/http-client.ts';
import { testApp } from '../support/app.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const page: Shown = {
  answer: async () => false,
  admits: () => false,
  upgrade: (_, stream, __, pathname) => {
    if (pathname === '/ws') stream.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    return pathname === '/ws';
  },
  close: async () => {},
};

async function dial(shown?: Shown) {
  const app = await testApp();
  ends.push(() => app.end());
  const server = await serving(app, shown ? { shown } : {});
  ends.push(() => server.close());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  let text = '';
  const heard = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = (part?: Buffer) => {
        text += part?.toString('latin1') ?? '';
        if (!pattern.test(text) && !socket.closed) return;
        socket.off('data', look);
        resolve(text);
        text = '';
      };
      socket.on('data', look).once('close', () => look());
    });
  return { socket, heard };
}

const request = (line: string, headers: readonly string[], body = '') =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', body].join('\r\n');

const json = (body: string) => ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
const http2 = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'];
const asked = '{"workspace":"w"}';

describe.each([
  ['with a page', page],
  ['without one', undefined],
])('an offer to go on in another protocol, %s', (_, shown) => {
  test('is passed over: the call is answered, and so are the next', async () => {
    const { socket, heard } = await dial(shown);
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = heard(/"timestamp".*\}/);
      socket.write(request('POST /v1/tools/init', [...json(asked), ...http2], asked));
      expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*"intent":"init"/);
    }
  });
  test('is passed over where the body comes later, in pieces', async () => {
    const { socket, heard } = await dial(shown);
    const answer = heard(/"timestamp".*\}/);
    socket.write(request('POST /v1/tools/init', ['Content-Type: application/json', 'Transfer-Encoding: chunked', ...http2]));
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(`${asked.length.toString(16)}\r\n${asked}\r\n`);
    socket.write('0\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*"intent":"init"/);
  });
  test('is passed over where there is no body', async () => {
    const { socket, heard } = await dial(shown);
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = heard(/"ok":true.*\}/);
      socket.write(request('GET /health', http2));
      expect(await answer).toMatch(/^HTTP\/1.1 200 /);
    }
  });
});

test('a web socket is opened where there is one, and refused elsewhere', async () => {
  const offer = ['Connection: Upgrade', 'Upgrade: WebSocket'];
  const there = await dial(page);
  const opened = there.heard(/101/);
  there.socket.write(request('GET /ws', offer));
  expect(await opened).toMatch(/^HTTP\/1.1 101 /);
  const elsewhere = await dial(page);
  const refused = elsewhere.heard(/404/);
  elsewhere.socket.write(request('GET /nowhere', offer));
  expect(await refused).toMatch(/^HTTP\/1.1 404 /);
});
