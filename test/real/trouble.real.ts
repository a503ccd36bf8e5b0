import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installClis } from './clis.ts';
import { run } from './command.ts';
import { type HostName, makeWorld } from './hosts.ts';
import { type Model, startModel } from './model.ts';

let clis: Awaited<ReturnType<typeof installClis>>;
let model: Model;
/** Takes connections and never says a word. */
let silent: Server;
const open = new Set<Socket>();
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
  silent = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  silent.close();
  await model.close();
});

const hosts: readonly HostName[] = ['claude-code', 'codex'];
/** A hook takes no longer than this, its start included. */
const mostMs = 2000;
const events = ['SessionStart', 'UserPromptSubmit', 'Stop', 'PreCompact', 'SessionEnd'];

type Undo = () => Promise<unknown>;
const here = { cwd: '/', env: process.env };

/** Installs Noema for all projects, and lets something go wrong before the conversation. */
async function conversation(host: HostName, env: NodeJS.ProcessEnv, spoil: (home: string) => Promise<Undo | undefined>) {
  const world = await makeWorld(host, { clis, url: model.url, env });
  let undo: Undo | undefined;
  try {
    const noema = path.resolve('dist/noema.js');
    const sound = { cwd: world.project, env: { ...world.env, NOEMA_DATABASE_URL: '' } };
    await run(process.execPath, [noema, 'install', '--client', host, '--scope', 'user'], sound);
    await run(process.execPath, [noema, 'call', 'tasks_macro_start', 'task_title=Spoiled', 'workspace=project'], sound);
    undo = await spoil(world.env.NOEMA_HOME as string);
    let slowest = 0;
    for (const event of events) {
      const input = JSON.stringify({ session_id: 'c-1', cwd: world.project, transcript_path: '/nowhere' });
      const hook = await run(process.execPath, [noema, 'hook', event], { cwd: world.project, env: world.env, input });
      expect([event, hook.code, hook.stderr]).toEqual([event, 0, '']);
      slowest = Math.max(slowest, hook.ms);
    }
    expect(slowest).toBeLessThan(mostMs);
    model.take();
    const { code, stdout } = await world.start('Hello.');
    expect(code, stdout).toBe(0);
    expect(model.take().length).toBeGreaterThan(0);
  } finally {
    await undo?.();
    world.remove();
  }
}

const nothing = async () => undefined;

describe.each(hosts)('%s', (host) => {
  test('nothing goes wrong', () => conversation(host, {}, nothing));

  test('a damaged store neither delays nor breaks it', () =>
    conversation(host, {}, async (home) => {
      writeFileSync(path.join(home, 'noema.db'), 'no database'.repeat(1000));
      return undefined;
    }));

  test('a database server that hangs neither delays nor breaks it', () => {
    const { port } = silent.address() as { port: number };
    return conversation(host, { NOEMA_DATABASE_URL: `postgres://noema:x@127.0.0.1:${port}/noema` }, nothing);
  });

  test('a store that another process holds neither delays nor breaks it', () =>
    conversation(host, {}, async (home) => {
      const db = new Sqlite(path.join(home, 'noema.db'));
      db.pragma('locking_mode = EXCLUSIVE');
      db.exec('begin immediate');
      return async () => db.close();
    }));

  test('a full disk neither delays nor breaks it', (context) =>
    conversation(host, {}, async (home) => {
      const kept = `${home}-kept`;
      await run('mv', [home, kept], here);
      mkdirSync(home);
      const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', home], here);
      if (mounted.code !== 0) context.skip('no disk can be mounted here');
      await run('sh', ['-c', `cp ${kept}/* ${home}/; cat /dev/zero > ${home}/rest`], here);
      return () => run('umount', ['-l', home], here);
    }));
});
