import { hideCookies } from './cookies.ts';
import { begins, endOfLine, type Hide } from './edges.ts';
import { isNoValue } from './looks.ts';

/** Programs that take a password with a short flag, and what it looks like. */
const makePrograms = (): readonly { readonly program: RegExp; readonly flag: RegExp }[] => [
  {
    program: /(?:https?|xh)$/,
    flag: /(?:-a|--auth)(?:[ \t=]*)\\{0,63}["']?([^\s:"'\\]{0,128}:)([^\s"'\\]+)/g,
  },
  {
    program: /(?:curl|wget)(?:\.exe)?$/,
    flag: /(?:-u|--user|-U|--proxy-user|(?<=[ \t])-[A-Za-z]{1,8}[uU])(?:[ \t=]*)\\{0,63}["']?([^\s:"'\\]{0,128}:\\{0,63}["']?)((?<=:\\{0,63}["'])[^"'\\\r\n]+|[^\s"'\\]+)/g,
  },
  { program: /(?:sshpass|plink|pscp|putty)$/, flag: /-(?:pw?)()[ \t]*["']?([^\s"'\\-][^\s"'\\]*)/g },
  {
    program: /(?:docker|podman|nerdctl|helm|oras|crane|skopeo|az|oc)$/,
    flag: /login\b[^\r\n|;&]{0,200}?[ \t]-p()[ \t]*(?:\\{0,63}["'])?((?<=["'])[^"'\\]+|[^\s"'\\-][^\s"'\\]*)/g,
  },
  {
    program: /(?:mysql|mysqldump|mysqladmin|mariadb)$/,
    flag: /[ \t]-p()(?:\\{0,63}["'])?((?<=["'])[^"'\\]+|[^\s"'\\-][^\s"'\\]*)/g,
  },
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
let programs: ReturnType<typeof makePrograms> | undefined;

const anyProgram =
  /(?:curl|wget|https?|xh|sshpass|plink|pscp|docker|podman|nerdctl|helm|oras|crane|skopeo|mysql|mysqldump|mysqladmin|mariadb|redis-cli|mongo|mongosh|mongodump|az|oc|sqlcmd|osql|bcp|ldap[a-z]+|7za?|(?:un)?rar|(?:un)?zip|htpasswd|smbclient|openssl)(?:\.exe)?(?=[ \t])/g;

/** A command goes on behind a break that a shell does not see, at any of three depths of JSON. */
const continuation = /\\\r?\n|(?<!\\)(?:\\{3}|\\{6}|\\{12})n/g;

/** `curl -u a:b`: programs that take a password with a short flag. */
export function hideShortFlags(given: string, hide: Hide): void {
  const text = given.includes('\\') ? given.replace(continuation, (one) => ' '.repeat(one.length)) : given;
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

/** How the names of these programs begin, so that most commands are passed over before a pattern of all of them is made. */
const beginnings =
  'curl wget http xh sshpass plink pscp docker podman nerdctl helm oras crane skopeo mysql mariadb redis-cli mongo az oc sqlcmd osql bcp ldap 7z rar zip htpasswd smbclient openssl'.split(
    ' ',
  );

function hideShortFlagsIn(text: string, hide: Hide): void {
  if (!beginnings.some((one) => text.includes(one))) return;
  anyProgram.lastIndex = 0;
  for (let found = anyProgram.exec(text); found; found = anyProgram.exec(text)) {
    programs ??= makePrograms();
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
