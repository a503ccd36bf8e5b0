import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPolicy } from '../../src/app/compose.ts';
import { callOn, connectInside, listWith } from '../e2e/connect.ts';
import { testApp } from '../support/app.ts';
import { tools } from '../support/tools.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

const order = ['core', 'daily', 'full'];
const upTo = (toolset: string) =>
  Object.values(tools)
    .filter(({ tier }) => order.indexOf(tier) <= order.indexOf(toolset))
    .sort((a, b) => order.indexOf(a.tier) - order.indexOf(b.tier) || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);

describe('which tools are listed', () => {
  test.each(['core', 'daily', 'full'] as const)('a server for %s, smallest tier first and by name', async (toolset) => {
    const client = await connectInside(app, { toolset });
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(upTo(toolset));
  });
  test.each([
    [{ toolset: 'core' }, 'core'],
    [{ toolset: 'full' }, 'full'],
    [{ toolset: 'minimal' }, 'core'],
    [{ toolset: 'dx' }, 'daily'],
    [{ _meta: { toolset: 'full' } }, 'full'],
    [{ toolset: 'core', _meta: { toolset: 'full' } }, 'core'],
    [{}, 'daily'],
    [{ toolset: null }, 'daily'],
  ])('%j for one listing', async (params, toolset) => {
    const client = await connectInside(app, { toolset: 'daily' });
    expect((await listWith(client, params)).map((tool) => tool.name)).toEqual(upTo(toolset));
  });
  test.each([['tiny'], ['constructor'], ['__proto__'], [''], [5], [['core']], [{}]])('%j is no toolset', async (toolset) => {
    const client = await connectInside(app);
    await expect(listWith(client, { toolset })).rejects.toMatchObject({ code: -32602 });
    await expect(listWith(client, { _meta: { toolset } })).rejects.toMatchObject({ code: -32602 });
  });
  test('a tool that is not listed can be called', async () => {
    const client = await connectInside(app, { toolset: 'core' });
    expect(await client.callTool({ name: 'init', arguments: { workspace: 'hidden' } })).toMatchObject({ isError: false });
  });
});

describe('what a listing says', () => {
  test('workspace is required, unless the server has one', async () => {
    const plain = await listWith(await connectInside(app), {});
    const home = { ...app, policy: { ...noPolicy, default_workspace: 'home' } };
    const served = await listWith(await connectInside(home), {});
    for (const [i, tool] of plain.entries()) {
      const needs = tools[tool.name]?.scope === 'workspace';
      expect(tool.inputSchema.required?.includes('workspace') ?? false, tool.name).toBe(needs);
      const { required = [] } = served[i]?.inputSchema ?? {};
      expect(required).toEqual((tool.inputSchema.required ?? []).filter((field) => field !== 'workspace'));
      expect(served[i]?.inputSchema.properties).toHaveProperty('workspace');
    }
  });
  test('every tool says what it does to the world', async () => {
    for (const { name, title, description, annotations, inputSchema } of await listWith(await connectInside(app))) {
      expect(title, name).toBe(tools[name]?.title);
      expect(description?.length, name).toBeGreaterThan(20);
      expect(annotations, name).toMatchObject({
        readOnlyHint: tools[name]?.effect !== 'write' && !['context_pack_export', 'forget'].includes(name),
        openWorldHint: expect.any(Boolean),
      });
      if (tools[name]?.tier === 'full') expect(inputSchema.additionalProperties, name).toBe(false);
    }
    const named = Object.fromEntries((await listWith(await connectInside(app))).map((tool) => [tool.name, tool.annotations]));
    expect(named.branch_delete).toMatchObject({ destructiveHint: true, openWorldHint: false });
    expect(named.forget).toMatchObject({ destructiveHint: true, idempotentHint: true });
    expect(named.notes_commit).toMatchObject({ destructiveHint: false, idempotentHint: false });
    expect(named.init).toMatchObject({ idempotentHint: true });
  });
  test('what an agent must see at once is marked, and what it may search for has words', async () => {
    const listed = await listWith(await connectInside(app, { toolset: 'daily' }));
    const first = listed.filter(({ _meta }) => _meta?.['anthropic/alwaysLoad'] === true).map(({ name }) => name);
    expect(first.sort()).toEqual(['macro_branch_note', 'search', 'tasks_macro_start', 'tasks_snapshot']);
    for (const { name, _meta } of listed) expect(_meta?.['anthropic/searchHint'], name).toMatch(/\w+ \w+/);
  });
  test('portals promise no structure, other tools do', async () => {
    for (const { name, outputSchema } of await listWith(await connectInside(app)))
      expect(outputSchema !== undefined, name).toBe(tools[name]?.render === 'json');
  });
  test('the server says who it is and how to begin', async () => {
    const client = await connectInside(app);
    expect(client.getServerVersion()).toMatchObject({ name: 'noema', version: '1.2.3' });
    expect(client.getInstructions()).toMatch(/status/);
    expect(client.getServerCapabilities()).toMatchObject({ tools: {}, logging: {}, completions: {}, resources: {} });
  });
});

describe('a list that gains what answers name', () => {
  const workspace = 'gains';
  const connect = async (toolset: string) => {
    const client = await connectInside(app, { toolset });
    let changes = 0;
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      changes += 1;
    });
    const names = async (params = {}) => (await listWith(client, params)).map(({ name }) => name);
    return { client, names, changes: () => changes };
  };
  const lost = { workspace, ref: 'nowhere' };

  test('once, for this connection, at the end of its list', async () => {
    const { client, names, changes } = await connect('daily');
    const other = await connect('daily');
    await callOn(client, 'macro_branch_note', { workspace, content: 'x' });
    expect(changes()).toBe(0);
    const { envelope } = await callOn(client, 'checkout', lost);
    expect(envelope?.suggestions[0]?.target).toBe('branch_list');
    await callOn(client, 'checkout', lost);
    expect(changes()).toBe(1);
    expect(await names()).toEqual([...upTo('daily'), 'branch_list', 'branch_create']);
    expect(await names({ toolset: 'full' })).toEqual(upTo('full'));
    expect(await other.names()).toEqual(upTo('daily'));
    expect(other.changes()).toBe(0);
  });
  test('also what a call inside a result names, and what a handle remembers', async () => {
    await callOn((await connect('full')).client, 'think_card', { workspace, type: 'hypothesis', card: 'It is the cache.' });
    const { client } = await connect('core');
    const first = await client.callTool({ name: 'think_watch', arguments: { workspace } });
    const again = await connect('core');
    const handle = first._meta?.['noema/connection'];
    expect(await again.names({ _meta: { 'noema/connection': handle } })).toContain('think_card');
    expect(await again.names()).toEqual(upTo('core'));
  });
  test('nothing, where everything is listed', async () => {
    const { client, names, changes } = await connect('full');
    await callOn(client, 'checkout', lost);
    expect([changes(), await names()]).toEqual([0, upTo('full')]);
  });
  test('help names only what is listed or what an answer may add', async () => {
    const { client } = await connect('daily');
    const { text } = await callOn(client, 'help');
    const hidden = upTo('full').filter((name) => !upTo('daily').includes(name) && name.includes('_'));
    expect(hidden.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
