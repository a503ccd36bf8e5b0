import { build } from 'esbuild';

/** Programs in a folder that start fast: what each needs at once in its file, everything else in chunks loaded when used. */
export const bundle = (entryPoints: Readonly<Record<string, string>>, outdir: string) =>
  build({
    entryPoints: { ...entryPoints },
    outdir,
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
