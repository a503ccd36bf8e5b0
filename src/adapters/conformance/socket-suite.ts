import { WebSocket } from 'ws';
import type { Manifest, RuleEntry, SocketEntry } from '../../../generated/types/manifest.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { bind, differences, pointed } from './match.ts';
import type { Subject } from './subject.ts';
import { NothingWanted, type Ran } from './suite.ts';

type SocketCase = SocketEntry['cases'][number];
type Fields = Readonly<Record<string, unknown>>;

export interface SocketSelection {
  readonly product: string;
  readonly rules: readonly string[];
  readonly cases: readonly SocketCase[];
}

/** A server whose socket is watched while its operations are called. */
export interface Watched {
  readonly url: URL;
  readonly token?: string | undefined;
  readonly subject: Subject;
  /** How long a message may take to come. */
  readonly patienceMs?: number;
  /** Resolves when the server has sent all that it is going to send, where somebody knows that: then nobody waits any longer. */
  readonly settled?: () => Promise<void>;
}

type Waiting = Pick<Watched, 'patienceMs' | 'settled'>;

const usualPatience = 10_000;

export const socketRules = ({ sockets }: Manifest): Record<string, RuleEntry> =>
  Object.fromEntries(
    sockets.flatMap(({ name, rules }) => Object.entries(rules).map(([rule, entry]) => [`${name}/${rule}`, entry])),
  );

/** The rules of a socket that are meant, and the cases that prove them. */
export function selectSocket({ sockets }: Manifest, name: string, rule?: string): SocketSelection {
  const socket = sockets.find((one) => one.name === name);
  const all = Object.keys(socket?.rules ?? {}).map((id) => `${name}/${id}`);
  const rules = rule === undefined ? all : all.includes(rule) ? [rule] : all.filter((id) => id.startsWith(rule));
  if (rules.length === 0) throw new NothingWanted(`No rule of ${name} begins with ${rule}.`);
  const cases = (socket?.cases ?? []).filter(({ proves }) => proves.some((id) => rules.includes(id)));
  return { product: name, rules, cases };
}

/** What was expected did not come. */
class Unmet extends Error {}

const headersFor = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** One connection, and what it has heard and nobody has looked at yet. */
class Ear {
  readonly heard: unknown[] = [];
  #isOver = false;
  #wake: (() => void)[] = [];

  private constructor(
    readonly socket: WebSocket,
    readonly patienceMs: number,
    readonly settled?: () => Promise<void>,
  ) {
    socket.on('message', (data) => {
      const text = String(data);
      this.heard.push(parseJson(text)?.value ?? text);
      this.#tell();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isOver = true;
      this.#tell();
    });
  }

