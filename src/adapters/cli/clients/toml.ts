/** Why a file cannot be changed safely; said to the person who asked for it. */
export class Unwritable extends Error {}

const header = /^\s*\[\s*mcp_servers\s*\.\s*(?:noema|"noema"|'noema')\s*\]\s*(?:#.*)?$/;
const anyHeader = /^\s*\[{1,2}\s*[^\]]+\]{1,2}\s*(?:#.*)?$/;
/** The same server said in another way, beside which a table of its own would be said twice. */
const otherwise = /^\s*(?:mcp_servers\s*\.\s*["']?noema["']?\s*[.=]|mcp_servers\s*=)/;
const inServers = /^\s*\[\s*mcp_servers\s*\]/;
const noemaKey = /^\s*["']?noema["']?\s*[.=]/;

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

/** What the table of a server says besides how it is started, which stays as it is. */
function others(lines: readonly string[], inside: readonly boolean[]): string[] {
  let ours = false;
  return lines.filter((line, at) => {
    if (!inside[at]) ours = /^\s*(?:command|args)\s*=/.test(line);
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

const ownTables = /^\s*\[\s*mcp_servers\s*\.\s*(?:noema|"noema"|'noema')\s*(?:\.[^\]]*)?\]\s*(?:#.*)?$/;

/** Takes the table of this server out of a TOML file, with those below it. */
export function withoutTable(text: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const inside = continued(lines);
  let ours = false;
  const kept = lines.filter((line, at) => {
    if (!inside[at] && anyHeader.test(line)) ours = ownTables.test(line);
    return !ours;
  });
  if (kept.length === lines.length) return text;
  const rest = kept.join(eol).trimEnd();
  return rest === '' ? '' : `${rest}${eol}`;
}

/** Puts the table of this server into a TOML file: in place of the one that is there, or at the end. */
export function withTable(text: string, table: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const inside = continued(lines);
  const free = (pattern: RegExp, line: string, at: number) => !inside[at] && pattern.test(line);
  let section = '';
  for (const [at, line] of lines.entries()) {
    if (free(anyHeader, line, at)) section = line;
    if ((section === '' && free(otherwise, line, at)) || (inServers.test(section) && free(noemaKey, line, at)))
      throw new Unwritable(`line ${at + 1} sets up noema in another way; remove it first`);
  }
  const starts = lines.flatMap((line, at) => (free(header, line, at) ? [at] : []));
  if (starts.length > 1)
    throw new Unwritable(`[mcp_servers.noema] stands there twice, in lines ${starts.map((at) => at + 1).join(' and ')}`);
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
