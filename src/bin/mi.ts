#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { isOldNode, refuseOldNode } from './node-version.ts';
import { startMi } from './start-mi.ts';

if (isOldNode) refuseOldNode();
else startMi(fileURLToPath(new URL('mi-program.cjs', import.meta.url)));
