import { rm } from 'node:fs/promises';
import { bundle } from './bundle.ts';
import { buildPage } from './page.ts';

await rm('dist', { recursive: true, force: true });
await bundle({ noema: 'src/bin/noema.ts' }, 'dist');
await buildPage('dist/observatory');
