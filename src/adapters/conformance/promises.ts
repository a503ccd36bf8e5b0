import type { Envelope } from '../../../generated/types/index.ts';

type Json = Readonly<Record<string, unknown>>;

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** With a budget the answer says what it used, and that is no more than was allowed. */
function budgetProblems(asked: number, { result, warnings }: Envelope): string[] {
  if (!result) return [];
  const { budget, ...payload } = result as Json;
  const { max_chars, used_chars, truncated } = (budget ?? {}) as Json;
  if (typeof max_chars !== 'number' || typeof used_chars !== 'number' || typeof truncated !== 'boolean')
    return [`max_chars was given, so expected a budget with max_chars, used_chars and truncated, got ${JSON.stringify(budget)}`];
  const clamped = warnings.some((warning) => warning.code === 'BUDGET_MIN_CLAMPED');
  const found: string[] = [];
  if (max_chars !== asked && !clamped) found.push(`budget.max_chars is ${max_chars}, but ${asked} was given`);
  if (used_chars > max_chars) found.push(`budget.used_chars is ${used_chars}, above max_chars ${max_chars}`);
  if (bytes(payload) > max_chars) found.push(`the answer has ${bytes(payload)} bytes, but max_chars is ${max_chars}`);
  return found;
}

/** What holds of every answer in an envelope, whatever the case is about. */
export function promiseProblems(tool: string, args: Json, envelope: Envelope): string[] {
  const found: string[] = [];
  if (envelope.intent !== tool) found.push(`the envelope's intent is ${JSON.stringify(envelope.intent)}, but ${tool} was called`);
  if (typeof args.max_chars === 'number') found.push(...budgetProblems(args.max_chars, envelope));
  return found;
}
