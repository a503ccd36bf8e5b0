import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import type { Sent } from './compiled.ts';
import { Keeping, KeptStatements } from './kept-statements.ts';
import { Batch } from './postgres-batch.ts';

/** A statement that changed something else than the transaction that it was sent in would be half of a write. */
const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Whoever sends so many batches over a connection will send more. */
const longUse = 3;

/**
 * Statements are sent without waiting for those before them: the server does them in order, and after one that failed it does
 * none of that transaction. So whoever waits for one that succeeded knows that all before it have.
 */
export class PipelinedConnection implements DatabaseConnection {
  /** Why the transaction is broken, if it is: what came after says only that it is. */
  #failure: unknown;

  /** What goes to the server, as far as it is known. */
  readonly #stream: { cork?(): void; uncork?(): void } | undefined;
  #corked = false;
  /** What nobody waits for, until it is sent together. */
  #unsent: Sent[] = [];
  /** How the transaction begins, until something else is sent: one in which nothing is said never begins. */
  #opening: readonly string[] | undefined;
  #kept: KeptStatements | undefined;
  #batches = 0;

  constructor(
    readonly client: pg.PoolClient,
    private readonly keeping = new Keeping(),
  ) {
    this.#stream = (client as { connection?: { stream?: { cork?(): void; uncork?(): void } } }).connection?.stream;
  }

  /**
   * A pooler that gives each transaction another connection to the server tells a number of its own where the server tells its process:
   * with it a request is cancelled. Only a connection that leads to the server itself keeps what is left on it.
   */
  async #findOut(): Promise<void> {
    const { processID: told } = this.client as { processID?: unknown };
    const answer = this.client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { rows } = await answer.catch(() => ({ rows: [] }));
    if (rows[0] !== undefined && rows[0].pid === told) this.#kept = new KeptStatements(this.keeping);
  }

  /** What is said before anybody waits goes out at once: to hand something over costs more than the statement itself. */
  #gather(): void {
    if (this.#corked || !this.#stream?.cork) return;
    this.#corked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#sendBatch();
      this.#corked = false;
      this.#stream?.uncork?.();
    });
  }

  /** Sends what nobody waits for, before whatever comes after it. */
  #sendBatch(): void {
    if (this.#unsent.length > 0) this.#send([]).catch(() => {});
  }

  /** Gives the word with which the server has done the last of them. */
  #send(last: readonly Sent[]): Promise<string> {
    this.#batches += 1;
    if (this.#batches === longUse) void this.#findOut();
    const statements = [...(this.#opening ?? []).map((statement) => CompiledQuery.raw(statement)), ...this.#unsent, ...last];
    this.#opening = undefined;
    this.#unsent = [];
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, word: string) => {
        /** Before anybody hears that what came after it failed as well. */
        if (error) this.#failure ??= error;
        if (error) reject(error);
        else resolve(word);
      };
      this.client.query(new Batch(statements, done, this.#kept));
    });
  }

  /** Several statements without parameters are one message. */
  #open(): void {
    const opening = this.#opening;
    this.#opening = undefined;
    if (opening)
      this.client.query(opening.join('; ')).catch((error: unknown) => {
        this.#failure ??= error;
      });
  }

  async executeQuery<R>(sent: Sent): Promise<QueryResult<R>> {
    this.#gather();
    if (sent.unawaited) {
      this.#unsent.push(sent);
      if (!this.#corked) this.#sendBatch();
      return { rows: [] };
    }
    this.#sendBatch();
    this.#open();
    const { sql, parameters } = sent;
    const answer = this.client.query(sql, [...parameters]);
    try {
      const { command, rowCount, rows } = await answer;
      if (sql.startsWith('rollback to ')) this.#failure = undefined;
      return counted.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
    } catch (error) {
      throw this.#failure ?? error;
    }
  }

  /** Goes out with the first thing that is said. */
  begin(statements: readonly string[]): void {
    this.#failure = undefined;
    this.#opening = statements;
  }

  /** Nothing was sent: there is nothing to end. */
  #isUnbegun(): boolean {
    if (!this.#opening || this.#unsent.length > 0) return false;
    this.#opening = undefined;
    return true;
  }

  /** A commit of a broken transaction is answered as if nothing were wrong, with another word. */
  async commit(): Promise<void> {
    if (this.#isUnbegun()) return;
    this.#gather();
    try {
      const word = await this.#send([CompiledQuery.raw('commit')]);
      if (this.#failure === undefined && word === 'COMMIT') return;
    } catch (error) {
      throw this.#failure ?? error;
    }
    throw this.#failure ?? new Error('The transaction was not committed.');
  }

  /** A connection that broke has rolled back already; failing once more would hide why. */
  async rollback(): Promise<void> {
    this.#unsent = [];
    if (this.#isUnbegun()) return;
    await this.client.query('rollback').catch(() => {});
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing here is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed.');
  }
}

const startOf = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');

/**
 * Keeps no state on a connection beyond a transaction, neither settings nor prepared statements, so that a pooler may give each
 * transaction another one; but for statements on a connection that leads to the server itself.
 */
export class PipelinedDriver implements Driver {
  readonly #connections = new WeakMap<pg.PoolClient, PipelinedConnection>();
  readonly #keeping = new Keeping();

  constructor(
    private readonly pool: pg.Pool,
    /** Settings that each transaction begins with. */
    private readonly settings: Readonly<Record<string, number>>,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection> {
    const client = await this.pool.connect();
    let connection = this.#connections.get(client);
    if (!connection) {
      connection = new PipelinedConnection(client, this.#keeping);
      this.#connections.set(client, connection);
    }
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.begin(connection as PipelinedConnection, settings);
  }

  begin(connection: PipelinedConnection, settings: TransactionSettings): void {
    const set = Object.entries(this.settings).map(([name, value]) => `set local ${name} = ${value}`);
    connection.begin([startOf(settings), ...set]);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PipelinedConnection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PipelinedConnection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PipelinedConnection).client.release();
  }

  async destroy(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}
