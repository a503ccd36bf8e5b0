import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { redact } from '../../boundary/redact.ts';
import { type Followed, isTrouble } from './channels.ts';
import { textFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { type Asked, type Message, noChannel, readAsked, type Trouble, troubleOn } from './message.ts';
import { type Follower, frameOf, type Topic } from './topic.ts';

/** More than this is not kept for one who does not read. */
const mostUnread = 1024 * 1024;
/** So many things can be followed on one connection, and so many messages may wait for their answer. */
const mostFollowed = 100;
const mostAsked = 200;

/** The code that a connection is ended with which the server does not want to go on with (RFC 6455, 7.4.1). */
export const policyViolation = 1008;

/** One connection: what it asked for, and what it is told. Writers never wait for it. */
export class Watcher implements Follower {
  readonly #followed = new Map<string, Followed>();
  /** What it missed, since it did not read. */
  readonly #missed = new Set<Topic>();
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  #isOver = false;

  constructor(
    readonly socket: WebSocket,
    /** Bytes go out here: a message that many get is made once. */
    readonly stream: Duplex,
    readonly hub: Hub,
    readonly trouble: (error: unknown) => void,
  ) {
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? undefined : String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => void this.#leave());
    stream.on('drain', () => this.#catchUp());
  }

  take(frames: Buffer): boolean {
    if (this.stream.destroyed || this.#isOver) return true;
    if (this.stream.writableLength > mostUnread) return false;
    this.stream.write(frames);
    return true;
  }

  missed(topic: Topic): void {
    this.#missed.add(topic);
  }

  /** Resolves when what it asked for was answered. */
  settled(): Promise<void> {
    return this.#turn;
  }

  /** Ends a connection that has not been heard of since the last time. */
  check(): void {
    if (!this.#isAlive || this.#missed.size > 0) this.socket.terminate();
    else this.socket.ping();
    this.#isAlive = false;
  }

  end(code: number, why: string): void {
    this.#isOver = true;
    this.socket.close(code, why);
  }

  #say(message: Message): void {
    this.take(frameOf(message));
  }

  #catchUp(): void {
    for (const topic of this.#missed) this.#say(topic.resync());
    this.#missed.clear();
  }

  #hear(text: string | undefined): void {
    if (text === 'ping') {
      this.take(textFrame('pong'));
      return;
    }
    const asked: Asked | Trouble =
      text === undefined ? { code: 'INVALID_PAYLOAD', message: 'Messages are text.' } : readAsked(text);
    if (isTrouble(asked)) this.#say(troubleOn(noChannel, asked));
    else if (this.#waiting >= mostAsked) this.end(policyViolation, 'too many messages at once');
    else this.#queue(asked);
  }

  #queue(asked: Asked): void {
    this.#waiting += 1;
    this.#turn = this.#turn
      .then(() => (this.#isOver ? undefined : this.#answer(asked)))
      .catch((error: unknown) => {
        this.trouble(error);
        this.#say(troubleOn(asked.channel, { code: 'INTERNAL_ERROR', message: 'That could not be done; try again.' }));
      })
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #answer(asked: Asked): Promise<void> {
    const of = this.hub.meant(asked);
    if (isTrouble(of)) return this.#say(troubleOn(asked.channel, of));
    const { after } = asked.fields;
    if (after !== undefined && !(Number.isSafeInteger(after) && (after as number) >= 0))
      return this.#say(troubleOn(asked.channel, { code: 'INVALID_PAYLOAD', message: 'after must be a whole number from 0 on.' }));
    const place = placeIn(asked);
    if (asked.action === 'unsubscribe') {
      await this.#unfollow(of, asked);
      return this.#say({ channel: asked.channel, event: 'unsubscribed', data: place });
    }
    if (!this.#followed.has(of.key) && this.#followed.size >= mostFollowed)
      return this.#say(
        troubleOn(asked.channel, {
          code: 'INVALID_OPERATION',
          message: `A connection follows ${mostFollowed} things at most; unsubscribe from one first.`,
        }),
      );
    const known = await this.hub.join(this, of, after as number | undefined);
    if (isTrouble(known)) return this.#say(troubleOn(asked.channel, { ...known, details: place }));
    if (this.#isOver) return this.hub.leave(this, of);
    this.#followed.set(of.key, of);
    this.#say({ channel: asked.channel, event: 'subscribed', data: place });
    for (const message of known) this.#say(message);
  }

  /** Who names no topic means all that it follows on a channel. */
  async #unfollow(of: Followed, { channel, fields }: Asked): Promise<void> {
    const all = Object.keys(fields).length === 0;
    for (const [key, one] of this.#followed)
      if (key === of.key || (all && one.channel.name === channel)) {
        this.#followed.delete(key);
        await this.hub.leave(this, one);
      }
  }

  async #leave(): Promise<void> {
    this.#isOver = true;
    for (const of of this.#followed.values()) await this.hub.leave(this, of).catch(this.trouble);
    this.#followed.clear();
  }
}

/** What was asked for, as it is said again. */
const placeIn = ({ fields: { after: _, ...place } }: Asked) => redact(place);
