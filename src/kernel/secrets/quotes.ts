/** Six levels of JSON in JSON; deeper ones end with their line. */
export const mostSlashes = 63;

/** Where a quoted value ends: at the next such quote that is not escaped, at any depth of escaping. */
function closing(text: string, from: number, slashes: number, mark: string): number | undefined {
  if (slashes > mostSlashes) return undefined;
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    let before = 0;
    while (at - before > from && before <= 2 * mostSlashes && text[at - before - 1] === '\\') before += 1;
    if (before % (2 * (slashes + 1)) === slashes) return at - slashes;
  }
  return undefined;
}

/** An opening quote, one or three, as it is, escaped at any depth, or written as an entity or an escape of its own. */
const opening = /(?:[bfru@$]{1,2})?(?:(\\*)(["'`])|(&quot;|#quot;|&#34;|&#39;|%22|%27|\\+u0022|\\+u0027))/y;

export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly closed: boolean;
}

export function quoteAt(text: string, at: number): Quote | undefined {
  opening.lastIndex = at;
  const found = opening.exec(text);
  if (!found) return undefined;
  const start = opening.lastIndex;
  const [, slashes = '', mark, written] = found;
  const three = `${slashes}${mark}`.repeat(3);
  if (written === undefined && text.startsWith(three, start - three.length / 3)) {
    const inner = start + (three.length / 3) * 2;
    const last = text.indexOf(three, inner);
    if (last >= 0) return { start: inner, end: last, closed: true };
  }
  const end = written === undefined ? closing(text, start, slashes.length, mark as string) : text.indexOf(written, start);
  return end === undefined || end < 0 ? { start, end: text.length, closed: false } : { start, end, closed: true };
}

const longestText = 128;
/** What may stand before a quote that opens, and behind one that closes. */
const before = /[\s([{,=:>|]/;
const behind = /^(?:[\s,.;:!?)\]}|]|\\+[nrt]|$)/;

/** `"password:" in the docs`: whether the quote before `start` ends a text that began before the name at `from`, on the same line. */
export function endsText(text: string, from: number, mark: string, start: number): boolean {
  if (!behind.test(text.slice(start, start + 2 * mostSlashes))) return false;
  const near = text.slice(Math.max(0, from - longestText), from);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  let open = -1;
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + mark.length))
    if (line[at - 1] !== '\\') open = open < 0 ? at : -1;
  return open >= 0 && (open === 0 || before.test(line[open - 1] as string)) && !/\s/.test(line[open + mark.length] ?? '');
}
