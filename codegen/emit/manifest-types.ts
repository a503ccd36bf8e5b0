import type { Files } from '../manifest.ts';
import { forOpenApi } from '../schema.ts';
import { manifestShapes } from './manifest.ts';
import { typeSource } from './types.ts';

/** The manifest in TypeScript, as its schema describes it. */
export async function emitManifestTypes(): Promise<Files> {
  const shapes = Object.entries(manifestShapes()).map(([name, shape]) => [name, forOpenApi(shape)]);
  return new Map([['generated/types/manifest.ts', await typeSource(Object.fromEntries(shapes), true)]]);
}
