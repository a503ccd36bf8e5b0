import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { createMcpServer } from '../../src/adapters/mcp/server.ts';
import { type AppOptions, noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { gone, processesWith, written } from '../outside/cell-world.ts';
import { openRegistry, type Registry } from '../outside/registry.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { programFile } from '../support/programs.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
type Any = any;
type Json = Record<string, unknown>;

const ends: (() => unknown)[] = [];
let temp: ReturnType<typeof tempFolder>;
let root: string;
beforeEach(() => {
  temp = tempFolder();
  root = path.join(temp.folder, 'cells');
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  expect(processesWith(root)).toEqual([]);
  temp.remove();
});

const policy = { ...noPolicy, default_workspace: '_default' };

async function ledgerApp(options: Partial<AppOptions> = {}) {
  const app = await testApp({ product: ledger, policy, cells: { folder: root }, ...options });
  ends.push(() => app.end());
  return app;
}

/** An operation as a plain call, where nobody asks for a stage. */
const asking =
  (app: Awaited<ReturnType<typeof ledgerApp>>) =>
  async (operation: string, args: Json, more: Json = {}): Promise<Any> => {
    const { result, error } = await call(app, `notebook_${operation}`, args, more);
    return error ? { error } : result;
  };

type Ask = ReturnType<typeof asking>;

async function bookWith(ask: Ask, source: string) {
  const { notebook } = await ask('create', { name: 'Waves', language: 'javascript' });
  const { cell } = await ask('add_cell', { notebookId: notebook.id, type: 'code', filename: 'main.js', content: source });
  return { notebookId: notebook.id as string, cellId: cell.id as string };
}

const endless = "import fs from 'node:fs'; fs.writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);";

describe('a run under way', () => {
  test('keeps its cell: no second run, no change, no installation', async () => {
    const ask = asking(await ledgerApp());
    const at = await bookWith(ask, endless);
    const { cell: other } = await ask('add_cell', { notebookId: at.notebookId, type: 'code', content: 'console.log(1)' });
    const stop = new AbortController();
    const running = ask('run_cell', at, { signal: stop.signal });
    await written(root, 'pid');
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'running' });
    const refused = { error: { code: 'INVALID_OPERATION', refusal: 'cell-is-running' } };
    expect(await ask('run_cell', at)).toMatchObject(refused);
    expect(await ask('update_cell', { ...at, content: 'x' })).toMatchObject(refused);
    expect(await ask('install_deps', { notebookId: at.notebookId })).toMatchObject(refused);
    expect(await ask('run_cell', { ...at, cellId: other.id })).toMatchObject({ success: true, output: '1\n' });
    stop.abort();
    expect(await running).toMatchObject({ error: { code: 'CANCELLED' } });
  });

  test('is called off by the client, and its cell says so', async () => {
    const app = await ledgerApp();
    const ask = asking(app);
    const at = await bookWith(ask, endless);
    const { server } = createMcpServer(app, { toolset: 'gateway', version: '0.0.0' });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await server.connect(ours);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(theirs);
    ends.push(() => client.close());
    const tool = (args: Json) => ({ name: 'thoughtbox_gateway', arguments: args });
    for (const operation of ['start_new', 'cipher']) await client.callTool(tool({ operation }));
    const stop = new AbortController();
    const running = client.callTool(tool({ operation: 'notebook', subOperation: 'run_cell', ...at }), undefined, {
      signal: stop.signal,
    });
    const pid = Number(await written(root, 'pid'));
    stop.abort();
    await expect(running).rejects.toThrow();
    await gone(pid);
    for (;;) {
      const { cell } = await ask('get_cell', at);
      await setTimeout(20);
      if (cell.status === 'running') continue;
      expect(cell).toMatchObject({ status: 'failed', error: 'It was called off.' });
      break;
    }
    expect(existsSync(root) ? readdirSync(root) : []).toEqual([]);
  });

  test('whose server is gone is none: it can be run again, and in the end it has failed', async () => {
    const app = await ledgerApp();
    const ask = asking(app);
    const at = await bookWith(ask, 'console.log(1)');
    const begun = (runner: string) =>
      app.store.write('_default', null, ({ tell }) =>
        tell('cell_run_started', { ...at, runId: 'x', runner, until_ms: app.clock.now() + 60_000 }),
      );
    /** On another machine nothing is known about it, until its time is over. */
    await begun('0123456789_1_1');
    expect(await ask('run_cell', at)).toMatchObject({ error: { refusal: 'cell-is-running' } });
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'running' });
    (app.clock as Any).advance(60_000);
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'failed', error: expect.stringContaining('gone') });
    expect((await ask('list_cells', at.notebookId ? { notebookId: at.notebookId } : {})).cells.at(-1)).toMatchObject({
      status: 'failed',
      hasError: true,
    });
    /** On this machine it is known at once. */
    const { runner } = app.ports.cells as { runner: string };
    await begun(runner.replace(/_\d+$/, '_1'));
    expect(await ask('run_cell', at)).toMatchObject({ success: true, output: '1\n' });
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'completed' });
  });

  test('that ends after another took its place changes nothing', async () => {
    const app = await ledgerApp();
    const ask = asking(app);
    const at = await bookWith(ask, 'console.log(1)');
    await ask('run_cell', at);
    const late = {
      status: 'failed',
      endedBy: 'exit',
      exitCode: 1,
      durationMs: 1,
      output: null,
      error: 'late',
      cutBytes: 0,
    } as const;
    await app.store.write('_default', null, ({ tell }) => tell('cell_run_ended', { ...at, runId: 'x', ...late }));
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'completed', error: null });
  });
});

