import type { Client } from 'pg';
import type { StoreContext } from '../context.ts';
import type { Settings } from '../settings.ts';
import { type Check, codeOf, fail, info, ok, said, warn } from './check.ts';
import { checkStore } from './store.ts';
import { checkUpgrade } from './upgrade.ts';

const name = 'PostgreSQL';

/** The address without user and password, which must not be shown. */
const shown = (url: string): string => {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address in NOEMA_DATABASE_URL';
  }
};

/** What the server said, with the password taken out should it stand there. */
function withoutSecret(text: string, url: string): string {
  try {
    const { password } = new URL(url);
    return [password, decodeURIComponent(password)]
      .filter(Boolean)
      .reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
  } catch {
    return text;
  }
}

const mends: Record<string, string> = {
  ECONNREFUSED: 'Start the server, or correct host and port.',
  ENOTFOUND: 'Correct the host name.',
  ETIMEDOUT: 'Check the network and the firewall between here and there.',
  '28P01': 'Correct user or password in NOEMA_DATABASE_URL.',
  '28000': 'Allow this user in pg_hba.conf, or use another one.',
  '3D000': 'Create the database: createdb <name>.',
  '53300': 'Raise max_connections, or close other clients.',
};

function unreachable(url: string, error: unknown): Check {
  const mend = mends[codeOf(error)] ?? 'Check NOEMA_DATABASE_URL and the server.';
  const why = said(error) || codeOf(error);
  return fail(name, `${shown(url)}: ${withoutSecret(why, url)}`, mend);
}

interface ServerState {
  readonly version: string;
  readonly read_only: boolean;
  readonly forgets: boolean;
  readonly empty: boolean;
}

async function look(client: Client): Promise<ServerState> {
  const { rows } = await client.query<ServerState>(`select
    current_setting('server_version') as version,
    current_setting('transaction_read_only') = 'on' as read_only,
    current_setting('fsync') = 'off' or current_setting('synchronous_commit') = 'off' as forgets,
    to_regclass('kysely_migration') is null as empty`);
  return rows[0] as ServerState;
}

/** Reaches the server first, and opens the store only where there is one: looking makes no tables. */
export async function checkPostgres(cli: StoreContext, settings: Settings): Promise<Check[]> {
  const url = settings.database;
  const { default: pg } = await import('pg');
  let standing: ServerState;
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'noema doctor' });
    client.on('error', () => {});
    try {
      await client.connect();
      standing = await look(client);
    } finally {
      await client.end().catch(() => {});
    }
  } catch (error) {
    return [unreachable(url, error)];
  }
  const { version, read_only, forgets, empty } = standing;
  return [
    read_only
      ? fail(name, `${shown(url)} takes no writes: it is a replica or read-only`, 'Name the primary server.')
      : ok(name, `${version} at ${shown(url)}`),
    forgets
      ? warn('Durability', 'fsync or synchronous_commit is off: acknowledged writes may be lost', 'Set both to on.')
      : ok('Durability', 'an acknowledged write survives power loss'),
    ...(empty
      ? [info('Store', 'the database is empty; tables are made by the first command that needs them')]
      : await checkUpgrade(cli, settings, () =>
          checkStore(cli, settings, (_, error) => ({ ...unreachable(url, error), name: 'Store' })),
        )),
  ];
}
