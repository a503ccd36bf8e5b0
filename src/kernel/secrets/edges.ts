/** What stands in place of a secret. */
export const hidden = '<redacted>';

/** Marks a part of a text, from and to, as one that may not be shown. */
export type Hide = (from: number, to: number) => void;

const isWord = (code: number) => (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** An escape or a colour code, right before what it is followed by: `\n`, `\\n`, `\u0022`, `\U0000000a`, `\x0a`, `%0A`, `%250A`, `%5Cn`, `%u000a`, `=0A`, `ESC[31m`. */
const escaped =
  /(?:\\(?:[abefnrtv]|u(?:[\da-f]{4}){1,2}|x[\da-f]{2}|[0-7]{1,3})|%(?:25)*(?:5C[abefnrtv]|[\da-f]{2})|%u[\da-f]{4}|=[\dA-F]{2}|\[[\d;]{0,12}m)$/i;
const longestEscape = 16;
/** What an escape begins with, and a colour code. */
const opensEscape = (code: number) => code === 92 || code === 37 || code === 61 || code === 91;

function mayBeEscaped(text: string, at: number): boolean {
  for (let i = at - 2; i >= 0 && i >= at - longestEscape; i -= 1) if (opensEscape(text.charCodeAt(i))) return true;
  return false;
}

/** Whether a word begins here: no letter or digit stands before, or only as the end of an escape. */
export const begins = (text: string, at: number): boolean =>
  at === 0 ||
  !isWord(text.charCodeAt(at - 1)) ||
  (mayBeEscaped(text, at) && escaped.test(text.slice(Math.max(0, at - longestEscape), at)));

/** How many characters at the start of a word belong to an escape before it. */
export function escapedStart(text: string, from: number, to: number): number {
  const before = text[from - 1];
  if (before !== '\\' && before !== '%' && before !== '=' && before !== '[' && before !== ';') return 0;
  const word = text.slice(from, Math.min(to, from + longestEscape));
  if (before === '%' || before === '=') return /^(?:u[\da-f]{4}|(?:25)*(?:5C[abefnrtv]|[\da-f]{2}))/i.exec(word)?.[0].length ?? 0;
  if (before === '[' || before === ';') return /^\d{0,3}m/.exec(word)?.[0].length ?? 0;
  return /^(?:U[\dA-Fa-f]{8}|[uU][\dA-Fa-f]{4}|[xX][\dA-Fa-f]{2}|[0-7]{1,3}|[abefnrtvABEFNRTV])/.exec(word)?.[0].length ?? 0;
}

const lineEnd = /[\r\n]|\\[nr]/g;

/** Where a line ends, whether its break is written out or escaped. Who asks goes on from there, so that no line is read twice. */
export function endOfLine(text: string, from: number): number {
  lineEnd.lastIndex = from;
  return lineEnd.exec(text)?.index ?? text.length;
}
