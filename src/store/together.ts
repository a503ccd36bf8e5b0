import { aMoment, isRepeatable, repeatedly } from './patience.ts';
import { savepoint } from './savepoint.ts';
import type { Db } from './tables.ts';
import { isUndone } from './trouble.ts';

export type Work<T> = (db: Db) => Promise<T>;

/** Nothing has happened, since something was no longer as the transaction took it to be. Done again, it looks first. */
export class Outdated extends Error {}

interface Waiting {
  /** What it needs to hold. */
  readonly lock: string;
  readonly work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface TogetherOptions {
  /** Runs work in one transaction that holds locks, and says which of those that were asked for. */
  transact<T>(locks: readonly string[], work: (db: Db, held: ReadonlySet<string>) => Promise<T>): Promise<T>;
  /** How many transactions may run at the same time. */
  readonly most?: number;
  /** Does a write whose lock could not be had, or that was broken off. */
  elsewhere?<T>(lock: string, work: Work<T>): Promise<T>;
  /** Hears that nobody waits any more. */
  idle?(): void;
}

/** However many wait, nobody is kept waiting for more than these. */
const largest = 64;

/** How often a write is tried again that was broken off because of another. */
const repeats = 3;

/** A write after others in the same transaction: what it did is taken back alone if it fails. Gives what to tell it. */
async function attempt(db: Db, { work, resolve, reject }: Waiting): Promise<() => void> {
  const outcome = await savepoint(db, async () => {
    const value = await work(db);
    return () => resolve(value);
  });
  if (outcome.done) return outcome.value;
  /** Where the whole transaction is gone, this is why. */
  if (outcome.isLost || isRepeatable(outcome.error)) throw outcome.error;
  return () => reject(outcome.error);
}

/**
 * Writes that wait share one transaction, and so one flush of the disk. Nobody waits for company beyond those who come in the same
 * turn, or are just coming back: who finds a transaction free goes then, and those who come meanwhile go together. Each is still all or nothing; those of one lock
 * are done in the order in which they came; each hears how it went only after the commit. That holds for a refusal as well: it may be
 * about what came before it.
 */
export class Together {
  #waiting: Waiting[] = [];
  /** Locks that some transaction holds or asks for. */
  readonly #taken = new Set<string>();
  readonly #most: number;
  #running = 0;
  /** Those who come in one turn of the event loop go together, each from a connection of its own. */
  #turn: NodeJS.Immediate | undefined;
  /** How many of those that run have to wait for more than the commit. */
  #slow = 0;
  /** How many waited when that was looked at last. */
  #before = 0;
  /** How many write at the same time; what has been is slowly forgotten. */
  #usual = 0;

  constructor(readonly options: TogetherOptions) {
    this.#most = options.most ?? 1;
  }

