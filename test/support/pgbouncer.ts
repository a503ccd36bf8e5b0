import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './embedded-postgres.ts';

export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (there: boolean) => () => {
      socket.destroy();
      resolve(there);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

async function listens(child: ChildProcess, port: number): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface Pgbouncer {
  /** The same database, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** pgbouncer in transaction mode before a server, with fewer connections than a store asks for. */
export async function startPgbouncer(server: string): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(server);
  const folder = mkdtempSync(path.join(tmpdir(), 'noema-pgbouncer-'));
  const own = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
server_idle_timeout = 1
`,
  );
  chmodSync(folder, 0o755);
  /** It does not run as root. */
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await listens(child, own);
  return {
    through: (url) => {
      const pooled = new URL(url);
      pooled.host = `127.0.0.1:${own}`;
      pooled.searchParams.delete('host');
      return pooled.href;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
