/** JSON that stays on one line while it fits: shorter to read, and a change shows as the lines that changed. */
export function layout(value: unknown, wide: number, indent = '', used = 0): string {
  const flat = (JSON.stringify(value, null, 1) ?? 'null').replaceAll(/\n\s*/g, ' ');
  if (flat.length + indent.length + used <= wide || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent} `;
  if (Array.isArray(value)) return `[\n${value.map((v) => `${deeper}${layout(v, wide, deeper)}`).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${deeper}${JSON.stringify(key)}: ${layout(inner, wide, deeper, key.length + 4)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Stable JSON for people, with a newline at the end. */
export const json = (value: unknown) => `${layout(value, 130)}\n`;
/** Stable JSON for programs alone. */
export const compactJson = (value: unknown) => `${JSON.stringify(value)}\n`;

export const banner = '// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.\n';

export const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** `'a' | 'b'`, or `never`. */
export const union = (names: readonly string[]) => (names.length ? names.map((n) => `'${n}'`).join(' | ') : 'never');
