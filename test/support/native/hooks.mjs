import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMade, madeOf, settings } from './settings.mjs';

/** For what came or was changed after the run began. */
async function make(file) {
  const { transform } = await import('esbuild');
  const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
  return (await transform(readFileSync(file, 'utf8'), { ...settings, loader, sourcefile: file })).code;
}

/** For Node's own loader: TypeScript, and JSON as a bundler reads it. */
export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !/\.(tsx?|json)$/.test(pathname)) return next(url, context);
  const file = fileURLToPath(`file://${pathname}`);
  if (file.endsWith('.json')) {
    if (context.importAttributes?.type === 'json') return next(url, context);
    return { format: 'module', shortCircuit: true, source: `export default ${readFileSync(file, 'utf8')};` };
  }
  return { format: 'module', shortCircuit: true, source: isMade(file) ? readFileSync(madeOf(file)) : await make(file) };
}
