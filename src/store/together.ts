import { isRepeatable, repeatedly } from './patience.ts';
import { savepoint } from './savepoint.ts';
import type { Db } from './tables.ts';
import { isUndone } from './trouble.ts';

type Work<T> = (db: Db) => Promise<T>;

/** Runs work in one transaction. */
export type Transact = <T>(work: Work<T>) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** However many wait, nobody is kept waiting for more than these. */
const most = 64;

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
 * Writes that wait for the same lock share one transaction, and so one flush of the disk. Nothing waits for company: who finds
 * the lock free goes at once, and those who come meanwhile go together. Each is still all or nothing, in the order in which they
 * came, and hears how it went only after the commit. That holds for a refusal as well: it may be about what came before it.
 */
export class Together {
  readonly #waiting: Waiting[] = [];
  #running = false;

  constructor(
    readonly transact: Transact,
    /** Says that nobody waits any more. */
    readonly idle: () => void = () => {},
  ) {}

  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) await this.#share();
    this.#running = false;
    this.idle();
  }

  async #share(): Promise<void> {
    const asking = this.#waiting.length;
    const done: Waiting[] = [];
    const answers: (() => void)[] = [];
    let current: Waiting | undefined;
    try {
      await this.transact(async (db) => {
        while (done.length < most) {
          current = this.#waiting.shift();
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
      });
    } catch (error) {
      if (current) await this.#broken(done, current, error);
      else if (done.length > 0) await this.#uncommitted(done, error);
      /** Nobody got the lock. Those who came while it was waited for have not waited long enough to be told. */ else
        for (const { reject } of this.#waiting.splice(0, asking)) reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  /** The transaction ended for all: nothing of it has happened, so all are done again. Which of them failed, each then says. */
  async #broken(done: readonly Waiting[], last: Waiting, error: unknown): Promise<void> {
    if (done.length === 0 && !isRepeatable(error)) last.reject(error);
    else for (const write of [...done, last]) await this.#alone(write);
  }

  /** Done again only if it is sure that nothing of it has happened. */
  async #uncommitted(done: readonly Waiting[], error: unknown): Promise<void> {
    if (isUndone(error) && (done.length > 1 || isRepeatable(error))) for (const write of done) await this.#alone(write);
    else for (const { reject } of done) reject(error);
  }

  /** It has been tried once. */
  async #alone({ work, resolve, reject }: Waiting): Promise<void> {
    await repeatedly(() => this.transact(work), 3).then(resolve, reject);
  }
}
