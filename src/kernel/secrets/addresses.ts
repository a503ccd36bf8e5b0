import type { Hide } from './edges.ts';
import { isPlaceholder, looksRandom } from './looks.ts';

const stops = /[\s"'`<>\\]|:\/\/|$/g;
const databases =
  /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|redis|rediss|amqps?|mssql|sqlserver|clickhouse|nats|ftp|sftp|smtps?|ldaps?)$/i;

const scheme = /(?:^|[^\w.-])[a-z][a-z\d+]{2,14}$/i;

/** A port, alone or before a path. */
const port = /^\d{1,5}(?:[/?#,]|$)/;

/** Of what has one slash there may be many in a row, and none of them ends another. */
const longestPath = 512;
function endOf(text: string, start: number): number {
  stops.lastIndex = start;
  return stops.exec(text)?.index ?? text.length;
}

/** `user:password@`, `:password@` and `token@` in addresses, and a password whose `@` was cut off. */
export function hideAddresses(text: string, hide: Hide): void {
  for (let at = text.indexOf(':/'); at >= 0; at = text.indexOf(':/', at + 2)) {
    const whole = text[at + 2] === '/';
    /** Of two slashes one is left where an address was taken for a path. */
    if (!whole && !scheme.test(text.slice(Math.max(0, at - 16), at))) continue;
    const start = at + (whole ? 3 : 2);
    const end = whole ? endOf(text, start) : start + endOf(text.slice(start, start + longestPath), 0);
    const rest = text.slice(start, end);
    const colon = rest.search(/[/?#:@]/);
    if (colon < 0) continue;
    if (rest[colon] === ':') hidePassword(text, start, start + colon + 1, end, at, hide);
    else if (rest[colon] === '@' && isToken(rest.slice(0, colon))) hide(start, start + colon);
  }
}

function hidePassword(text: string, user: number, from: number, end: number, scheme: number, hide: Hide): void {
  const rest = text.slice(from, end);
  if (port.test(rest) && !/^\d+@/.test(rest)) return;
  const path = rest.search(/[/?#]/);
  const host = path < 0 ? rest : rest.slice(0, path);
  /** An `@` before the path ends the password; one after it does so only where no host could have been. */
  const at = host.includes('@') ? host.lastIndexOf('@') : rest.indexOf('@');
  if (at > 0) {
    if (isPlaceholder(rest.slice(0, at))) return;
    hide(from, from + at);
    const name = text.slice(user, from - 1);
    if (isToken(name)) hide(user, from - 1);
    return;
  }
  const cut = host.replace(/…$/, '');
  if (at < 0 && databases.test(text.slice(Math.max(0, scheme - 16), scheme)) && looksRandom(cut)) hide(from, from + host.length);
}

const oracle = /jdbc:oracle:\w{1,16}:[^\s/@"']{1,64}\/([^\s@"']{1,256})(?=@)/g;
const pgpass = /(?:^|[\s"'`]|\\n)[\w.*-]{1,256}:5432:[\w.*-]{1,128}:[\w.*-]{1,128}:([^\s\\"']+)/g;

const tcp = /[\w.-]{1,64}:([^\s"'`]{1,256}?)(?=@tcp\()/g;

/** Forms that some databases have for themselves: `user/password@`, `user:password@tcp(`, and the lines of a file of passwords. */
export function hideLinesOfDatabases(text: string, hide: Hide): void {
  const hideAll = (pattern: RegExp) => {
    for (const found of text.matchAll(pattern)) {
      const end = found.index + found[0].length;
      hide(end - (found[1] as string).length, end);
    }
  };
  hideAll(oracle);
  hideAll(pgpass);
  hideAll(tcp);
}

/** A user name that nobody would choose. */
const isToken = (name: string) =>
  name.length >= 16 && /\d/.test(name) && /[A-Za-z]/.test(name) && !/[.]/.test(name) && !isPlaceholder(name);
