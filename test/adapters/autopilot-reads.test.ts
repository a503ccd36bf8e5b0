import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitedTo } from '../../src/boundary/limited.ts';
import { callOn, connectInside, listWith } from '../e2e/connect.ts';
import { loopback, post, send, serving } from '../e2e/http-client.ts';
import { testApp } from '../support/app.ts';
import { demoProject, testHome } from '../support/home.ts';
import { quietPorts } from '../support/pilot.ts';

let memory: Awaited<ReturnType<typeof testApp>>;
let home: Awaited<ReturnType<typeof testHome>>;
beforeAll(async () => {
  memory = await testApp();
  home = await testHome(demoProject, { ports: quietPorts() });
  const { call } = await import('../../src/boundary/call.ts');
  await call(home, 'mi_run', { task: 'Add CSV export.' });
});
afterAll(async () => {
  await memory.end();
  await home.end();
});
const reads = () => limitedTo(home, 'reads');
const names = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);

test('an agent of memory looks at runs, and can do nothing with them', async () => {
  const client = await connectInside(memory, { toolset: 'daily', guests: [reads()] });
  const listed = names((await client.listTools()).tools);
  expect(listed).toEqual(expect.arrayContaining(['status', 'mi_runs', 'mi_show', 'mi_tail', 'mi_status']));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(['claims_search', 'claims_show', 'claims_graph']));
  for (const name of ['mi_run', 'settings_set', 'config_apply_template', 'values_set', 'claim_retract', 'edge_create']) {
    expect(listed).not.toContain(name);
    expect((await callOn(client, name, {})).envelope?.error?.code).toBe('UNKNOWN_TOOL');
  }
  const { text } = await callOn(client, 'mi_runs', {});
  expect(text).toContain('Add CSV export.');
  const known = (await callOn(client, 'claims_search', { query: 'Setting refactor_intent' })).text;
  const [id = ''] = /cl_\w+/.exec(known) ?? [];
  expect(id).not.toBe('');
  for (const name of ['claims_show', 'claims_graph']) expect((await callOn(client, name, { id })).text).toContain(id);
  expect((await callOn(client, 'mi_show', { ref: 'last' })).text).toContain('mi_input: Add CSV export.');
  expect((await callOn(client, 'notes_commit', { workspace: 'w', content: 'x' })).isError).toBe(false);
});

test('the smallest toolset stays as it is, and so does a server without guests', async () => {
  const client = await connectInside(memory, { toolset: 'daily', guests: [reads()] });
  expect(names(await listWith(client, { toolset: 'core' }))).not.toContain('mi_runs');
  const alone = await connectInside(memory, { toolset: 'daily' });
  expect(names((await alone.listTools()).tools)).not.toContain('mi_runs');
});

test('a page reads it over HTTP, below a path of its own', async () => {
  const server = await serving(memory, { access: loopback, beside: [{ app: reads(), toolset: 'reads' }] });
  try {
    const asked = async (tool: string, body: object) => post(`${server.url}/mi/v1/tools/${tool}`, body);
    const { body, status } = await asked('mi_runs', {});
    expect([status, JSON.parse(body).result.runs[0].task]).toEqual([200, 'Add CSV export.']);
    expect(JSON.parse((await asked('mi_run', { task: 'x' })).body).error.code).toBe('UNKNOWN_TOOL');
    const document = JSON.parse((await send(`${server.url}/mi/openapi.json`)).body);
    expect(Object.keys(document.paths).some((path) => path.endsWith('/mi_show'))).toBe(true);
    expect(Object.keys(document.paths).some((path) => path.endsWith('/mi_run'))).toBe(false);
  } finally {
    await server.close();
  }
});
