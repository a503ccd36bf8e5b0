import pg from 'pg';
import type { Sent } from './compiled.ts';

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

  constructor(
    private readonly statements: readonly Sent[],
    private readonly done: Done,
  ) {
    super('');
  }

  override submit = (connection: pg.Connection): void => {
    const within = quiet(connection);
    /** Without parameters a statement would go out in another way, and be answered by itself. */
    for (const { sql, parameters } of this.statements)
      new pg.Query({ text: sql, values: [...parameters], queryMode: 'extended' } as pg.QueryConfig).submit(within);
    connection.sync();
  };

  handleRowDescription(): void {}
  handleDataRow(): void {}

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#word = text;
  }

  handleError(error: Error): void {
    this.done(error, '');
  }

  handleReadyForQuery(): void {
    this.done(null, this.#word);
  }
}
