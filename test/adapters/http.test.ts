import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import { errors } from '../../generated/registry/codes.ts';
import type { HttpServer } from '../../src/adapters/http/serve.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { post, send, serving } from '../e2e/http-client.ts';
import { testApp } from '../support/app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let server: HttpServer;
beforeAll(async () => {
  app = await testApp();
  server = await serving(app);
});
afterAll(async () => {
  await server.close();
  await app.end();
});

const tool = (name: string, body: unknown) => post(`${server.url}/v1/tools/${name}`, body);

describe('plain calls', () => {
  test('an answer is one envelope', async () => {
    const { status, headers, body } = await tool('notes_commit', { workspace: 'w', content: 'x' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ success: true, intent: 'notes_commit', result: { entry: { content: 'x' } } });
  });
  test('portals answer the same envelope here', async () => {
    expect(JSON.parse((await tool('status', { workspace: 'w' })).body)).toMatchObject({ result: { checkout: 'main' } });
  });
  test.each([
    ['show', { workspace: 'w', branch: 'nowhere' }, 'UNKNOWN_ID'],
    ['show', { workspace: 'nobody' }, 'UNKNOWN_WORKSPACE'],
    ['show', { workspace: 'w', nonsense: 1 }, 'INVALID_INPUT'],
    ['branch_create', { workspace: 'w', name: 'main' }, 'CONFLICT'],
    ['branch_create', { workspace: 'w', name: 'a//b' }, 'INVALID_NAME'],
    ['no_such_tool', {}, 'UNKNOWN_TOOL'],
    ['constructor', {}, 'UNKNOWN_TOOL'],
    ['status', [], 'INVALID_INPUT'],
    ['status', '"text"', 'INVALID_INPUT'],
    ['help', { workspace: 'x'.repeat(17 * 1024 * 1024) }, 'BUDGET_EXCEEDED'],
  ])('%s %j answers %s with its status', async (name, args, code) => {
    const { status, body } = await tool(name, args);
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { code } });
    expect(status).toBe(errors[code]?.status);
  });
  test('an empty body is an empty object', async () => {
    expect((await tool('help', '')).status).toBe(200);
    expect((await tool('help', 'null')).status).toBe(200);
  });
  test.each(['{', 'nonsense', '{"a":}'])('%s is not JSON', async (body) => {
    const reply = await tool('help', body);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toMatchObject({
      success: false,
      intent: 'help',
      error: { code: 'INVALID_INPUT', message: 'The body is not valid JSON.' },
    });
    const rpc = await post(`${server.url}/mcp`, body);
    expect(rpc.status).toBe(400);
    expect(JSON.parse(rpc.body)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } });
  });
  test('a body without end is refused and the refusal is heard', async () => {
    const { status, body } = await tool('help', `{"workspace":"${'x'.repeat(33 * 1024 * 1024)}"}`);
    expect(status).toBe(413);
    expect(JSON.parse(body).error).toMatchObject({ code: 'BUDGET_EXCEEDED', message: expect.stringMatching(/carry 33554432/) });
  });
  test('every other method is refused', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const reply = await send(`${server.url}/v1/tools/status`, { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('POST');
      expect(JSON.parse(reply.body).error).toMatchObject({ code: 'METHOD_NOT_ALLOWED', recovery: 'Use POST.' });
    }
    const patched = await send(`${server.url}/mcp`, { method: 'PATCH' });
    expect(patched).toMatchObject({ status: 405, headers: { allow: 'GET, POST, DELETE' } });
  });
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'a body of type %j is refused',
    async (type) => {
      const headers = { 'content-type': type };
      const reply = await post(`${server.url}/v1/tools/help`, {}, headers);
      expect(reply.status).toBe(415);
      expect(JSON.parse(reply.body).error).toMatchObject({ code: 'UNSUPPORTED_CONTENT_TYPE' });
      expect((await post(`${server.url}/mcp`, {}, headers)).status).toBe(415);
    },
  );
  test('a charset may be named, and nothing sent needs no type', async () => {
    expect((await post(`${server.url}/v1/tools/help`, {}, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
      200,
    );
    expect((await send(`${server.url}/v1/tools/help`, { method: 'POST' })).status).toBe(200);
  });
  test('what is not UTF-8 is said, not stored as something else', async () => {
    const body = Buffer.concat([Buffer.from('{"workspace":"w","content":"a'), Buffer.from([0xff]), Buffer.from('b"}')]);
    const reply = await post(`${server.url}/v1/tools/notes_commit`, body);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body).error).toMatchObject({ code: 'INVALID_INPUT', message: 'The body is not valid UTF-8.' });
    expect(JSON.parse((await post(`${server.url}/mcp`, body)).body)).toMatchObject({ error: { code: -32700 } });
  });
  test('nested deep is refused, not fatal', async () => {
    const deep = `{"workspace":"w","content":"x","meta":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    expect((await tool('notes_commit', deep)).status).toBe(400);
    expect((await tool('help', {})).status).toBe(200);
  });
});

describe('paths', () => {
  test('health', async () => {
    const { status, body } = await send(`${server.url}/health`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ ok: true, status: 'ok', engine: 'sqlite', sessions: 0 });
  });
  test('the OpenAPI document names every tool', async () => {
    const { status, body } = await send(`${server.url}/openapi.json`);
    expect(status).toBe(200);
    expect(JSON.parse(body).paths).toHaveProperty('/v1/tools/notes_commit');
  });
  test.each(['/', '/nothing', '/v1/tools', '/v1/tools/', '/v1/tools/a/b', '/v1/tools/..%2f', '/mcp/x', '//', '/%'])(
    '%s is not known',
    async (path) => {
      const { status, body } = await send(`${server.url}${path}`);
      expect(status).toBe(404);
      expect(JSON.parse(body).error).toMatchObject({
        code: 'UNKNOWN_PATH',
        recovery: expect.stringMatching(/Known paths: \/mcp/),
      });
    },
  );
});

test('a port that is taken says what to do', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serving(app, { port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken. Choose another with --port, or --port 0`,
  );
});

