import { rm } from 'node:fs/promises';
import { forgetBuilt, noteBuilt } from './built.ts';
import { bundle } from './bundle.ts';
import { buildPage } from './page.ts';

forgetBuilt();
await rm('dist', { recursive: true, force: true });
await bundle({ noema: 'src/bin/noema.ts' }, 'dist');
await buildPage('dist/observatory');
noteBuilt();
