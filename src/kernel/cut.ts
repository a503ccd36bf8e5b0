/** Cuts after whole characters, so that no half of a surrogate pair stays. For text that may be shown: half a secret looks like none. */
export function cutText(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const end = chars > 0 && /[\ud800-\udbff]/.test(text[chars - 1] ?? '') ? chars - 1 : chars;
  return text.slice(0, end);
}

export const shorten = (text: string, chars: number): string =>
  text.length <= chars ? text : `${cutText(text, Math.max(0, chars - 1))}…`;
