import pg from 'pg';
import type { Sent } from './compiled.ts';
import type { KeptStatements } from './kept-statements.ts';

/** The connection as a statement inside a batch sees it: nothing is asked about its rows, and it is not its turn to be answered. */
const quiet = (connection: pg.Connection): pg.Connection =>
  Object.create(connection, { describe: { value: () => {} }, sync: { value: () => {} } }) as pg.Connection;

type Done = (error: Error | null, word: string) => void;

/**
 * Statements of one transaction of which only the outcome counts, as one message that is answered once: each answer is a packet more
 * to send, to wake up for and to read. After one that fails the server does none of the others.
 */
export class Batch extends pg.Query {
  #word = '';
  /** Statements that the server is asked to keep with this message. */
  readonly #new: string[] = [];

  constructor(
    private readonly statements: readonly Sent[],
    private readonly done: Done,
    private readonly kept?: KeptStatements,
  ) {
    super('');
  }

  override submit = (connection: pg.Connection): void => {
    const within = quiet(connection);
    /** Without parameters a statement would go out in another way, and be answered by itself. */
    for (const { sql, parameters } of this.statements) {
      const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
      new pg.Query({ text: sql, values: [...parameters], queryMode: 'extended', name } as pg.QueryConfig).submit(within);
    }
    connection.sync();
  };

  #nameOf(sql: string): string | undefined {
    const known = this.kept?.has(sql);
    const name = this.kept?.nameOf(sql);
    if (name !== undefined && !known) this.#new.push(sql);
    return name;
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#word = text;
  }

  handleError(error: Error): void {
    this.kept?.failed(error, this.#new);
    this.done(error, '');
  }

  handleReadyForQuery(): void {
    this.done(null, this.#word);
  }
}
