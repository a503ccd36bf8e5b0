/**
 * Lines of a key as they stand in other texts: quoted in a mail, numbered, cells of a table, lines of a log or of a program, or joined
 * by breaks that are written out. Around the lines of one key stands the same.
 */
const mostAround = 160;
const shortestLine = 40;

const longRun = /([A-Za-z0-9+/]{40,}={0,2})/;
/** Followed by what may end a line. */
const anyRun = /^([A-Za-z0-9+/]{2,}={0,2})(?=[ \t]*(?:$|[\r\n"'`,\\<&%|]))/;
/** Words may stand alone on a line of a log. */
const mixed = /[=\d+/]|[a-z][A-Z]/;

/** Numbers of lines and times differ from line to line. */
const frameOf = (around: string) => around.replaceAll(/\d/g, '0');

export interface Framed {
  /** Where the line ends. */
  readonly end: number;
  readonly frame: string;
}

/** The next line of a key, behind what stands around it; one that is short, as the last is, only behind the same as the one before. */
export function framedLine(text: string, from: number, before: string | undefined): Framed | undefined {
  let at = from;
  while (at - from < mostAround && (text[at] === ' ' || text[at] === '\t')) at += 1;
  const near = text.slice(at, at + mostAround + shortestLine);
  const found = longRun.exec(near);
  const around = found ? near.slice(0, found.index) : '';
  if (found && around.length <= mostAround && (around.match(/\n/g)?.length ?? 0) <= 2)
    return { end: at + around.length + endOfRun(text, at + around.length), frame: frameOf(around) };
  if (before === undefined || frameOf(near.slice(0, before.length)) !== before) return undefined;
  const last = anyRun.exec(text.slice(at + before.length, at + before.length + 2 * shortestLine));
  return last && mixed.test(last[1] as string)
    ? { end: at + before.length + (last[1] as string).length, frame: before }
    : undefined;
}

const run = /[A-Za-z0-9+/]*={0,2}/y;
function endOfRun(text: string, from: number): number {
  run.lastIndex = from;
  run.test(text);
  return run.lastIndex - from;
}

const isRun = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 47 && code <= 57) || code === 43;

/** Where the lines begin that stand before an end whose beginning was cut away. */
export function startOfLines(text: string, end: number): number {
  let from = end;
  let left = mostAround + shortestLine;
  for (let at = end; at > 0 && left > 0; ) {
    let start = at;
    while (start > 0 && isRun(text.charCodeAt(start - 1))) start -= 1;
    if (at - start >= shortestLine) {
      from = start;
      left = mostAround;
    } else left -= at - start + 1;
    at = start === at ? at - 1 : start;
  }
  return from;
}
