import type { Files, Manifest } from '../manifest.ts';
import { emitAnswers } from './answers.ts';
import { emitCodes } from './codes.ts';
import { emitConformance } from './conformance.ts';
import { emitForms } from './forms.ts';
import { emitHandlers } from './handlers.ts';
import { emitMcp } from './mcp.ts';
import { emitOpenapi } from './openapi.ts';
import { emitProducts } from './products.ts';
import { emitReference } from './reference/index.ts';
import { emitRegistry } from './registry.ts';
import { emitSchemas } from './schemas.ts';
import { emitClient, emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** Large and made in a second: built with the rest of the program, not committed. */
export const isBuilt = (file: string) => file.startsWith('generated/validators/');

export async function emitAll(m: Manifest): Promise<Files> {
  const parts = [
    emitSchemas(m),
    emitOpenapi(m),
    await emitTypes(m),
    await emitClient(m),
    emitHandlers(m),
    emitCodes(m),
    emitRegistry(m),
    emitForms(m),
    emitValidators(m),
    emitMcp(m),
    emitProducts(m),
    emitConformance(m),
    emitAnswers(m),
    emitReference(m),
  ];
  return new Map(parts.flatMap((files) => [...files]).sort(([a], [b]) => a.localeCompare(b)));
}
