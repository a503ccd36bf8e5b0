import type { Hide } from './edges.ts';

/** Fields of a key in JSON that are private: numbers of RSA, of a curve, and a key that both sides share. */
const privateField = /["'\s{,](?:d|p|q|dp|dq|qi|k)(?:\\{0,63}["'])?\s{0,8}:\s{0,8}\\{0,63}["']([\w+/=-]{8,})/g;
/** A key is no longer, on each side of the field that says what it is. */
const longestKey = 8192;

/** `{"kty":"RSA","n":"…","d":"…"}` */
export function hideJsonKeys(text: string, hide: Hide): void {
  let done = 0;
  for (let at = text.indexOf('kty'); at >= 0; at = text.indexOf('kty', Math.max(done, at + 3))) {
    const before = text.slice(Math.max(done, at - longestKey), at);
    const behind = text.slice(at, at + longestKey);
    const open = before.lastIndexOf('{');
    const close = behind.indexOf('}');
    const start = at - before.length + Math.max(open, 0);
    done = at + (close < 0 ? behind.length : close);
    for (const found of text.slice(start, done).matchAll(privateField)) {
      const end = start + found.index + found[0].length;
      hide(end - (found[1] as string).length, end);
    }
  }
}

const element = /<(D|P|Q|DP|DQ|InverseQ)>(?:\s|\\+[nrt]){0,32}([A-Za-z0-9+/=]{8,})/g;

/** `<RSAKeyValue>…<D>…</D>` */
export function hideKeyElements(text: string, hide: Hide): void {
  for (const found of text.matchAll(element)) {
    const end = found.index + found[0].length;
    hide(end - (found[2] as string).length, end);
  }
}
