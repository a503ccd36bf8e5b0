import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeAutopilot } from '../../src/app/autopilot.ts';
import type { App } from '../../src/boundary/app.ts';
import { limitedTo } from '../../src/boundary/limited.ts';
import { newClient } from '../e2e/connect.ts';
import { loopback, post, send, serving } from '../e2e/http-client.ts';
import { silent, tempFolder, testApp } from '../support/app.ts';
import { demoProject as project } from '../support/home.ts';
import { play } from '../support/pilot.ts';
import { observed, Watching } from '../support/watching.ts';

const secret = `ghp_${'a1B2'.repeat(9)}`;
const folder = tempFolder();
const home = path.join(folder.folder, 'mi');
const evidence = path.join(home, 'projects', project, 'evidence.jsonl');
const token = 'only-for-this-test';
const known = { authorization: `Bearer ${token}` };

let memory: Awaited<ReturnType<typeof testApp>>;
let pilot: App;
let server: Awaited<ReturnType<typeof observed>>;

beforeAll(async () => {
  memory = await testApp();
  pilot = limitedTo(composeAutopilot({ home, project: null, writes_as: 'cli', log: silent, verify: true }), 'reads');
  server = await observed([memory, pilot], { access: { token } });
});
afterAll(async () => {
  await server.close();
  await pilot.store.close();
  await memory.end();
  folder.remove();
});

const ask = async (tool: string, input: object = {}) => {
  const { status, body } = await post(`${server.url}/mi/v1/tools/${tool}`, input, known);
  return { status, ...(JSON.parse(body) as { result?: never; error?: { code: string } }) };
};

/** Appends lines to the log as another program does. */
function append(...records: readonly object[]): void {
  mkdirSync(path.dirname(evidence), { recursive: true });
  const program = 'const [file, text] = process.argv.slice(1); require("node:fs").appendFileSync(file, text)';
  execFileSync(process.execPath, ['-e', program, evidence, records.map((one) => `${JSON.stringify(one)}\n`).join('')]);
}

const noted = (seq: number, answer: string) => ({
  kind: 'user_input',
  batch_id: 'b1',
  thread_id: '',
  question: 'Which account?',
  answer,
  event_id: `ev_run_1_0a1b2c3d_00000${seq}`,
  run_id: 'run_1_0a1b2c3d',
  seq,
  ts: '2026-01-07T15:50:00.000Z',
});

const watch = () => Watching.open(server.url, known);

