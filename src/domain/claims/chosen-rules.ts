import type { ClaimType, MindScope } from '../../../generated/types/index.ts';
import { type ClaimRow, normalized, pinnedTags, type ThoughtReads, tags } from '../../records/thoughts.ts';

/** Preferences and goals as decisions and instructions are given them. */

type Reads = Pick<ThoughtReads['thoughts'], 'claims'>;

const wishes: readonly ClaimType[] = ['preference', 'goal'];
const scopes: readonly MindScope[] = ['project', 'global'];

/** What says the same as something before it is left out: a project's own claim stands before the global one. */
export function onceSaid(claims: readonly ClaimRow[]): ClaimRow[] {
  const seen = new Set<string>();
  return claims.filter(({ claim_type, text }) => {
    const key = `${claim_type}|${normalized(text)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The user's values, the newest first. */
export const valuesClaims = (reads: Reads, now_ms: number, limit: number): Promise<ClaimRow[]> =>
  reads.claims('global', { types: wishes, tags: [tags.values_base], as_of_ms: now_ms, limit });

/** Settings and the like, which are always shown: those of the project first. */
export async function pinnedClaims(reads: Reads, now_ms: number, limit: number): Promise<ClaimRow[]> {
  const found: ClaimRow[] = [];
  for (const scope of scopes) {
    const own: ClaimRow[] = [];
    for (const tag of pinnedTags)
      own.push(...(await reads.claims(scope, { types: wishes, tags: [tag], as_of_ms: now_ms, limit })));
    found.push(...own.sort(byNewest));
  }
  return onceEach(found).slice(0, limit);
}

/** All other preferences and goals: those of the project first. */
export async function otherWishes(reads: Reads, now_ms: number, limit: number): Promise<ClaimRow[]> {
  const without_tags = [...pinnedTags, tags.values_base, tags.values_raw];
  const found: ClaimRow[] = [];
  for (const scope of scopes)
    found.push(...(await reads.claims(scope, { types: wishes, without_tags, as_of_ms: now_ms, limit })));
  return onceSaid(found).slice(0, limit);
}

const byNewest = (a: ClaimRow, b: ClaimRow): number => {
  const [x, y] = [`${a.asserted_ts} ${a.claim_id}`, `${b.asserted_ts} ${b.claim_id}`];
  return x < y ? 1 : x > y ? -1 : 0;
};

const onceEach = (claims: readonly ClaimRow[]) => [...new Map(claims.map((claim) => [claim.claim_id, claim])).values()];
