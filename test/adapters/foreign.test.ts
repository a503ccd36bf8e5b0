import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFile } from '../../src/app/import.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { tempFolder, testApp, testClock } from '../support/app.ts';

let temp: ReturnType<typeof tempFolder>;
let app: App & { end(): Promise<void>; database: string };
beforeEach(async () => {
  temp = tempFolder();
  app = await testApp();
});
afterEach(async () => {
  await app.end();
  temp.remove();
});

const file = (name: string) => path.join(temp.folder, name);
const from = (kind: 'server-memory' | 'task-master', name: string, agent_id: string | null = null) =>
  importFile({ url: app.database, from: file(name), kind, workspace: 'acme', agent_id }, testClock());
const ask = async (tool: string, args: object = {}) => {
  const { error, result } = await call(app, tool, { workspace: 'acme', ...args });
  expect(error, tool).toBeNull();
  return result;
};

describe('a file of server-memory', () => {
  it('as the server itself wrote it becomes nodes, edges and notes that are found', async () => {
    const program = path.join(
      path.dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/server-memory/package.json')),
      'dist/index.js',
    );
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program],
        env: { PATH: process.env.PATH ?? '', MEMORY_FILE_PATH: file('memory.jsonl') },
        stderr: 'ignore',
      }),
    );
    const tell = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
    await tell('create_entities', {
      entities: [
        { name: 'Rate limiter', entityType: 'component', observations: ['Uses a token bucket', 'Ünïcode: 雪 🙂'] },
        { name: 'a|b', entityType: 'odd\u0007type', observations: [] },
        { name: 'a b', entityType: 'plain', observations: ['not the same as a|b'] },
      ],
    });
    await tell('create_relations', {
      relations: [
        { from: 'Rate limiter', to: 'a|b', relationType: 'depends on' },
        { from: 'Rate limiter', to: 'a b', relationType: 'depends on' },
      ],
    });
    await tell('add_observations', { observations: [{ entityName: 'Rate limiter', contents: ['Owned by Ann'] }] });
    await client.close();
    expect(readFileSync(file('memory.jsonl'), 'utf8').endsWith('\n')).toBe(false);

    expect(await from('server-memory', 'memory.jsonl')).toMatchObject({ workspace: 'acme' });
    expect(await ask('graph_query', { branch: 'main' })).toMatchObject({
      nodes: expect.arrayContaining([
        expect.objectContaining({ id: 'Rate limiter', type: 'component', title: 'Rate limiter' }),
        expect.objectContaining({ id: 'a b', title: 'a|b', type: 'odd type' }),
        expect.objectContaining({ id: 'a b (2)', title: 'a b', type: 'plain' }),
      ]),
      edges: expect.arrayContaining([
        expect.objectContaining({ from: 'Rate limiter', rel: 'depends on', to: 'a b' }),
        expect.objectContaining({ from: 'Rate limiter', rel: 'depends on', to: 'a b (2)' }),
      ]),
    });
    expect(await ask('search', { query: 'token bucket' })).toMatchObject({
      hits: [{ kind: 'note', title: 'Rate limiter', snippet: 'Uses a token bucket' }],
    });
    expect(await ask('show', { doc_kind: 'notes' })).toMatchObject({
      entries: [
        { title: 'Rate limiter', content: 'Uses a token bucket' },
        { title: 'Rate limiter', content: 'Ünïcode: 雪 🙂' },
        { title: 'Rate limiter', content: 'Owned by Ann' },
        { title: 'a b', meta: { node: 'a b (2)' } },
      ],
    });
  });

  it('keeps long names whole', async () => {
    const name = `${'very long '.repeat(60)}雪`;
    writeFileSync(file('m'), JSON.stringify({ type: 'entity', name, entityType: 't', observations: ['said'] }));
    await from('server-memory', 'm');
    expect(await ask('graph_query', { branch: 'main' })).toMatchObject({ nodes: [{ meta: { name } }] });
    expect(await ask('show', { doc_kind: 'notes' })).toMatchObject({ entries: [{ content: 'said' }] });
  });

  it.each([
    ['whoever imported it', 'ann', 'ann'],
    ['the other memory', null, 'server-memory'],
  ])('counts as written by %s', async (_, importing, agent) => {
    writeFileSync(file('m'), JSON.stringify({ type: 'entity', name: 'Kettle', entityType: 't', observations: ['it boils'] }));
    await from('server-memory', 'm', importing);
    expect(await ask('search', { agent })).toMatchObject({
      hits: expect.arrayContaining([expect.objectContaining({ kind: 'node' }), expect.objectContaining({ kind: 'note' })]),
    });
    expect(await ask('search', { agent: 'bob' })).toMatchObject({ hits: [] });
  });

  it('may name what nobody described', async () => {
    writeFileSync(file('m'), '{"type":"relation","from":"x","to":"y","relationType":""}\n');
    await from('server-memory', 'm');
    expect(await ask('graph_query', { branch: 'main' })).toMatchObject({
      nodes: expect.arrayContaining([expect.objectContaining({ id: 'x', type: 'unknown' })]),
      edges: [{ from: 'x', rel: 'relates_to', to: 'y' }],
    });
  });

  it.each([
    ['a broken line', '{"type":"entity","name":"x","entityType":"t","observations":[]}\n{"type"', 'line 2 is no JSON'],
    ['another file', '{"tasks":[]}', 'line 1 is neither an entity nor a relation'],
    ['an entity without a name', '{"type":"entity","entityType":"t"}', 'line 1 has no name'],
    [
      'a text that is too long',
      JSON.stringify({ type: 'entity', name: 'x', entityType: 't', observations: ['y'.repeat(1_000_001)] }),
      'line 1: ',
    ],
  ])('with %s brings in nothing', async (_, text, want) => {
    writeFileSync(file('m'), text);
    await expect(from('server-memory', 'm')).rejects.toMatchObject({
      code: 'BROKEN_LINE',
      message: expect.stringContaining(want),
    });
    expect((await call(app, 'show', { workspace: 'acme' })).error).toMatchObject({ code: 'NOT_INITIALIZED' });
  });
});

