import type { CrossProjectRecallFact, MemoryKind } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { cutWhole, joinWhole, shortenWhole } from '../../kernel/secrets/cut.ts';
import { plainQuery } from '../../kernel/words/query.ts';
import type { FoundMemory, MemoryReads } from '../../records/memory.ts';

/** Recall of earlier work: what is looked for, what comes first, and how it is shown. */

export type RecallReason = CrossProjectRecallFact['reason'];

export interface RecallConfig {
  readonly enabled: boolean;
  readonly top_k: number;
  readonly max_chars: number;
  readonly include_kinds: readonly string[];
  readonly exclude_current_project: boolean;
  readonly prefer_current_project: boolean;
  readonly triggers: { readonly run_start: boolean; readonly before_ask_user: boolean; readonly risk_signal: boolean };
}

export interface RecallAsked {
  readonly reason: RecallReason;
  /** What it is about: the task, with risk signals or a question before it. */
  readonly query: string;
  readonly project: string;
  readonly config: RecallConfig;
  /** What the recall before answered to `key`; the same one is not asked twice in a row. */
  readonly previous?: string | undefined;
}

/** What a recall brings: the fields of its record, besides where it stands in a run. */
export type RecallFields = Omit<CrossProjectRecallFact, 'batch_id' | 'thread_id'>;

export type Recalled =
  | { readonly kind: 'skipped'; readonly because: 'off' | 'no_words' | 'asked_before' }
  | { readonly kind: 'nothing'; readonly key: string }
  | { readonly kind: 'found'; readonly key: string; readonly fields: RecallFields };

const known: readonly MemoryKind[] = ['claim', 'node', 'snapshot', 'workflow'];
const usual: readonly MemoryKind[] = ['claim', 'snapshot', 'workflow'];

const kindsIn = (include: readonly string[]): readonly MemoryKind[] => {
  const kinds = known.filter((kind) => include.includes(kind));
  return kinds.length ? kinds : usual;
};

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.trunc(value)));
const longestQuery = 800;
const longestSnippet = 320;

/** What is searched for: the words of a text that say something, in one form each. */
export function recallQuery(query: string): Pick<RecallFields, 'query' | 'query_raw' | 'query_compact' | 'tokens_used'> {
  const raw = query.trim();
  const { tokens } = plainQuery(raw);
  const query_raw = cutWhole(raw, longestQuery);
  const query_compact = cutWhole(tokens.join(' '), longestQuery);
  return { query: query_compact, query_raw, query_compact, tokens_used: [...tokens] };
}

/** The current project first, then what holds everywhere, then other projects; within each the best first. */
export function rerank(
  found: readonly FoundMemory[],
  { project, config }: Pick<RecallAsked, 'project' | 'config'>,
): FoundMemory[] {
  const prefers = config.prefer_current_project && !config.exclude_current_project;
  const rank = ({ scope, project_id }: FoundMemory) =>
    scope === 'global' ? (prefers ? 1 : 0) : project_id === project && prefers ? 0 : 2;
  return found.toSorted((a, b) => rank(a) - rank(b) || b.score - a.score);
}

const snippetOf = (body: string) => shortenWhole(joinWhole(body), longestSnippet);

type Item = RecallFields['items'][number];

const shown = ({ kind, scope, project_id, ts, title, snippet }: Item): string => {
  const where = scope === 'global' ? scope : `${scope} ${project_id}`;
  return `- ${kind}, ${where}, ${ts}: ${joinWhole(title)}\n  ${snippet}`;
};

/** As prompts are shown it. The first item is shown however long it is, within the longest that a record takes. */
export function renderRecall(items: readonly Item[], max_chars: number): string {
  let said = text('recalled-before');
  for (const [i, item] of items.entries()) {
    const more = `${said}\n${shown(item)}`;
    if (i > 0 && more.length > max_chars) break;
    said = more;
  }
  return cutWhole(said, 6000);
}

/** What is worth recalling now. The caller keeps `key` for the next time. */
export async function recall(reads: MemoryReads['memory'], asked: RecallAsked): Promise<Recalled> {
  const { reason, query, project, config, previous } = asked;
  if (!config.enabled || !config.triggers[reason]) return { kind: 'skipped', because: 'off' };
  const words = recallQuery(query);
  if (words.tokens_used.length === 0) return { kind: 'skipped', because: 'no_words' };
  const key = `${reason} ${words.query_compact.slice(0, 160)}`;
  if (key === previous) return { kind: 'skipped', because: 'asked_before' };
  const top_k = clamp(config.top_k, 1, 10);
  const include_kinds = [...kindsIn(config.include_kinds)];
  const found = await reads.search(query, {
    kinds: include_kinds,
    limit: Math.min(50, 5 * top_k),
    without_project: config.exclude_current_project ? project : undefined,
  });
  const items = rerank(found, { project, config })
    .slice(0, top_k)
    .map(({ body, score: _, ...item }): Item => ({ ...item, snippet: snippetOf(body) }));
  if (items.length === 0) return { kind: 'nothing', key };
  return {
    kind: 'found',
    key,
    fields: {
      reason,
      ...words,
      top_k,
      include_kinds,
      exclude_current_project: config.exclude_current_project,
      prefer_current_project: config.prefer_current_project,
      items,
      context_text: renderRecall(items, clamp(config.max_chars, 200, 6000)),
    },
  };
}
