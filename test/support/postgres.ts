import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const hasPostgres = (): boolean => inject('postgresUrl') !== '';

/** An empty database of its own, gone when dropped. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const base = inject('postgresUrl');
  const name = `noema_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: base });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
