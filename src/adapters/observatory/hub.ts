import type { App } from '../../boundary/app.ts';
import { type Followed, followed, isTrouble, type Watched } from './channels.ts';
import type { Asked, Message, Trouble } from './message.ts';
import { type Follower, Topic } from './topic.ts';

/** The facts of one product, heard while somebody follows it. */
class Feed {
  readonly topics = new Map<string, Topic>();
  #stop: (() => Promise<void>) | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(readonly app: App) {}

  /** Hears facts exactly while there are topics. */
  settle(): Promise<void> {
    const mine = this.#turn.then(async () => {
      const wanted = this.topics.size > 0;
      if (wanted === (this.#stop !== undefined)) return;
      if (wanted) {
        this.#stop = await this.app.bus.watch((workspace, facts) => {
          for (const topic of this.topics.values()) topic.wake(workspace, facts);
        });
        return;
      }
      const stop = this.#stop;
      this.#stop = undefined;
      await stop?.();
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }
}

/** Who follows what, over all products of a server. */
export class Hub {
  readonly #feeds = new Map<App, Feed>();

  constructor(readonly products: readonly Watched[]) {
    for (const { app } of products) this.#feeds.set(app, new Feed(app));
  }

  meant(asked: Asked): Followed | Trouble {
    return followed(this.products, asked);
  }

  /** Facts are heard before anything is read, so that nothing happens unheard in between. */
  async join(follower: Follower, of: Followed, after: number | undefined): Promise<Message[] | Trouble> {
    const feed = this.#feeds.get(of.app) as Feed;
    const topic = feed.topics.get(of.key) ?? new Topic(of);
    feed.topics.set(of.key, topic);
    try {
      await feed.settle();
      const begun = await topic.join(follower, after);
      if (isTrouble(begun)) await this.#tidy(feed, topic);
      return begun;
    } catch (error) {
      await this.#tidy(feed, topic).catch(() => {});
      throw error;
    }
  }

  /** Resolves when watchers were sent all that was committed before. */
  async settled(): Promise<void> {
    for (const { app, topics } of this.#feeds.values()) {
      if (topics.size === 0) continue;
      await app.bus.caughtUp();
      await Promise.all([...topics.values()].map((topic) => topic.settled()));
    }
  }

  async leave(follower: Follower, of: Followed): Promise<void> {
    const feed = this.#feeds.get(of.app) as Feed;
    const topic = feed.topics.get(of.key);
    if (!topic) return;
    topic.leave(follower);
    await this.#tidy(feed, topic);
  }

  async #tidy(feed: Feed, topic: Topic): Promise<void> {
    if (topic.isLeft && feed.topics.get(topic.of.key) === topic) feed.topics.delete(topic.of.key);
    await feed.settle();
  }
}
