/** Why a file cannot be changed safely; said to the person who asked for it. */
export class Unwritable extends Error {}

const anyHeader = /^\s*\[{1,2}\s*[^\]]+\]{1,2}\s*(?:#.*)?$/;
const inServers = /^\s*\[\s*mcp_servers\s*\]/;

/** How the table of a server can be written, and the same server in other ways, beside which its table would be said twice. */
function formsOf(name: string) {
  const named = `(?:${name}|"${name}"|'${name}')`;
  return {
    header: new RegExp(`^\\s*\\[\\s*mcp_servers\\s*\\.\\s*${named}\\s*\\]\\s*(?:#.*)?$`),
    /** Tables below it too. */
    own: new RegExp(`^\\s*\\[\\s*mcp_servers\\s*\\.\\s*${named}\\s*(?:\\.[^\\]]*)?\\]\\s*(?:#.*)?$`),
    otherwise: new RegExp(`^\\s*(?:mcp_servers\\s*\\.\\s*${named}\\s*[.=]|mcp_servers\\s*=)`),
    list: new RegExp(`^\\s*\\[\\[\\s*mcp_servers\\s*\\.\\s*${named}\\s*\\]\\]`),
    key: new RegExp(`^\\s*${named}\\s*[.=]`),
  };
}

/** Which lines stand inside a text of several lines, or in a value that goes on. */
function continued(lines: readonly string[]): boolean[] {
  let closes = '';
  let depth = 0;
  return lines.map((line) => {
    const inside = closes !== '' || depth > 0;
    for (const [mark] of line.matchAll(/"""|'''|"(?:[^"\\]|\\.)*"|'[^']*'|#.*$|[[\]{}]/g)) {
      if (closes) closes = mark === closes ? '' : closes;
      else if (mark === '"""' || mark === "'''") closes = mark;
      else if (mark === '[' || mark === '{') depth += 1;
      else if (mark === ']' || mark === '}') depth = Math.max(0, depth - 1);
    }
    return inside;
  });
}

/** What the table of a server says besides how it is reached, which stays as it is. */
function others(lines: readonly string[], inside: readonly boolean[]): string[] {
  let ours = false;
  return lines.filter((line, at) => {
    if (!inside[at]) ours = /^\s*(?:command|args|url|bearer_token_env_var)\s*=/.test(line);
    return !ours;
  });
}

const keyOf = (line: string) => /^\s*["']?([\w-]+)["']?\s*=/.exec(line)?.[1];

/** The lines of a table, but for what somebody has settled otherwise. */
function besides(table: string, kept: readonly string[]): string[] {
  const inside = continued(kept);
  const settled = new Set(kept.flatMap((line, at) => (inside[at] ? [] : (keyOf(line) ?? []))));
  return table.split('\n').filter((line) => !settled.has(keyOf(line) ?? ''));
}

/** Takes the table of a server out of a TOML file, with those below it. */
export function withoutTable(text: string, name: string): string {
  const forms = formsOf(name);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const inside = continued(lines);
  let ours = false;
  const kept = lines.filter((line, at) => {
    if (!inside[at] && anyHeader.test(line)) ours = forms.own.test(line);
    return !ours;
  });
  if (kept.length === lines.length) return text;
  const rest = kept.join(eol).trimEnd();
  return rest === '' ? '' : `${rest}${eol}`;
}

/** Puts the table of a server into a TOML file: in place of the one that is there, or at the end. */
export function withTable(text: string, name: string, table: string): string {
  const forms = formsOf(name);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const inside = continued(lines);
  const free = (pattern: RegExp, line: string, at: number) => !inside[at] && pattern.test(line);
  let section = '';
  for (const [at, line] of lines.entries()) {
    if (free(anyHeader, line, at)) section = line;
    const otherwise = section === '' ? forms.otherwise : inServers.test(section) ? forms.key : forms.list;
    if (free(otherwise, line, at)) throw new Unwritable(`line ${at + 1} sets up ${name} in another way; remove it first`);
  }
  if (continued([...lines, '']).at(-1)) throw new Unwritable('a text, a list or a table that begins in it does not end');
  const starts = lines.flatMap((line, at) => (free(forms.header, line, at) ? [at] : []));
  if (starts.length > 1)
    throw new Unwritable(`[mcp_servers.${name}] stands there twice, in lines ${starts.map((at) => at + 1).join(' and ')}`);
  const [start] = starts;
  if (start === undefined) {
    const before = text.trimEnd();
    return `${before === '' ? '' : `${before}${eol}${eol}`}${table.replaceAll('\n', eol)}${eol}`;
  }
  const next = lines.findIndex((line, at) => at > start && free(anyHeader, line, at));
  const end = next < 0 ? lines.length : next;
  const kept = others(lines.slice(start + 1, end), inside.slice(start + 1, end));
  return [...lines.slice(0, start), ...besides(table, kept), ...kept, ...lines.slice(end)].join(eol);
}
