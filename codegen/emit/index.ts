import type { Files, Manifest } from '../manifest.ts';
import { emitAnswers } from './answers.ts';
import { emitCodes } from './codes.ts';
import { emitConformance } from './conformance.ts';
import { emitHandlers } from './handlers.ts';
import { emitFullManifest, emitManifest } from './manifest.ts';
import { emitMcp } from './mcp.ts';
import { emitOpenapi } from './openapi.ts';
import { emitProducts } from './products.ts';
import { emitReference } from './reference/index.ts';
import { emitRegistry } from './registry.ts';
import { emitSchemas } from './schemas.ts';
import { emitClient, emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

const built = /^generated\/(validators\/|client\/|mcp\/|manifest\.full\.json$)/;

/** What no person reads: built with the rest of the program, not committed. */
export const isBuilt = (file: string) => built.test(file);

const sorted = (parts: readonly Files[]): Files =>
  new Map(parts.flatMap((files) => [...files]).sort(([a], [b]) => a.localeCompare(b)));

export const emitCommitted = async (m: Manifest): Promise<Files> =>
  sorted([
    emitSchemas(m),
    await emitManifest(m),
    emitOpenapi(m),
    await emitTypes(m),
    emitHandlers(m),
    emitCodes(m),
    emitRegistry(m),
    emitProducts(m),
    emitConformance(m),
    emitAnswers(m),
    emitReference(m),
  ]);

export const emitBuilt = async (m: Manifest): Promise<Files> =>
  sorted([emitFullManifest(m), await emitClient(m), emitValidators(m), emitMcp(m)]);
