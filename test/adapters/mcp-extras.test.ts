import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { LoggingMessageNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { callOn, connectInside } from '../e2e/connect.ts';
import { testApp } from '../support/app.ts';

const secret = `ghp_${'a1B2'.repeat(9)}`;
let app: Awaited<ReturnType<typeof testApp>>;
let client: Client;
beforeAll(async () => {
  app = await testApp();
  client = await connectInside(app);
  const w = { workspace: 'acme/app' };
  await callOn(client, 'notes_commit', { ...w, content: 'first' });
  await callOn(client, 'branch_create', { ...w, name: 'what-if/cache' });
  await callOn(client, 'branch_create', { ...w, name: 'what-now' });
  await callOn(client, 'notes_commit', { ...w, branch: 'what-if/cache', content: `idea ${secret}` });
  for (let i = 0; i < 105; i += 1) await call(app, 'init', { workspace: `many/${String(i).padStart(3, '0')}` });
});
afterAll(() => app.end());

describe('completion', () => {
  const complete = async (name: string, value: string, context?: Record<string, string>) =>
    (
      await client.complete({
        ref: { type: 'ref/resource', uri: 'noema://{workspace}/branch/{branch}/notes' },
        argument: { name, value },
        ...(context ? { context: { arguments: context } } : {}),
      })
    ).completion;
  const w = { workspace: 'acme/app' };

  test.each([
    ['workspace', 'acme', undefined, ['acme/app']],
    ['branch', '', w, ['main', 'what-if/cache', 'what-now']],
    ['branch', 'what-', w, ['what-if/cache', 'what-now']],
    ['branch', 'zzz', w, []],
    ['branch', '', undefined, []],
    ['branch', '', { workspace: 'nobody' }, []],
    ['id', 'notes@', w, ['notes@2']],
    ['constructor', '', w, []],
    ['__proto__', '', w, []],
    ['nothing', '', w, []],
  ])('%s %j', async (name, value, context, values) => {
    expect(await complete(name, value, context)).toMatchObject({ values, hasMore: false });
  });
  test('a hundred at most, and that there are more', async () => {
    const found = await complete('workspace', 'many/');
    expect(found.values).toHaveLength(100);
    expect(found.hasMore).toBe(true);
  });
  test('the default workspace is meant when none is named', async () => {
    const home = await connectInside({ ...app, policy: { ...app.policy, default_workspace: 'acme/app' } });
    const ref = { type: 'ref/resource' as const, uri: 'noema://{workspace}/branch/{branch}/notes' };
    const { completion } = await home.complete({ ref, argument: { name: 'branch', value: 'm' } });
    expect(completion.values).toEqual(['main']);
  });
});

describe('resources', () => {
  test('are addresses to fill in', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map((t) => t.uriTemplate)).toEqual([
      'noema://{workspace}/branch/{branch}/notes',
      'noema://{workspace}/ref/{id}',
    ]);
    expect((await client.listResources()).resources).toEqual([]);
  });
  test('read like the tools behind them', async () => {
    const at = 'noema://acme%2Fapp';
    const read = async (uri: string) => {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: 'application/json' }]);
      return JSON.parse((contents[0] as { text: string }).text);
    };
    expect(await read(`${at}/branch/main/notes`)).toMatchObject({
      branch: 'main',
      doc: 'notes',
      entries: [{ content: 'first' }],
    });
    expect(await read(`${at}/branch/what-if%2Fcache/notes`)).toMatchObject({
      entries: [{ content: 'first' }, { content: 'idea <redacted>' }],
    });
    expect(await read(`${at}/ref/notes%402`)).toMatchObject({ kind: 'doc_entry', entry: { content: 'first' } });
    expect(await read(`${at}/ref/notes@2`)).toMatchObject({ ref: 'notes@2' });
  });
  test.each([
    ['noema://acme', -32002],
    ['https://example.org', -32002],
    ['noema://acme%2Fapp/branch/nowhere/notes', -32002],
    ['noema://acme%2Fapp/ref/%E0%A4%A', -32602],
    ['noema://acme%2Fapp/ref/notes%40777', -32002],
  ])('%s is refused', async (uri, code) => {
    const error = await client.readResource({ uri }).catch((e: Error) => e);
    expect(error).toMatchObject({ code });
    expect((error as Error).message.match(/MCP error/g)).toHaveLength(1);
  });
});

describe('logging', () => {
  test('nothing is sent unasked; after debug, every commit is', async () => {
    const listener = await connectInside(app);
    const seen: unknown[] = [];
    listener.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void seen.push(params));
    await callOn(client, 'notes_commit', { workspace: 'log', content: 'x' });
    await listener.setLoggingLevel('info');
    await callOn(client, 'notes_commit', { workspace: 'log', content: 'x' });
    await callOn(listener, 'help');
    expect(seen).toEqual([]);
    await listener.setLoggingLevel('debug');
    await callOn(client, 'notes_commit', { workspace: 'log', content: secret });
    await callOn(client, 'show', { workspace: 'log' });
    await callOn(listener, 'help');
    expect(seen).toEqual([
      { level: 'debug', logger: 'noema.facts', data: { workspace: 'log', facts: [{ seq: 4, kind: 'note_added' }] } },
    ]);
    await listener.close();
    await callOn(client, 'notes_commit', { workspace: 'log', content: 'nobody hears' });
    expect(seen).toHaveLength(1);
  });
});

/** Something to wait for. */
function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('while a call runs', () => {
  const w = { workspace: 'long' };
  const prepare = async () => {
    await callOn(client, 'branch_create', { ...w, name: 'idea' });
    for (const content of ['a', 'b', 'c']) await callOn(client, 'notes_commit', { ...w, branch: 'idea', content });
  };

  test('a merge says how far it is, and a cancelled one leaves nothing', async () => {
    await prepare();
    const seen: unknown[] = [];
    const dry = { name: 'merge', arguments: { ...w, from: 'idea', into: 'main', dry_run: true } };
    await client.callTool(dry, undefined, { onprogress: (p) => void seen.push(p) });
    expect(seen).toEqual([]);

    /** Stopped at the gate: the call has written and waits. */
    const gate = signal();
    const reached = signal();
    const settled = signal();
    const merge = app.handlers.merge as unknown as (input: object, ctx: object) => Promise<object>;
    const slow = async (input: object, ctx: object) => {
      try {
        const output = await merge(input, ctx);
        reached.resolve();
        await gate.promise;
        return output;
      } finally {
        settled.resolve();
      }
    };
    const gated = await connectInside({ ...app, handlers: { ...app.handlers, merge: slow } } as unknown as App);
    const stop = new AbortController();
    const merging = gated.callTool({ name: 'merge', arguments: { ...w, from: 'idea', into: 'main' } }, undefined, {
      signal: stop.signal,
    });
    await reached.promise;
    stop.abort();
    await expect(merging).rejects.toThrow();
    await callOn(gated, 'help');
    gate.resolve();
    await settled.promise;
    expect((await callOn(client, 'show', { ...w, branch: 'main', doc_kind: 'notes' })).envelope?.result).toMatchObject({
      entries: [],
    });

    const done = await client.callTool({ name: 'merge', arguments: { ...w, from: 'idea', into: 'main' } }, undefined, {
      onprogress: (p) => void seen.push(p),
    });
    expect(done.structuredContent).toMatchObject({ result: { merged: 3 } });
    expect(seen).toEqual([1, 2, 3].map((progress) => ({ progress, total: 3 })));
  });
});
