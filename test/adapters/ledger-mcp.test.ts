import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import type { GatewayInfo } from '../../generated/registry/shape.ts';
import type { Envelope } from '../../generated/types/index.ts';
import { gatewayAnswer } from '../../src/adapters/mcp/gateway.ts';
import { call } from '../../src/boundary/call.ts';
import { envelope } from '../../src/boundary/envelope.ts';
import { post, send, serving } from '../e2e/http-client.ts';
import { quietFiles, silent, tempFolder } from '../support/app.ts';
import { asked, closing, connectedAs, inMemory, type Json, ledgerApp, type Manner } from '../support/ledger-client.ts';

const later = closing();
const inside = async (app: Awaited<ReturnType<typeof ledgerApp>>, manner: Manner = 'answers') =>
  (await connectedAs(manner, await inMemory(app), later)).client;

test('the plain face: every operation is a POST, no stage is asked for, and the document names them alone', async () => {
  const app = await ledgerApp(later);
  const server = await serving(app, { toolset: 'gateway' });
  later(() => server.close());
  const tool = async (name: string, args: Json) => {
    const { status, body } = await post(`${server.url}/v1/tools/${name}`, args);
    return { status, ...(JSON.parse(body) as { result: Json; error: Json | null }) };
  };
  const { result } = await tool('start_new', { title: 'By hand' });
  const { id: sessionId } = result.session as { id: string };
  const thought = { thought: 'x', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true, sessionId };
  expect(await tool('thought', thought)).toMatchObject({ status: 200, result: { nodeId: `${sessionId}:1` } });
  expect(await tool('thought', thought)).toMatchObject({ status: 400, error: { code: 'INVALID_OPERATION' } });
  expect(await tool('thoughtbox_gateway', { operation: 'session', subOperation: 'get', sessionId })).toMatchObject({
    result: { thoughts: [{ thought: 'x' }] },
  });
  expect(await tool('thoughtbox_gateway', { operation: 'sesion' })).toMatchObject({
    error: { code: 'INVALID_OPERATION', recovery: expect.stringContaining('session') },
  });
  expect(await tool('thoughtbox_gateway', { operation: 'session', args: 7 })).toMatchObject({
    error: { code: 'INVALID_PAYLOAD' },
  });
  expect(JSON.parse((await send(`${server.url}/info`)).body)).toMatchObject({ status: 'ok', product: 'ledger' });
  const { paths } = JSON.parse((await send(`${server.url}/openapi.json`)).body);
  expect(Object.keys(paths).sort()).toEqual(
    Object.keys(ledger.tools)
      .map((name) => `/v1/tools/${name}`)
      .sort(),
  );
});

test.each([
  ['STORE_ERROR', 'STORAGE_ERROR'],
  ['INTERNAL', 'INTERNAL_ERROR'],
  ['INVALID_INPUT', 'INVALID_INPUT'],
])('the gateway says %s as %s', (code, said) => {
  const error = { code, message: 'm', recovery: 'r' } as NonNullable<Envelope['error']>;
  const answer = envelope({ intent: 'x', now_ms: 0, workspace: null, error });
  expect(gatewayAnswer(ledger.gateway as GatewayInfo, answer)).toEqual({
    code: said,
    message: 'm',
    error: 'm',
    details: { recovery: 'r' },
  });
});

test('files that cannot be read are a failure of storage, and say which', async () => {
  const { folder, remove } = tempFolder();
  later(remove);
  const client = await inside(await ledgerApp(later, { files: quietFiles(folder) }));
  await asked(client, { operation: 'start_new' });
  const pattern = { title: 'Cold', description: 'x', content: 'x' };
  await asked(client, { operation: 'knowledge', subOperation: 'create_pattern', ...pattern });
  writeFileSync(path.join(folder, 'projects/_default/knowledge/patterns/cold.json'), '{');
  expect(await asked(client, { operation: 'knowledge', subOperation: 'get_pattern', id: 'cold' })).toMatchObject({
    isError: true,
    answer: { code: 'STORAGE_ERROR', error: expect.stringContaining('patterns/cold.json') },
  });
});

