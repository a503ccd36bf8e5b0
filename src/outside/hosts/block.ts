/**
 * Files are handled byte by byte: each character here is one byte (latin1), so that whatever people wrote, in whatever encoding,
 * comes out as it went in.
 */

export interface Marks {
  readonly begin: string;
  readonly end: string;
}

export type Placed =
  | {
      readonly kind: 'placed';
      readonly content: string /** What was put between the text before and the block. */;
      readonly separator: string;
    }
  /** The marks do not stand there as a pair. */
  | { readonly kind: 'broken' };

/** Where a line begins and where the next one does. */
function linesEqual(content: string, words: string): { readonly from: number; readonly to: number }[] {
  const found = [];
  for (let at = content.indexOf(words); at >= 0; at = content.indexOf(words, at + words.length)) {
    const rest = /^\r?(?:\n|$)/.exec(content.slice(at + words.length, at + words.length + 2));
    const isLine = (at === 0 || content[at - 1] === '\n') && rest !== null;
    if (isLine) found.push({ from: at, to: at + words.length + rest[0].length });
  }
  return found;
}

/** The content with the block in its place, or at the end where it has none; without a text the block goes. */
export function withBlock(content: string, { begin, end }: Marks, text: string | null, separator: string): Placed {
  const [begins, ends] = [linesEqual(content, begin), linesEqual(content, end)];
  const block = text === null ? '' : `${begin}\n${text}\n${end}\n`;
  const [first, last] = [begins[0], ends[0]];
  if (!first && !last) {
    if (text === null) return { kind: 'placed', content, separator: '' };
    const between = content === '' ? '' : content.endsWith('\n') ? '\n' : '\n\n';
    return { kind: 'placed', content: `${content}${between}${block}`, separator: between };
  }
  if (!first || !last || begins.length > 1 || ends.length > 1 || last.from < first.to) return { kind: 'broken' };
  const before = content.slice(0, first.from);
  const isOurs = text === null && separator !== '' && before.endsWith(separator);
  const kept = isOurs ? before.slice(0, before.length - separator.length) : before;
  return { kind: 'placed', content: `${kept}${block}${content.slice(last.to)}`, separator };
}
