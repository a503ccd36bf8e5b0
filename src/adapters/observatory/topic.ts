import { call } from '../../boundary/call.ts';
import { redact } from '../../boundary/redact.ts';
import type { Told } from '../../kernel/ports.ts';
import { iso } from '../../kernel/text.ts';
import { type Followed, placeOf } from './channels.ts';
import { textFrame } from './frames.ts';
import { type Message, type Trouble, troubleOn } from './message.ts';

/** Somebody who follows a topic. */
export interface Follower {
  /** Frames of several messages. False: they were not taken, because the ones before have not been read yet. */
  take(frames: Buffer): boolean;
  /** Has missed something of a topic: it is told as soon as it can be told anything. */
  missed(topic: Topic): void;
}

interface Item {
  readonly seq: number;
  readonly message: Message;
}

/** What one who joins is told, and up to which fact that is true, where it says so. */
interface Begun {
  readonly seq: number | undefined;
  readonly messages: Message[];
}

/** So much is read at once, and so often before those who follow are told to read it themselves. */
const pageItems = 200;
const mostPages = 3;
/** News are gathered for so long after they were last sent: many writes in a row cost one round. */
const gatherMs = 50;

const pointed = (value: unknown, pointer: string | null): unknown =>
  pointer === null
    ? undefined
    : pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], value);

type Fields = Record<string, unknown>;

/** One thing that is followed, and by whom. What is new is read once, however many follow. */
export class Topic {
  /** Who follows, and up to where it knew everything when it came. */
  readonly #followers = new Map<Follower, number>();
  #joining = 0;
  /** Up to here everything was sent. */
  #sent: number | undefined;
  /** Something happened at this number. */
  #head = 0;
  /** The newest fact of each workspace, where that alone is told. */
  readonly #marks = new Map<string, Told>();
  #timer: NodeJS.Timeout | undefined;
  #sentAt = 0;
  /** One thing after the other: a snapshot and what follows it never overlap. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(readonly of: Followed) {}

  /** Nobody follows, or is about to. */
  get isLeft(): boolean {
    return this.#followers.size === 0 && this.#joining === 0;
  }

  /** What is followed, for whoever follows it. */
  get place(): Record<string, string> {
    return redact(placeOf(this.of));
  }

  /** Facts that were committed, of a workspace. */
  wake(workspace: string, facts: readonly Told[]): void {
    const { channel, topic } = this.of;
    if (this.of.workspace !== null && this.of.workspace !== workspace) return;
    const own = facts.filter(
      ({ kind, payload }) =>
        (channel.facts === null || channel.facts.includes(kind)) &&
        (topic === null || !channel.topic || payload[channel.topic.field] === topic),
    );
    const last = own.at(-1);
    if (!last || this.isLeft) return;
    this.#head = Math.max(this.#head, last.seq);
    /** Where nothing was read on joining, news begin with the first that is heard. */
    this.#sent ??= (own[0] as Told).seq - 1;
    if (channel.news.tool === null) this.#marks.set(workspace, last);
    this.#timer ??= setTimeout(() => this.#due(), Math.max(0, this.#sentAt + gatherMs - Date.now())).unref();
  }

