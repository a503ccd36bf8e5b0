import { createHash } from 'node:crypto';
import { strangeNames } from './patience.ts';

/** How often a statement is sent before the server is asked to keep it. */
const oftenEnough = 3;
/** More would only fill the server's memory. */
const mostKept = 100;
const mostCounted = 500;

/** Whether connections of a server keep what is left on them: until one leads to another process of it, and then none is relied on. */
export class Keeping {
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  heard(error: Error): void {
    if (strangeNames.includes((error as { code?: unknown }).code)) this.#isOver = true;
  }
}

/**
 * Names of the statements that the server keeps on one connection, so that it reads and plans them once: for a note that takes as long
 * as to carry it out.
 */
export class KeptStatements {
  readonly #names = new Map<string, string>();
  readonly #times = new Map<string, number>();
  #made = 0;

  constructor(private readonly keeping = new Keeping()) {}

  /** Undefined for a statement that is rarely sent. */
  nameOf(sql: string): string | undefined {
    if (this.keeping.isOver) return undefined;
    return this.#names.get(sql) ?? (this.#isWorthIt(sql) ? this.#named(sql) : undefined);
  }

  /** A batch failed that was the first to name these: nobody knows which of them the server has read. */
  failed(error: Error, statements: Iterable<string>): void {
    this.keeping.heard(error);
    for (const sql of statements) this.#names.delete(sql);
  }

  has(sql: string): boolean {
    return this.#names.has(sql);
  }

  #isWorthIt(sql: string): boolean {
    if (this.#made >= mostKept) return false;
    if (this.#times.size >= mostCounted) this.#times.clear();
    const times = (this.#times.get(sql) ?? 0) + 1;
    this.#times.set(sql, times);
    return times >= oftenEnough;
  }

  /**
   * No name is used twice, whatever became of the statement that had it; and none means another statement elsewhere: where somebody
   * unseen shares the server's processes out, a name that another connection left there must not run what that one meant.
   */
  #named(sql: string): string {
    this.#made += 1;
    const name = `noema_${this.#made}_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
    this.#names.set(sql, name);
    return name;
  }
}
