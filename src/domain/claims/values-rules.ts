import type { AppliedPatch, CompiledValues, ValuesPatch } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { type ClaimRow, type NodeRow, type ThoughtReads, tags } from '../../records/thoughts.ts';
import { applyMined } from './mined-rules.ts';
import {
  claimRetracted,
  type Making,
  newClaim,
  newEdge,
  newNode,
  noded,
  related,
  superseding,
  type ThoughtFact,
} from './record-rules.ts';

/** The user's values: what was said, its summary, and the claims that decisions rest on. All of them hold everywhere. */

type Reads = ThoughtReads['thoughts'];

/** More than one of each comes only from editing files by hand. */
const few = 50;
const mostValues = 120;

export const rawValues = (reads: Pick<Reads, 'claims'>): Promise<ClaimRow[]> =>
  reads.claims('global', { tags: [tags.values_raw], limit: few });
export const valuesSummaries = (reads: Pick<Reads, 'nodes'>): Promise<NodeRow[]> =>
  reads.nodes('global', { types: ['summary'], tags: [tags.values_summary], limit: few });
export const baseValues = (reads: Pick<Reads, 'claims'>, limit = mostValues): Promise<ClaimRow[]> =>
  reads.claims('global', { types: ['preference', 'goal'], tags: [tags.values_base], limit });

/** The values as they were said: kept for the record. Said again as they are, they keep their claim. */
export async function decideRawValues(
  reads: Pick<Reads, 'claims'>,
  values_text: string,
  event_id: string,
  making: Making,
): Promise<{ readonly claim_id: string; readonly facts: readonly ThoughtFact[] }> {
  const before = await rawValues(reads);
  const [newest] = before;
  if (newest && newest.text === values_text.trim()) return { claim_id: newest.claim_id, facts: [] };
  const claim = newClaim(
    {
      claim_type: 'preference',
      text: values_text,
      scope: 'global',
      tags: [tags.values_raw, tags.values, tags.valuesSet(event_id)],
      source_event_ids: [event_id],
    },
    making,
  );
  return {
    claim_id: claim.claim_id,
    facts: superseding(
      claim,
      before.map(({ claim_id }) => claim_id),
      making,
    ),
  };
}

const mostBullets = 20;

function summaryText({ values_summary, decision_procedure: { summary, mermaid } }: CompiledValues): string {
  const bullets = values_summary
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostBullets)
    .map((line) => `- ${line}`);
  return [
    bullets.join('\n'),
    summary.trim() && text('values-procedure', { summary: summary.trim() }),
    mermaid.trim() && `\`\`\`mermaid\n${mermaid.trim()}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A summary for people to read, in place of the one before; nothing where the values gave none. */
export async function decideValuesSummary(
  reads: Pick<Reads, 'nodes'>,
  compiled: CompiledValues,
  event_id: string,
  making: Making,
): Promise<{ readonly node_id: string; readonly facts: readonly ThoughtFact[] }> {
  const said = summaryText(compiled);
  if (said === '') return { node_id: '', facts: [] };
  const before = await valuesSummaries(reads);
  const node = newNode(
    {
      node_type: 'summary',
      title: text('values-summary-title'),
      text: said,
      scope: 'global',
      tags: [tags.values_summary, tags.values, tags.valuesSet(event_id)],
      source_event_ids: [event_id],
    },
    making,
  );
  const replaced = before.map(({ node_id: from_id }) =>
    related(
      newEdge({ edge_type: 'supersedes', from_id, to_id: node.node_id, scope: 'global', source_event_ids: [event_id] }, making),
    ),
  );
  return { node_id: node.node_id, facts: [noded(node), ...replaced] };
}

const mostSources = 5;
const mostRetracts = 80;

export interface ValuesLimits {
  readonly min_confidence: number;
  readonly max_claims_per_checkpoint: number;
}

/** Which claims the values become, and which earlier ones no longer hold. */
export async function applyValuesPatch(
  reads: Reads,
  patch: ValuesPatch,
  { event_id, limits }: { readonly event_id: string; readonly limits: ValuesLimits },
  making: Making,
): Promise<{ readonly facts: readonly ThoughtFact[]; readonly applied: AppliedPatch; readonly retracted: string[] }> {
  const cited = (ids: readonly string[]) => [event_id, ...ids.filter((id) => id !== event_id)].slice(0, mostSources);
  const own = [tags.values_base, tags.valuesSet(event_id)];
  const claims = patch.claims
    .filter(({ claim_type }) => claim_type === 'preference' || claim_type === 'goal')
    .map((draft) => ({
      ...draft,
      scope: 'global' as const,
      visibility: 'global' as const,
      source_event_ids: cited(draft.source_event_ids),
      tags: [...own, ...draft.tags.filter((tag) => !own.includes(tag))],
    }));
  const edges = patch.edges.map((draft) => ({ ...draft, source_event_ids: cited(draft.source_event_ids) }));
  const max_claims = Math.min(20, Math.max(8, 2 * limits.max_claims_per_checkpoint));
  const { min_confidence } = limits;
  const mined = await applyMined(
    reads,
    { claims, edges },
    { min_confidence, max_claims, allowed_event_ids: [event_id], tag: tags.values_base },
    making,
  );
  const kept = new Set(mined.applied.linked_existing.map(({ claim_id }) => claim_id));
  const active = new Set((await baseValues(reads, 400)).map(({ claim_id }) => claim_id));
  const retracted = [...new Set(patch.retract_claim_ids)].filter((id) => active.has(id) && !kept.has(id)).slice(0, mostRetracts);
  const rationale = text('no-longer-among-the-values');
  const gone = retracted.map((id) => claimRetracted('global', { id, rationale, source_event_ids: [event_id] }, making));
  return { facts: [...mined.facts, ...gone], applied: mined.applied, retracted };
}
