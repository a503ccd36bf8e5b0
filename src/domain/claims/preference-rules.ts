import type { Candidates, MindScope, MinedPreferences } from '../../../generated/types/index.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { iso } from '../../kernel/text.ts';
import { normalized, type ThoughtReads } from '../../records/thoughts.ts';

/** Preferences that runs show are counted, and suggested when they were seen often enough. */

export interface PreferenceConfig {
  readonly min_occurrences: number;
  readonly allow_single_if_high_benefit: boolean;
  readonly min_confidence: number;
  readonly max_suggestions: number;
}

/** What one run has counted already: nothing counts twice in it. */
export interface PreferencesSeen {
  readonly signatures: ReadonlySet<string>;
  /** How many suggestions were considered; so many a run may be. */
  readonly considered: number;
}
export const nothingSeen: PreferencesSeen = { signatures: new Set(), considered: 0 };

type Draft = MinedPreferences['suggestions'][number];

/** A preference that was seen often enough. */
export interface SolidPreference extends Draft {
  readonly signature: string;
  readonly count: number;
  readonly threshold: number;
}

type Sightings = Extract<Candidates['by_signature'], Record<string, { scope: MindScope }>>;
type Sighting = Sightings[string];

export const preferenceSignature = (scope: MindScope, said: string): string =>
  sha256(`${scope}\n${normalized(said)}`).slice(0, 16);

const sightings = ({ by_signature }: Candidates): Sightings => by_signature as Sightings;

type Reads = Pick<ThoughtReads['thoughts'], 'claim' | 'sameClaim'>;

/** What somebody learned and then took back is counted from the beginning. */
async function stillCounts(reads: Reads, before: Sighting | undefined): Promise<Sighting | undefined> {
  const [applied] = before?.applied_claim_ids ?? [];
  const claim = applied === undefined ? undefined : await reads.claim(applied);
  return claim?.status === 'retracted' ? undefined : before;
}

export interface PreferencesCounted {
  readonly candidates: Candidates;
  readonly solid: readonly SolidPreference[];
  readonly seen: PreferencesSeen;
}

/**
 * Counts what a model saw. What is a claim already, is said with little confidence, or was counted in this run is passed over; what
 * was suggested once is not suggested again, unless it was learned and retracted since.
 */
export async function countPreferences(
  reads: Reads,
  {
    answer,
    candidates,
    config,
    seen,
    now_ms,
  }: {
    readonly answer: MinedPreferences;
    readonly candidates: Candidates;
    readonly config: PreferenceConfig;
    readonly seen: PreferencesSeen;
    readonly now_ms: number;
  },
): Promise<PreferencesCounted> {
  const most = Math.min(10, Math.max(0, Math.trunc(config.max_suggestions)));
  const considered = answer.suggestions.slice(0, Math.max(0, most - seen.considered));
  const signatures = new Set(seen.signatures);
  const counted: Sightings = { ...sightings(candidates) };
  const solid: SolidPreference[] = [];
  for (const draft of considered) {
    const { scope, benefit, confidence, rationale } = draft;
    const said = draft.text.trim();
    if (said === '' || confidence < config.min_confidence) continue;
    if (await reads.sameClaim(scope, { claim_type: 'preference', text: said })) continue;
    const signature = preferenceSignature(scope, said);
    if (signatures.has(signature)) continue;
    signatures.add(signature);
    const before = await stillCounts(reads, counted[signature]);
    const count = (before?.count ?? 0) + 1;
    const isSingle = benefit === 'high' && config.allow_single_if_high_benefit;
    const threshold = isSingle ? 1 : Math.max(1, Math.trunc(config.min_occurrences));
    const isSolid = count >= threshold && before?.suggestion_emitted !== true;
    counted[signature] = {
      ...before,
      count,
      last_ts: iso(now_ms),
      scope,
      text: said,
      benefit,
      confidence,
      rationale,
      ...(isSolid ? { suggestion_emitted: true, suggestion_ts: iso(now_ms) } : {}),
    };
    if (isSolid) solid.push({ ...draft, text: said, signature, count, threshold });
  }
  return {
    candidates: { version: 'v1', by_signature: counted },
    solid,
    seen: { signatures, considered: seen.considered + considered.length },
  };
}

/** Keeps what a suggestion became. */
export function preferenceApplied(
  candidates: Candidates,
  signature: string,
  claim_ids: readonly string[],
  now_ms: number,
): Candidates {
  const counted = sightings(candidates);
  const before = counted[signature];
  if (!before || claim_ids.length === 0) return candidates;
  const after = { ...before, applied_claim_ids: [...claim_ids], solidified_ts: iso(now_ms) };
  return { version: 'v1', by_signature: { ...counted, [signature]: after } };
}
