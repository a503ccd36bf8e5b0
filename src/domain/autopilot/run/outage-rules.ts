import type { HandsWaitFact } from '../../../../generated/types/index.ts';
import type { HandsOutcome } from '../../../kernel/hands.ts';

/** What kept Hands from doing anything, and passes. */
export interface Outage {
  readonly trouble: HandsWaitFact['trouble'];
  readonly error: string;
  /** When to come again, where that was said. */
  readonly retry_after_ms: number | undefined;
}

const signs: readonly (readonly [Outage['trouble'], RegExp])[] = [
  ['rate_limited', /\b429\b|too many requests|rate.?limit|usage limit|overloaded/i],
  ['unavailable', /\b(?:500|502|503|504|529)\b|service unavailable|bad gateway|internal server error/i],
  [
    'network',
    /\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE)\b|connection (?:refused|reset|closed)|stream disconnected|error sending request/i,
  ],
];

const units: readonly (readonly [RegExp, number])[] = [
  [/^ms$/i, 1],
  [/^m/i, 60_000],
  [/^h/i, 3_600_000],
  [/^d/i, 86_400_000],
];

/** `try again in 20s`, `retry after 2 minutes`; seconds where no unit is named. */
function askedFor(said: string): number | undefined {
  const [, number, unit = 's'] = /(?:try again|retry)\D{0,20}?(\d+(?:\.\d+)?)\s*(ms|[smhd])?/i.exec(said) ?? [];
  if (number === undefined) return undefined;
  return Math.ceil(Number(number) * (units.find(([name]) => name.test(unit))?.[1] ?? 1000));
}

/** Words of an agent are long; what a provider says is not. */
const longestSaid = 600;
/** A limit of hours is none that waiting helps with. */
const longestAskedMs = 3_600_000;

/** An outage, where a batch failed before anything was done in it; null for every other end. */
export function outageIn({ ended, exit_code, commands_total, last_message, observation }: HandsOutcome): Outage | null {
  if (ended !== 'exited' || exit_code === 0 || commands_total > 0) return null;
  const texts = [...observation.errors, ...(last_message.length <= longestSaid ? [last_message] : [])];
  for (const [trouble, sign] of signs) {
    const error = texts.find((text) => sign.test(text));
    if (error === undefined) continue;
    const retry_after_ms = askedFor(error);
    return (retry_after_ms ?? 0) > longestAskedMs ? null : { trouble, error, retry_after_ms };
  }
  return null;
}
