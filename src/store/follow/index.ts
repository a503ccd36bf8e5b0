import type { FollowOptions, JournalFollower, Told } from '../../kernel/ports.ts';
import type { Db } from '../tables.ts';
import { Journal, type Which } from './journal.ts';
import type { Listener } from './listener.ts';

/** At this pace SQLite is asked whether anything has changed, and PostgreSQL where it sends no notices. */
const paceMs = { sqlite: 250, postgres: 1000 } as const;

const every = (ms: number) => (tick: () => void) => {
  const timer = setInterval(tick, ms);
  timer.unref();
  return () => clearInterval(timer);
};

/** When SQLite is asked, where nobody says otherwise. */
export const sqliteTicks = every(paceMs.sqlite);

export interface Whereabouts {
  /** Where PostgreSQL's notices are listened for. */
  readonly listen_url: string;
  readonly ended: (follower: JournalFollower) => void;
}

type Listening = (workspace: string, facts: readonly Told[]) => void;

class Follower implements JournalFollower {
  readonly #listeners = new Set<Listening>();
  readonly #journal: Journal;
  #listener: Listener | undefined;
  /** What has to be looked at next. */
  #due: Set<number | string> | 'all' | undefined;
  /** One look at a time: two would tell the same. */
  #turn: Promise<void> = Promise.resolve();
  #failed = false;
  #closed = false;
  /** The version of the database that was last looked at. */
  #seen: number | null = null;
  #stopTicks: (() => void) | undefined;

  constructor(
    readonly db: Db,
    readonly options: Required<FollowOptions> & Whereabouts,
  ) {
    this.#journal = new Journal(db, (workspace, facts) => this.#tell(workspace, facts));
  }

  async begin(): Promise<void> {
    if (this.db.engine === 'postgres') await this.#hear();
    await this.#journal.begin();
  }

  range(workspace: string) {
    return this.#journal.range(workspace);
  }

  listen(listener: Listening): () => void {
    this.#listeners.add(listener);
    if (!this.#stopTicks) {
      this.#stopTicks = this.options.ticks(() => this.#tick());
      this.#tick();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  poke(workspace: string): void {
    this.#want([workspace]);
  }

  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#look('all'));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#rest();
    await this.#listener?.close();
    await this.#turn;
    this.options.ended(this);
  }

  #rest(): void {
    this.#stopTicks?.();
    this.#stopTicks = undefined;
  }

  /** Loaded here, since a store on SQLite has no use for the driver behind it. */
  async #hear(): Promise<void> {
    const { Listener } = await import('./listener.ts');
    const { listen_url: url, trouble } = this.options;
    this.#listener = new Listener({ url, trouble, heard: (which) => this.#want(which) });
  }

  #tick(): void {
    if (this.#listener?.tick() !== false || this.#failed) this.#want('all');
  }

  #tell(workspace: string, facts: readonly Told[]): void {
    for (const listener of this.#listeners)
      try {
        listener(workspace, facts);
      } catch (error) {
        this.options.trouble(error);
      }
  }

  #want(which: Which): void {
    const isWanted = this.#due !== undefined;
    if (which === 'all' || this.#due === 'all') this.#due = 'all';
    else this.#due = new Set([...(this.#due ?? []), ...which]);
    if (isWanted) return;
    this.#inTurn(async () => {
      const due = this.#due ?? [];
      this.#due = undefined;
      await this.#look(due);
    }).catch(this.options.trouble);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** What a look could not finish, the next one does: nothing counts as told before it was. */
  async #look(which: Which): Promise<void> {
    if (this.#closed || this.#listeners.size === 0) return;
    const failedBefore = this.#failed;
    this.#failed = true;
    if (which !== 'all') {
      await this.#journal.look(which);
      this.#failed = failedBefore;
      return;
    }
    const version = this.db.engine === 'sqlite' ? await this.#journal.version() : null;
    if (version === null || version !== this.#seen) await this.#journal.look('all');
    this.#seen = version;
    this.#failed = false;
  }
}

export async function followJournal(
  db: Db,
  { ticks = every(paceMs[db.engine]), trouble = () => {}, ...where }: FollowOptions & Whereabouts,
): Promise<JournalFollower> {
  const follower = new Follower(db, { ticks, trouble, ...where });
  await follower.begin();
  return follower;
}
