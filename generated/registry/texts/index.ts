// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import { texts as graph } from './graph.ts';

export const texts: Readonly<Record<string, unknown>> = { ...graph };
