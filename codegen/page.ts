import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const source = 'src/adapters/observatory/page';

/** The page of the Observatory: one script and one style sheet, which ask nobody else for anything. */
export async function buildPage(outdir: string): Promise<void> {
  await build({
    entryPoints: { page: `${source}/main.tsx`, 'page-style': `${source}/style/page.css` },
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome110', 'firefox115', 'safari16'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const file of ['index.html', 'icon.svg']) await cp(path.join(source, file), path.join(outdir, file));
}
