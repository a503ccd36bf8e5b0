/** Stable JSON with a newline at the end. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const banner = '// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.\n';

export const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** `'a' | 'b'`, or `never`. */
export const union = (names: readonly string[]) => (names.length ? names.map((n) => `'${n}'`).join(' | ') : 'never');
