import { tools } from '../../../generated/registry/tools.ts';

/** One word for a POSIX shell, in quotes only where it needs them. */
export const shellWord = (text: string): string =>
  /^[A-Za-z0-9_@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Text that `noema call` would read as another value when it stands bare. */
const looksLikeValue = /^(-?\d+(\.\d+)?|true|false|null|\[[\s\S]*\]|\{[\s\S]*\}|"[\s\S]*")$/;

const written = (value: unknown): string =>
  typeof value === 'string' && !looksLikeValue.test(value) ? value : JSON.stringify(value);

/** `noema call tool key=value …`, ready to be pasted; a workspace is named where the tool needs one. */
export function callLine(tool: string, args: Readonly<Record<string, unknown>>, workspace: string | undefined): string {
  const scoped = tools[tool]?.scope === 'workspace' && args.workspace === undefined && workspace !== undefined;
  const all = scoped ? { workspace, ...args } : args;
  return ['noema call', tool, ...Object.entries(all).map(([key, value]) => `${key}=${shellWord(written(value))}`)].join(' ');
}
