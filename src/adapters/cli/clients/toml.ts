/** Why a file cannot be changed safely; said to the person who asked for it. */
export class Unwritable extends Error {}

const letters: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\x1b',
  '"': '"',
  '\\': '\\',
};
const escaped = /\\(?:u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|(.))/gi;

const unescaped = (text: string): string =>
  text.replace(escaped, (whole, four?: string, eight?: string, two?: string, letter?: string) => {
    if (letter !== undefined) return letters[letter] ?? whole;
    const point = Number.parseInt(four ?? eight ?? two ?? '', 16);
    return point > 0x10ffff ? whole : String.fromCodePoint(point);
  });

const keyPart = /[ \t]*(?:([\w-]+)|"((?:[^"\\]|\\.)*)"|'([^']*)')[ \t]*/y;

/** A key as TOML has them, each part bare or quoted either way, with dots between; and where it ends. */
function keyAt(line: string, start: number): { readonly path: readonly string[]; readonly end: number } | undefined {
  const path: string[] = [];
  for (let at = start; ; at += 1) {
    keyPart.lastIndex = at;
    const [whole, bare, basic = '', literal] = keyPart.exec(line) ?? [];
    if (whole === undefined) return undefined;
    path.push(bare ?? literal ?? unescaped(basic));
    at += whole.length;
    if (line[at] !== '.') return { path, end: at };
  }
}

/** What a line begins: a table, a table of a list, or a value; or it goes on with one, says nothing, or cannot be read. */
interface Statement {
  readonly kind: 'table' | 'list' | 'value' | 'inside' | 'nothing' | 'unknown';
  readonly path: readonly string[];
}

const unknown: Statement = { kind: 'unknown', path: [] };

function statementOf(line: string): Statement {
  const [, opening = '', rest = ''] = /^\s*(\[{0,2})(.*)$/s.exec(line) ?? [];
  if (opening === '' && /^(?:#|$)/.test(rest)) return { kind: 'nothing', path: [] };
  const key = keyAt(rest, 0);
  if (!key) return unknown;
  const { path } = key;
  const after = rest.slice(key.end);
  if (opening === '') return after.startsWith('=') ? { kind: 'value', path } : unknown;
  const closing = /^(\]{1,2})[ \t]*(?:#.*)?$/.exec(after)?.[1];
  return closing?.length === opening.length ? { kind: opening === '[' ? 'table' : 'list', path } : unknown;
}

/** Behind the end of a text of several lines. Before its end there may be two more of its quotes. */
function afterText(line: string, start: number, quotes: string): number | undefined {
  for (let at = start; at < line.length; at += quotes === '"""' && line[at] === '\\' ? 2 : 1) {
    if (!line.startsWith(quotes, at)) continue;
    let end = at + 3;
    while (end < at + 5 && line[end] === quotes[0]) end += 1;
    return end;
  }
  return undefined;
}

const mark = /"""|'''|"(?:[^"\\]|\\.)*"?|'[^']*'?|#.*|./sy;

/** Which lines stand inside a text of several lines, or in a value that goes on; and, behind the last, whether one does not end. */
function continued(lines: readonly string[]): boolean[] {
  let closes = '';
  let depth = 0;
  const inside = [false];
  for (const line of lines) {
    for (let at = 0; at < line.length; ) {
      if (closes) {
        const end = afterText(line, at, closes);
        if (end === undefined) break;
        closes = '';
        at = end;
        continue;
      }
      mark.lastIndex = at;
      const [found = ''] = mark.exec(line) ?? [];
      at += found.length;
      if (found === '"""' || found === "'''") closes = found;
      else if (found === '[' || found === '{') depth += 1;
      else if (found === ']' || found === '}') depth = Math.max(0, depth - 1);
    }
    inside.push(closes !== '' || depth > 0);
  }
  return inside;
}

interface Line extends Statement {
  readonly text: string;
}

