import type { HandsReply, MinimalChecks } from '../../../../generated/types/index.ts';

/** What is sent to Hands to check the work; empty for nothing. */
export const checkText = (checks: Pick<MinimalChecks, 'should_run_checks' | 'hands_check_input'>): string =>
  checks.should_run_checks ? checks.hands_check_input.trim() : '';

export const answerText = (reply: Pick<HandsReply, 'should_answer' | 'hands_answer_input'> | null): string =>
  reply?.should_answer ? reply.hands_answer_input.trim() : '';

/** Several things to say to Hands at once. */
export const joined = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');

export type BeforeDeciding =
  | { readonly kind: 'ask'; readonly question: string }
  | { readonly kind: 'testless'; readonly question: string }
  | { readonly kind: 'send'; readonly text: string }
  | { readonly kind: 'decide' };

/**
 * What comes before any decision, in this order: a question that only the user can answer; the one question about checking
 * without tests; an answer or checks that are ready. Only where there is none of these is the Mind asked to decide.
 */
export function beforeDeciding(
  reply: HandsReply | null,
  checks: MinimalChecks,
  { last_message, hasStrategy }: { readonly last_message: string; readonly hasStrategy: boolean },
): BeforeDeciding {
  if (reply?.needs_user_input) return { kind: 'ask', question: reply.ask_user_question.trim() || last_message.trim() };
  if (checks.needs_testless_strategy && !hasStrategy)
    return { kind: 'testless', question: checks.testless_strategy_question.trim() };
  const text = joined(answerText(reply), checkText(checks));
  return text === '' ? { kind: 'decide' } : { kind: 'send', text };
}
