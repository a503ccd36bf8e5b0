import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CreateMessageRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test } from 'vitest';
import { adviserOf } from '../../src/app/adviser.ts';
import { tempFolder } from '../support/app.ts';
import {
  asked,
  closing,
  connectedAs,
  critique,
  done,
  inMemory,
  type Json,
  ledgerApp,
  type Manner,
  overHttp,
  program,
  thought,
} from '../support/ledger-client.ts';
import { type Reply, scriptedServer } from '../support/scripted-server.ts';

const later = closing();

async function thinking(manner: Manner, more: Parameters<typeof ledgerApp>[1] = {}) {
  const { client, heard } = await connectedAs(manner, await inMemory(await ledgerApp(later, more), manner), later);
  for (const operation of ['start_new', 'cipher']) await done(client, { operation });
  const get = async (sessionId: unknown) =>
    (await done(client, { operation: 'session', subOperation: 'get', sessionId })) as {
      thoughts: Json[];
      branches: Record<string, Json[]>;
    };
  return { client, heard, get };
}

describe('of the client', () => {
  test('is asked, answered, and kept with its thought', async () => {
    const { client, heard, get } = await thinking('answers');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await done(client, thought(number));
    const answer = await done(client, thought(2, { branchFromThought: 1, branchId: 'b', critique: true }));
    expect(answer).toMatchObject({ nodeId: expect.stringMatching(/:b:2$/), critique });
    await done(client, thought(8, { critique: true }));
    expect(heard).toHaveLength(2);
    expect(heard[0]).toMatchObject({
      maxTokens: 1000,
      includeContext: 'thisServer',
      systemPrompt: expect.stringContaining('reasoning'),
      modelPreferences: { intelligencePriority: 0.9, costPriority: 0.3 },
    });
    const [, said = ''] = heard.map(({ messages }) => JSON.stringify(messages));
    expect(said).toContain('7: T7');
    expect(said).not.toContain('2: T2');
    const { thoughts, branches } = await get(answer.sessionId);
    expect(branches.b).toMatchObject([{ critique }]);
    expect(thoughts.map((one) => one.critique !== undefined)).toEqual([...Array(7).fill(false), true]);
    const { quality } = await done(client, { operation: 'session', subOperation: 'analyze', sessionId: answer.sessionId });
    expect(quality).toMatchObject({ critiqueRequests: 2 });
  });

  test('is shown no secret', async () => {
    const { client, heard } = await thinking('answers');
    await done(client, thought(1, { thought: 'The key is sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCD', critique: true }));
    expect(JSON.stringify(heard)).not.toContain('sk-proj');
  });

  test.each(['refuses', 'ignores', 'lacks'] as const)('that %s it never costs the thought', async (manner) => {
    const { client, get } = await thinking(manner);
    const answer = await done(client, thought(1, { critique: true }));
    expect(answer).toMatchObject({
      thoughtHistoryLength: 1,
      warnings: [{ code: expect.stringMatching(/^(CRITIQUE|SAMPLING)_NOT_/) }],
    });
    expect((await get(answer.sessionId)).thoughts).toMatchObject([{ thought: 'T1' }]);
  });

  test('thoughts that come meanwhile do not wait for it', async () => {
    const app = await ledgerApp(later);
    let release = () => {};
    const { client } = await connectedAs('answers', await inMemory(app), later);
    client.setRequestHandler(CreateMessageRequestSchema, async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { role: 'assistant', model: 'slow', content: { type: 'text', text: 'At last' } };
    });
    for (const operation of ['start_new', 'cipher']) await done(client, { operation });
    const first = asked(client, thought(1, { critique: true }));
    const { sessionId } = await done(client, thought(2));
    release();
    await first;
    const { thoughts } = await done(client, { operation: 'session', subOperation: 'get', sessionId });
    expect((thoughts as Json[]).map(({ thoughtNumber }) => thoughtNumber)).toEqual([1, 2]);
  });
});

describe('a client that goes away while it is asked', () => {
  /** Leaves as soon as it is asked for a critique. */
  async function leaving(transport: Transport, leave: () => Promise<void>) {
    const { client } = await connectedAs('answers', transport, later);
    const left = new Promise<void>((resolve, reject) => {
      client.setRequestHandler(CreateMessageRequestSchema, () => {
        void leave().then(resolve, reject);
        return new Promise<never>(() => {});
      });
    });
    for (const operation of ['start_new', 'cipher']) await done(client, { operation });
    const { sessionId } = await done(client, thought(1));
    /** Whether it hears of it depends on how it left. */
    const [, gone] = await Promise.allSettled([asked(client, thought(2, { critique: true, nextThoughtNeeded: false })), left]);
    expect(gone.status).toBe('fulfilled');
    return sessionId;
  }
  const kept = { thoughts: [{ thought: 'T1' }, { thought: 'T2' }] };

  test('over stdio: the program ends, and the thought is kept', async () => {
    const { folder, remove } = tempFolder();
    later(remove);
    /** It would wait longer than any test: only the client that is gone ends it. */
    const transport = await program(folder);
    const sessionId = await leaving(transport, () => ended(transport));
    const { client } = await connectedAs('lacks', await program(folder), later);
    await done(client, { operation: 'load_context', sessionId });
    expect(await done(client, { operation: 'session', subOperation: 'get', sessionId })).toMatchObject(kept);
  });

  /** Closes its end and waits for the program to end by itself; the SDK would kill one that does not. */
  async function ended(transport: StdioClientTransport): Promise<void> {
    const child = (transport as unknown as { _process: import('node:child_process').ChildProcess })._process;
    const over = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.stdin?.end();
    expect(await over).toBe(0);
    await transport.close();
  }

  test('over HTTP: the thought is kept, and the server goes on', async () => {
    const connect = await overHttp(await ledgerApp(later), later);
    const transport = connect();
    const sessionId = await leaving(transport as Transport, async () => {
      await transport.terminateSession();
      await transport.close();
    });
    const { client } = await connectedAs('lacks', connect() as Transport, later);
    await done(client, { operation: 'load_context', sessionId });
    expect(await done(client, { operation: 'session', subOperation: 'get', sessionId })).toMatchObject(kept);
  });
});