/** The lines of a file and what each begins. Where one cannot be read, nobody knows which table the next belong to. */
function read(text: string): Line[] {
  const texts = text.split(/\r?\n/);
  const inside = continued(texts);
  const lines = texts.map((line, at): Line => {
    const statement: Statement = inside[at] ? { kind: 'inside', path: [] } : statementOf(line);
    return { text: line, ...statement };
  });
  const unread = lines.findIndex(({ kind }) => kind === 'unknown');
  if (unread >= 0) throw new Unwritable(`line ${unread + 1} cannot be read as TOML`);
  if (inside.at(-1))
    throw new Unwritable(`a text, a list or a table that begins in line ${inside.lastIndexOf(false) + 1} does not end`);
  return lines;
}

const servers = 'mcp_servers';
const reached: readonly unknown[] = ['command', 'args', 'url', 'bearer_token_env_var'];

const isHeader = ({ kind }: Statement) => kind === 'table' || kind === 'list';
const startsWith = (path: readonly string[], start: readonly string[]) => start.every((part, at) => path[at] === part);
const isSame = (path: readonly string[], other: readonly string[]) => path.length === other.length && startsWith(path, other);
const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');
const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

/** Of each line of a table, the key of the value that it begins or goes on with. */
function keysOf(lines: readonly Line[]): (string | undefined)[] {
  let key: string | undefined;
  return lines.map(({ kind, path }) => {
    if (kind !== 'inside') key = path[0];
    return key;
  });
}

/** What the table of a server says besides how it is reached, which stays as it is. */
function others(lines: readonly Line[]): Line[] {
  const keys = keysOf(lines);
  return lines.filter((_, at) => !reached.includes(keys[at]));
}

/** The lines of a table, but for what somebody has settled otherwise. */
function besides(table: string, kept: readonly Line[]): string[] {
  const settled = new Set(keysOf(kept));
  return textsOf(read(table).filter(({ kind, path }) => kind !== 'value' || !settled.has(path[0])));
}

/** Takes the table of a server out of a TOML file, with those below it. */
export function withoutTable(text: string, name: string): string {
  const eol = eolOf(text);
  const lines = read(text);
  let ours = false;
  const kept = lines.filter((line) => {
    if (isHeader(line)) ours = startsWith(line.path, [servers, name]);
    return !ours;
  });
  if (kept.length === lines.length) return text;
  const rest = textsOf(kept).join(eol).trimEnd();
  return rest === '' ? '' : `${rest}${eol}`;
}

/** Whether a line sets up a server in a way beside which its table would be said twice. */
function isOtherwise({ kind, path }: Line, section: readonly string[], own: readonly string[]): boolean {
  if (kind === 'list') return isSame(path, own) || isSame(path, [servers]);
  if (kind !== 'value' || startsWith(section, own)) return false;
  const whole = [...section, ...path];
  return startsWith(whole, own) || isSame(whole, [servers]);
}

/** Puts the table of a server into a TOML file: in place of the one that is there, or at the end. */
export function withTable(text: string, name: string, table: string): string {
  const own = [servers, name];
  const eol = eolOf(text);
  const lines = read(text);
  let section: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    if (isOtherwise(line, section, own)) throw new Unwritable(`line ${at + 1} sets up ${name} in another way; remove it first`);
    if (isHeader(line)) section = line.path;
  }
  const starts = lines.flatMap(({ kind, path }, at) => (kind === 'table' && isSame(path, own) ? [at] : []));
  if (starts.length > 1)
    throw new Unwritable(`[mcp_servers.${name}] stands there twice, in lines ${starts.map((at) => at + 1).join(' and ')}`);
  const [start] = starts;
  if (start === undefined) {
    const before = text.trimEnd();
    return `${before === '' ? '' : `${before}${eol}${eol}`}${table.replaceAll('\n', eol)}${eol}`;
  }
  const next = lines.findIndex((line, at) => at > start && isHeader(line));
  const end = next < 0 ? lines.length : next;
  const kept = others(lines.slice(start + 1, end));
  return [...textsOf(lines.slice(0, start)), ...besides(table, kept), ...textsOf([...kept, ...lines.slice(end)])].join(eol);
}
