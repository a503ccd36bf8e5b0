import type { ProjectOverlay } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { normalized, type ThoughtReads, tags } from '../../records/thoughts.ts';
import { type Making, newClaim, superseding, type ThoughtFact } from './record-rules.ts';
import { taggedWith } from './setting-rules.ts';

type Reads = Pick<ThoughtReads['thoughts'], 'claims'>;

/** How a project without tests is verified, as its claim says it. */
export interface TestlessStrategy {
  readonly claim_id: string;
  readonly strategy: string;
}

const oneLine = (said: string) => said.replaceAll(/\s+/g, ' ').trim();

const testlessText = (strategy: string): string => `${text('testless-lead')} ${oneLine(strategy)}`;

function strategyIn(said: string): string {
  const lead = text('testless-lead');
  return (said.startsWith(lead) ? said.slice(lead.length) : said).trim();
}

/** The strategy that holds; the claim says it, whatever else points there. */
export async function findTestless(reads: Reads, now_ms: number): Promise<TestlessStrategy | undefined> {
  const [newest] = await taggedWith(reads, 'project', tags.testless, now_ms, 1);
  return newest && { claim_id: newest.claim_id, strategy: strategyIn(newest.text) };
}

export interface NewStrategy {
  readonly strategy: string;
  /** Who set it, such as `user_input` or `decide_next`. */
  readonly source: string;
  /** The record that says so. */
  readonly event_id: string;
}

/** What to tell so that this strategy holds. The same strategy keeps its claim; another takes its place. */
export async function decideTestless(
  reads: Reads,
  { strategy, source, event_id }: NewStrategy,
  making: Making,
): Promise<{ readonly claim_id: string; readonly facts: readonly ThoughtFact[] }> {
  const said = testlessText(strategy);
  const before = await taggedWith(reads, 'project', tags.testless, making.now_ms, 50);
  const [newest] = before;
  if (newest && normalized(newest.text) === normalized(said)) return { claim_id: newest.claim_id, facts: [] };
  const claim = newClaim(
    {
      claim_type: 'preference',
      text: said,
      scope: 'project',
      tags: [tags.testless, 'mi:verify', 'mi:testless', tags.source(source)],
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

type Pointer = ProjectOverlay['testless_verification_strategy'];

/**
 * What the overlay has to say about the strategy: it points at the claim, and says nothing where there is none, so that a retracted
 * strategy is asked for again.
 */
export const testlessPointer = (found: TestlessStrategy | undefined, before: Pointer): Pointer =>
  found
    ? { chosen_once: true, claim_id: found.claim_id, rationale: before.claim_id === found.claim_id ? before.rationale : '' }
    : { chosen_once: false, claim_id: '', rationale: '' };
