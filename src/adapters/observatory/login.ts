import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * A browser can send no Authorization header with a socket, nor with a page. Whoever gives the token once gets a cookie that stands for
 * it: signed with the token, so that nothing is kept here and another token ends it.
 */
const cookieName = 'noema_page';
export const cookieSeconds = 12 * 60 * 60;

const signed = (token: string, expires: number) =>
  createHmac('sha256', token).update(`noema page until ${expires}`).digest('base64url');

export function cookieFor(token: string, now_ms: number): string {
  const expires = Math.floor(now_ms / 1000) + cookieSeconds;
  return `${cookieName}=${expires}.${signed(token, expires)}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict`;
}

export const noCookie = `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;

const cookieIn = ({ headers }: IncomingMessage): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/**
 * Browsers send a cookie to every port of a host, and for every page on it. So it counts only for requests of this server's own pages:
 * those say where they come from.
 */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === `http://${host}` || origin === `https://${host}`;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Whether a request comes from a page of this server whose reader has given the token. */
export function isLoggedIn(request: IncomingMessage, token: string, now_ms: number): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookieIn(request) ?? '') ?? [];
  if (signature === '' || Number(expires) * 1000 <= now_ms || !isOwnPage(request)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(token, Number(expires))));
}
