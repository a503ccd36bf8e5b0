import { readdirSync } from 'node:fs';
import path from 'node:path';

const stamp = (now_ms: number) => new Date(now_ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** `noema.schema-4.20261117T030405Z.db`, beside `noema.db`. */
export function backupName(store: string, schema: number, now_ms: number, again = 1): string {
  const { dir, name, ext } = path.parse(store);
  const number = again === 1 ? '' : `-${again}`;
  return path.join(dir, `${name}.schema-${schema}.${stamp(now_ms)}${number}${ext}`);
}

/** Copies beside a store that bear such a name, the newest last. */
export function backupsOf(store: string): string[] {
  const { dir, name, ext } = path.parse(path.resolve(store));
  const form = /^schema-\d+\.(\d{8}T\d{6}Z(?:-\d+)?)$/;
  const middle = (file: string) => form.exec(file.slice(name.length + 1, file.length - ext.length))?.[1];
  return readdirSync(dir)
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith(ext) && middle(file))
    .toSorted((a, b) => (middle(a) ?? '').localeCompare(middle(b) ?? ''))
    .map((file) => path.join(dir, file));
}

/** The same for every backup of a store that was named so. */
export const unstamped = (name: string): string => name.replace(/\.schema-\d+\.\d{8}T\d{6}Z(?:-\d+)?(?=\.[^.]*$|$)/, '.schema');
