import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { compiledCode, programFile } from '../support/programs.ts';

let temp: ReturnType<typeof tempFolder>;
let project: string;
let home: string;
let database: string;
beforeEach(() => {
  temp = tempFolder();
  project = path.join(temp.folder, 'shop');
  home = path.join(temp.folder, 'home');
  database = path.join(home, 'noema.db');
  for (const folder of [path.join(project, '.git'), home]) mkdirSync(folder, { recursive: true });
});
afterEach(() => temp.remove());

async function plant(): Promise<void> {
  const app = await testApp({ database });
  await call(app, 'tasks_macro_start', { workspace: 'shop', task_title: 'Sign in' });
  await app.end();
}

/** The hook as a host runs it; with `open` its input never ends. */
async function hook(args: readonly string[], env: NodeJS.ProcessEnv = {}, sent: string | 'open' = '') {
  const child = spawn(process.execPath, [await programFile('src/bin/noema.ts'), 'hook', ...args], {
    env: { PATH: process.env.PATH, NOEMA_HOME: home, ...compiledCode(), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdin.on('error', () => {});
  if (sent !== 'open') child.stdin.end(sent === '' ? JSON.stringify({ session_id: 'c-1', cwd: project }) : sent);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}

const log = () =>
  existsSync(path.join(home, 'hooks.log')) ? readFileSync(path.join(home, 'hooks.log'), 'utf8').trim().split('\n') : [];
const quiet = { code: 0, stdout: '', stderr: '' };

test('a start is answered, on one line', async () => {
  await plant();
  const { code, stdout, stderr } = await hook(['SessionStart', '--client', 'codex']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({ hookSpecificOutput: { hookEventName: 'SessionStart' } });
  expect(log()).toEqual([]);
});

test('compiled code that is kept can be anything', async () => {
  await plant();
  const env = { XDG_CACHE_HOME: path.join(temp.folder, 'caches') };
  const folder = path.join(env.XDG_CACHE_HOME, 'noema');
  await hook(['SessionStart'], env);
  const [name = ''] = readdirSync(folder);
  const bytes = readFileSync(path.join(folder, name));
  writeFileSync(path.join(folder, name), 'no code');
  writeFileSync(path.join(folder, name.replace(/[^-]+\.kept$/, 'older.kept')), '');
  expect((await hook(['SessionStart'], env)).stdout).toContain('TASK-001');
  expect(readdirSync(folder)).toEqual([name]);
  expect(readFileSync(path.join(folder, name)).length).toBeGreaterThan(bytes.length / 2);
});

test('a prompt is answered by the whole program', async () => {
  const app = await testApp({ database });
  await call(app, 'notes_commit', { workspace: 'shop', content: 'The invoice parser chokes on Latvian dates' });
  await app.end();
  const sent = JSON.stringify({ session_id: 'c-1', cwd: project, prompt: 'the invoice parser chokes on Latvian dates' });
  expect(await hook(['UserPromptSubmit'], {}, sent)).toEqual(quiet);
  const { code, stdout } = await hook(['UserPromptSubmit'], { NOEMA_HOOK_PROMPTS: 'true' }, sent);
  expect(code).toBe(0);
  expect(stdout).toContain('notes@');
});

test.each([
  ['a damaged store', 'SessionStart', () => writeFileSync(database, 'no database'.repeat(999))],
  ['a folder in place of the store', 'SessionStart', () => mkdirSync(database)],
  ['a pipe in place of the store', 'SessionStart', () => void execFileSync('mkfifo', [database])],
  ['an unknown event', 'Nonsense', () => {}],
])('%s is a line in the log, and nothing to the host', async (_, event, spoil) => {
  spoil();
  expect(await hook([event])).toEqual(quiet);
  expect(log()).toHaveLength(1);
  expect(JSON.parse(log()[0] ?? '')).toMatchObject({ level: 'warning', event, detail: expect.any(String) });
});

test.each([
  ['nonsense', ['SessionStart'], 'nonsense'],
  ['a flag that there is not', ['SessionStart', '--nonsense'], ''],
  ['a setting that is wrong', ['SessionStart', '--workspace', '../..'], ''],
] as const)('%s is a line in the log, and nothing to the host', async (_, args, sent) => {
  await plant();
  expect(await hook(args, {}, sent)).toEqual(quiet);
  expect(log()).toHaveLength(1);
});

test('a store of an older schema is left to a command that has time for it', async () => {
  await plant();
  const names = () => {
    const db = new Sqlite(database);
    const rows = db.prepare('select name from kysely_migration order by name').all();
    db.close();
    return rows;
  };
  const db = new Sqlite(database);
  db.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)');
  db.close();
  const before = names();
  expect(await hook(['SessionStart'])).toEqual(quiet);
  expect(log()[0]).toContain('is upgraded to');
  expect(names()).toEqual(before);
});

test('an input that never ends is not waited for', async () => {
  await plant();
  expect(await hook(['SessionStart'], {}, 'open')).toEqual(quiet);
  expect(log()[0]).toContain('not done after');
});

test('a store that another process holds is not waited for', async () => {
  await plant();
  const other = new Sqlite(database);
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('begin immediate');
  expect(await hook(['SessionStart'])).toEqual(quiet);
  other.close();
  expect(log()).toHaveLength(1);
});

test('a database server that never answers is not waited for', async () => {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const secret = 'hunter2hunter2';
  expect(await hook(['SessionStart'], { NOEMA_DATABASE_URL: `postgres://noema:${secret}@127.0.0.1:${port}/noema` })).toEqual(
    quiet,
  );
  for (const socket of sockets) socket.destroy();
  server.close();
  expect(log()).toHaveLength(1);
  expect(log()[0]).not.toContain(secret);
});

test('a home that cannot be written to is no trouble either', async () => {
  const blocked = path.join(temp.folder, 'file');
  writeFileSync(blocked, '');
  expect(await hook(['SessionStart'], { NOEMA_HOME: path.join(blocked, 'home') }, 'nonsense')).toEqual(quiet);
});