describe('a connection', () => {
  test('that comes back goes on where it was with one call', async () => {
    const app = await ledgerApp(later);
    const before = await inside(app);
    await asked(before, { operation: 'start_new' });
    const { connection, currentStage } = (await asked(before, { operation: 'cipher' })).answer;
    await before.close();
    const after = await inside(app);
    expect((await asked(after, { operation: 'get_state' })).answer).toMatchObject({ currentStage: 0 });
    expect((await asked(after, { operation: 'get_state', resume: connection })).answer).toMatchObject({ currentStage });
    expect(
      (await asked(after, { operation: 'thought', thought: 'x', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true }))
        .isError,
    ).toBe(false);
  });

  test('keeps its own stage beside others', async () => {
    const app = await ledgerApp(later);
    const [one, two] = [await inside(app), await inside(app)];
    await asked(one, { operation: 'start_new' });
    expect((await asked(two, { operation: 'cipher' })).answer).toMatchObject({ code: 'STAGE_REQUIREMENT_NOT_MET' });
  });

  test.each([
    { operation: 'thought' },
    { operation: 'thought', args: 7 },
    { operation: 'session' },
    { operation: 'session', subOperation: 'serch' },
    { operation: 'session', args: { operation: 'get', args: [] } },
    { operation: 'mental_models', subOperation: 'get_model', workspace: 7 },
  ])('hears which stage is missing before what is wrong with %j', async (args) => {
    const client = await inside(await ledgerApp(later));
    expect((await asked(client, args)).answer).toMatchObject({ code: 'STAGE_REQUIREMENT_NOT_MET' });
    for (const operation of ['start_new', 'cipher']) await asked(client, { operation });
    expect((await asked(client, args)).answer.code).toMatch(/^INVALID_/);
  });

  test('is not told again what it was told, and answers stay small', async () => {
    const client = await inside(await ledgerApp(later));
    const size = async (args: Json) => JSON.stringify((await asked(client, args)).answer).length;
    const think = (thoughtNumber: number) => ({
      operation: 'thought',
      thought: 'x',
      thoughtNumber,
      totalThoughts: 9,
      nextThoughtNeeded: true,
    });
    expect(await size({ operation: 'get_state' })).toBeLessThan(300);
    expect(await size({ operation: 'start_new', sessionTitle: 'Small' })).toBeLessThan(500);
    expect(await size({ operation: 'cipher' })).toBeLessThan(2000);
    expect(await size({ operation: 'cipher' })).toBeLessThan(200);
    expect(await size(think(1))).toBeLessThan(2000);
    for (const number of [2, 3, 4]) expect(await size(think(number))).toBeLessThan(300);
    expect(await size({ ...think(5), nextThoughtNeeded: false })).toBeLessThan(500);
    expect(await size({ operation: 'mental_models', subOperation: 'list_models' })).toBeLessThan(4000);
    expect(
      await size({ operation: 'knowledge', subOperation: 'create_note', title: 'Long', content: 'x'.repeat(50_000) }),
    ).toBeLessThan(300);
  });

  test('is sent no word that its list has changed', async () => {
    const client = await inside(await ledgerApp(later));
    let changes = 0;
    client.onclose = () => {};
    client.fallbackNotificationHandler = async ({ method }) => {
      if (method.endsWith('list_changed')) changes += 1;
    };
    for (const operation of ['cipher', 'start_new', 'cipher', 'start_new']) await asked(client, { operation });
    expect(changes).toBe(0);
  });
});

describe('a server that was told a session', () => {
  test('begins every connection there', async () => {
    const app = await ledgerApp(later);
    const { result } = await call(app, 'start_new', { title: 'Where we are' });
    const { id: begin } = (result as { session: { id: string } }).session;
    const server = await serving(app, { toolset: 'gateway', begin });
    later(() => server.close());
    for (const _ of [1, 2]) {
      const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)) as Transport;
      const { client } = await connectedAs('lacks', transport, later);
      const [{ answer }] = await Promise.all([asked(client, { operation: 'cipher' }), client.listTools()]);
      expect(answer).toMatchObject({ currentStage: 2 });
      expect((await asked(client, { operation: 'get_state' })).answer).toMatchObject({ sessionId: begin });
    }
  });

  test('begins at the entry where it is not there, and says so', async () => {
    const warnings: unknown[] = [];
    const app = await ledgerApp(later, { log: { ...silent, warning: (...said) => void warnings.push(said) } });
    const server = await serving(app, { toolset: 'gateway', begin: 'nobody' });
    later(() => server.close());
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)) as Transport;
    const { client } = await connectedAs('lacks', transport, later);
    expect((await asked(client, { operation: 'get_state' })).answer).toMatchObject({ currentStage: 0 });
    expect(warnings).toEqual([[expect.any(String), expect.objectContaining({ sessionId: 'nobody' })]]);
  });
});

describe('resources and prompts', () => {
  test('every address that is listed can be read, and so can every model', async () => {
    const client = await inside(await ledgerApp(later));
    const { resources } = await client.listResources();
    const specified = ['init', 'architecture', 'cipher', 'patterns-cookbook', 'session-analysis-guide', 'mental-models'];
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(specified));
    for (const { uri, mimeType } of resources) {
      const [content] = (await client.readResource({ uri })).contents;
      expect(content).toMatchObject({ mimeType, text: expect.stringMatching(mimeType === 'application/json' ? /^\{/ : /^# /) });
    }
    const [listed] = (await client.readResource({ uri: 'thoughtbox://mental-models' })).contents as { text: string }[];
    const { models } = JSON.parse(listed?.text ?? '') as { models: { name: string; title: string; tags: string[] }[] };
    expect(models).toHaveLength(15);
    for (const { name, title, tags } of models)
      for (const tag of tags) {
        const [page] = (await client.readResource({ uri: `thoughtbox://mental-models/${tag}/${name}` })).contents as {
          text: string;
        }[];
        expect(page?.text.startsWith(`# ${title}\n`)).toBe(true);
        expect(page?.text.length).toBeGreaterThan(1000);
      }
    await expect(client.readResource({ uri: 'thoughtbox://mental-models/debugging/inversion' })).rejects.toThrow(
      'INVALID_OPERATION',
    );
    await expect(client.readResource({ uri: 'thoughtbox://nothing' })).rejects.toThrow('not an address');
  });

  test('prompts say what was filled in, and what is meant otherwise', async () => {
    const client = await inside(await ledgerApp(later));
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'list_mcp_assets',
      'interleaved-thinking',
      'subagent-summarize',
      'evolution-check',
    ]);
    const said = async (name: string, args: Record<string, string> = {}) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      const { content } = messages[0] as { content: { text: string } };
      expect(content.text).not.toMatch(/\{\w+\}/);
      return content.text;
    };
    expect(await said('interleaved-thinking', { task: 'Mend the index' })).toMatch(/Mend the index[\s\S]*At most 100 thoughts/);
    await expect(client.getPrompt({ name: 'interleaved-thinking' })).rejects.toThrow('task');
    await said('subagent-summarize');
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    expect(await said('evolution-check', { newThought: `It was ${secret}` })).toMatch(/It was <redacted>/);
  });
});
