import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { echo } from '../../boundary/fill.ts';
import { type Fault, fault } from '../../kernel/fault.ts';

export interface Access {
  readonly host: string;
  readonly token: string | null;
  /** Origins that may call from a browser; `*` for all, empty for loopback only. */
  readonly origins: readonly string[];
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i;

const isLoopback = (host: string): boolean => loopback.test(host);

/** A name or an address, and perhaps a port: nothing before, between or behind them. */
const hostHeader = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** The name in the Host header; undefined where there is none, more than one, or one that is no host. */
function hostOf({ rawHeaders, headers }: IncomingMessage): string | undefined {
  const given = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  return given === 1 ? hostHeader.exec(headers.host ?? '')?.[1] : undefined;
}

/** Whether this is the token. Comparing digests takes the same time whatever was sent. */
export const isToken = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};

/** Same origin, loopback, or named in the settings. */
export function originAllowed(origin: string, { origins }: Access, host: string | undefined): boolean {
  if (origins.includes('*') || origins.includes(origin)) return true;
  try {
    const url = new URL(origin);
    return isLoopback(url.hostname) || url.host === host;
  } catch {
    return false;
  }
}

/** Host and Origin are checked, so that a page elsewhere cannot reach in through a rebound name. */
export function strangerRefusal(request: IncomingMessage, access: Access): Fault | undefined {
  const host = hostOf(request);
  if (host === undefined || (isLoopback(access.host) && !isLoopback(host)))
    return fault('HOST_REFUSED', { host: echo(request.headers.host || '(none)') });
  const { origin } = request.headers;
  if (origin !== undefined && !originAllowed(origin, access, request.headers.host))
    return fault('ORIGIN_REFUSED', { origin: echo(origin) });
  return undefined;
}

export function tokenRefusal(request: IncomingMessage, { token }: Access): Fault | undefined {
  if (token === null) return undefined;
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return given === undefined || !isToken(given, token) ? fault('UNAUTHORIZED', {}) : undefined;
}

const shortestToken = 16;

/** A server that anyone could reach needs a secret that not anyone has, nor can guess. */
export function refuseUnsafe({ host, token }: Access): void {
  if (!isLoopback(host) && token === null)
    throw new Error(`Listening on ${host} lets others in. Set NOEMA_TOKEN to a secret they must send, or listen on 127.0.0.1.`);
  if (token !== null && token.length < shortestToken)
    throw new Error(
      `NOEMA_TOKEN has ${token.length} characters and could be guessed; it needs ${shortestToken}. Make one with: openssl rand -hex 24`,
    );
}
