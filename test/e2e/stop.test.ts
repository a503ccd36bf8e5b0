import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { programFile } from '../support/programs.ts';
import { cleanEnv, start, startWith } from './process.ts';

let home: ReturnType<typeof tempFolder>;
beforeEach(() => {
  home = tempFolder();
});
afterEach(() => home.remove());

const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;
const hello =
  line({
    id: 'hello',
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }) + line({ method: 'notifications/initialized' });
const note = (i: number) =>
  line({
    id: `note-${i}`,
    method: 'tools/call',
    params: { name: 'notes_commit', arguments: { workspace: 'w', content: `${i}` } },
  });
const notes = Array.from({ length: 40 }, (_, i) => note(i)).join('');

/** Every line must be a message of the protocol; gives those that answer something, by id. */
const answers = (out: string): Record<string, { result?: unknown; error?: unknown }> => {
  expect(out.endsWith('\n')).toBe(true);
  const messages = out
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));
  for (const message of messages) expect(message).toMatchObject({ jsonrpc: '2.0' });
  return Object.fromEntries(messages.filter(({ id }) => id !== undefined).map((message) => [message.id ?? 'nobody', message]));
};

const allNotes = (found: Record<string, unknown>) => Object.keys(found).filter((id) => id.startsWith('note-'));

describe('a client that reads nothing', () => {
  /** More than a pipe holds. What comes last is told to the log, so all before it was taken in. */
  const lists = Array.from({ length: 60 }, (_, id) => line({ id, method: 'tools/list', params: { toolset: 'full' } })).join('');
  const deep = `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`;
  const last = `{"jsonrpc":"2.0","method":"notifications/x","params":${deep}}\n`;
  let running: ChildProcess | undefined;
  afterEach(() => running?.kill('SIGKILL'));
  /** A server on a pipe whose other end is held open. */
  async function unread() {
    const fifo = path.join(home.folder, 'pipe');
    execFileSync('mkfifo', [fifo]);
    const pipe = openSync(fifo, constants.O_RDWR);
    const args = [await programFile('src/bin/noema.ts'), 'mcp'];
    const child = spawn(process.execPath, args, { env: cleanEnv(home.folder), stdio: ['pipe', pipe, 'pipe'] });
    const ended = new Promise<unknown>((resolve) => child.once('exit', (...how) => resolve(how)));
    const { stdin, stderr } = child;
    let err = '';
    const said = new Promise<void>((resolve) => {
      stderr?.on('data', (chunk: Buffer) => {
        err += chunk;
        if (err.includes('passed over')) resolve();
      });
    });
    stdin?.write(hello + lists + last);
    running = child;
    return { child, stdin, ended, said, close: () => closeSync(pipe) };
  }
  test.each([
    ['SIGTERM', ({ child }: Awaited<ReturnType<typeof unread>>) => child.kill('SIGTERM')],
    ['the end of its input', ({ stdin }: Awaited<ReturnType<typeof unread>>) => stdin?.end()],
  ])('does not keep the server after %s', async (_, end) => {
    const server = await unread();
    await server.said;
    end(server);
    expect(await server.ended).toEqual([0, null]);
    server.close();
    expect(readdirSync(home.folder).filter((file) => file.startsWith('noema.db'))).toEqual(['noema.db']);
  });
});

