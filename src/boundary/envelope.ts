import { errors, warnings } from '../../generated/registry/codes.ts';
import type { Envelope, Hint, Suggestion, Warning } from '../../generated/types/index.ts';
import type { Fault } from '../kernel/fault.ts';
import { fill, iso } from '../kernel/text.ts';

export function warningOf(code: string, facts: Readonly<Record<string, unknown>>): Warning {
  const { message = code, recovery = '' } = warnings[code] ?? {};
  return { code, message: fill(message, facts), recovery: fill(recovery, facts) };
}

export function errorOf({ code, facts, refusal, hints }: Fault): NonNullable<Envelope['error']> {
  const { message, recovery } = errors[code] ?? { message: code, recovery: '' };
  return {
    code,
    ...(refusal === null ? {} : { refusal }),
    message: fill(message, facts),
    recovery: fill(recovery, facts),
    ...(hints.length ? { hints: hints as Hint[] } : {}),
  };
}

export const httpStatus = (code: string): number => errors[code]?.status ?? 500;

interface Parts {
  readonly intent: string;
  readonly now_ms: number;
  readonly workspace: string | null;
  readonly result?: Envelope['result'];
  readonly error?: Envelope['error'];
  readonly warnings?: Warning[];
  readonly suggestions?: Suggestion[];
}

/** The one shape in which everything is answered. */
export const envelope = ({ intent, now_ms, workspace, result, error, warnings: w, suggestions }: Parts): Envelope => ({
  success: !error,
  intent,
  result: result ?? null,
  warnings: w ?? [],
  suggestions: suggestions ?? [],
  context: workspace === null ? {} : { workspace },
  error: error ?? null,
  timestamp: iso(now_ms),
});
