import { errors, warnings } from '../../generated/registry/codes.ts';
import { refusals } from '../../generated/registry/refusals.ts';
import type { Envelope, Hint, Suggestion, Warning } from '../../generated/types/index.ts';
import type { Fault } from '../kernel/fault.ts';
import { iso } from '../kernel/text.ts';
import { echo, say } from './fill.ts';
import { redactText } from './redact.ts';

export function warningOf(code: string, facts: Readonly<Record<string, unknown>>): Warning {
  const { message = code, recovery = '' } = warnings[code] ?? {};
  return { code, message: say(message, facts), recovery: say(recovery, facts) };
}

export function errorOf({ code, facts, refusal, hints }: Fault): NonNullable<Envelope['error']> {
  const { message, recovery } = errors[code] ?? { message: code, recovery: '' };
  /** What a refusal says is made here, from facts as they may be repeated. */
  const says = refusal === null ? [] : Object.entries(refusals[refusal]?.says ?? {});
  const known = { ...facts, ...Object.fromEntries(says.map(([fact, words]) => [fact, say(words, facts)])) };
  const pointed = hints.map((hint) => ({ ...hint, field: echo(hint.field), expected: echo(hint.expected) }) as Hint);
  return {
    code,
    ...(refusal === null ? {} : { refusal }),
    message: say(message, known),
    recovery: say(recovery, known),
    ...(pointed.length ? { hints: pointed } : {}),
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
  intent: echo(intent),
  result: result ?? null,
  warnings: w ?? [],
  suggestions: suggestions ?? [],
  context: workspace === null ? {} : { workspace: redactText(workspace) },
  error: error ?? null,
  timestamp: iso(now_ms),
});
