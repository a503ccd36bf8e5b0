/** Visits what a value is made of, until told to stop; says whether it came to the end. */
function everyPart(value: unknown, visit: (text: string | undefined) => boolean): boolean {
  if (typeof value === 'string') return visit(value);
  if (typeof value !== 'object' || value === null) return visit(undefined);
  if (Array.isArray(value)) {
    for (const item of value) if (!everyPart(item, visit)) return false;
    return visit(undefined);
  }
  for (const key in value) if (!visit(key) || !everyPart((value as Record<string, unknown>)[key], visit)) return false;
  return visit(undefined);
}

/** A number, a pair of brackets or a comma and what surrounds them; the longest number takes 24. */
const overhead = 24;

/** Whether a value takes no more bytes as JSON, by a count that is never too low: no character takes more than six. */
export function surelyWithin(value: unknown, bytes: number): boolean {
  let left = bytes;
  return everyPart(value, (text) => {
    left -= (text?.length ?? 0) * 6 + overhead;
    return left >= 0;
  });
}

/** About how many bytes a value takes, counted no further than to `most`. */
export function roughBytes(value: unknown, most: number): number {
  let bytes = 0;
  everyPart(value, (text) => {
    bytes += (text?.length ?? 2) + 2;
    return bytes <= most;
  });
  return bytes;
}
