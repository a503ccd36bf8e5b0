import { existsSync, readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CreateMessageRequestSchema, ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { createMcpServer } from '../../src/adapters/mcp/server.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { post, send, serving } from '../e2e/http-client.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { programFile } from '../support/programs.ts';

type Json = Record<string, unknown>;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const roots = [{ uri: 'file:///srv/shop', name: 'shop' }, { uri: 'file:///srv/blog/' }];

/** A client that says what it works in, refuses to, or has no such thing. */
async function connected(transport: Transport, named: 'named' | 'refused' | 'none' = 'named'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { capabilities: named === 'none' ? {} : { roots: {} } });
  if (named !== 'none')
    client.setRequestHandler(ListRootsRequestSchema, () => {
      if (named === 'refused') throw new Error('not today');
      return { roots };
    });
  await client.connect(transport);
  ends.push(() => client.close());
  return client;
}

async function ledgerApp() {
  const { folder, remove } = tempFolder();
  const policy = { ...noPolicy, default_workspace: '_default' };
  const app = await testApp({ product: ledger, policy, exports: { project_root: folder } });
  ends.push(() => app.end().finally(remove));
  return app;
}

async function inside(app: Awaited<ReturnType<typeof ledgerApp>>, named?: Parameters<typeof connected>[1]): Promise<Client> {
  const { server } = createMcpServer(app, { toolset: 'gateway', version: '0.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(ours);
  return connected(theirs, named);
}

const asked = async (client: Client, args: Json): Promise<{ answer: Json; isError: boolean }> => {
  const { structuredContent, content, isError } = await client.callTool({ name: 'thoughtbox_gateway', arguments: args });
  const [first] = content as { type: string; text: string }[];
  expect(JSON.parse(first?.text ?? '')).toEqual(structuredContent);
  return { answer: structuredContent as Json, isError: isError === true };
};

const transports: Readonly<Record<string, () => Promise<Transport>>> = {
  stdio: async () => {
    const { folder, remove } = tempFolder();
    ends.push(remove);
    const args = [await programFile('src/bin/noema.ts'), 'ledger', '--stdio'];
    const env = { ...process.env, THOUGHTBOX_DATA_DIR: folder, NOEMA_DURABILITY: 'normal', NOEMA_LOG: 'error' } as Record<
      string,
      string
    >;
    return new StdioClientTransport({ command: process.execPath, args, env });
  },
  HTTP: async () => {
    const server = await serving(await ledgerApp(), { toolset: 'gateway' });
    ends.push(() => server.close());
    return new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)) as Transport;
  },
};

describe.each(Object.keys(transports))('over %s', (name) => {
  test('from the first call to the export', async () => {
    const client = await connected(await (transports[name] as () => Promise<Transport>)());
    const ask = async (args: Json) => {
      const { answer, isError } = await asked(client, args);
      expect(isError, JSON.stringify(answer)).toBe(false);
      return answer;
    };
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(['thoughtbox_gateway']);
    expect(await ask({ operation: 'get_state' })).toMatchObject({ currentStage: 0, sessionId: null, boundRoot: null });

    const early = await asked(client, {
      operation: 'thought',
      args: { thought: 'x', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true },
    });
    expect(early).toMatchObject({
      isError: true,
      answer: {
        code: 'STAGE_REQUIREMENT_NOT_MET',
        error: expect.stringContaining('entry'),
        details: {
          suggestions: [
            { target: 'thoughtbox_gateway', params: { operation: 'start_new' } },
            { params: { operation: 'list_sessions' } },
          ],
        },
      },
    });

    expect(await ask({ operation: 'list_roots' })).toMatchObject({
      supported: true,
      roots: [
        { uri: 'file:///srv/shop', name: 'shop' },
        { uri: 'file:///srv/blog/', name: 'blog' },
      ],
      count: 2,
    });
    expect((await asked(client, { operation: 'bind_root', rootUri: 'file:///etc' })).answer).toMatchObject({
      code: 'INVALID_OPERATION',
    });
    expect(await ask({ operation: 'bind_root', rootUri: 'file:///srv/shop' })).toMatchObject({
      boundRoot: 'file:///srv/shop',
      navigationContext: { project: 'shop' },
    });

    const { session } = await ask({ operation: 'start_new', newWork: { title: 'Slow pages' } });
    expect(session).toMatchObject({ title: 'Slow pages', tags: ['project:shop'] });
    const { id } = session as { id: string };
    expect(await ask({ operation: 'cipher' })).toMatchObject({ currentStage: 2 });
    const think = (thoughtNumber: number, more: Json) =>
      ask({
        operation: 'thought',
        thought: `Thought ${thoughtNumber}`,
        thoughtNumber,
        totalThoughts: 3,
        nextThoughtNeeded: true,
        ...more,
      });
    expect(await think(1, {})).toMatchObject({ sessionId: id, guide: expect.any(String) });
    expect(await think(2, { branchFromThought: 1, branchId: 'other' })).toMatchObject({ branches: ['other'] });
    expect(
      await ask({ operation: 'mental_models', args: { operation: 'get_model', args: { model: 'five-whys' } } }),
    ).toMatchObject({
      name: 'five-whys',
    });
    const closed = await think(2, { nextThoughtNeeded: false });
    expect(closed).toMatchObject({ sessionId: null, sessionClosed: true, closedSessionId: id, thoughtHistoryLength: 3 });
    expect(existsSync(String(closed.exportPath))).toBe(true);
    const file = JSON.parse(readFileSync(String(closed.exportPath), 'utf8'));
    const { content } = await ask({ operation: 'session', subOperation: 'export', sessionId: id });
    expect(JSON.parse(String(content))).toEqual({
      ...file,
      session: expect.objectContaining({ id, thoughtCount: 3 }),
      exportedAt: expect.any(String),
    });
  });
});

