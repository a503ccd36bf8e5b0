import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type CompiledQuery, SqliteDriver } from 'kysely';
import { openStore } from '../../src/store/open.ts';
import { never, sending, type Watch, watching } from './statements.ts';

/**
 * A process that upgrades copies of one SQLite store, each up to another statement, before which it stops for good; it ends when it
 * is killed. Says what the statements are when all copies stand still, `<folder>/<number of the statement>/noema.db`.
 */
interface Orders {
  /** The store, and where copies of it go. */
  readonly store: string | null;
  readonly folder: string;
  readonly upto: string | null;
  /** Statements, by number: the first, and how many. */
  readonly first: number;
  readonly most: number;
}

const { store, folder, upto, first, most }: Orders = JSON.parse(process.argv[2] ?? '{}');

/** Every connection of SQLite asks before it sends something. */
const { acquireConnection } = SqliteDriver.prototype;
SqliteDriver.prototype.acquireConnection = async function (this: SqliteDriver) {
  const connection = await acquireConnection.call(this);
  return {
    streamQuery: connection.streamQuery.bind(connection),
    async executeQuery<R>(query: CompiledQuery) {
      await sending(query.sql, query.parameters);
      return connection.executeQuery<R>(query);
    },
  };
};

function upgrade(name: string, watch: Watch): Promise<unknown> {
  const url = path.join(folder, name, 'noema.db');
  mkdirSync(path.dirname(url), { recursive: true });
  if (store !== null) cpSync(store, url);
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  const options = { url, durability: 'normal', busyMs: 300_000, clock, appliers: {} as never, readers: {} } as const;
  return watching(watch, () => openStore(options));
}

const whole: Watch = { seen: [], upto, before: async () => {} };
await upgrade(`whole-${first}`, whole);

const stopBefore = (stop: number) =>
  new Promise<void>((standsStill, fails) => {
    const before = (number: number) => {
      if (number < stop) return Promise.resolve();
      standsStill();
      return never;
    };
    upgrade(String(stop), { seen: [], upto, before }).catch(fails);
  });
const numbers = whole.seen.map((_, i) => i + 1).slice(first - 1, first - 1 + most);
await Promise.all(numbers.map(stopBefore));
process.stdout.write(`${JSON.stringify(whole.seen)}\n`);
setInterval(() => {}, 1 << 30);