test('the generated client speaks it', async () => {
  const client = createClient({ baseUrl: server.url });
  const made = await client.call('branch_create', { workspace: 'client', name: 'idea' });
  expect(made).toMatchObject({ success: true, result: { branch: { name: 'idea', base_branch: 'main' } } });
  const again = await client.call('branch_create', { workspace: 'client', name: 'idea' });
  expect(again).toMatchObject({ success: false, error: { code: 'CONFLICT' }, suggestions: [{ target: 'checkout' }] });
  await expect(client.call('help', {}, { signal: AbortSignal.abort() })).rejects.toThrow();
});

test('who goes away in the middle of a call leaves nothing behind', async () => {
  const w = { workspace: 'gone' };
  await call(app, 'init', w);
  const stop = new AbortController();
  let finished = () => {};
  const done = new Promise<void>((resolve) => {
    finished = resolve;
  });
  const commit = app.handlers.notes_commit as unknown as (input: object, ctx: object) => Promise<object>;
  const slow = async (input: object, ctx: { progress(done: number, total: number): void }) => {
    const output = await commit(input, ctx);
    stop.abort();
    try {
      /** Looks up until it is told that nobody waits any more. */
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        ctx.progress(1, 2);
      }
    } finally {
      finished();
    }
    return output;
  };
  const gated = await serving({ ...app, handlers: { ...app.handlers, notes_commit: slow } } as unknown as App);
  const client = createClient({ baseUrl: gated.url });
  await expect(client.call('notes_commit', { ...w, content: 'x' }, { signal: stop.signal })).rejects.toThrow();
  await done;
  await gated.close();
  expect((await call(app, 'show', { ...w, doc_kind: 'notes' })).result).toMatchObject({ entries: [] });
});

test('a call under way is answered before the server ends', async () => {
  let close: Promise<void> = Promise.resolve();
  const help = app.handlers.help as unknown as (input: object, ctx: object) => Promise<object>;
  const closing = async (input: object, ctx: object) => {
    close = own.close();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return help(input, ctx);
  };
  const own = await serving({ ...app, handlers: { ...app.handlers, help: closing } } as unknown as App);
  expect((await post(`${own.url}/v1/tools/help`, {})).status).toBe(200);
  await close;
  await expect(post(`${own.url}/v1/tools/help`, {})).rejects.toThrow(/ECONNREFUSED/);
});
