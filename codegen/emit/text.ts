/** A value as JSON on one line, or nothing where it would be longer: what is too long is not written to its end. */
function onOneLine(value: unknown, most: number): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const [begin, end] = isList ? '[]' : '{}';
  let line = '';
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined && !isList) continue;
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    const text = onOneLine(inner, most - line.length - name.length);
    if (text === undefined) return undefined;
    line += `${line === '' ? ' ' : ', '}${name}${text}`;
    if (line.length > most) return undefined;
  }
  const whole = line === '' ? `${begin}${end}` : `${begin}${line} ${end}`;
  return whole.length <= most ? whole : undefined;
}

/** JSON that stays on one line while it fits: shorter to read, and a change shows as the lines that changed. */
export function layout(value: unknown, wide: number, indent = '', used = 0): string {
  const flat = onOneLine(value, wide - indent.length - used);
  if (flat !== undefined) return flat;
  if (typeof value !== 'object' || value === null) return 'null';
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
