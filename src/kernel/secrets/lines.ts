import type { Hide } from './edges.ts';
import { isNoValue, isSpeech, looksRandom } from './looks.ts';

/** A line break as it is, or escaped, and how far the next line is indented. */
const lineBreak = /(?:\r?\n|\\+r\\+n|\\+n)([ \t]*)/y;
/** The signs of YAML for a value that stands on the lines below. */
const blockSign = /[|>][+\-\d]{0,2}[ \t]*(?=[\r\n]|\\+[nr])/y;
/** One word that is a line by itself. */
const lonely = /[^\s"'`\\]+(?=[ \t]*(?:$|[\r\n"'`]|\\+[nr"']))/y;

const at = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** How far a name is indented; the dash of a list is part of that. */
function indentOf(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < 256 && /[ \t-]/.test(text[start - 1] as string)) start -= 1;
  return from - start;
}

/**
 * A value on the lines below its name: all lines of a block, or one line that could be nothing else. Lines of more than one word
 * are prose. Answers where the block ends that was looked at, or where it was asked to look.
 */
export function hideLinesBelow(text: string, name: number, from: number, hide: Hide): number {
  const sign = at(blockSign, text, from)?.[0];
  const indent = indentOf(text, name);
  for (let end = from + (sign?.length ?? 0); ; ) {
    const gap = at(lineBreak, text, end);
    if (!gap || (gap[1] as string).length <= indent) return end;
    const start = end + gap[0].length;
    const line = at(lonely, text, start)?.[0];
    if (line === undefined || line.endsWith(':') || (sign === undefined && !looksRandom(line))) return end;
    end = start + line.length;
    if (!isNoValue(line) && !isSpeech(line)) hide(start, end);
    if (sign === undefined) return end;
  }
}