describe('a run', () => {
  test('is refused where code is switched off', async () => {
    const ask = asking(await ledgerApp({ policy: { ...policy, run_cells: false } }));
    const at = await bookWith(ask, 'console.log(1)');
    const refused = {
      error: {
        code: 'INVALID_OPERATION',
        refusal: 'cells-are-not-run-here',
        message: expect.stringContaining('THOUGHTBOX_NOTEBOOK_EXEC=off'),
      },
    };
    expect(await ask('run_cell', at)).toMatchObject(refused);
    expect(await ask('install_deps', { notebookId: at.notebookId })).toMatchObject(refused);
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'idle' });
    expect(existsSync(root)).toBe(false);
  });
  test('that cannot be begun leaves its cell as it was', async () => {
    const ask = asking(await ledgerApp({ cells: { folder: path.join(import.meta.filename, 'below') } }));
    const at = await bookWith(ask, 'console.log(1)');
    expect(await ask('run_cell', at)).toMatchObject({ error: { code: 'IO_ERROR', message: expect.stringContaining('main.js') } });
    expect((await ask('get_cell', at)).cell).toMatchObject({ status: 'idle', output: null });
  });
  test('hides secrets in what it answers, and keeps them', async () => {
    const app = await ledgerApp();
    const ask = asking(app);
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const at = await bookWith(ask, `console.log('${secret}')`);
    const answer = await ask('run_cell', at);
    expect(answer.success).toBe(true);
    expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.stringify(await ask('get_cell', at))).not.toContain(secret);
    const stored = await app.store.read('_default', async (snapshot) =>
      (snapshot.of('notebooks') as Any).cells.find(at.notebookId, at.cellId),
    );
    expect(stored).toMatchObject({ output: `${secret}\n` });
  });
  test('that says too much is ended; what is kept says how much is not', async () => {
    const ask = asking(await ledgerApp());
    const at = await bookWith(ask, "for (let i = 0; i < 100_000; i++) console.log('line', i);");
    const { success, output, execution } = await ask('run_cell', at);
    expect(success).toBe(true);
    expect(output).toMatch(/^line 0\n[\s\S]*\n\[… \d+ bytes left out …\]\n[\s\S]*line 99999\n$/);
    expect(Buffer.byteLength(output)).toBeLessThan(17_000);
    expect(execution.cutBytes).toBeGreaterThan(1_000_000);
    expect((await ask('get_cell', at)).cell).toMatchObject({ output, cutBytes: execution.cutBytes });
  });
});

describe('packages', () => {
  let registry: Registry;
  beforeEach(async () => {
    registry = await openRegistry({
      words: { version: '1.2.0', manifest: { exports: './i.js' }, files: { 'i.js': "export default 'Hello';" } },
    });
    ends.push(() => registry.close());
  });
  const cells = () => ({
    folder: root,
    env: { PATH: process.env.PATH, npm_config_registry: registry.url, npm_config_userconfig: path.join(temp.folder, 'npmrc') },
  });

  test('are added to package.json, installed with progress, and imported', async () => {
    const ask = asking(await ledgerApp({ cells: cells() }));
    const at = await bookWith(ask, "import words from 'words'; console.log(words);");
    const { notebookId } = at;
    expect(await ask('run_cell', at)).toMatchObject({
      success: false,
      error: expect.stringContaining("Cannot find package 'words'"),
    });
    const heard: number[] = [];
    const installed = await ask('install_deps', { notebookId, packages: ['words'] }, { progress: (n: number) => heard.push(n) });
    expect(installed).toMatchObject({ success: true, error: null, dependencies: { words: '^1.2.0' } });
    expect(heard[0]).toBe(0);
    expect(heard.length).toBeGreaterThan(1);
    expect(await ask('run_cell', at)).toMatchObject({ success: true, output: 'Hello\n' });
    const { cells: listed } = await ask('list_cells', { notebookId });
    const { cell } = await ask('get_cell', { notebookId, cellId: listed[1].id });
    expect(cell).toMatchObject({ type: 'package.json', status: 'completed' });
    expect(JSON.parse(cell.source)).toEqual({ type: 'module', dependencies: { words: '^1.2.0' } });

    /** What fails changes nothing. */
    const failed = await ask('install_deps', { notebookId, packages: ['nobodys-package'] });
    expect(failed).toMatchObject({ success: false, error: expect.stringContaining('E404'), dependencies: { words: '^1.2.0' } });
    expect((await ask('get_cell', { notebookId, cellId: cell.id })).cell).toMatchObject({
      source: cell.source,
      status: 'failed',
    });
    expect(await ask('run_cell', at)).toMatchObject({ success: true });
  });

  test('of a registry that cannot be reached are an error, and nothing is changed', async () => {
    const app = await ledgerApp({ cells: cells() });
    const ask = asking(app);
    const { notebookId } = await bookWith(ask, '');
    await registry.close();
    const before = await ask('list_cells', { notebookId });
    expect(await ask('install_deps', { notebookId, packages: ['words'] })).toMatchObject({
      error: { code: 'REGISTRY_UNREACHABLE', message: expect.stringContaining('ECONNREFUSED') },
    });
    expect((await ask('list_cells', { notebookId })).cells).toEqual(before.cells);
  });
});

