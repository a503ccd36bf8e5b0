import { mkdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import type { Access } from '../../src/adapters/http/access.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { callOn, newClient } from '../e2e/connect.ts';
import { initialize, loopback, post, send, serving } from '../e2e/http-client.ts';
import { start } from '../e2e/process.ts';
import { tempFolder, testApp, testClock } from '../support/app.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Memory with the ledger beside it, each with a clock of its own. */
async function both({ access = {}, most = 100 }: { access?: Partial<Access>; most?: number } = {}) {
  const { folder, remove } = tempFolder();
  const [clock, otherClock] = [testClock(), testClock()];
  const memory = await testApp({ clock });
  const policy = { ...noPolicy, default_workspace: '_default' };
  const other = await testApp({ product: ledger, policy, clock: otherClock, exports: { project_root: folder } });
  ends.push(remove, other.end, memory.end);
  const server = await serving(memory, {
    access: { ...loopback, ...access },
    limits: { most, idleMs: 60_000 },
    beside: [{ app: other, toolset: 'gateway' }],
  });
  ends.push(() => server.close());
  return { server, url: server.url, clock, otherClock };
}

const products = [
  ['memory', ''],
  ['ledger', '/ledger'],
] as const;
const ping = (mcp: string, id: string) => post(mcp, { jsonrpc: '2.0', id: 2, method: 'ping' }, { 'mcp-session-id': id });
const opened = async (mcp: string) => (await post(mcp, initialize)).headers['mcp-session-id'] as string;
const json = async (reply: ReturnType<typeof send>) => JSON.parse((await reply).body);

async function connected(mcp: string) {
  const client = newClient();
  const transport = new StreamableHTTPClientTransport(new URL(mcp));
  await client.connect(transport);
  ends.push(() => client.close());
  return { client, transport };
}

describe('two products on one server', () => {
  test('each has its own tools, data and name', async () => {
    const { url } = await both();
    const [one, two] = [await connected(`${url}/mcp`), await connected(`${url}/ledger/mcp`)];
    expect((await two.client.listTools()).tools.map(({ name }) => name)).toEqual(['thoughtbox_gateway']);
    expect([one, two].map(({ client }) => client.getServerVersion()?.name)).toEqual(['noema', 'noema-ledger']);
    await callOn(one.client, 'notes_commit', { workspace: '_default', content: 'only here' });
    const { structuredContent } = await two.client.callTool({
      name: 'thoughtbox_gateway',
      arguments: { operation: 'list_sessions', search: 'only' },
    });
    expect(structuredContent).toMatchObject({ count: 0 });
  });

  test('plain calls reach the product below whose path they are made', async () => {
    const { url } = await both();
    const call = async (path: string) => {
      const { status, body } = await post(`${url}${path}`, {});
      return { status, code: JSON.parse(body).error?.code };
    };
    expect(await call('/ledger/v1/tools/start_new')).toEqual({ status: 200, code: undefined });
    expect(await call('/v1/tools/start_new')).toEqual({ status: 404, code: 'UNKNOWN_TOOL' });
    expect(await call('/ledger/v1/tools/help')).toEqual({ status: 404, code: 'UNKNOWN_TOOL' });
  });

  test.each(products)('%s says who it is, and where', async (product, below) => {
    const { url } = await both();
    expect(await json(send(`${url}${below}/info`))).toMatchObject({ status: 'ok', product });
    expect(await json(send(`${url}${below}/health`))).toMatchObject({ ok: true, sessions: 0 });
    expect(await json(send(`${url}${below}/openapi.json`))).toMatchObject({ servers: [{ url: `${url}${below}` }] });
    expect(await json(send(`${url}${below}/info`, { method: 'POST' }))).toMatchObject({
      error: { code: 'METHOD_NOT_ALLOWED', message: expect.stringContaining(`${below}/info`) },
    });
  });

  test.each(['/ledger', '/ledger/', '/ledger/x', '/ledgers/mcp', '/ledger/ledger/mcp'])(
    'there is nothing at %s',
    async (path) => {
      const { url } = await both();
      const { status, body } = await send(`${url}${path}`);
      expect(status).toBe(404);
      expect(body).toContain(`There is nothing at ${path}.`);
    },
  );
});

describe('sessions', () => {
  test('are known where they were begun, counted there, and limited there', async () => {
    const { url } = await both({ most: 1 });
    const [memory, other] = [await opened(`${url}/mcp`), await opened(`${url}/ledger/mcp`)];
    expect((await ping(`${url}/mcp`, memory)).status).toBe(200);
    expect((await ping(`${url}/ledger/mcp`, other)).status).toBe(200);
    expect((await ping(`${url}/ledger/mcp`, memory)).status).toBe(404);
    expect((await ping(`${url}/mcp`, other)).status).toBe(404);
    await opened(`${url}/ledger/mcp`);
    expect((await ping(`${url}/ledger/mcp`, other)).status).toBe(404);
    expect((await ping(`${url}/mcp`, memory)).status).toBe(200);
  });

  test('that nobody used make room in their own product', async () => {
    const { url, otherClock } = await both({ most: 1 });
    const [memory, other] = [await opened(`${url}/mcp`), await opened(`${url}/ledger/mcp`)];
    otherClock.advance(120_000);
    await opened(`${url}/ledger/mcp`);
    expect((await ping(`${url}/ledger/mcp`, other)).status).toBe(404);
    expect((await ping(`${url}/mcp`, memory)).status).toBe(200);
  });

  const version = { 'mcp-protocol-version': '2025-11-25' };
  const listen = (mcp: string, id: string, last: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get(
        mcp,
        { agent: false, headers: { accept: 'text/event-stream', 'mcp-session-id': id, 'last-event-id': last, ...version } },
        resolve,
      ).once('error', reject),
    );

  test('of the ledger take up a stream that broke', async () => {
    const { url } = await both();
    const mcp = `${url}/ledger/mcp`;
    const id = await opened(mcp);
    const params = { name: 'thoughtbox_gateway', arguments: { operation: 'get_state' } };
    const ask = { jsonrpc: '2.0', id: 5, method: 'tools/call', params };
    const { body } = await post(mcp, ask, { ...version, 'mcp-session-id': id });
    const [begun = ''] = [...body.matchAll(/^id: (.+)$/gm)].map(([, event]) => event);
    const resumed = await listen(mcp, id, begun);
    const replayed = await new Promise<string>((resolve) => {
      let text = '';
      resumed.on('data', (part: Buffer) => {
        text += part;
        if (text.includes('"id":5')) resolve(text);
      });
    });
    resumed.destroy();
    expect(replayed).toContain('currentStage');
    const elsewhere = await listen(`${url}/mcp`, await opened(`${url}/mcp`), begun);
    expect(elsewhere.statusCode).toBe(400);
    elsewhere.destroy();
  });

  test('of both end with the server', async () => {
    const { url, server } = await both();
    const clients = [await connected(`${url}/mcp`), await connected(`${url}/ledger/mcp`)];
    await server.close();
    for (const { client } of clients) await expect(client.ping()).rejects.toThrow();
  });
});

describe('who may call', () => {
  const token = 'only-for-this-test';
  const paths = products.flatMap(([, below]) => ['/mcp', '/v1/tools/help', '/info', '/openapi.json'].map((path) => below + path));

  test.each(paths)('%s asks for the token, and refuses strangers', async (path) => {
    const { url } = await both({ access: { token } });
    const status = async (headers: Record<string, string>) => (await send(`${url}${path}`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: 'Bearer no' })).toBe(401);
    const known = { authorization: `Bearer ${token}` };
    expect(await status({ ...known, host: 'evil.example' })).toBe(403);
    expect(await status({ ...known, origin: 'https://evil.example' })).toBe(403);
    expect([200, 400, 405]).toContain(await status(known));
  });
});