describe('of a model that the server may ask', () => {
  const opinion = { choices: [{ message: { content: 'Which evidence?' }, finish_reason: 'stop' }], model: 'gpt-of-this-test' };
  const key = 'sk-test-0123456789abcdefghijklmnop';

  /** A program that knows such a model, and everything that it left behind. */
  async function programWith(reply: Reply, manner: Manner, env: Record<string, string> = {}) {
    const model = await scriptedServer(reply);
    later(() => model.close());
    const { folder, remove } = tempFolder();
    later(remove);
    const transport = await program(folder, {
      NOEMA_MIND_PROVIDER: 'openai_compatible',
      NOEMA_MIND_BASE_URL: `${model.url}/v1`,
      NOEMA_MIND_MODEL: 'some-gpt',
      NOEMA_MIND_KEY_ENV: 'KEY_OF_THIS_TEST',
      KEY_OF_THIS_TEST: key,
      NOEMA_LOG: 'debug',
      ...env,
    });
    (transport as unknown as { _serverParams: { stderr: string } })._serverParams.stderr = 'pipe';
    let log = '';
    transport.stderr?.on('data', (text) => {
      log += text;
    });
    const { client, heard } = await connectedAs(manner, transport, later);
    for (const operation of ['start_new', 'cipher']) await done(client, { operation });
    const left = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => readFileSync(path.join(one.parentPath, one.name), 'latin1'))
        .join('\n');
    return { client, heard, model, left, log: () => log };
  }

  test('is asked where the client offers no sampling; its key stands nowhere', async () => {
    const { client, model, left, log } = await programWith({ body: opinion }, 'lacks');
    const answer = await done(client, thought(1, { critique: true }));
    expect(answer).toMatchObject({
      critique: { text: 'Which evidence?', model: 'gpt-of-this-test', timestamp: expect.any(String) },
    });
    expect(answer.warnings).toBeUndefined();
    expect(model.heard).toHaveLength(1);
    expect(model.heard[0]).toMatchObject({
      url: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}` },
      body: { model: 'some-gpt' },
    });
    expect(model.heard[0]?.text).toContain('T1');
    await done(client, thought(2, { nextThoughtNeeded: false }));
    await client.close();
    expect(left()).toContain('Which evidence?');
    expect(left()).not.toContain(key);
    expect(log()).not.toContain(key);
  });

  test.each(['answers', 'refuses'] as const)('is left alone where the client offers sampling and %s', async (manner) => {
    const { client, heard, model } = await programWith({ body: opinion }, manner);
    await done(client, thought(1, { critique: true }));
    expect(heard).toHaveLength(1);
    expect(model.heard).toHaveLength(0);
  });

  test.each<[string, Reply]>([
    ['fails', { status: 500, body: { error: { message: 'out of order' } } }],
    ['refuses the key', { status: 401, body: { error: { message: `no such key ${key}` } } }],
    ['says nothing', { body: { ...opinion, choices: [{ message: { content: ' ' }, finish_reason: 'stop' }] } }],
    ['answers something else', { body: 'hello' }],
    ['never answers', () => {}],
  ])('costs no thought where it %s', async (how, reply) => {
    const { client } = await programWith(reply, 'lacks', how === 'never answers' ? { NOEMA_CRITIQUE_SECONDS: '1' } : {});
    const answer = await done(client, thought(1, { critique: true }));
    expect(answer).toMatchObject({ thoughtHistoryLength: 1, warnings: [{ code: 'CRITIQUE_NOT_MADE' }] });
    expect(JSON.stringify(answer)).not.toContain(key);
  });

  test('costs no thought where its key is missing', async () => {
    const { client, model } = await programWith({ body: opinion }, 'lacks', { KEY_OF_THIS_TEST: '' });
    expect(await done(client, thought(1, { critique: true }))).toMatchObject({
      warnings: [{ code: 'CRITIQUE_NOT_MADE', message: expect.stringContaining('KEY_OF_THIS_TEST') }],
    });
    expect(model.heard).toHaveLength(0);
  });

  test('keeps what it said with the thought', async () => {
    const adviser = adviserOf({ write: async () => ({ state: 'ok', text: 'Look again', model: 'm', transcript: '' }) });
    const { client, get } = await thinking('lacks', { adviser });
    const { sessionId } = await done(client, thought(1, { critique: true }));
    expect((await get(sessionId)).thoughts).toMatchObject([{ critique: { text: 'Look again', model: 'm' } }]);
  });
});