  #tell(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  static async open(url: URL, headers: Record<string, string>, { patienceMs = usualPatience, settled }: Waiting): Promise<Ear> {
    const socket = new WebSocket(url, { headers, handshakeTimeout: patienceMs });
    const ear = new Ear(socket, patienceMs, settled);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', (error) => reject(new Unmet(`no connection could be opened: ${error.message}`)));
      socket.once('unexpected-response', (_, response) => reject(new Unmet(`a connection was answered ${response.statusCode}`)));
    });
    return ear;
  }

  /** The next that fits; what came before it stays. */
  async next(fits: (one: unknown) => boolean, what: string): Promise<unknown> {
    const late = Date.now() + this.patienceMs;
    let isLast = false;
    for (;;) {
      const at = this.heard.findIndex(fits);
      if (at >= 0) return this.heard.splice(at, 1)[0];
      if (this.#isOver) throw new Unmet(`the connection ended before ${what} came`);
      const left = isLast ? 0 : late - Date.now();
      if (this.settled && !isLast) {
        await this.#barrier(this.settled);
        isLast = true;
        continue;
      }
      if (left <= 0) throw new Unmet(`${what} did not come; heard and not expected: ${JSON.stringify(this.heard).slice(0, 400)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** What was said before has been heard on both sides, and what comes of it too. */
  async #barrier(settled: () => Promise<void>): Promise<void> {
    await this.#round();
    await settled();
    await this.#round();
  }

  /** A frame there and back: all that was sent before it, either way, has arrived. */
  #round(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.socket.off('pong', done).off('close', done);
        resolve();
      };
      this.socket.on('pong', done).on('close', done);
      this.socket.ping(undefined, undefined, () => {});
    });
  }

  close(): void {
    this.socket.terminate();
  }
}

/** A case while it runs: its connections, and what it saved. */
class Play {
  readonly #ears = new Map<string, Ear>();
  readonly #saved = new Map<string, unknown>();

  constructor(readonly at: Watched) {}

  async #ear(name: unknown): Promise<Ear> {
    const key = String(name ?? 'first');
    const known = this.#ears.get(key) ?? (await Ear.open(this.at.url, headersFor(this.at.token), this.at));
    this.#ears.set(key, known);
    return known;
  }

  #save(pointers: unknown, from: unknown): void {
    for (const [name, pointer] of Object.entries((pointers ?? {}) as Record<string, string>))
      this.#saved.set(name, pointed(from, pointer));
  }

  async step(step: Fields): Promise<void> {
    if ('says' in step) return this.#say(step);
    if ('calls' in step) return this.#call(step);
    if ('hears' in step) return this.#hear(step);
    if ('hears_no' in step) return this.#hearNo(step);
    if ('refuses' in step) return this.#refused(step.refuses as Record<string, string>);
    throw new Error(`${Object.keys(step).join(', ')} is no step`);
  }

  async #say({ says, on }: Fields): Promise<void> {
    const said = bind(says, this.#saved);
    (await this.#ear(on)).socket.send(typeof said === 'string' ? said : JSON.stringify(said));
  }

  async #call({ calls, with: args = {}, save }: Fields): Promise<void> {
    const { envelope, text } = await this.at.subject.call(String(calls), bind(args, this.#saved) as Record<string, unknown>);
    if (!envelope || envelope.error) throw new Unmet(`${calls} answered ${envelope?.error?.code ?? text ?? 'nothing'}`);
    this.#save(save, envelope.result);
  }

  /** Whether a message is of a channel and event. */
  #isOf({ channel, event }: Fields) {
    return (one: unknown) => isRecord(one) && differences({ channel, event }, one, this.#saved).length === 0;
  }

  async #hear({ hears, on, save }: Fields): Promise<void> {
    const ear = await this.#ear(on);
    if (typeof hears === 'string') {
      await ear.next((one) => one === hears, hears);
      return;
    }
    const wanted = hears as Fields;
    const heard = await ear.next(this.#isOf(wanted), `${wanted.event} on ${JSON.stringify(wanted.channel)}`);
    const found = differences(wanted, heard, this.#saved);
    if (found.length > 0) throw new Unmet(found.join('\n'));
    this.#save(save, heard);
  }

  /** What was sent before the answer to a ping has come before it. */
  async #hearNo({ hears_no, on }: Fields): Promise<void> {
    const ear = await this.#ear(on);
    ear.socket.send('ping');
    await ear.next((one) => one === 'pong', 'pong');
    const found = ear.heard.find(this.#isOf(hears_no as Fields));
    if (found !== undefined) throw new Unmet(`nothing of that kind was to come, and this did: ${JSON.stringify(found)}`);
  }

  async #refused(headers: Record<string, string>): Promise<void> {
    const outcome = await Ear.open(this.at.url, { ...headersFor(this.at.token), ...headers }, this.at).catch(() => undefined);
    if (!outcome) return;
    outcome.close();
    throw new Unmet(`a connection with ${JSON.stringify(headers)} was accepted`);
  }

  end(): void {
    for (const ear of this.#ears.values()) ear.close();
  }
}

const stepLine = (step: Fields) => JSON.stringify(step);

async function play({ id, name, proves, steps }: SocketCase, at: Watched, product: string): Promise<Ran> {
  const began = performance.now();
  const running = new Play(at);
  const done: string[] = [];
  const verdict = (found: readonly string[]): Ran => ({
    id,
    name,
    proves,
    address: product,
    status: found.length > 0 ? 'failed' : 'passed',
    differences: found,
    calls: [],
    ms: performance.now() - began,
    ...(found.length > 0 ? { repeat: done } : {}),
  });
  try {
    /** Each case begins anew, as far as connections remember anything. */
    await at.subject.reconnect();
    for (const step of steps) {
      done.push(stepLine(step));
      await running.step(step);
    }
    return verdict([]);
  } catch (error) {
    return verdict((error instanceof Error ? error.message : String(error)).split('\n'));
  } finally {
    running.end();
  }
}

/** Plays everything that was selected, one after another. */
export async function runSocket({ cases, product }: SocketSelection, at: Watched): Promise<Ran[]> {
  const ran: Ran[] = [];
  for (const one of cases) ran.push(await play(one, at, product));
  return ran;
}
