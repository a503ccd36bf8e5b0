import { WebSocket } from 'ws';
import type { Access } from '../../src/adapters/http/access.ts';
import { besideAt } from '../../src/adapters/http/serve.ts';
import { Observatory, type ObservatoryOptions } from '../../src/adapters/observatory/server.ts';
import type { App } from '../../src/boundary/app.ts';
import { loopback, serving } from '../e2e/http-client.ts';

type Json = Record<string, unknown>;
export interface Heard {
  readonly channel: string;
  readonly event: string;
  readonly data: Json;
}

interface Served extends Partial<Omit<ObservatoryOptions, 'access'>> {
  readonly access?: Partial<Access>;
}

/** A server with the live page over these products; the first stands at the root. */
export async function observed([app, ...others]: readonly [App, ...App[]], { access, ...more }: Served = {}) {
  const options = { ...loopback, ...access };
  const shown = new Observatory({
    products: [{ app, base: '' }, ...others.map((other) => ({ app: other, base: besideAt(other.product) }))],
    access: options,
    version: '1.2.3',
    folder: 'test/support/page',
    most_connections: 100,
    socket_path: '/observatory/socket',
    log: app.log,
    ...more,
  });
  const beside = others.map((other) => ({ app: other, toolset: 'full' }));
  const server = await serving(app, { access: options, beside, shown });
  return { url: server.url, shown, close: () => server.close() };
}

/** Somebody who watches. What was heard waits until it is asked for. */
export class Watching {
  readonly heard: (Heard | string)[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  #waiting: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const text = String(data);
      this.heard.push(text.startsWith('{') ? (JSON.parse(text) as Heard) : text);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  /** Resolves when it is connected; a refusal is thrown with its status. */
  static open(url: string, headers: Record<string, string> = {}, path = '/observatory/socket'): Promise<Watching> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    const watching = new Watching(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(watching));
      socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
      socket.once('error', reject);
    });
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(channel: string, more: object = {}): void {
    this.say({ action: 'subscribe', channel, ...more });
  }

  /** The next that fits, taken out together with what came before it. */
  async next(fits: (one: Heard) => boolean): Promise<Heard> {
    for (;;) {
      const at = this.heard.findIndex((one) => typeof one !== 'string' && fits(one));
      if (at >= 0) return this.heard.splice(0, at + 1).at(-1) as Heard;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  event(event: string): Promise<Heard> {
    return this.next((one) => one.event === event);
  }

  /** Everything that was said before now has been heard. */
  async settled(): Promise<(Heard | string)[]> {
    this.say('ping');
    while (!this.heard.includes('pong')) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.heard.splice(0, this.heard.indexOf('pong') + 1).slice(0, -1);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
