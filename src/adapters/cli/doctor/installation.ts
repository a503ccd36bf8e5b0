import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProductInfo } from '../../../../generated/registry/shape.ts';
import { type Check, fail, ok, said, warn } from './check.ts';

/** `>=20.19` and 20.20.2 → true */
function satisfies(version: string, wanted: string): boolean {
  const numbers = (text: string) => (/\d+(\.\d+)*/.exec(text)?.[0] ?? '0').split('.').map(Number);
  const have = numbers(version);
  const need = numbers(wanted);
  const at = need.findIndex((n, i) => n !== (have[i] ?? 0));
  return at < 0 || (have[at] ?? 0) > (need[at] ?? 0);
}

export async function checkNode(root: string, version = process.versions.node): Promise<Check> {
  let wanted: string;
  try {
    wanted = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).engines.node;
  } catch {
    return warn('Node', `${version}; package.json does not say which is needed`, `Restore ${path.join(root, 'package.json')}.`);
  }
  return satisfies(version, wanted)
    ? ok('Node', `${version} (needs ${wanted})`)
    : fail('Node', `${version} is too old: ${wanted} is needed`, 'Install a newer Node.js, then run npm install again.');
}

/** The driver is native code: built for another Node it does not load. */
export async function checkDriver(): Promise<Check> {
  try {
    const { default: Sqlite } = await import('better-sqlite3');
    const db = new Sqlite(':memory:');
    const version = db.prepare('select sqlite_version()').pluck().get();
    db.close();
    return ok('SQLite', `${version} through better-sqlite3`);
  } catch (error) {
    return fail(
      'SQLite',
      `better-sqlite3 does not load: ${said(error)}`,
      'Run npm rebuild better-sqlite3, or npm install again.',
    );
  }
}

/** What commands read beside this program. */
const needed = ['manifest.full.json', 'answers/plain'];

const missing = async (root: string): Promise<string[]> => {
  const absent = await Promise.all(
    needed.map((file) =>
      stat(path.join(root, 'generated', file)).then(
        () => [],
        () => [`generated/${file}`],
      ),
    ),
  );
  return absent.flat();
};

/** Files that are there, whole, and of the same contracts as this program. */
export async function checkGenerated(root: string, { tools }: Pick<ProductInfo, 'tools'>): Promise<Check> {
  const absent = await missing(root);
  if (absent.length) return fail('Generated files', `not there: ${absent.join(', ')}`, 'Run npm run gen.');
  try {
    const manifest = JSON.parse(await readFile(path.join(root, 'generated', 'manifest.full.json'), 'utf8'));
    const names = new Set((manifest.tools as { name: string }[]).map((tool) => tool.name));
    if (Object.keys(tools).some((name) => !names.has(name)))
      return warn('Generated files', 'they know other tools than this program', 'Run npm run build.');
    return ok('Generated files', `there, ${names.size} tools`);
  } catch (error) {
    return fail('Generated files', `generated/manifest.full.json cannot be read: ${said(error)}`, 'Run npm run gen.');
  }
}