  write<T>(lock: string, work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ lock, work, resolve: resolve as (value: unknown) => void, reject });
      this.#turn ??= setImmediate(() => this.#go());
    });
  }

  #go(): void {
    this.#turn = undefined;
    if (this.#running >= this.#most) return;
    const locks = this.#free();
    if (locks.length === 0 || !this.#isWorthIt(locks.length)) return;
    this.#running += 1;
    void this.#run(locks);
  }

  /**
   * A transaction costs as much for one write as for many, so another one beside the first waits until half of those who write take
   * part. Unless the first is slow, and nobody knows for how long.
   */
  #isWorthIt(locks: number): boolean {
    this.#usual = Math.max(this.#waiting.length + this.#taken.size, this.#usual * 0.98);
    const half = this.#usual / 2;
    if (this.#isGrowing(half)) return false;
    return this.#running === 0 || this.#slow > 0 || locks >= half;
  }

  /** Those who were answered together come back together, a few in each turn: while they do, the next turn is looked at as well. */
  #isGrowing(enough: number): boolean {
    const before = this.#before;
    this.#before = this.#waiting.length;
    if (this.#most === 1 || this.#waiting.length >= enough || this.#waiting.length === before) return false;
    this.#turn ??= setImmediate(() => this.#go());
    return true;
  }

  async #run(locks: readonly string[]): Promise<void> {
    for (const lock of locks) this.#taken.add(lock);
    const answers = await this.#share(locks);
    for (const lock of locks) this.#taken.delete(lock);
    this.#running -= 1;
    this.#go();
    const answer = () => {
      for (const each of answers) each();
    };
    /** A store that is waited for gets its next work first, and has something to do meanwhile. */
    if (this.#most > 1 && this.#running > 0) setImmediate(answer);
    else answer();
    if (this.#running === 0) this.options.idle?.();
  }

  /** What those wait for whom nobody serves yet. */
  #free(): string[] {
    return [...new Set(this.#waiting.map(({ lock }) => lock))].filter((lock) => !this.#taken.has(lock)).slice(0, largest);
  }

  #takeAll(locks: ReadonlySet<string>, most = Number.POSITIVE_INFINITY): Waiting[] {
    const taken = this.#waiting.filter(({ lock }) => locks.has(lock)).slice(0, most);
    this.#waiting = this.#waiting.filter((write) => !taken.includes(write));
    return taken;
  }

  #next(locks: ReadonlySet<string>): Waiting | undefined {
    const at = this.#waiting.findIndex(({ lock }) => locks.has(lock));
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  async #share(locks: readonly string[]): Promise<readonly (() => void)[]> {
    const asked = new Set(locks);
    const asking = this.#waiting.filter(({ lock }) => asked.has(lock)).length;
    const done: Waiting[] = [];
    const answers: (() => void)[] = [];
    let current: Waiting | undefined;
    try {
      await this.options.transact(locks, async (db, held) => {
        this.#sendElsewhere(locks.filter((lock) => !held.has(lock)));
        const all = async () => {
          while (done.length < largest) {
            current = this.#next(held);
            if (!current) return;
            const { work, resolve } = current;
            /** The first needs no savepoint: if it fails, there is nothing else to keep. */
            if (done.length > 0) answers.push(await attempt(db, current));
            else {
              const value = await work(db);
              answers.push(() => resolve(value));
            }
            done.push(current);
            current = undefined;
          }
        };
        await this.#watched(all());
      });
    } catch (error) {
      if (error instanceof Outdated) this.#waiting.unshift(...done, ...(current ? [current] : []));
      else if (current) await this.#slowly(this.#broken(done, current, error));
      else if (done.length > 0) await this.#slowly(this.#uncommitted(done, error));
      /** No lock could be had. Those who came while it was waited for have not waited long enough to be told. */ else
        for (const { reject } of this.#takeAll(asked, asking)) reject(error);
      return [];
    }
    return answers;
  }

  /** Work that needs nothing more of the store is done before anything else happens; whatever is not done then is slow. */
  async #watched(work: Promise<void>): Promise<void> {
    if (this.#most === 1) return work;
    const turn = setImmediate(() => void this.#slowly(work).catch(() => {}));
    try {
      await work;
    } finally {
      clearImmediate(turn);
    }
  }

  async #slowly(work: Promise<void>): Promise<void> {
    this.#slow += 1;
    this.#go();
    try {
      await work;
    } finally {
      this.#slow -= 1;
    }
  }

  #sendElsewhere(locks: readonly string[]): void {
    if (locks.length === 0) return;
    const { elsewhere } = this.options;
    if (!elsewhere) throw new Error(`Nobody can write to ${locks[0]}.`);
    for (const { lock, work, resolve, reject } of this.#takeAll(new Set(locks))) void elsewhere(lock, work).then(resolve, reject);
  }

  /** The transaction ended for all: nothing of it has happened, so all are done again. Which of them failed, each then says. */
  async #broken(done: readonly Waiting[], last: Waiting, error: unknown): Promise<void> {
    if (done.length === 0 && !isRepeatable(error)) return last.reject(error);
    if (isRepeatable(error)) await aMoment();
    for (const write of [...done, last]) await this.#alone(write);
  }

  /** Done again only if it is sure that nothing of it has happened. */
  async #uncommitted(done: readonly Waiting[], error: unknown): Promise<void> {
    if (isUndone(error) && (done.length > 1 || isRepeatable(error))) for (const write of done) await this.#alone(write);
    else for (const { reject } of done) reject(error);
  }

  async #alone({ lock, work, resolve, reject }: Waiting): Promise<void> {
    const { transact, elsewhere } = this.options;
    const again = () => (elsewhere ? elsewhere(lock, work) : repeatedly(() => transact([lock], (db) => work(db)), repeats));
    await again().then(resolve, reject);
  }
}
