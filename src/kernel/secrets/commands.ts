import { hideCookies } from './cookies.ts';
import { begins, endOfLine, type Hide } from './edges.ts';
import { isNoValue, isSpeech, looksRandom } from './looks.ts';
import { kindOf, mayName } from './names.ts';

const flag = /--?([A-Za-z][\w-]{1,63})(?:[ \t]+|\\{0,63}["'],[ \t]*(?=\\{0,63}["']))(?:\\{0,63}(["']))?(?!-)([^\s"'`\\]+)/y;
const ends = /[ \t]*(?:$|[\r\n"'`;|&)\]\\]|%(?:25)*[01][\dA-F]|[ \t]-)/iy;

const endsAt = (text: string, at: number) => {
  ends.lastIndex = at;
  return ends.test(text);
};

/** `--token x`, `-Password x`, `"--token", "x"` */
function hideFlags(text: string, hide: Hide): void {
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1)) {
    if (text[at - 1] === '-' || !begins(text, at)) continue;
    flag.lastIndex = at;
    const [, name = '', quote, value = ''] = flag.exec(text) ?? [];
    const kind = kindOf(name);
    if (kind === 'none' || isNoValue(value)) continue;
    const end = flag.lastIndex;
    const start = end - value.length;
    if (looksRandom(value)) hide(start, end);
    else if (kind !== 'secret' || isSpeech(value)) continue;
    else if (quote || endsAt(text, end)) hide(start, quote ? quoteEnd(text, start, quote) : end);
  }
}

/** No longer than anybody's password, so that an open quote costs nothing. */
const longestQuoted = 1024;
const quoteEnd = (text: string, from: number, quote: string): number => {
  const rest = text.slice(from, from + longestQuoted);
  const at = rest.search(quote === '"' ? /\\*["\r\n]/ : /\\*['\r\n]/);
  return from + (at < 0 ? rest.length : at);
};

/** Programs that take a password with a short flag, and what it looks like. */
const programs: readonly { readonly program: RegExp; readonly flag: RegExp }[] = [
  {
    program: /(?:curl|wget|http|https|xh)(?:\.exe)?$/,
    flag: /(?:-u|--user|-U|--proxy-user)(?:[ \t=]*)\\{0,63}["']?([^\s:"'\\]{0,128}:)([^\s"'\\]+)/g,
  },
  { program: /(?:sshpass|plink|pscp|putty)$/, flag: /-(?:pw?)()[ \t]*["']?([^\s"'\\-][^\s"'\\]*)/g },
  {
    program: /(?:docker|podman|nerdctl|helm|oras|crane|skopeo|az|oc)$/,
    flag: /login\b[^\r\n|;&]{0,200}?[ \t]-p()[ \t]+["']?([^\s"'\\]+)/g,
  },
  { program: /(?:mysql|mysqldump|mysqladmin|mariadb)$/, flag: /[ \t]-p()([^\s"'\\-][^\s"'\\]*)/g },
  { program: /redis-cli$/, flag: /[ \t]-a()[ \t]+["']?([^\s"'\\]+)/g },
  { program: /(?:mongosh?|mongodump)$/, flag: /[ \t]-p()[ \t]+["']?([^\s"'\\]+)/g },
  { program: /(?:sqlcmd|osql|bcp)$/, flag: /[ \t]-P()[ \t]*["']?([^\s"'\\-][^\s"'\\]*)/g },
  { program: /ldap\w+$/, flag: /[ \t]-w()[ \t]+["']?([^\s"'\\]+)/g },
  { program: /(?:7za?|unrar|rar)$/, flag: /[ \t]-h?p()([^\s"'\\-][^\s"'\\]*)/g },
  { program: /(?:un)?zip$/, flag: /[ \t]-P()[ \t]+["']?([^\s"'\\]+)/g },
  { program: /htpasswd$/, flag: /[ \t]-\w{0,4}b\w{0,4}[ \t]+([^\s]+[ \t]+[^\s]+[ \t]+["']?)([^\s"'\\]+)/g },
  { program: /smbclient$/, flag: /[ \t]-U[ \t]*["']?([^\s%"']{1,64}%)([^\s"'\\]+)/g },
  { program: /openssl$/, flag: /[ \t]pass:()([^\s"'\\]+)/g },
];
const anyProgram =
  /(?:curl|wget|https?|xh|sshpass|plink|pscp|docker|podman|nerdctl|helm|oras|crane|skopeo|mysql|mysqldump|mysqladmin|mariadb|redis-cli|mongo|mongosh|mongodump|az|oc|sqlcmd|osql|bcp|ldap[a-z]+|7za?|(?:un)?rar|(?:un)?zip|htpasswd|smbclient|openssl)(?:\.exe)?(?=[ \t])/g;

function hideShortFlags(text: string, hide: Hide): void {
  let done = 0;
  for (let at = text.indexOf(' -'); at >= 0; at = text.indexOf(' -', done)) {
    const before = text.slice(Math.max(done, at - longestCommand), at);
    const start = at - before.length + before.lastIndexOf('\n') + 1;
    done = endOfLine(text, at);
    hideShortFlagsIn(text.slice(start, done), (from, to) => hide(start + from, start + to));
  }
}

/** Programs stand before their flags, and not further away than this. */
const longestCommand = 4096;

function hideShortFlagsIn(text: string, hide: Hide): void {
  anyProgram.lastIndex = 0;
  for (let found = anyProgram.exec(text); found; found = anyProgram.exec(text)) {
    const { program, flag: short } = programs.find((one) => one.program.test(found?.[0] ?? '')) ?? {};
    if (!program || !short || !begins(text, found.index)) continue;
    const from = anyProgram.lastIndex;
    const line = text.slice(from, endOfLine(text, from));
    const cookie = found[0].startsWith('curl') ? /[ \t](?:-b|--cookie)[ \t=]/.exec(line) : null;
    if (cookie) hideCookies(text, from + cookie.index + cookie[0].length, hide);
    for (const given of line.matchAll(short)) {
      const value = given[2] ?? '';
      const end = from + given.index + given[0].length;
      if (!isNoValue(value)) hide(end - value.length, end);
    }
    anyProgram.lastIndex = from + line.length;
  }
}

const netrc =
  /(?:machine(?:\s|\\+[nrt])+[^\s\\]{1,256}|default)(?:\s|\\+[nrt])+login(?:\s|\\+[nrt])+[^\s\\]{1,256}(?:(?:\s|\\+[nrt])+account(?:\s|\\+[nrt])+[^\s\\]{1,256})?(?:\s|\\+[nrt])+password(?:\s|\\+[nrt])+([^\s\\"']+)/g;

/** Secrets that are handed to programs. */
export function hideInCommands(text: string, hide: Hide): void {
  /** What stands in one word, as a date or an id does, is no command. */
  if (!/[ \t"']/.test(text)) return;
  if (mayName(text)) hideFlags(text, hide);
  hideShortFlags(text, hide);
}

export function hideLogins(text: string, hide: Hide): void {
  if (text.includes('login') && text.includes('password'))
    for (const found of text.matchAll(netrc)) {
      const end = found.index + found[0].length;
      hide(end - (found[1] as string).length, end);
    }
}
