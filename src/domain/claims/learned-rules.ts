import type { AppliedLearning, LearnPatch, LearnSuggestion, RetractDraft } from '../../../generated/types/index.ts';
import { isRecord } from '../../kernel/json.ts';
import { type ClaimRow, normalized, type ThoughtReads, tags } from '../../records/thoughts.ts';
import { applyMined } from './mined-rules.ts';
import { claimed, claimRetracted, type Making, newClaim, type ThoughtFact } from './record-rules.ts';

/** What is learned from a run: preferences that the Mind suggests, and what becomes of them. */

const severities: readonly LearnSuggestion['severity'][] = ['low', 'medium', 'high', 'critical'];
const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Suggestions that say something for some scope; how grave it is may be left out. */
export function normalizeLearned(suggested: unknown): LearnSuggestion[] {
  return (Array.isArray(suggested) ? suggested : []).flatMap((each: unknown): LearnSuggestion[] => {
    if (!isRecord(each)) return [];
    const { scope } = each;
    const said = word(each.text);
    if ((scope !== 'project' && scope !== 'global') || said === '') return [];
    const severity = severities.find((one) => one === each.severity) ?? 'medium';
    return [{ scope, severity, text: said, rationale: word(each.rationale) }];
  });
}

export interface Learning {
  readonly items: readonly LearnSuggestion[];
  /** Without it, only what is there already counts as applied. */
  readonly auto_learn: boolean;
  /** Who suggested it, such as `risk_judge`. */
  readonly source: string;
  /** The records that it follows from. */
  readonly source_event_ids: readonly string[];
  /** Tags besides; those of what a person applied by hand differ from those of what was learned by itself. */
  readonly tags?: readonly string[] | undefined;
  readonly notes?: string | undefined;
}

type Reads = Pick<ThoughtReads['thoughts'], 'sameClaim'>;

/** Claims that suggestions become. One that an active claim says already is that claim. */
export async function applyLearned(
  reads: Reads,
  { items, auto_learn, source, source_event_ids, tags: own = [tags.learned], notes }: Learning,
  making: Making,
): Promise<{ readonly facts: readonly ThoughtFact[]; readonly applied_claim_ids: string[] }> {
  const facts: ThoughtFact[] = [];
  const applied: string[] = [];
  const written = new Map<string, string>();
  for (const { scope, severity, text, rationale } of items) {
    const key = `${scope}|${normalized(text)}`;
    const same = written.get(key) ?? (await reads.sameClaim(scope, { claim_type: 'preference', text }))?.claim_id;
    if (same !== undefined) {
      applied.push(same);
      continue;
    }
    if (!auto_learn) continue;
    const claim = newClaim(
      {
        claim_type: 'preference',
        text,
        scope,
        tags: [...own, tags.preference, tags.source(source), tags.severity(severity)],
        source_event_ids,
        notes: [rationale, notes].filter(Boolean).join('\n'),
      },
      making,
    );
    facts.push(claimed(claim));
    written.set(key, claim.claim_id);
    applied.push(claim.claim_id);
  }
  return { facts, applied_claim_ids: [...new Set(applied)] };
}

/** What runs say about folding learned claims together. */
export interface LearnUpdateConfig {
  readonly enabled: boolean;
  readonly min_new_suggestions_per_run: number;
  readonly min_active_learned_claims: number;
  readonly min_confidence: number;
  readonly max_claims: number;
  readonly max_retracts: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.trunc(value)));

/** Whether a run has brought enough to be worth folding together. */
export const isWorthFolding = (
  config: LearnUpdateConfig,
  seen: {
    readonly auto_learn: boolean;
    readonly batches: number;
    readonly suggestions: number;
    readonly learned_in_project: number;
  },
): boolean =>
  config.enabled &&
  seen.auto_learn &&
  seen.batches >= 1 &&
  seen.suggestions >= clamp(config.min_new_suggestions_per_run, 1, 10) &&
  seen.learned_in_project >= clamp(config.min_active_learned_claims, 0, 50);

/** Learned claims that may be folded together, the newest first: those of the project, then those that hold everywhere. */
export async function learnedClaims(reads: Pick<ThoughtReads['thoughts'], 'claims'>, most = 400): Promise<ClaimRow[]> {
  const project = await reads.claims('project', { tags: [tags.learned], limit: most });
  return [...project, ...(await reads.claims('global', { tags: [tags.learned], limit: most - project.length }))];
}

const nothingApplied = (): AppliedLearning => ({
  written: [],
  linked_existing: [],
  written_edges: [],
  skipped: [],
  retracted: [],
  retract_skipped: [],
});

interface Folding {
  readonly answer: LearnPatch;
  readonly config: Pick<LearnUpdateConfig, 'min_confidence' | 'max_claims' | 'max_retracts'>;
  /** Records of this run that suggested something. */
  readonly allowed_event_ids: readonly string[];
  /** Claims that may be retracted. */
  readonly learned: readonly ClaimRow[];
}

function retractVerdict(
  { scope, claim_id, confidence, source_event_ids }: RetractDraft,
  folding: Folding,
  min_confidence: number,
) {
  if (scope !== 'project' && scope !== 'global') return 'invalid_scope';
  if (!folding.learned.some((claim) => claim.claim_id === claim_id && claim.scope === scope)) return 'not_retractable';
  if (confidence < min_confidence) return 'below_confidence';
  return source_event_ids.some((id) => folding.allowed_event_ids.includes(id)) ? null : 'no_valid_source_event_ids';
}

const foldingEdges = new Set(['supersedes', 'same_as']);

/** What becomes of a proposal to fold learned claims together. What it writes is learned too, and only says what takes the place of what. */
export async function applyLearnUpdate(
  reads: Pick<ThoughtReads['thoughts'], 'claim' | 'sameClaim' | 'sameEdge'>,
  folding: Folding,
  making: Making,
): Promise<{ readonly facts: readonly ThoughtFact[]; readonly applied: AppliedLearning }> {
  const { answer, config, allowed_event_ids } = folding;
  const applied = nothingApplied();
  if (!answer.should_apply) return { facts: [], applied };
  const min_confidence = Math.max(config.min_confidence, answer.min_confidence);
  const wishes = answer.patch.claims
    .filter(({ claim_type }) => claim_type === 'preference' || claim_type === 'goal')
    .map((draft) => ({ ...draft, tags: [tags.learned, ...draft.tags.filter((tag) => tag !== tags.learned)] }));
  const edges = answer.patch.edges.filter(({ edge_type }) => foldingEdges.has(edge_type));
  const limits = { min_confidence, max_claims: clamp(config.max_claims, 0, 20), allowed_event_ids };
  const mined = await applyMined(reads, { claims: wishes, edges }, limits, making);
  const facts = [...mined.facts];
  const kept = new Set([...mined.applied.linked_existing, ...mined.applied.written].map(({ claim_id }) => claim_id));
  for (const draft of answer.retract.slice(0, clamp(config.max_retracts, 0, 40))) {
    const { scope, claim_id, rationale } = draft;
    const reason = kept.has(claim_id) ? 'kept_by_patch' : retractVerdict(draft, folding, min_confidence);
    if (reason !== null) {
      applied.retract_skipped.push({ reason, detail: claim_id });
      continue;
    }
    const source_event_ids = draft.source_event_ids.filter((id) => allowed_event_ids.includes(id));
    facts.push(claimRetracted(scope, { id: claim_id, rationale, source_event_ids }, making));
    kept.add(claim_id);
    applied.retracted.push({ scope, claim_id });
  }
  return { facts, applied: { ...applied, ...mined.applied } };
}
