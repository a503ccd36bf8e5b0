import { AsyncLocalStorage } from 'node:async_hooks';
import { fault } from '../kernel/fault.ts';
import type { Db } from './tables.ts';

/** Lets calls in until it is shut, then waits for those inside. Knows which transaction a call already stands in. */
export class Gate {
  readonly #transactions = new AsyncLocalStorage<{ db: Db; over: boolean }>();
  #inside = 0;
  #shut = false;
  #empty: () => void = () => {};

  /** The transaction in which this call runs, if it does. A second one would wait for the first for ever. */
  get current(): Db | undefined {
    const transaction = this.#transactions.getStore();
    return transaction?.over === false ? transaction.db : undefined;
  }

  /** Runs work that belongs to a transaction. */
  async within<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
    const transaction = { db, over: false };
    try {
      return await this.#transactions.run(transaction, () => work(db));
    } finally {
      transaction.over = true;
    }
  }

  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#shut && !this.current) throw fault('STORE_ERROR', { detail: 'it is closed', outcome: 'Nothing was written.' });
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      if (this.#inside === 0) this.#empty();
    }
  }

  async shut(): Promise<void> {
    this.#shut = true;
    if (this.#inside > 0)
      await new Promise<void>((resolve) => {
        this.#empty = resolve;
      });
    /** What is remembered across waits costs every promise of the process, until this is said. */
    this.#transactions.disable();
  }
}