  /** A follower joins: it gets what there is, or what it has missed since a number, and from then on what is new. */
  join(follower: Follower, after: number | undefined): Promise<Message[] | Trouble> {
    this.#joining += 1;
    return this.#inTurn(async () => {
      const begun = after === undefined ? await this.#snapshot() : await this.#since(after);
      if ('code' in begun) return begun;
      const { seq, messages } = begun;
      this.#followers.set(follower, seq ?? 0);
      this.#sent ??= seq;
      return messages;
    }).finally(() => {
      this.#joining -= 1;
    });
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    if (!this.isLeft) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Resolves when all that was heard of was sent; what waits to be gathered with more is sent now. */
  async settled(): Promise<void> {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#due();
    }
    await this.#turn;
  }

  resync(): Message {
    return { channel: this.of.channel.name, event: 'resync', data: { ...this.place, seq: this.#head } };
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #read(tool: string, more: Fields): Promise<{ readonly result: Fields } | Trouble> {
    const { result, error } = await call(this.of.app, tool, { ...more, ...this.#scope(tool) });
    if (error) return { code: error.code, message: error.message, details: { recovery: error.recovery } };
    return { result: result as Fields };
  }

  /** What says to a tool what is followed, as far as it takes that. */
  #scope(tool: string): Fields {
    const taken = this.of.app.product.tools[tool]?.fields ?? [];
    return Object.fromEntries(Object.entries(placeOf(this.of)).filter(([field]) => taken.includes(field)));
  }

  async #snapshot(): Promise<Begun | Trouble> {
    const { channel, topic } = this.of;
    const { tool, args, event, seq: pointer, of_topic } = channel.snapshot;
    if (of_topic && topic === null) return { seq: undefined, messages: [] };
    const read = await this.#read(tool, args);
    if ('code' in read) return read;
    const found = pointed(read.result, pointer);
    const data = { ...this.place, ...read.result };
    return { seq: typeof found === 'number' ? found : undefined, messages: [{ channel: channel.name, event, data }] };
  }

  async #since(after: number): Promise<Begun | Trouble> {
    const news = await this.#news(after);
    if ('code' in news) return news;
    if (news.isWhole) return { seq: news.seq, messages: news.items.map(({ message }) => message) };
    const now = await this.#snapshot();
    return 'code' in now ? now : { seq: now.seq, messages: [this.resync(), ...now.messages] };
  }

  /** What is new after a number. */
  async #news(after: number): Promise<{ items: Item[]; seq: number; isWhole: boolean } | Trouble> {
    const { channel } = this.of;
    const { tool, args, list, event, data, upto } = channel.news;
    if (tool === null) return { items: [], seq: after, isWhole: false };
    const items: Item[] = [];
    let seq = after;
    for (let page = 0; page < mostPages; page += 1) {
      const read = await this.#read(tool, { ...args, after: seq, limit: pageItems });
      if ('code' in read) return read;
      const found = (read.result[list ?? ''] ?? []) as Fields[];
      for (const item of found) {
        const said = data === null ? item : (item[data] as Fields);
        const named = event.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(item[field]));
        items.push({
          seq: Number(item.seq),
          message: { channel: channel.name, event: named, data: { ...this.place, ...said, seq: Number(item.seq) } },
        });
      }
      const looked = upto === null ? found.at(-1)?.seq : read.result[upto];
      const isEnd = upto === null ? found.length < pageItems : looked === seq || read.result.hasMore === false;
      seq = Number(looked ?? seq);
      if (isEnd) return { items, seq, isWhole: true };
    }
    return { items, seq, isWhole: false };
  }

  #due(): void {
    this.#timer = undefined;
    void this.#inTurn(() => (this.of.channel.news.tool === null ? this.#sendMarks() : this.#sendNews()))
      .catch((error: unknown) => this.of.app.log.warning('news could not be sent', { error: String(error) }))
      .finally(() => {
        this.#sentAt = Date.now();
      });
  }

  async #sendMarks(): Promise<void> {
    const { channel } = this.of;
    const marks = [...this.#marks];
    this.#marks.clear();
    const frames = marks.map(([workspace, { seq, ts_ms, kind }]) =>
      frameOf({ channel: channel.name, event: channel.news.event, data: redact({ workspace, seq, ts: iso(ts_ms), kind }) }),
    );
    this.#give(Buffer.concat(frames));
  }

  async #sendNews(): Promise<void> {
    if (this.isLeft || this.#sent === undefined) return;
    const from = this.#sent;
    const news = await this.#news(from);
    if ('code' in news) return this.#give(frameOf(troubleOn(this.of.channel.name, { ...news, details: this.place })));
    if (!news.isWhole) {
      const now = await this.#snapshot();
      this.#sent = 'code' in now ? news.seq : (now.seq ?? this.#head);
      return this.#give(frameOf(this.resync()));
    }
    this.#sent = news.seq;
    const frames = news.items.map(({ seq, message }) => ({ seq, frame: frameOf(message) }));
    if (frames.length === 0) return;
    const all = Buffer.concat(frames.map(({ frame }) => frame));
    for (const [follower, after] of this.#followers) {
      /** Who joined later has the beginning of it already. */
      const own = after <= from ? all : Buffer.concat(frames.filter(({ seq }) => seq > after).map(({ frame }) => frame));
      if (own.length > 0 && !follower.take(own)) follower.missed(this);
    }
  }

  #give(frames: Buffer): void {
    for (const follower of this.#followers.keys()) if (frames.length > 0 && !follower.take(frames)) follower.missed(this);
  }
}

export const frameOf = (message: Message): Buffer => textFrame(JSON.stringify(message));
