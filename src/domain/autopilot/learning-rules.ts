import type { AppliedLearning, AppliedPatch, LearnSuggestion } from '../../../generated/types/index.ts';
import { nearest } from '../../kernel/text.ts';
import type { EvidenceLogReads } from '../../records/evidence-log.ts';
import { normalized } from '../../records/thoughts.ts';
import { normalizeLearned } from '../claims/learned-rules.ts';

/** What a run suggested to learn, and what became of it. */
export interface Suggestion {
  readonly id: string;
  readonly event_id: string;
  /** Why its record does not hold what its contract says; null where it does. */
  readonly fault: string | null;
  readonly batch_id: string;
  readonly thread_id: string;
  readonly source: string;
  readonly items: readonly LearnSuggestion[];
  readonly source_event_ids: readonly string[];
  /** Claims that it became, by itself or by hand. */
  readonly applied_claim_ids: readonly string[];
}

export type Sought =
  | { readonly kind: 'found'; readonly suggestion: Suggestion }
  | { readonly kind: 'unknown'; readonly nearest: string | undefined };

/** Whether every item of a suggestion has become a claim, or was one already. */
export const isApplied = (items: readonly LearnSuggestion[], applied_claim_ids: readonly string[]): boolean =>
  applied_claim_ids.length > 0 &&
  applied_claim_ids.length >= new Set(items.map(({ scope, text }) => `${scope}|${normalized(text)}`)).size;

type Log = EvidenceLogReads['log'];
type Fields = Readonly<Record<string, unknown>>;

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const page = 100;

/** Records of one kind, the newest first, until one is what is looked for. */
async function walk(log: Log, kind: string, isIt: (record: Fields) => boolean) {
  for (let before: number | undefined; ; ) {
    const found = await log.newest('project', { limit: page, before, kinds: [kind] });
    const one = found.find(({ record }) => isIt(record));
    if (one || found.length < page) return one;
    before = found.at(-1)?.byte;
  }
}

export async function findSuggestion(log: Log, id: string): Promise<Sought> {
  const seen: string[] = [];
  const found = await walk(log, 'learn_suggested', (record) => {
    seen.push(word(record.id));
    return record.id === id;
  });
  if (!found) return { kind: 'unknown', nearest: nearest(id, seen.slice(0, 500)) };
  const { record, event_id, fault } = found;
  const byHand = await walk(log, 'learn_applied', ({ suggestion_id }) => suggestion_id === id);
  return {
    kind: 'found',
    suggestion: {
      id,
      event_id,
      fault,
      batch_id: word(record.batch_id),
      thread_id: word(record.thread_id),
      source: word(record.source),
      items: normalizeLearned(record.learn_suggested),
      source_event_ids: words(record.source_event_ids),
      applied_claim_ids: [...new Set([...words(record.applied_claim_ids), ...words(byHand?.record.applied_claim_ids)])],
    },
  };
}

/** What became of what was learned at once, as its record says. */
export const appliedIn = ({ applied }: Fields) => applied as AppliedPatch & Partial<Pick<AppliedLearning, 'retracted'>>;

export const isUndone = async (log: Log, id: string): Promise<boolean> =>
  (await walk(log, 'learn_undone', ({ undone_event_id }) => undone_event_id === id)) !== undefined;
