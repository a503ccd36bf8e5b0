import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { loopback, post, send, serving } from '../e2e/http-client.ts';
import { silent, testApp } from '../support/app.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newServer() {
  const app = await testApp();
  ends.push(() => app.end());
  const server = await serving(app);
  ends.push(() => server.close());
  return { app, url: server.url, port: Number(new URL(server.url).port) };
}

/** Everything that is answered until the connection ends. */
async function answered(port: number, text: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('error', () => {});
  let all = '';
  socket.on('data', (part) => {
    all += part.toString();
  });
  await once(socket, 'close');
  const [head = '', body = ''] = all.split('\r\n\r\n');
  return { head, body };
}

describe('what is no request', () => {
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, /not valid HTTP/],
    ['a handshake of TLS', '\x16\x03\x01\x02\x00\x01\x00', 400, /not valid HTTP/],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, /not valid HTTP/],
    [
      'a length that is none',
      'POST /v1/tools/help HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: x\r\n\r\n',
      400,
      /not valid HTTP/,
    ],
    ['long headers', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431, /may have 16384 bytes/],
  ])('%s is answered with an envelope', async (_, text, status, message) => {
    const { port } = await newServer();
    const { head, body } = await answered(port, text);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]+content-type: application/json`));
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      intent: 'http',
      error: { code: 'INVALID_INPUT', message: expect.stringMatching(message), recovery: expect.stringMatching(/^Send /) },
    });
  });
});

describe('a refusal says what is the matter', () => {
  test.each([
    ['two Host headers', 'Host: 127.0.0.1\r\nHost: evil.example\r\n', '(2 headers: 127.0.0.1, evil.example)'],
    ['no Host header', '', '(none)'],
  ])('%s', async (_, hosts, said) => {
    const { port } = await newServer();
    const { head, body } = await answered(port, `GET /health HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1.1 403 /);
    expect(JSON.parse(body).error).toMatchObject({
      code: 'HOST_REFUSED',
      message: `Host ${said} is not served here.`,
      recovery: expect.stringContaining('one Host header'),
    });
  });
  test('a page without an origin is not told to allow all of its kind', async () => {
    const { url } = await newServer();
    const reply = await post(`${url}/v1/tools/help`, {}, { origin: 'null' });
    expect(reply.status).toBe(403);
    const { error } = JSON.parse(reply.body);
    expect(error).toMatchObject({ code: 'ORIGIN_REFUSED', recovery: expect.stringContaining('from a web server') });
    expect(reply.body).not.toContain('--cors null');
    const named = await post(`${url}/v1/tools/help`, {}, { origin: 'https://app.example' });
    expect(JSON.parse(named.body).error.recovery).toContain('--cors https://app.example');
  });
});

test('who goes in the middle of a body is no error of the server', async () => {
  const { app } = await newServer();
  const errors: unknown[] = [];
  const log = { ...silent, error: (...said: unknown[]) => void errors.push(said) };
  let arrived = (_: IncomingMessage) => {};
  const request = new Promise<IncomingMessage>((resolve) => {
    arrived = resolve;
  });
  const shown = {
    answer: async (given: IncomingMessage) => {
      if (given.method === 'POST') arrived(given);
      return false;
    },
    admits: () => false,
    upgrade: () => false,
    close: async () => {},
  };
  const server = await serving({ ...app, log } as unknown as App, { shown });
  ends.push(() => server.close());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    'POST /v1/tools/help HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  const half = await request;
  if (half.listenerCount('data') === 0) await once(half, 'newListener');
  const gone = new Promise((resolve) => half.once('close', resolve));
  socket.destroy();
  await gone;
  expect((await send(`${server.url}/health`)).status).toBe(200);
  expect(errors).toEqual([]);
});

test.each([
  ['a blank at its end', 'correct horse battery '],
  ['a blank before it', ' correct horse battery'],
  ['a line break', 'correct horse\nbattery'],
  ['signs outside ASCII', 'correct hörse battery'],
])('a token with %s is not taken, and not shown', async (_, token) => {
  const app = await testApp();
  ends.push(() => app.end());
  const starting = serving(app, { access: { ...loopback, token } });
  await expect(starting).rejects.toThrow(/^NOEMA_TOKEN has signs that a header cannot carry/);
  await expect(starting).rejects.not.toThrow(/horse|battery/);
});
