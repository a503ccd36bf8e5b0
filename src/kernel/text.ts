/** Bytes that a value takes as compact JSON in UTF-8. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? 'null');

const minuteMs = 60_000;
let minute = Number.NaN;
let minuteText = '';

/** Times that are shown together often lie in one minute, and writing out a date takes long. */
export function iso(ts_ms: number): string {
  const at = Math.floor(ts_ms / minuteMs);
  if (at !== minute) {
    minuteText = new Date(at * minuteMs).toISOString().slice(0, -7);
    minute = at;
  }
  const rest = String(100_000 + Math.floor(ts_ms - at * minuteMs));
  return `${minuteText}${rest.slice(1, 3)}.${rest.slice(3)}Z`;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The name that was probably meant, if one is close enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.slice(0, 64).toLowerCase();
  let best: { name: string; d: number } | undefined;
  for (const candidate of known) {
    const d = distance(wanted, candidate.toLowerCase());
    if (!best || d < best.d) best = { name: candidate, d };
  }
  /** A name of which not one letter is meant is not near. */
  const isNear =
    best && best.d <= Math.max(2, Math.floor(wanted.length / 2)) && best.d < Math.max(wanted.length, best.name.length);
  return isNear ? best?.name : undefined;
}

/** Small letters, digits and hyphens, from any text; empty where nothing of it can stand there. */
export const slug = (text: string, most: number): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, most)
    .replace(/-+$/, '');

/** A step's path so that text order is path order: s:2.s:10 → 00000002.00000010 */
export const pathKey = (path: string): string =>
  path
    .split('.')
    .map((part) => part.slice(2).padStart(8, '0'))
    .join('.');

/** Characters, as schemas count them. */
export const charsIn = (words: string): number => [...words].length;