describe('as a program', () => {
  const program = async (env: Json = {}) => {
    const args = [await programFile('src/bin/noema.ts'), 'ledger', '--stdio'];
    const own = { ...process.env, THOUGHTBOX_DATA_DIR: temp.folder, NOEMA_DURABILITY: 'normal', NOEMA_LOG: 'error', ...env };
    const transport = new StdioClientTransport({
      command: process.execPath,
      args,
      env: own as Record<string, string>,
      cwd: temp.folder,
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    ends.push(() => client.close());
    const ask = async (args: Json): Promise<Any> =>
      (await client.callTool({ name: 'thoughtbox_gateway', arguments: args })).structuredContent;
    for (const operation of ['start_new', 'cipher']) await ask({ operation });
    return {
      client,
      pid: transport.pid as number,
      book: (subOperation: string, more: Json = {}) => ask({ operation: 'notebook', subOperation, ...more }),
    };
  };

  test('notebooks and what came of them outlive the server, also one that is killed while it runs something', async () => {
    const first = await program();
    const { notebook } = await first.book('create', { title: 'Waves' });
    const notebookId = notebook.id;
    const { cell } = await first.book('add_cell', { notebookId, cellType: 'code', content: 'console.log(1 as number)' });
    expect(await first.book('run_cell', { notebookId, cellId: cell.id })).toMatchObject({ success: true, output: '1\n' });
    const { cell: slow } = await first.book('add_cell', { notebookId, type: 'code', content: endless });
    const running = first.book('run_cell', { notebookId, cellId: slow.id }).catch(() => 'lost');
    const pid = Number(await written(root, 'pid'));
    process.kill(first.pid, 'SIGKILL');
    expect(await running).toBe('lost');
    await gone(pid);
    expect(readdirSync(path.join(root, notebookId))).toHaveLength(1);

    const second = await program();
    expect(await second.book('list')).toMatchObject({ notebooks: [{ id: notebookId, title: 'Waves', cellCount: 4 }] });
    expect((await second.book('get_cell', { notebookId, cellId: cell.id })).cell).toMatchObject({
      status: 'completed',
      output: '1\n',
    });
    await second.book('update_cell', { notebookId, cellId: cell.id, content: 'console.log(2)' });
    expect(await second.book('run_cell', { notebookId, cellId: cell.id })).toMatchObject({ output: '2\n' });
    expect(existsSync(path.join(root, notebookId))).toBe(false);
  });

  test('a request to stop ends what runs, and the call is answered', async () => {
    const { book, pid } = await program();
    const { notebook } = await book('create', { name: 'Waves' });
    const { cell } = await book('add_cell', { notebookId: notebook.id, type: 'code', content: endless });
    const running = book('run_cell', { notebookId: notebook.id, cellId: cell.id });
    const child = Number(await written(root, 'pid'));
    process.kill(pid, 'SIGTERM');
    expect(await running).toMatchObject({ success: false, execution: { endedBy: 'stopped' } });
    await gone(child);
    await gone(pid);
    expect(readdirSync(root)).toEqual([]);
  });

  test('is set up by its environment, and writes where it may', async () => {
    const { book } = await program({ THOUGHTBOX_NOTEBOOK_TIMEOUT: '1' });
    const { notebook } = await book('create', { name: 'Waves' });
    const { cell } = await book('add_cell', { notebookId: notebook.id, type: 'code', content: 'for (;;);' });
    expect(await book('run_cell', { notebookId: notebook.id, cellId: cell.id })).toMatchObject({
      execution: { endedBy: 'time' },
    });
    const { path: file } = await book('export', { notebookId: notebook.id, path: 'waves.src.md' });
    expect(file).toBe(path.join(temp.folder, 'waves.src.md'));
    expect(await book('load', { path: 'waves.src.md' })).toMatchObject({ notebook: { title: 'Waves', cellCount: 3 } });
    const off = await program({ THOUGHTBOX_NOTEBOOK_EXEC: 'off' });
    expect(await off.book('run_cell', { notebookId: notebook.id, cellId: cell.id })).toMatchObject({ code: 'INVALID_OPERATION' });
    const nothing = await program({ THOUGHTBOX_STORAGE: 'memory' });
    const { notebook: fleeting } = await nothing.book('create', { name: 'Gone' });
    expect(await nothing.book('export', { notebookId: fleeting.id, path: 'gone.src.md' })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
