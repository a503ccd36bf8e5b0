import type { Bus } from '../boundary/app.ts';
import type { JournalFollower, Log, StorePort, Told } from '../kernel/ports.ts';

type Listener = Parameters<Bus['listen']>[0];

/**
 * Tells what this process commits; while somebody watches, what the journal holds, which is that and what others commit.
 * Between the two ways, news wait, and each goes the one way or the other: the follower knows which facts it has told.
 */
class FactBus implements Bus {
  readonly #listeners = new Set<Listener>();
  #follower: JournalFollower | undefined;
  #isFed = false;
  #held: [string, readonly Told[]][] | undefined;
  #watchers = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly log: Log,
    readonly store: Pick<StorePort, 'follow'>,
  ) {}

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(workspace: string, facts: readonly Told[]): void {
    if (this.#held) {
      this.#held.push([workspace, facts]);
      return;
    }
    const { after, told } = this.#follower?.range(workspace) ?? { after: 0, told: 0 };
    if (this.#isFed) {
      this.#deliver(
        workspace,
        facts.filter(({ seq }) => seq <= after),
      );
      this.#follower?.poke(workspace);
    } else
      this.#deliver(
        workspace,
        facts.filter(({ seq }) => seq <= after || seq > told),
      );
  }

  async watch(listener: Listener): Promise<() => Promise<void>> {
    this.#watchers += 1;
    try {
      await this.#settle();
    } catch (error) {
      this.#watchers -= 1;
      throw error;
    }
    const stop = this.listen(listener);
    let isOver = false;
    return async () => {
      stop();
      if (isOver) return;
      isOver = true;
      this.#watchers -= 1;
      await this.#settle();
    };
  }

  async caughtUp(): Promise<void> {
    await this.#turn;
    if (this.#isFed) await this.#follower?.catchUp();
  }

  readonly #trouble = (error: unknown) => this.log.warning('the journal could not be followed', { error: String(error) });

  #deliver(workspace: string, facts: readonly Told[]): void {
    if (facts.length === 0) return;
    for (const listener of this.#listeners)
      try {
        listener(workspace, facts);
      } catch (error) {
        this.log.warning('a listener failed', { error: String(error) });
      }
  }

  /** Follows while somebody watches, and not otherwise. */
  #settle(): Promise<void> {
    const mine = this.#turn.then(async () => {
      if (this.#isFed === this.#watchers > 0) return;
      this.#held = [];
      try {
        if (this.#watchers > 0) await this.#feed();
        else await this.#starve();
      } finally {
        const held = this.#held;
        this.#held = undefined;
        for (const [workspace, facts] of held) this.publish(workspace, facts);
      }
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #feed(): Promise<void> {
    this.#follower = await this.store.follow({ trouble: this.#trouble });
    this.#isFed = true;
    this.#follower.listen((workspace, facts) => this.#deliver(workspace, facts));
  }

  /** What this process has committed is told before nobody looks any more. */
  async #starve(): Promise<void> {
    await this.#follower?.catchUp().catch(this.#trouble);
    this.#isFed = false;
    await this.#follower?.close();
  }
}

export const createBus = (log: Log, store: Pick<StorePort, 'follow'>): Bus => new FactBus(log, store);