describe('the autopilot beside memory', () => {
  test('a home that is not there holds nothing, and is not made', async () => {
    expect(await ask('mi_projects')).toMatchObject({ status: 200, result: { projects: [] } });
    expect(await ask('mi_records', { project })).toMatchObject({ status: 200, result: { records: [], last: 0 } });
    expect(() => readFileSync(home)).toThrow(/ENOENT/);
  });

  test.each(['mi_run', 'mi_stop', 'settings_set', 'claim_retract', 'host_list'])(
    '%s is not there: only what reads is served',
    async (tool) => {
      expect(await ask(tool, { project })).toMatchObject({ status: 404, error: { code: 'UNKNOWN_TOOL' } });
    },
  );

  test('agents are shown tools that read, and nothing else', async () => {
    const plain = await serving(memory, { access: { ...loopback, token }, beside: [{ app: pilot, toolset: 'reads' }] });
    const client = newClient();
    const transport = new StreamableHTTPClientTransport(new URL(`${plain.url}/mi/mcp`), { requestInit: { headers: known } });
    await client.connect(transport);
    const listed = (await client.listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['mi_runs', 'mi_show', 'mi_records']));
    expect(listed.map(({ name }) => name)).not.toContain('mi_run');
    expect(listed.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    await client.close();
    await plain.close();
    const { paths } = JSON.parse((await send(`${server.url}/mi/openapi.json`, { headers: known })).body);
    expect(Object.keys(paths)).toContain('/v1/tools/mi_runs');
    expect(Object.keys(paths)).not.toContain('/v1/tools/mi_run');
  });

  test('it asks for the token as everything does', async () => {
    for (const at of ['/mi/v1/tools/mi_projects', '/mi/mcp']) expect((await post(`${server.url}${at}`, {})).status).toBe(401);
    await expect(Watching.open(server.url)).rejects.toThrow('401');
  });

  test('what another process appends is told, once, in order and without secrets', async () => {
    const all = await watch();
    all.subscribe('projects');
    expect((await all.event('projects:snapshot')).data).toMatchObject({ projects: [] });
    append(noted(1, 'The one of the sales team.'));
    expect((await all.event('project:changed')).data).toMatchObject({ workspace: project, kind: 'user_input', seq: 1 });

    const one = await watch();
    one.subscribe('project', { project });
    const { data } = await one.event('project:snapshot');
    expect(data).toMatchObject({ project, last: 1, records: [{ seq: 1, kind: 'user_input' }] });
    append(noted(2, `use ${secret}`), noted(3, 'no'));
    const told = [await one.event('record'), await one.event('record')].map((heard) => heard.data);
    expect(told).toMatchObject([{ project, event_id: 'ev_run_1_0a1b2c3d_000002' }, { event_id: 'ev_run_1_0a1b2c3d_000003' }]);
    expect(JSON.stringify(told)).not.toContain(secret);

    /** Who comes back gets what it missed. */
    const back = await watch();
    back.subscribe('project', { project, after: 1 });
    expect((await back.event('record')).data).toMatchObject({ event_id: 'ev_run_1_0a1b2c3d_000002' });
    for (const watching of [all, one, back]) await watching.close();
  });

  test('a piece of a line, and a line that is no record, tell nothing and stop nothing', async () => {
    const one = await watch();
    one.subscribe('project', { project });
    await one.event('project:snapshot');
    append({ no: 'kind' });
    append({ ...noted(5, ''), answer: 7 });
    append(noted(4, 'yes'));
    expect((await one.event('record')).data).toMatchObject({ record: { no: 'kind' }, fault: 'the record has no kind' });
    expect((await one.event('record')).data).toMatchObject({
      record: { answer: 7 },
      fault: '$.answer: must be string, and is 7',
    });
    expect((await one.event('record')).data).toMatchObject({ kind: 'user_input', record: { answer: 'yes' }, fault: null });
    await one.close();
  });

  test('a channel names what it takes', async () => {
    const one = await watch();
    one.subscribe('project');
    expect((await one.event('error')).data).toMatchObject({
      code: 'INVALID_PAYLOAD',
      message: expect.stringContaining('project'),
    });
    await one.close();
    const { views } = JSON.parse((await send(`${server.url}/observatory/views`, { headers: known })).body);
    const { base, channels } = views.find((view: { product: string }) => view.product === 'autopilot');
    expect({ base, channels }).toMatchObject({
      base: '/mi',
      channels: [
        { name: 'projects', takes: [] },
        { name: 'project', takes: [{ field: 'project', optional: false }] },
      ],
    });
  });
});

test('a run is read record by record, also across pages', async () => {
  const { home: other } = await play({ batches: [{ says: 'Done.' }] });
  const reading = limitedTo(
    composeAutopilot({ home: other.home, project: null, writes_as: 'cli', log: silent, verify: true }),
    'reads',
  );
  const { call } = await import('../../src/boundary/call.ts');
  const read = async (input: object) =>
    (await call(reading, 'mi_records', { project, ...input })).result as {
      records: { seq: number; run_id: string }[];
      has_more: boolean;
    };
  const { runs } = (await call(reading, 'mi_runs', { project })).result as { runs: { run_id: string; records: number }[] };
  const run = runs[0]?.run_id ?? '';
  const [whole, forward, back] = [await read({ run, limit: 200 }), [] as number[], [] as number[]];
  for (let after = 0, more = true; more; ) {
    const { records, has_more } = await read({ run, after, limit: 3 });
    forward.push(...records.map(({ seq }) => seq));
    after = forward.at(-1) ?? 0;
    more = has_more;
  }
  for (let before: number | undefined, more = true; more; ) {
    const { records, has_more } = await read({ run, before, limit: 3 });
    back.push(...records.map(({ seq }) => seq));
    before = back.at(-1);
    more = has_more;
  }
  expect(whole.records).toHaveLength(runs[0]?.records ?? 0);
  expect(forward).toEqual(whole.records.map(({ seq }) => seq).reverse());
  expect(back).toEqual([...forward].reverse());
  expect(whole.records.every(({ run_id }) => run_id === run)).toBe(true);
  await reading.store.close();
  await other.end();
});
