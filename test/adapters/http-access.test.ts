import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import type { Access } from '../../src/adapters/http/access.ts';
import { initialize, loopback, post, send, serving } from '../e2e/http-client.ts';
import { testApp } from '../support/app.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function guarded(access: Partial<Access>) {
  const app = await testApp();
  ends.push(() => app.end());
  const server = await serving(app, { access: { ...loopback, ...access } });
  ends.push(() => server.close());
  return { url: server.url, port: new URL(server.url).port };
}

describe('Host and Origin', () => {
  test.each([
    ['another name', { host: 'evil.example' }, 403],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }, 403],
    ['an address elsewhere', { host: '10.0.0.1:80' }, 403],
    ['localhost', { host: 'localhost:1234' }, 200],
    ['127.0.0.1', { host: '127.0.0.1' }, 200],
    ['IPv6', { host: '[::1]:7420' }, 200],
    ['more behind an address', { host: '[::1]evil.example' }, 403],
    ['an address as a user name', { host: '127.0.0.1:80@evil.example' }, 403],
    ['a port that is none', { host: 'localhost:x' }, 403],
    ['a path behind', { host: 'localhost/evil.example' }, 403],
    ['a page elsewhere', { origin: 'https://evil.example' }, 403],
    ['a page that has no origin', { origin: 'null' }, 403],
    ['a page on this machine', { origin: 'http://localhost:3000' }, 200],
  ])('%s', async (_, headers, status) => {
    const { url } = await guarded({});
    expect((await send(`${url}/health`, { headers: headers as Record<string, string> })).status).toBe(status);
    expect((await post(`${url}/v1/tools/help`, {}, headers as Record<string, string>)).status).toBe(status);
    expect((await post(`${url}/mcp`, initialize, headers as Record<string, string>)).status).toBe(status);
    expect((await send(`${url}/openapi.json`, { headers: headers as Record<string, string> })).status).toBe(status);
  });
});

test('two Host headers are refused, whatever they say', async () => {
  const { port } = await guarded({});
  const asked = ['GET /openapi.json HTTP/1.1', 'Host: 127.0.0.1', 'Host: evil.example', 'Connection: close', '', ''].join('\r\n');
  const reply = await new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(asked));
    socket.on('data', (part) => parts.push(part));
    socket.once('error', reject);
    socket.once('end', () => resolve(Buffer.concat(parts).toString()));
  });
  expect(reply).toMatch(/^HTTP\/1\.1 40[03] /);
});

describe('what is refused before a tool', () => {
  test('is an envelope with its code', async () => {
    const { url } = await guarded({ token: 'correct horse battery' });
    const reply = await post(`${url}/v1/tools/help`, {});
    expect(JSON.parse(reply.body)).toMatchObject({
      success: false,
      intent: 'help',
      result: null,
      error: { code: 'UNAUTHORIZED', recovery: expect.stringContaining('Authorization: Bearer') },
    });
    const stranger = await post(`${url}/v1/tools/help`, {}, { host: 'evil.example' });
    expect(JSON.parse(stranger.body).error).toMatchObject({
      code: 'HOST_REFUSED',
      message: expect.stringContaining('evil.example'),
    });
    const page = await post(`${url}/v1/tools/help`, {}, { origin: 'https://evil.example' });
    expect(JSON.parse(page.body).error).toMatchObject({ code: 'ORIGIN_REFUSED' });
  });
  test('is an error of JSON-RPC on the path of MCP', async () => {
    const { url } = await guarded({ token: 'correct horse battery' });
    const reply = await post(`${url}/mcp`, initialize);
    expect(reply.status).toBe(401);
    expect(JSON.parse(reply.body)).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, data: { code: 'UNAUTHORIZED' } },
    });
  });
});

describe('cross-origin answers', () => {
  const allowed = 'access-control-allow-origin';
  test.each([
    ['loopback', [], 'http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
    ['elsewhere', [], 'https://app.example', undefined],
    ['named', ['https://app.example'], 'https://app.example', 'https://app.example'],
    ['not named', ['https://app.example'], 'https://other.example', undefined],
    ['all', ['*'], 'https://other.example', 'https://other.example'],
  ])('%s', async (_, origins, origin, header) => {
    const { url } = await guarded({ origins });
    const asked = await send(`${url}/mcp`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    expect(asked.status).toBe(204);
    expect(asked.headers[allowed]).toBe(header);
    const called = await post(`${url}/v1/tools/help`, {}, { origin });
    expect(called.headers[allowed]).toBe(header);
    expect(called.status).toBe(header ? 200 : 403);
    if (header) {
      expect(asked.headers['access-control-allow-headers']).toMatch(/mcp-session-id/);
      expect(called.headers['access-control-expose-headers']).toBe('mcp-session-id');
      expect(called.headers.vary).toBe('origin');
    }
  });
  test('without an origin nothing is said about one', async () => {
    const { url } = await guarded({ origins: ['*'] });
    expect((await post(`${url}/v1/tools/help`, {})).headers[allowed]).toBeUndefined();
  });
});

describe('the token', () => {
  const token = 'correct horse battery';
  test.each([
    ['none', {}, 401],
    ['a wrong one', { authorization: 'Bearer wrong' }, 401],
    ['half of it', { authorization: 'Bearer correct' }, 401],
    ['another scheme', { authorization: `Basic ${token}` }, 401],
    ['the right one', { authorization: `Bearer ${token}` }, 200],
    ['in small letters', { authorization: `bearer ${token}` }, 200],
  ])('%s', async (_, headers, status) => {
    const { url } = await guarded({ token });
    const reply = await post(`${url}/v1/tools/help`, {}, headers as Record<string, string>);
    expect(reply.status).toBe(status);
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect((await post(`${url}/mcp`, initialize, headers as Record<string, string>)).status).toBe(status);
    const health = await send(`${url}/health`, { headers: headers as Record<string, string> });
    expect(health.status).toBe(200);
    const running = { ok: true, status: 'ok' };
    expect(JSON.parse(health.body)).toEqual(status === 200 ? { ...running, engine: 'sqlite', sessions: 1 } : running);
  });
  test.each(['', 't', '0123456789abcde'])('%j could be guessed', async (short) => {
    const app = await testApp();
    ends.push(() => app.end());
    await expect(serving(app, { access: { ...loopback, token: short } })).rejects.toThrow(/NOEMA_TOKEN has \d+ characters/);
  });
  test('the generated client sends it', async () => {
    const { url } = await guarded({ token });
    expect(await createClient({ baseUrl: url, token }).call('help', {})).toMatchObject({ success: true });
  });
});

describe('a server that listens everywhere', () => {
  test.each(['0.0.0.0', '::', 'example.org', '192.168.1.5'])('%s without a token is not opened', async (host) => {
    const app = await testApp();
    ends.push(() => app.end());
    await expect(serving(app, { access: { ...loopback, host } })).rejects.toThrow(/NOEMA_TOKEN/);
  });
  test('with a token it is, also for pages of its own', async () => {
    const { port } = await guarded({ host: '0.0.0.0', token: 't0ken-t0ken-t0ken' });
    const url = `http://127.0.0.1:${port}/v1/tools/help`;
    const authorization = 'Bearer t0ken-t0ken-t0ken';
    expect((await post(url, {})).status).toBe(401);
    expect((await post(url, {}, { authorization, host: 'memory.lan' })).status).toBe(200);
    expect((await post(url, {}, { authorization, host: 'memory.lan', origin: 'https://memory.lan' })).status).toBe(200);
    expect((await post(url, {}, { authorization, host: 'memory.lan', origin: 'https://evil.example' })).status).toBe(403);
  });
});
