#!/usr/bin/env node
import { isOldNode, refuseOldNode } from './node-version.ts';
import { startMi } from './start-mi.ts';

if (isOldNode) refuseOldNode();
else void startMi(import.meta.dirname);
