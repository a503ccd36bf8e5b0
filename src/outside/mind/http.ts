import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseJson } from '../../kernel/json.ts';
import { type Limited, limited, mostReplyBytes, pause, wanted } from './limits.ts';
import { retryAfterMs, waitMs } from './patience.ts';
import type { Transcript } from './transcript.ts';
import { MindProblem, messageIn, told } from './trouble.ts';
import { postTo } from './wire.ts';
import type { MindWorld } from './world.ts';

export interface Order {
  readonly url: URL;
  /** The header that carries the key is never written down. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly timeout_s: number;
  readonly max_retries: number;
  readonly signal?: AbortSignal | undefined;
  readonly again?: (() => boolean) | undefined;
  readonly transcript: Transcript;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What the platform says about a connection, without what it may repeat of the request. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'the connection failed';
}

const place = ({ origin, pathname }: URL) => `${origin}${pathname}`;

async function textOf(response: IncomingMessage, limit: Limited): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostReplyBytes) {
      const problem = new MindProblem(
        'too_large',
        `The reply is larger than ${mostReplyBytes} bytes and was not read to its end.`,
      );
      limit.end(problem);
      throw problem;
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Sends it once. Redirects are not followed: the key would go where nobody sent it. */
async function send({ url, headers, body, timeout_s, signal }: Order, { time }: MindWorld): Promise<Reply> {
  const limit = limited(time, { timeout_s, signal });
  try {
    const response = await postTo(url, {
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: limit.signal,
    });
    return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response, limit) };
  } catch (error) {
    throw limit.problem() ?? new MindProblem('network', `${place(url)} could not be reached: ${codeOf(error)}.`);
  } finally {
    limit.done();
  }
}

/** Nothing where it went well. */
function problemOf({ status, headers, text }: Reply, url: URL, now: number): MindProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  const { message, code, param } = messageIn(text);
  const said = `${place(url)} answered ${status}${message ? `: ${message}` : ''}`;
  if (status >= 300 && status < 400)
    return new MindProblem(
      'refused',
      `${place(url)} redirects to ${told(headers.location ?? 'another place')}. Set base_url to where it is.`,
    );
  if (status === 401 || status === 403) return new MindProblem('auth', said);
  /** No waiting helps where nothing is left to spend. */
  if (code === 'insufficient_quota') return new MindProblem('refused', said);
  if (status === 429) return new MindProblem('rate_limited', said, retryAfterMs(headers, now));
  if (status >= 500) return new MindProblem('unavailable', said, retryAfterMs(headers, now));
  return new MindProblem('refused', said, undefined, `${param} ${message}`);
}

const mayPass = ({ kind }: MindProblem) => kind === 'network' || kind === 'rate_limited' || kind === 'unavailable';

/** Sends it, and writes down what was sent and what came back. */
async function attempt(order: Order, world: MindWorld, number: number): Promise<Reply> {
  const { url, body, transcript } = order;
  const began = world.time.now();
  await transcript.row('request', { attempt: number, url: place(url), body });
  const duration = () => ({ attempt: number, duration_ms: world.time.now() - began });
  try {
    const reply = await send(order, world);
    await transcript.row('response', { ...duration(), status: reply.status, body: parseJson(reply.text)?.value ?? reply.text });
    return reply;
  } catch (error) {
    await transcript.row('response', { ...duration(), error: (error as MindProblem).message });
    throw error;
  }
}

/**
 * Posts JSON and gives the text of the reply. What may pass is tried again after a while; anything else, and the last try,
 * is thrown as a MindProblem.
 */
export async function post(
  order: Order,
  world: MindWorld,
  firstAttempt = 1,
): Promise<{ readonly text: string; readonly attempts: number }> {
  for (let tries = 0; ; tries += 1) {
    let problem: MindProblem | undefined;
    try {
      const reply = await attempt(order, world, firstAttempt + tries);
      problem = problemOf(reply, order.url, world.time.now());
      if (!problem) return { text: reply.text, attempts: tries + 1 };
    } catch (error) {
      if (!(error instanceof MindProblem)) throw error;
      problem = error;
    }
    const wait = mayPass(problem) && tries < order.max_retries ? waitMs(tries, world.random(), problem.retryAfterMs) : 'never';
    if (wait === 'never' || order.again?.() === false) throw problem;
    await pause(world.time, wait, order.signal);
    wanted(order.signal);
  }
}
