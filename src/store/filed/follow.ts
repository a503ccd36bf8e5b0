import type { FollowOptions, JournalFollower, StorePort } from '../../kernel/ports.ts';
import { sqliteTicks } from '../follow/index.ts';

/** Follows the journal of whatever index stands there: one that is made anew has a journal of its own, which begins with it. */
class AcrossIndexes implements JournalFollower {
  readonly #listeners = new Map<Parameters<JournalFollower['listen']>[0], () => void>();
  #followed: { readonly store: StorePort; readonly follower: JournalFollower } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  ended: () => void = () => {};

  constructor(
    private readonly current: () => Promise<StorePort>,
    private readonly how: FollowOptions,
  ) {}

  /** The follower of the index that stands there now. */
  follower(): Promise<JournalFollower | undefined> {
    const mine = this.#turn.then(async () => {
      if (this.#isClosed) return this.#followed?.follower;
      const store = await this.current();
      if (this.#followed?.store === store) return this.#followed.follower;
      await this.#followed?.follower.close();
      const { ticks = sqliteTicks, ...how } = this.how;
      const moved = (tick: () => void) => () => {
        void this.follower().catch((error) => how.trouble?.(error));
        tick();
      };
      const follower = await store.follow({ ...how, ticks: (tick) => ticks(moved(tick)) });
      this.#followed = { store, follower };
      for (const listener of this.#listeners.keys()) this.#listeners.set(listener, follower.listen(listener));
      return follower;
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }

  listen(listener: Parameters<JournalFollower['listen']>[0]): () => void {
    this.#listeners.set(listener, this.#followed?.follower.listen(listener) ?? (() => {}));
    return () => {
      this.#listeners.get(listener)?.();
      this.#listeners.delete(listener);
    };
  }

  poke(workspace: string): void {
    this.#followed?.follower.poke(workspace);
  }

  async catchUp(): Promise<void> {
    await (await this.follower())?.catchUp();
  }

  range(workspace: string): { readonly after: number; readonly told: number } {
    return this.#followed?.follower.range(workspace) ?? { after: 0, told: 0 };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#turn;
    await this.#followed?.follower.close();
    this.ended();
  }
}

export async function followAcross(
  current: () => Promise<StorePort>,
  how: FollowOptions,
): Promise<{ follower: JournalFollower; ended: Promise<void> }> {
  const follower = new AcrossIndexes(current, how);
  const ended = new Promise<void>((resolve) => {
    follower.ended = resolve;
  });
  await follower.follower();
  return { follower, ended };
}
