import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** How TypeScript becomes what Node runs: types go, and every module stays one. */
export const settings = {
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

/** Who makes them, and how; another one makes other modules. */
const makers = [
  ...['settings.mjs', 'make.mjs'].map((name) => path.join(import.meta.dirname, name)),
  ...['node_modules/esbuild/package.json', 'tsconfig.json'].map((name) => path.join(root, name)),
];
const version = makers
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

/** Kept from run to run: what has changed is made again. */
const kept = path.join(root, 'node_modules/.cache/noema-tests', version);

/** Where the module made of a source stands. */
export const madeOf = (file) => path.join(kept, path.relative(root, file).replace(/\.tsx?$/, '.js'));

/** What is made carries the time of its source: any other time, also an earlier one, is another source. */
export function isMade(file) {
  const made = statSync(madeOf(file), { throwIfNoEntry: false });
  return made !== undefined && Math.abs(made.mtimeMs - statSync(file).mtimeMs) < 1;
}