describe('noema serve', () => {
  let home: ReturnType<typeof tempFolder>;
  beforeEach(() => {
    home = tempFolder();
    ends.push(home.remove);
  });

  test('serves the ledger too, says so, and a client connects as the lines say', async () => {
    const { child, until, ended, output } = await start(home.folder, 'serve', '--port', '0');
    await until(/Stop with Ctrl-C/);
    const [, url = ''] = /(http:\S+\/ledger\/mcp)/.exec(output.out) ?? [];
    expect(output.out).toMatch(/Thought ledger, beside it:\n {2}MCP +http:\S+\/ledger\/mcp\n/);
    expect(output.out).toMatch(/ {2}Data +files in /);
    expect(output.out).toContain(`claude mcp add --transport http noema-ledger ${url}\n`);
    expect(output.out).toContain(`codex mcp add noema-ledger --url ${url}\n`);
    const { client } = await connected(url);
    const { structuredContent } = await client.callTool({ name: 'thoughtbox_gateway', arguments: { operation: 'start_new' } });
    expect(structuredContent).toMatchObject({ currentStage: 1 });
    expect(output.out).toMatch(/Autopilot, beside it:\n {2}MCP +http:\S+\/mi\/mcp\n/);
    const { status, body } = await post(url.replace('/ledger/mcp', '/mi/v1/tools/mi_projects'), {});
    expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 200, result: { truncated: false } });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('ends where the ledger cannot be opened, and says how to do without', async () => {
    mkdirSync(path.join(home.folder, 'ledger.db'));
    vi.stubEnv('THOUGHTBOX_STORAGE', 'db');
    const { ended, output } = await start(home.folder, 'serve', '--port', '0').finally(() => vi.unstubAllEnvs());
    expect(await ended).toBe(1);
    expect(output).toMatchObject({
      out: '',
      err: expect.stringMatching(/^The ledger cannot be opened: .*noema serve --no-ledger\.\n$/),
    });
  });

  test('leaves it out where that is asked for', async () => {
    const { child, until, ended, output } = await start(home.folder, 'serve', '--port', '0', '--no-ledger', '--no-mi');
    const [, url = ''] = await until(/MCP +(http:\S+)\/mcp/);
    await until(/Stop with Ctrl-C/);
    expect(output.out).not.toContain('ledger');
    expect((await send(`${url}/ledger/info`)).status).toBe(404);
    expect((await send(`${url}/mi/info`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
