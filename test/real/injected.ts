import type { Asked } from './model.ts';

/** All texts of a request, wherever they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

const begins = /Noema memory of workspace "[^"]*"\. [^\n]*/g;
const ends = /^More: search [^\n]*$/m;

/** What Noema put into a request, each time whole. */
export function injectedIn({ body }: Asked): string[] {
  return textsIn(body).flatMap((text) =>
    [...text.matchAll(begins)].flatMap(({ index }) => {
      const rest = text.slice(index);
      const end = ends.exec(rest);
      return end ? [rest.slice(0, end.index + end[0].length)] : [];
    }),
  );
}

/** What else a request says. */
export const besides = (asked: Asked): string =>
  injectedIn(asked).reduce((text, part) => text.replaceAll(part, ''), textsIn(asked.body).join('\n'));

/** More than any tokenizer of today makes of text. */
export const tokensAtMost = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2.5);

const origin = String.raw`\((?:(?:agent|person) "[^"\\]*"|author not named|a person), \d{4}-\d\d-\d\dT\d\d:\d\dZ\)`;
const ref = String.raw`(?:[A-Z]+-\d+|[A-Za-z0-9-]+@\d+|"(?:[^"\\]|\\.)*")`;
const quoted = String.raw`"(?:[^"\\<>]|\\["\\/bfnrtu])*"`;
/** Every line that is not ours: what it is, its reference, who and when, and then only quoted text. */
const line = new RegExp(
  `^- (?:focus|open step s:[0-9.s:]+ of|rule|decided|asked|noted|in progress) ${ref} ${origin}: ${quoted}(?:; \\d+ open)?$`,
);

/** Lines between the first and the last that are not what they should be. */
export const strayLines = (injected: string): string[] =>
  injected
    .split('\n')
    .slice(1, -1)
    .filter((one) => !line.test(one));
