import pg from 'pg';
import { channel, watchLock } from './notice.ts';

export interface ListenerOptions {
  readonly url: string;
  /** Workspaces that have new facts; all of them may. */
  readonly heard: (which: readonly number[] | 'all') => void;
  readonly trouble: (error: unknown) => void;
}

const connectMs = 5000;
const lockMs = 1000;
/** After a connection failed, so many ticks pass until the next one is tried. */
const rest = 5;
/** A look without a notice, should one have been lost on the way. */
const sometimes = 60;

const [first, second] = watchLock;
const isWatched = `select 1 from pg_locks where locktype = 'advisory' and classid = ${first} and objid = ${second} and mode = 'ExclusiveLock'
  and granted and database = (select oid from pg_database where datname = current_database())`;

/**
 * A connection of its own that hears PostgreSQL's notices. Some poolers accept LISTEN and pass on nothing, so it counts as
 * listening only after it has heard itself. One follower of all holds the lock that makes writers send notices.
 */
export class Listener {
  #client: pg.Client | undefined;
  #hears = false;
  /** This one holds the lock. */
  #watches = false;
  /** Somebody holds it. */
  #watched = false;
  #busy = false;
  #ticks = 0;
  #rest = 0;
  #closed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(readonly options: ListenerOptions) {}

  /** Whether the one who ticks has to look for itself this time. */
  tick(): boolean {
    this.#ticks += 1;
    this.#rest -= 1;
    if (!this.#client) {
      if (this.#rest <= 0) this.#begin(() => this.#connect());
      return true;
    }
    if (this.#hears && !this.#watches) this.#begin(() => this.#watch());
    return !this.#hears || !this.#watched || this.#ticks % sometimes === 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    /** A client that is ended while it connects never says that it has ended. */
    await this.#work;
    await this.#client?.end().catch(() => {});
  }

  /** One thing at a time; what fails ends the connection, and a later tick begins anew. */
  #begin(work: () => Promise<void>): void {
    if (this.#busy || this.#closed) return;
    this.#busy = true;
    this.#work = work()
      .catch((error: unknown) => {
        this.#lose();
        if (!this.#closed) this.options.trouble(error);
      })
      .finally(() => {
        this.#busy = false;
      });
  }

  #lose(client = this.#client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#hears = false;
    this.#watches = false;
    this.#watched = false;
    this.#rest = rest;
    void client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'noema follower',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => {
      this.#hears = true;
      this.options.heard(/^\d+$/.test(payload) ? [Number(payload)] : 'all');
    });
    await client.connect();
    await client.query(`set lock_timeout = ${lockMs}; listen ${channel}`);
    await client.query(`select pg_notify('${channel}', 'all')`);
  }

  /** Sees to it that some follower holds the lock, and that all of them look once after it changed hands. */
  async #watch(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const { rowCount } = await client.query(isWatched);
    this.#watched = rowCount !== 0;
    if (this.#watched) return;
    await client.query(`select pg_advisory_lock(${first}, ${second})`);
    await client.query(`select pg_notify('${channel}', 'all')`);
    this.#watched = this.#watches = client === this.#client;
  }
}
