import type { IncomingMessage } from 'node:http';

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** However long one waits for the whole, nobody who still answers is silent for so long. */
const silenceMs = 300_000;

const silence = () => Object.assign(new Error('Nothing was heard.'), { code: 'ETIMEDOUT' });

/**
 * Posts it, and gives the reply as soon as it begins. Not by `fetch`: to load that is a third of what a short run costs. A reply is
 * small, so nobody need pack it; redirects are replies like any other.
 */
export async function postTo(url: URL, { headers, body, signal }: Letter, silent_ms = silenceMs): Promise<IncomingMessage> {
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const plain = { 'user-agent': 'noema', 'accept-encoding': 'identity', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { ...plain, ...headers }, signal, timeout: silent_ms });
    sent.once('response', resolve);
    sent.once('timeout', () => sent.destroy(silence()));
    /** Also what fails later, which whoever reads the reply hears. */
    sent.on('error', reject);
    sent.end(body);
  });
}
