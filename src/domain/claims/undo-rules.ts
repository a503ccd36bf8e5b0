import type { AppliedLearning, AppliedPatch, MindScope } from '../../../generated/types/index.ts';
import type { ClaimRow, ThoughtReads } from '../../records/thoughts.ts';
import { claimed, claimRetracted, type Making, newClaim, type ThoughtFact } from './record-rules.ts';

/** Nothing is ever taken out of the Thought DB, so what does not hold any more holds again as a new claim that says the same. */

type Reads = Pick<ThoughtReads['thoughts'], 'claim' | 'sameClaim' | 'adjacent'>;
type Applied = AppliedPatch & Partial<Pick<AppliedLearning, 'retracted'>>;

export interface UndoPlan {
  /** What was written and still holds. */
  readonly retract: readonly { readonly scope: MindScope; readonly claim_id: string }[];
  /** What had been replaced or retracted. */
  readonly restore: readonly ClaimRow[];
  readonly left: readonly { readonly claim_id: string; readonly reason: 'said_by_another' | 'replaced_since' }[];
}

const replaces = new Set(['supersedes', 'same_as']);
/** More replacements of one claim than this are not looked at. */
const mostEdges = 50;

/** Claims that a patch took away, each with what came in its place, where something did. */
const takenAway = ({ written, written_edges, retracted = [] }: Applied) => {
  const own = new Set(written.map(({ claim_id }) => claim_id));
  const gone = [
    ...retracted.map(({ scope, claim_id }) => ({ scope, claim_id, by: null })),
    ...written_edges
      .filter(({ edge_type, from_id }) => replaces.has(edge_type) && from_id.startsWith('cl_') && !own.has(from_id))
      .map(({ scope, from_id, to_id }) => ({ scope, claim_id: from_id, by: to_id })),
  ];
  return gone.filter(({ claim_id }, i) => gone.findIndex((one) => one.claim_id === claim_id) === i);
};

/** What undoing a patch comes to. */
export async function planUndo(reads: Reads, applied: Applied): Promise<UndoPlan> {
  const retract: UndoPlan['retract'][number][] = [];
  for (const { scope, claim_id } of applied.written)
    if ((await reads.claim(claim_id, scope))?.status === 'active') retract.push({ scope, claim_id });
  const own = new Set(applied.written_edges.map(({ edge_id }) => edge_id));
  const isReplacedSince = async (scope: MindScope, id: string) => {
    const later = await reads.adjacent(scope, [id], { direction: 'out', types: ['supersedes', 'same_as'], limit: mostEdges });
    return later.some(({ edge_id }) => !own.has(edge_id));
  };
  const restore: ClaimRow[] = [];
  const left: UndoPlan['left'][number][] = [];
  for (const { scope, claim_id, by } of takenAway(applied)) {
    const old = await reads.claim(claim_id, scope);
    if (!old || (old.status === 'active' && old.canonical_id === claim_id)) continue;
    const same = await reads.sameClaim(scope, old);
    if (same && !retract.some((one) => one.claim_id === same.claim_id)) left.push({ claim_id, reason: 'said_by_another' });
    else if (by !== null && (await isReplacedSince(scope, by))) left.push({ claim_id, reason: 'replaced_since' });
    else restore.push(old);
  }
  return { retract, restore, left };
}

/** The facts of a plan, which rest on the record that says it was undone and names the new claims. */
export const undoing = (
  { retract, restore }: UndoPlan,
  { event_id, rationale, ids }: { readonly event_id: string; readonly rationale: string; readonly ids: readonly string[] },
  making: Making,
): ThoughtFact[] => [
  ...retract.map(({ scope, claim_id }) =>
    claimRetracted(scope, { id: claim_id, rationale, source_event_ids: [event_id] }, making),
  ),
  ...restore.map((old, i) =>
    claimed(newClaim({ ...old, claim_id: ids[i], source_event_ids: [event_id, ...old.source_event_ids] }, making)),
  ),
];
