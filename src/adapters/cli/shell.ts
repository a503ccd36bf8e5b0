/** One word for a POSIX shell, in quotes only where it needs them. */
export const shellWord = (text: string): string =>
  /^[A-Za-z0-9_@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Text that `noema call` would read as another value when it stands bare. */
const looksLikeValue = /^(-?\d+(\.\d+)?|true|false|null|\[[\s\S]*\]|\{[\s\S]*\}|"[\s\S]*")$/;

const written = (value: unknown): string =>
  typeof value === 'string' && !looksLikeValue.test(value) ? value : JSON.stringify(value);

/** `noema call tool key=value …`, ready to be pasted. */
export const callLine = (tool: string, args: Readonly<Record<string, unknown>>): string =>
  ['noema call', tool, ...Object.entries(args).map(([key, value]) => `${key}=${shellWord(written(value))}`)].join(' ');
