import type { Hide } from './edges.ts';
import { framedLine, startOfLines } from './framed.ts';

/** In an address a space is a plus or a number, and a dash may be a number as well. */
const dashes = String.raw`(?:-|%2D|&#45;|\\+u002d){4,5}`;
const space = String.raw`(?: |\+|%20)`;
const edge = (word: string) =>
  new RegExp(`${dashes}${space}?${word}${space}[A-Z0-9 +%]{0,40}PRIVATE${space}KEY(?:${space}BLOCK)?${space}?${dashes}`, 'gi');
const begin = edge('BEGIN');
const end = edge('END');
const mayHold = /PRIVATE(?: |\+|%20)KEY/;

/** A line of a key: base64, a header, or nothing; its break may be escaped, or have become a space. */
const keyLine =
  /[ \t]*(?:[A-Za-z0-9+/=]{1,20000}|(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|Subject): ?[^\r\n\\]{0,120})?[ \t]*(?:\r?\n|\\+r\\+n|\\+n|$|(?=["'`])|(?<=[A-Za-z0-9+/=]{16}[ \t]))/y;

/** Where the lines of a key end that has no end of its own. */
function lastLine(text: string, from: number): number {
  let at = from;
  let frame: string | undefined;
  for (;;) {
    keyLine.lastIndex = at;
    if (keyLine.test(text) && keyLine.lastIndex > at) {
      at = keyLine.lastIndex;
      continue;
    }
    const line = framedLine(text, at, frame);
    if (!line) return at;
    at = line.end;
    frame = line.frame;
  }
}

const shortestPart = 16;
const inKey = /[A-Za-z0-9+/=\r\n\\]/;

/** Private keys of every kind, whole, without their end, or without their beginning. */
export function hideBlocks(text: string, hide: Hide): void {
  if (mayHold.test(text)) {
    let done = 0;
    begin.lastIndex = 0;
    for (let found = begin.exec(text); found; found = begin.exec(text)) {
      const start = found.index;
      end.lastIndex = begin.lastIndex;
      const ending = end.exec(text);
      done = ending ? end.lastIndex : lastLine(text, begin.lastIndex);
      hide(start, done);
      begin.lastIndex = done;
      if (!ending) break;
    }
    if (done === 0) hideTail(text, hide);
    else hideLater(text, done, hide);
  }
}

/** An end whose beginning is elsewhere: the lines before it. */
function hideTail(text: string, hide: Hide): void {
  end.lastIndex = 0;
  const found = end.exec(text);
  if (!found) return;
  const startOf = (to: number) => {
    let at = to;
    while (at > 0 && inKey.test(text[at - 1] as string)) at -= 1;
    return at;
  };
  let from = startOf(found.index);
  /** Where breaks have become spaces, a word of a key is longer than others. */
  while (text[from - 1] === ' ') {
    const before = startOf(from - 1);
    if (from - 1 - before < shortestPart) break;
    from = before;
  }
  hide(Math.min(from, startOfLines(text, found.index)), end.lastIndex);
}

/** Beginnings after one that has no end have none either. */
function hideLater(text: string, from: number, hide: Hide): void {
  begin.lastIndex = from;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const stop = lastLine(text, begin.lastIndex);
    hide(found.index, stop);
    begin.lastIndex = stop;
  }
}

const putty = /Private-Lines: ?\d{1,4}(?:\r?\n|\\+n)/g;

/** The lines of a key as PuTTY keeps them. */
export function hidePutty(text: string, hide: Hide): void {
  for (const found of text.matchAll(putty)) {
    const from = found.index + found[0].length;
    const stop = lastLine(text, from);
    if (stop > from) hide(from, stop);
  }
}

const wrapped = /[A-Za-z0-9+/_-]{20,}(?:(?:\r?\n|\\+r\\+n|\\+n)[ \t]*[A-Za-z0-9+/]{40,})*={0,2}/y;

/** A private key that was encoded once more, as in files of Kubernetes, which then begins so. Certificates are encoded so as well. */
export function hideWrapped(text: string, start: string, hide: Hide): void {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    wrapped.lastIndex = at;
    if (!wrapped.test(text)) continue;
    const stop = wrapped.lastIndex;
    if (mayHold.test(Buffer.from(text.slice(at, at + 96), 'base64').toString('latin1'))) hide(at, stop);
    at = stop;
  }
}
