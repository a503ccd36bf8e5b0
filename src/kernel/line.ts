import type { LineText } from '../../generated/handlers/ctx.ts';
import { shorten } from './cut.ts';
import { redactText } from './secrets/text.ts';

/**
 * What can break a line or change how it is seen: control characters of both kinds with escapes among them, breaks that some
 * readers know, signs that turn the direction of text, and signs without width. Made when it is first needed: finding out what
 * these classes hold takes a good part of a short command.
 */
const unseen = (): RegExp => {
  known ??= /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
  return known;
};
let known: RegExp | undefined;

/** Text that holds none of them, which is most text. */
const isPlain = (text: string): boolean => /^[ -~\n]*$/.test(text);

/** A terminal's own commands: colours, cursor moves, titles, links. Gone as a whole, so that no `[31m` stays. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const commands =
  /(?:\u001b\[|\u009b)[0-?]{0,32}[ -/]{0,8}[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]{0,2048}(?:\u0007|\u001b\\|\u009c)/g;

const breaks = /[\t\n\v\f\r\u001c-\u001f\u0085\u2028\u2029]/;

/** Without such signs a text may hold a secret that was none before: what they stood within is whole again. */
function seen(text: string, instead: (sign: string) => string): string {
  const left = text.replaceAll(commands, '').replaceAll(unseen(), instead);
  return left === text ? text : redactText(left);
}

/** Text of several lines for a terminal or a plain reader: nothing in it moves the cursor or hides. */
export const printable = (text: string): string =>
  isPlain(text) ? text : seen(text, (sign) => (sign === '\n' || sign === '\t' ? sign : breaks.test(sign) ? '\n' : ''));

/** Escapes what `printable` would take out, so that JSON stays the JSON of the same value. */
export const printableJson = (json: string): string =>
  isPlain(json)
    ? json
    : json.replaceAll(unseen(), (sign) =>
        sign === '\n'
          ? sign
          : [...Array(sign.length).keys()].map((i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
      );

const separator = ' | ';

/** A space for whatever is blank. Most texts have single spaces alone, which is seen sooner without a pattern. */
const onOneLine = (text: string): string =>
  (isPlain(text) && !text.includes('  ') && !text.includes('\n') ? text : text.replaceAll(/\s+/g, ' ')).trim();

/** Anybody's words within a line: on one line, and without the sign that separates what is said about a state. */
const words = (text: string): string =>
  onOneLine(isPlain(text) ? text : seen(text, (sign) => (breaks.test(sign) ? ' ' : ''))).replaceAll('|', '¦');

/** A line of the protocol. Only what stands here makes one, so that no text gets into a line as it is. */
export class Line implements LineText {
  private constructor(readonly text: string) {}

  static of(parts: readonly string[], values: readonly (Line | string | number | boolean)[]): Line {
    const said = values.map((value) => (value instanceof Line ? value.text : words(String(value))));
    return new Line(parts.map((part, i) => `${part}${said[i] ?? ''}`).join(''));
  }

  static joined(lines: readonly Line[], by: ' ' | typeof separator): Line {
    return new Line(lines.map(({ text }) => text).join(by));
  }

  /** What is written as JSON is escaped rather than changed: it is there to be sent back. */
  static value(json: string): Line {
    return new Line(printableJson(json).replaceAll('|', '\\u007c'));
  }
}

/** line`focus ${id} — ${title}`: what is interpolated is cleaned, unless it is a line itself. */
export const line = (parts: TemplateStringsArray, ...values: readonly (Line | string | number | boolean)[]): Line =>
  Line.of(parts, values);

/** `a | b`: what is said about a state. */
export const fields = (...lines: readonly Line[]): Line => Line.joined(lines, separator);

/** Pieces with a space between them. */
export const spaced = (...pieces: readonly (Line | string)[]): Line =>
  Line.joined(
    pieces.map((piece) => line`${piece}`).filter(({ text }) => text !== ''),
    ' ',
  );

/** Some of a text, for a line alone: what a line is made of is shown already, so a cut leaves no half of a secret. */
export const brief = (text: string, most: number): Line => line`${shorten(onOneLine(text), most)}`;

/** Text that needs no quotes: it has nothing to split at, and nobody takes it for a number or a truth value. */
const bare = /^(?!(?:-?\d+(?:\.\d+)?|true|false|null)$)[A-Za-z0-9_.:@/+-]+$/;

/** A value as it stands after `key=`. */
export const value = (v: unknown): Line => (typeof v === 'string' && bare.test(v) ? line`${v}` : Line.value(JSON.stringify(v)));

/** The beginning of a text as such a value. */
export const briefValue = (text: string, most: number): Line => value(shorten(onOneLine(text), most));
