import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server on which tests make databases of their own; empty where none could be had. */
    postgresUrl: string;
    /** How the names of these databases begin. */
    postgresPrefix: string;
  }
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
    const { socketUrl, stop } = await startEmbedded([
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
      /** Every search reads what was written since the index of words was last put in order, whatever workspace it is of. */
      'gin_pending_list_limit=64kB',
    ]);
    project.provide('postgresUrl', socketUrl);
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
