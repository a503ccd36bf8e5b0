import type { Files, Manifest } from '../manifest.ts';
import { pascal } from '../names.ts';
import { emptySource } from './source.ts';
import { banner } from './text.ts';

export const emitCodes = (m: Manifest): Files => {
  const source = emptySource('codes.ts');
  const facts = (codes: string[], suffix: string) => codes.map((code) => ({ name: code, type: `${pascal(code)}${suffix}` }));
  const errors = Object.keys(m.errors);
  const warnings = Object.keys(m.warnings);
  source.addImportDeclaration({
    isTypeOnly: true,
    moduleSpecifier: '../types/index.ts',
    namedImports: [...errors.map((c) => `${pascal(c)}Facts`), ...warnings.map((c) => `${pascal(c)}WarningFacts`)].sort(),
  });
  source.addInterface({ name: 'ErrorFacts', isExported: true, properties: facts(errors, 'Facts') });
  source.addInterface({ name: 'WarningFacts', isExported: true, properties: facts(warnings, 'WarningFacts') });
  source.addStatements(`
export type ErrorCode = keyof ErrorFacts;
export type WarningCode = keyof WarningFacts;

export type WarnFor<C extends string> = <T extends C & WarningCode>(code: T, facts: WarningFacts[T]) => void;

/** A call that may be made next, as it stands in the contracts and with what is known here. */
export interface NextCall {
  readonly tool: string;
  readonly params: Record<string, unknown>;
  readonly reason: string;
  readonly priority?: 'high' | 'medium' | 'low';
}
`);
  return new Map([['generated/handlers/codes.ts', banner + source.getFullText()]]);
};
