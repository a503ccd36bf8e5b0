/** Ids say what they name and when it was made; the rest keeps them apart. */
export const thoughtId = (prefix: 'cl' | 'nd' | 'ed' | 'wf' | 'ls' | 'seg' | 'snap', now_ms: number, unique: string): string =>
  `${prefix}_${now_ms}000000_${unique.replaceAll('-', '').slice(0, 8)}`;
