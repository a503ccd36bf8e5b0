import { cutText, shorten } from '../kernel/cut.ts';
import { joinWhole } from '../kernel/secrets/cut.ts';
import { redactText } from './redact.ts';

/** Cuts to bytes of UTF-8, the ellipsis that marks the cut included. */
export function shortenBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const room = Math.max(0, bytes - Buffer.byteLength('…'));
  /** A cut inside a character leaves its first bytes, which decode to a replacement character or two. */
  const whole = Buffer.from(text)
    .subarray(0, room)
    .toString('utf8')
    .replace(/\ufffd+$/, '');
  return `${whole}…`;
}

/** The part of a text around its match, within `chars` characters. */
export function snippetAround(text: string, at: number, length: number, chars: number): string {
  if (text.length <= chars) return text;
  /** An ellipsis on either side. */
  const room = chars - 2;
  const middle = at - Math.max(0, Math.floor((room - length) / 2));
  const begin = Math.max(0, Math.min(middle, text.length - room));
  /** Not between the halves of a surrogate pair. */
  const from = /[\udc00-\udfff]/.test(text[begin] ?? '') ? begin + 1 : begin;
  const part = cutText(text.slice(from), begin + room - from);
  return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`;
}

/** What a handler may cut and join lines with: each hides what may not be shown first. */
export const short = {
  chars: (text: string, most: number) => shorten(redactText(text), most),
  bytes: (text: string, most: number) => shortenBytes(redactText(text), most),
  around: (text: string, words: string, most: number) => {
    const shown = redactText(text);
    const at = shown.indexOf(words);
    return at < 0 ? undefined : snippetAround(shown, at, words.length, most);
  },
  line: joinWhole,
};
