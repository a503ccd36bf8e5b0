import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** One folder that starts fast: what every command needs in one file, everything else in chunks loaded when used. */
await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: { noema: 'src/bin/noema.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  chunkNames: 'chunks/[name]-[hash]',
  external: ['better-sqlite3', 'pg', 'pg-native'],
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  logLevel: 'warning',
});