test('the plain face: every operation is a POST, no stage is asked for, and the document names them alone', async () => {
  const app = await ledgerApp();
  const server = await serving(app, { toolset: 'gateway' });
  ends.push(() => server.close());
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

describe('a connection', () => {
  test('that comes back goes on where it was with one call', async () => {
    const app = await ledgerApp();
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
    const app = await ledgerApp();
    const [one, two] = [await inside(app), await inside(app)];
    await asked(one, { operation: 'start_new' });
    expect((await asked(two, { operation: 'cipher' })).answer).toMatchObject({ code: 'STAGE_REQUIREMENT_NOT_MET' });
  });

  test.each(['refused', 'none'] as const)('whose client has roots %s', async (named) => {
    const client = await inside(await ledgerApp(), named);
    expect((await asked(client, { operation: 'list_roots' })).answer).toMatchObject({ supported: false, roots: [] });
    expect((await asked(client, { operation: 'bind_root', rootUri: 'file:///srv/shop' })).answer).toMatchObject({
      code: 'INVALID_OPERATION',
    });
  });

  test('is sent no word that its list has changed', async () => {
    const client = await inside(await ledgerApp());
    let changes = 0;
    client.onclose = () => {};
    client.fallbackNotificationHandler = async ({ method }) => {
      if (method.endsWith('list_changed')) changes += 1;
    };
    for (const operation of ['cipher', 'start_new', 'cipher', 'start_new']) await asked(client, { operation });
    expect(changes).toBe(0);
  });
});

describe('a critique', () => {
  type Answer = 'answers' | 'refuses' | 'absent';
  async function thinkingWith(how: Answer) {
    const app = await ledgerApp();
    const { server } = createMcpServer(app, { toolset: 'gateway', version: '0.0.0' });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await server.connect(ours);
    const client = new Client({ name: 'test', version: '1' }, { capabilities: how === 'absent' ? {} : { sampling: {} } });
    const heard: Json[] = [];
    if (how !== 'absent')
      client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => {
        heard.push(params as Json);
        if (how === 'refuses') throw new Error('not allowed');
        return { role: 'assistant', model: 'some-model', content: { type: 'text', text: 'Was it measured?' } };
      });
    await client.connect(theirs);
    ends.push(() => client.close());
    for (const operation of ['start_new', 'cipher']) await asked(client, { operation });
    const think = (thoughtNumber: number, more: Json = {}) =>
      asked(client, {
        operation: 'thought',
        thought: `T${thoughtNumber}`,
        thoughtNumber,
        totalThoughts: 9,
        nextThoughtNeeded: true,
        ...more,
      });
    return { client, heard, think };
  }

  test('is asked of the model of the client, answered, and kept with its thought', async () => {
    const { client, heard, think } = await thinkingWith('answers');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await think(number);
    const { answer } = await think(2, { branchFromThought: 1, branchId: 'b', critique: true });
    const critique = { text: 'Was it measured?', model: 'some-model', timestamp: expect.any(String) };
    expect(answer).toMatchObject({ nodeId: expect.stringMatching(/:b:2$/), critique });
    await think(8, { critique: true });
    expect(heard).toHaveLength(2);
    expect(heard[0]).toMatchObject({ maxTokens: 1000, systemPrompt: expect.stringContaining('reasoning') });
    const [, said = ''] = heard.map(({ messages }) => JSON.stringify(messages));
    expect(said).toContain('7: T7');
    expect(said).not.toContain('2: T2');
    const { thoughts, branches } = (
      await asked(client, { operation: 'session', subOperation: 'get', sessionId: answer.sessionId })
    ).answer as {
      thoughts: Json[];
      branches: { b: Json[] };
    };
    expect(branches.b).toMatchObject([{ critique }]);
    expect(thoughts.map((thought) => thought.critique !== undefined)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    const { quality } = (await asked(client, { operation: 'session', subOperation: 'analyze', sessionId: answer.sessionId }))
      .answer;
    expect(quality).toMatchObject({ critiqueRequests: 2 });
  });

  test.each(['refuses', 'absent'] as const)('that a client %s never costs the thought', async (how) => {
    const { think } = await thinkingWith(how);
    const { answer, isError } = await think(1, { critique: true });
    expect(isError).toBe(false);
    expect(answer).toMatchObject({ thoughtHistoryLength: 1, warnings: [{ code: 'CRITIQUE_NOT_MADE' }] });
  });
});

describe('thoughts at the same time', () => {
  const many = Array.from({ length: 12 }, (_, i) => i + 1);
  const thinking = (client: Client, thoughtNumber: number, more: Json = {}) =>
    asked(client, {
      operation: 'thought',
      thought: `T${thoughtNumber}`,
      thoughtNumber,
      totalThoughts: 12,
      nextThoughtNeeded: true,
      ...more,
    });

  test('of one connection without a session come into one', async () => {
    const app = await ledgerApp();
    const client = await inside(app);
    for (const operation of ['start_new', 'cipher']) await asked(client, { operation });
    await thinking(client, 1, { nextThoughtNeeded: false });
    const answers = await Promise.all(many.map((number) => thinking(client, number)));
    expect(new Set(answers.map(({ answer }) => answer.sessionId)).size).toBe(1);
    const { answer } = answers[0] as { answer: Json };
    const { thoughts } = (await asked(client, { operation: 'session', subOperation: 'get', sessionId: answer.sessionId })).answer;
    expect((thoughts as { thought: string }[]).map(({ thought }) => thought).sort()).toEqual(many.map((n) => `T${n}`).sort());
  });

  test('of many connections in one session: a number is given once', async () => {
    const app = await ledgerApp();
    const clients = await Promise.all([1, 2, 3].map(() => inside(app)));
    const { session } = (await asked(clients[0] as Client, { operation: 'start_new' })).answer as { session: { id: string } };
    for (const client of clients) {
      await asked(client, { operation: 'load_context', sessionId: session.id });
      await asked(client, { operation: 'cipher' });
    }
    const answers = await Promise.all(clients.flatMap((client) => many.map((number) => thinking(client, number))));
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(many.length);
    for (const { answer } of answers.filter(({ isError }) => isError))
      expect(answer).toMatchObject({ code: 'INVALID_OPERATION' });
    const { session: after } = (await asked(clients[0] as Client, { operation: 'load_context', sessionId: session.id })).answer;
    expect(after).toMatchObject({ thoughtCount: many.length });
  });
});

describe('resources and prompts', () => {
  test('every address that is listed can be read, and so can every model', async () => {
    const client = await inside(await ledgerApp());
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual([
      'init',
      'architecture',
      'cipher',
      'patterns-cookbook',
      'session-analysis-guide',
      'mental-models',
    ]);
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
    const client = await inside(await ledgerApp());
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
    await said('evolution-check', { newThought: 'It was the cache' });
  });

  /** What any text names must be there: an operation, a resource or a prompt. */
  test('no text names what is not there', async () => {
    const client = await inside(await ledgerApp());
    const { resources } = await client.listResources();
    const texts = [
      client.getInstructions() ?? '',
      ...(await Promise.all(resources.map(async ({ uri }) => (await client.readResource({ uri })).contents))).flatMap(
        (contents) => contents.map((content) => String('text' in content ? content.text : '')),
      ),
      ...(
        await Promise.all(
          ['list_mcp_assets', 'interleaved-thinking', 'subagent-summarize', 'evolution-check'].map((name) =>
            client.getPrompt({ name, arguments: name === 'interleaved-thinking' ? { task: 'x' } : {} }),
          ),
        )
      ).flatMap(({ messages }) => messages.map(({ content }) => String((content as { text: string }).text))),
    ];
    const operations = Object.values(ledger.tools).flatMap(({ operation }) => [operation?.operation, operation?.sub_operation]);
    const fields = Object.values(ledger.tools).flatMap((tool) => [...tool.fields, ...Object.keys(tool.aliases)]);
    const known = new Set<string | null | undefined>([
      ...operations,
      ...fields,
      ...ledger.prompts.flatMap(({ name, arguments: taken }) => [name, ...taken.map((one) => one.name)]),
      ...(ledger.gateway?.stages ?? []),
      'thoughtbox_gateway',
    ]);
    /** Words with an underscore are names. */
    const named = texts.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
    const uris = texts.flatMap((text) => text.match(/thoughtbox:\/\/[a-z/-]+[a-z]/g) ?? []);
    const addresses = resources.map(({ uri }) => uri);
    expect([...new Set(uris)].filter((uri) => !addresses.includes(uri))).toEqual([]);
  });
});
