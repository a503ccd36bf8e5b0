import pg from 'pg';
import { inject } from 'vitest';
import { testApp } from './app.ts';

export const hasPostgres = (): boolean => inject('postgresUrl') !== '';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;

async function create(template?: string): Promise<TestDatabase & { name: string }> {
  made += 1;
  const name = `${inject('postgresPrefix')}${process.pid}_${made}`;
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** A database without anything in it. */
export const emptyDatabase = (): Promise<TestDatabase> => create();

async function makeTemplate(): Promise<string> {
  const { name, url } = await create();
  await (await testApp({ database: url })).end();
  return name;
}

let template: Promise<string> | undefined;

/** A database with all tables, copied from one that was migrated once; gone when dropped. */
export async function freshDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  return create(await template);
}
