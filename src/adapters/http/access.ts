import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { echo } from '../../boundary/fill.ts';
import { Fault, fault } from '../../kernel/fault.ts';

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

/** All that is given as host: Node itself shows the first of several. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');

/** The name in the Host header; undefined where there is none, more than one, or one that is no host. */
const nameIn = ([host = '', ...more]: readonly string[]): string | undefined =>
  more.length === 0 ? hostHeader.exec(host)?.[1] : undefined;

const sayHosts = (hosts: readonly string[]): string =>
  hosts.length > 1 ? `(${hosts.length} headers: ${hosts.join(', ')})` : hosts[0] || '(none)';

/** Files and pages in a sandbox all have this origin, whoever made them: allowing it would let all of them in. */
const noOrigin = 'null';
const withoutOrigin =
  'Open the page from a web server, not as a file or in a sandbox, and start this one with --cors and its address.';

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
  const hosts = hostsOf(request);
  const host = nameIn(hosts);
  if (host === undefined || (isLoopback(access.host) && !isLoopback(host)))
    return fault('HOST_REFUSED', { host: echo(sayHosts(hosts)) });
  const { origin } = request.headers;
  if (origin === undefined || originAllowed(origin, access, request.headers.host)) return undefined;
  return origin === noOrigin
    ? new Fault('ORIGIN_REFUSED', { origin, fix: withoutOrigin })
    : fault('ORIGIN_REFUSED', { origin: echo(origin) });
}

export function tokenRefusal(request: IncomingMessage, { token }: Access): Fault | undefined {
  if (token === null) return undefined;
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return given === undefined || !isToken(given, token) ? fault('UNAUTHORIZED', {}) : undefined;
}

const shortestToken = 16;

/** What a header carries unchanged: anything else is cut off, or read as other signs than were sent. */
const sendable = /^[!-~]([ -~]*[!-~])?$/;

/** A server that anyone could reach needs a secret that not anyone has, nor can guess. */
export function refuseUnsafe({ host, token }: Access): void {
  if (!isLoopback(host) && token === null)
    throw new Error(`Listening on ${host} lets others in. Set NOEMA_TOKEN to a secret they must send, or listen on 127.0.0.1.`);
  if (token !== null && token !== '' && !sendable.test(token))
    throw new Error(
      'NOEMA_TOKEN has signs that a header cannot carry: a blank at an end, a control character, or one outside ASCII. Make one with: openssl rand -hex 24',
    );
  if (token !== null && token.length < shortestToken)
    throw new Error(
      `NOEMA_TOKEN has ${token.length} characters and could be guessed; it needs ${shortestToken}. Make one with: openssl rand -hex 24`,
    );
}
