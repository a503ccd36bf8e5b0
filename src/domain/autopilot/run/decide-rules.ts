import type { NextMove, RunStatus } from '../../../../generated/types/index.ts';

export type Route =
  | { readonly kind: 'stop'; readonly status: RunStatus; readonly notes: string }
  | { readonly kind: 'send'; readonly text: string }
  | { readonly kind: 'ask'; readonly question: string }
  | { readonly kind: 'nothing_to_send' }
  | { readonly kind: 'asked_again' };

/** `next_action` counts, whatever `status` says beside it; a loop that comes of it is ended by the guard. */
export function routeOf(move: NextMove, phase: 'initial' | 'after_user'): Route {
  if (move.next_action === 'stop') return { kind: 'stop', status: move.status, notes: move.notes };
  if (move.next_action === 'ask_user')
    return phase === 'after_user' ? { kind: 'asked_again' } : { kind: 'ask', question: move.ask_user_question.trim() };
  const text = move.next_hands_input.trim();
  return text === '' ? { kind: 'nothing_to_send' } : { kind: 'send', text };
}

/** Words with which a person ends a run instead of answering. */
export const isGoodbye = (answer: string): boolean => ['', 'stop', 'quit', 'q', 'exit'].includes(answer.trim().toLowerCase());

export const isYes = (answer: string): boolean => ['y', 'yes'].includes(answer.trim().toLowerCase());
