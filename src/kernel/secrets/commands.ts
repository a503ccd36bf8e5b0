import { begins, endOfLine, type Hide } from './edges.ts';
import { isNoValue, isSpeech, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';

const flag = /--?([A-Za-z][\w-]{1,63})(?:[ \t]+|\\{0,63}["'],[ \t]*(?=\\{0,63}["']))(?:\\{0,63}(["']))?(?!-)([^\s"'`\\]+)/g;
const ends = /[ \t]*(?:$|[\r\n"'`;|&)\]\\]|%(?:25)*[01][\dA-F]|[ \t]-)/iy;

const endsAt = (text: string, at: number) => {
  ends.lastIndex = at;
  return ends.test(text);
};

/** `--token x`, `-Password x`, `"--token", "x"` */
function hideFlags(text: string, hide: Hide): void {
  for (const found of text.matchAll(flag)) {
    const [whole, name = '', quote, value = ''] = found;
    const kind = kindOf(name);
    if (kind === 'none' || isNoValue(value) || text[found.index - 1] === '-' || !begins(text, found.index)) continue;
    const end = found.index + whole.length;
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
    program: /(?:docker|podman|nerdctl|helm|oras|crane|skopeo)$/,
    flag: /login\b[^\r\n|;&]{0,200}?[ \t]-p()[ \t]+["']?([^\s"'\\]+)/g,
  },
  { program: /(?:mysql|mysqldump|mysqladmin|mariadb)$/, flag: /[ \t]-p()([^\s"'\\-][^\s"'\\]*)/g },
  { program: /redis-cli$/, flag: /[ \t]-a()[ \t]+["']?([^\s"'\\]+)/g },
  { program: /(?:mongosh?|mongodump)$/, flag: /[ \t]-p()[ \t]+["']?([^\s"'\\]+)/g },
];
const anyProgram =
  /(?:curl|wget|https?|xh|sshpass|plink|pscp|docker|podman|nerdctl|helm|oras|crane|skopeo|mysql|mysqldump|mysqladmin|mariadb|redis-cli|mongo|mongosh|mongodump)(?:\.exe)?(?=[ \t])/g;

function hideShortFlags(text: string, hide: Hide): void {
  anyProgram.lastIndex = 0;
  for (let found = anyProgram.exec(text); found; found = anyProgram.exec(text)) {
    const { program, flag: short } = programs.find((one) => one.program.test(found?.[0] ?? '')) ?? {};
    if (!program || !short || !begins(text, found.index)) continue;
    const from = anyProgram.lastIndex;
    const line = text.slice(from, endOfLine(text, from));
    for (const given of line.matchAll(short)) {
      const value = given[2] ?? '';
      const end = from + given.index + given[0].length;
      if (!isNoValue(value)) hide(end - value.length, end);
    }
    anyProgram.lastIndex = from + line.length;
  }
}

const netrc = /machine\s+\S{1,256}\s+login\s+\S{1,256}\s+password\s+(\S+)/g;

/** Secrets that are handed to programs. */
export function hideInCommands(text: string, hide: Hide): void {
  /** What stands in one word, as a date or an id does, is no command. */
  if (!/[ \t"']/.test(text)) return;
  hideFlags(text, hide);
  hideShortFlags(text, hide);
}

export function hideLogins(text: string, hide: Hide): void {
  if (text.includes('machine') && text.includes('password'))
    for (const found of text.matchAll(netrc)) {
      const end = found.index + found[0].length;
      hide(end - (found[1] as string).length, end);
    }
}
