import { text } from '../../kernel/says.ts';
import { normalizeLearned } from '../claims/learned-rules.ts';
import { isApplied } from './learning-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Suggestions that were left to the user and that nobody has applied since, the newest first. */
export function pendingOf(suggested: readonly Fields[], applied: readonly Fields[], most: number): Fields[] {
  const done = new Set(applied.map(({ suggestion_id }) => suggestion_id));
  return suggested
    .filter(({ id, auto_learn, learn_suggested, applied_claim_ids }) => {
      if (auto_learn !== false || done.has(id)) return false;
      return !isApplied(normalizeLearned(learn_suggested), Array.isArray(applied_claim_ids) ? applied_claim_ids : []);
    })
    .slice(0, most);
}

export interface Standing {
  readonly isSetUp: boolean;
  readonly hasValues: boolean;
  readonly pending: readonly Fields[];
  readonly decision: Fields | null;
  readonly hostsAreFine: boolean;
}

const mostSteps = 3;

/** What to do next, as commands, the most needed first. */
export function nextSteps({ isSetUp, hasValues, pending, decision, hostsAreFine }: Standing): string[] {
  const words = text('status-next');
  const [first] = pending;
  const isUnsettled = decision !== null && (decision.status !== 'done' || decision.next_action === 'ask_user');
  const steps = [
    ...(isSetUp ? [] : [words.config]),
    ...(hasValues ? [] : [words.values]),
    ...(first ? [text('status-apply', { id: String(first.id) })] : []),
    ...(isUnsettled ? [words.last] : []),
    ...(hostsAreFine ? [] : [words.hosts]),
  ];
  return (steps.length ? steps : [words.run]).slice(0, mostSteps);
}