const limiter = {
  id: 2,
  title: 'Write the limiter',
  description: 'Requests are bounded',
  status: 'in-progress',
  dependencies: [1, 99],
  priority: 'high',
  details: 'Use a token bucket.',
  testStrategy: 'Send 200 requests',
  subtasks: [
    { id: 1, title: 'Count', description: 'Requests are counted', status: 'done', dependencies: [], details: 'In memory first.' },
    { id: 2, title: 'Refuse', description: 'Too many get 429', status: 'pending', dependencies: [1], testStrategy: 'curl' },
  ],
};
const setUp = { id: 1, title: 'Set up', description: 'It runs', status: 'done', dependencies: [], priority: 'low' };

describe('a tasks.json of task-master', () => {
  const expected = async () => {
    expect(await ask('open', { id: 'TASK-001' })).toMatchObject({ target: { title: 'Set up', status: 'DONE', priority: 'LOW' } });
    expect(await ask('open', { id: 'TASK-002' })).toMatchObject({
      target: {
        title: 'Write the limiter',
        status: 'ACTIVE',
        description: 'Requests are bounded',
        context: 'Use a token bucket.\n\nDepends on 99, which the file does not hold.',
        priority: 'HIGH',
        depends_on: ['TASK-001'],
      },
      step_focus: {
        path: 's:1',
        title: 'Refuse',
        success_criteria: ['Too many get 429'],
        tests: ['curl'],
        blockers: ['Depends on subtask 1'],
      },
    });
    expect(await ask('show', { target: 'TASK-002', doc_kind: 'notes' })).toMatchObject({
      entries: [{ content: 'In memory first.' }],
    });
    expect(await ask('search', { query: 'send 200 requests', kind: 'step' })).toMatchObject({
      hits: [{ title: 'Test: Write the limiter' }],
    });
  };

  it('with tags becomes a plan for each', async () => {
    const other = { tasks: [{ id: 1, title: 'Elsewhere', status: 'deferred', dependencies: [1] }] };
    writeFileSync(file('t.json'), JSON.stringify({ master: { tasks: [setUp, limiter], metadata: { version: '1' } }, other }));
    await from('task-master', 't.json');
    await expected();
    expect(await ask('search', { agent: 'task-master', kind: 'task' })).toMatchObject({ hits: { length: 3 } });
    expect(await ask('open', { id: 'TASK-003' })).toMatchObject({
      target: {
        title: 'Elsewhere',
        parent: 'PLAN-002',
        status: 'TODO',
        tags: ['task-master', 'other 1', 'deferred'],
        depends_on: [],
      },
    });
  });

  it('from before there were tags becomes one plan', async () => {
    writeFileSync(file('t.json'), JSON.stringify({ meta: { projectName: 'Gateway' }, tasks: [setUp, limiter] }));
    await from('task-master', 't.json');
    await expected();
    expect(await ask('open', { id: 'PLAN-001' })).toMatchObject({ target: { title: 'Gateway' } });
  });

  it.each([
    ['no JSON', '{', 'it is no JSON'],
    ['no tasks', '{"master":{}}', 'no list of tasks'],
    ['a task without a title', JSON.stringify({ tasks: [setUp, { id: 7 }] }), 'task 7 has no title'],
    [
      'too many subtasks',
      JSON.stringify({ tasks: [{ ...setUp, subtasks: Array.from({ length: 101 }, (_, id) => ({ id, title: 'x' })) }] }),
      'task 1: ',
    ],
  ])('with %s brings in nothing', async (_, text, want) => {
    writeFileSync(file('t.json'), text);
    await expect(from('task-master', 't.json')).rejects.toMatchObject({
      code: 'BROKEN_LINE',
      message: expect.stringContaining(want),
    });
    expect((await call(app, 'show', { workspace: 'acme' })).error).toMatchObject({ code: 'NOT_INITIALIZED' });
  });

  it('loses nothing of a long text', async () => {
    const long = 'word '.repeat(900).trim();
    writeFileSync(file('t.json'), JSON.stringify({ tasks: [{ ...setUp, status: 'pending', testStrategy: `first\n\n${long}` }] }));
    await from('task-master', 't.json');
    const { step_focus } = (await ask('open', { id: 'TASK-001' })) as { step_focus: { tests: string[] } };
    expect(step_focus.tests[0]).toBe('first');
    expect(step_focus.tests.slice(1).join(' ')).toBe(long);
  });

  it('is not mixed into a workspace that exists', async () => {
    await ask('init');
    writeFileSync(file('t.json'), JSON.stringify({ tasks: [setUp] }));
    await expect(from('task-master', 't.json')).rejects.toMatchObject({ code: 'WORKSPACE_EXISTS' });
  });
});
