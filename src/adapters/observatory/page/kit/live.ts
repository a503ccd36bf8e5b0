import { signal } from '@preact/signals';
import { touchAll } from './answer.ts';
import type { Channel, LiveEvent } from './view.ts';

/** joining: not heard of yet; lost: was there, and is tried again. */
export type Link = 'joining' | 'live' | 'lost';

export const connection = signal<Link>('joining');

const shortest = 400;
const longest = 8000;

interface Options {
  readonly url: () => string;
  readonly hear: (event: LiveEvent) => void;
  readonly back: () => void;
}

/** A socket that is joined again whenever it is lost, sooner when the browser says that the network is back. */
export class Live {
  #socket: WebSocket | undefined;
  #wait = shortest;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #joined = new Map<string, Channel>();
  #before = false;

  constructor(private readonly options: Options) {
    globalThis.addEventListener('online', () => this.#soon());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#soon();
    });
  }

  /** What is heard of from now on: what was joined and is not named is left. */
  join(channels: readonly Channel[]): void {
    const wanted = new Map(channels.map((channel) => [JSON.stringify(channel), channel]));
    for (const [key, channel] of this.#joined) if (!wanted.has(key)) this.#say({ action: 'unsubscribe', ...channel });
    for (const [key, channel] of wanted) if (!this.#joined.has(key)) this.#say({ action: 'subscribe', ...channel });
    this.#joined = wanted;
  }

  open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.options.url());
    this.#socket = socket;
    socket.onopen = () => {
      for (const channel of this.#joined.values()) this.#say({ action: 'subscribe', ...channel });
      this.#wait = shortest;
      connection.value = 'live';
      if (this.#before) touchAll();
      this.#before = true;
      this.options.back();
    };
    socket.onmessage = ({ data }) => this.#take(String(data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      if (this.#before) connection.value = 'lost';
      this.#timer = setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(longest, this.#wait * 2);
    };
  }

  #soon(): void {
    if (this.#socket) return;
    this.#wait = shortest;
    this.open();
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(text: string): void {
    if (text === 'ping') return void this.#socket?.send('pong');
    if (text === 'pong') return;
    try {
      const event = JSON.parse(text) as LiveEvent;
      if (event.event === 'resync') touchAll();
      this.options.hear(event);
    } catch {
      /** What cannot be read says nothing; what it would have said is read with the next change. */
    }
  }
}
