import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { echo } from '../../boundary/fill.ts';

export interface Access {
  readonly host: string;
  readonly token: string | null;
  /** Origins that may call from a browser; `*` for all, empty for loopback only. */
  readonly origins: readonly string[];
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i;

export const isLoopback = (host: string): boolean => loopback.test(host);

/** The name part of a Host header. */
const nameOf = (header: string): string =>
  header.startsWith('[') ? header.slice(0, header.indexOf(']') + 1) : (header.split(':')[0] ?? '');

/** Comparing digests takes the same time whatever was sent. */
const same = (a: string, b: string): boolean => {
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

/** Why a request is turned away, if it is. Host and Origin are checked, so that a page elsewhere cannot reach in through a rebound name. */
export function refusal(request: IncomingMessage, access: Access): { status: number; message: string } | undefined {
  const host = nameOf(request.headers.host ?? '');
  if (isLoopback(access.host) && !isLoopback(host))
    return { status: 403, message: `Host ${echo(host || '(none)')} is not served here.` };
  const { origin } = request.headers;
  if (origin !== undefined && !originAllowed(origin, access, request.headers.host))
    return { status: 403, message: `Origin ${echo(origin)} may not call.` };
  if (access.token !== null) {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !same(given, access.token)) return { status: 401, message: 'A bearer token is needed.' };
  }
  return undefined;
}