describe('over standard input and output', () => {
  test('a client that closes its end is answered first; what is no message is said to be none', async () => {
    const { child, ended, output } = await start(home.folder, 'mcp');
    const more = line({ id: 'list', method: 'tools/list', params: { toolset: 'full' } });
    const read = line({ id: 'read', method: 'resources/read', params: { uri: 'noema://w/branch/main/notes' } });
    child.stdin.end(`this is no JSON\n${hello}{"half":\n${notes}${more}${read}`);
    expect(await ended).toBe(0);
    const found = answers(output.out);
    expect(allNotes(found)).toHaveLength(40);
    expect(found.list).toMatchObject({ result: { tools: expect.any(Array) } });
    expect(found).toHaveProperty('read');
    expect(found.nobody).toMatchObject({ error: { code: -32700 } });
  });
  test('a request to stop lets calls under way be answered', async () => {
    const { child, ended, output, until } = await start(home.folder, 'mcp', '--log-level', 'debug');
    child.stdin.write(hello);
    await until(/"id":"hello"/);
    child.stdin.write(notes);
    await until(/"id":"note-0"/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(allNotes(answers(output.out))).toHaveLength(40);
  });
  test('nothing asked, nothing said', async () => {
    const { child, ended, output } = await start(home.folder, 'mcp');
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(output.out).toBe('');
  });
  test('a call that carries too much is refused in words, and the next one is answered', async () => {
    const { child, ended, output } = await start(home.folder, 'mcp');
    /** More than the transport would take by itself. */
    const content = 'x'.repeat(11 * 1024 * 1024);
    const large = line({
      id: 'large',
      method: 'tools/call',
      params: { name: 'notes_commit', arguments: { workspace: 'w', content } },
    });
    child.stdin.end(hello + large + note(1));
    expect(await ended).toBe(0);
    const found = answers(output.out);
    expect(found.large).toMatchObject({ result: { isError: true, structuredContent: { error: { code: 'INVALID_INPUT' } } } });
    expect(found['note-1']).toMatchObject({ result: { isError: false } });
  });
  test('a reader that goes away is a quiet end, and what was written is kept', async () => {
    const { child, ended, output, until } = await start(home.folder, 'mcp');
    child.stdin.write(hello + note(1));
    await until(/"id":"note-1"/);
    child.stdout.destroy();
    child.stdin.write(notes);
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
    expect(readdirSync(home.folder).filter((file) => file.startsWith('noema.db'))).toEqual(['noema.db']);
  });
  test('a log that nobody reads is no failure', async () => {
    const { child, ended, until } = await start(home.folder, 'serve', '--port', '0');
    await until(/Stop with Ctrl-C/);
    child.stderr.destroy();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readdirSync(home.folder).filter((file) => file.startsWith('noema.db'))).toEqual(['noema.db']);
  });
  test('a server whose parent died ends, though its input is still open', async () => {
    /** The parent starts a server on its own streams, which this process keeps open, and waits to be killed. */
    const script = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([await programFile('src/bin/noema.ts'), 'mcp'])}, { stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', script], { env: cleanEnv(home.folder) });
    const said = new Promise<void>((resolve) => {
      let out = '';
      parent.stdout.on('data', (chunk: Buffer) => {
        out += chunk;
        if (out.includes('"id":"hello"')) resolve();
      });
    });
    parent.stdin.write(hello);
    await said;
    /** The last one who holds the other end of this stream is the server. */
    const over = new Promise<void>((resolve) => parent.stdout.once('end', () => resolve()));
    parent.kill('SIGKILL');
    await over;
    expect(readdirSync(home.folder).filter((file) => file.startsWith('noema.db'))).toEqual(['noema.db']);
  });
  test('also one that died while the store was opened', async () => {
    const preload = path.join(home.folder, 'orphan.cjs');
    const database = JSON.stringify(path.join(home.folder, 'noema.db'));
    writeFileSync(
      preload,
      `Object.defineProperty(process, 'ppid', { get: () => (require('fs').existsSync(${database}) ? 1 : 2) });`,
    );
    const { ended } = await startWith({ env: { ...cleanEnv(home.folder), NODE_OPTIONS: `--require ${preload}` } }, 'mcp');
    expect(await ended).toBe(0);
  });
});

describe('an output that cannot be written', () => {
  test.each([['call', 'help'], ['tools', '--json'], ['doctor'], ['mcp-config', '--client', 'codex']])(
    'is said, and %s fails',
    async (...words) => {
      const full = openSync('/dev/full', 'w');
      const program = await programFile('src/bin/noema.ts');
      const child = spawn(process.execPath, [program, ...words], { env: cleanEnv(home.folder), stdio: ['ignore', full, 'pipe'] });
      closeSync(full);
      let err = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        err += chunk;
      });
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
      expect(err.match(/The output cannot be written: ENOSPC/g)).toHaveLength(1);
    },
  );
});
