import path from 'node:path';
import { load } from '../../codegen/load.ts';
import { resolve } from '../../codegen/resolve.ts';

const loaded = await load(path.resolve(import.meta.dirname, '../..'));

/** The contracts as they stand, loaded and resolved once for all files of a worker; nobody changes them. */
export const contracts = { loaded, manifest: resolve(loaded) };
