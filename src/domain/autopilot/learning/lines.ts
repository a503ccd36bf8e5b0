import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import type { ClaimApplySuggestedOutput, ClaimMineOutput } from '../../../../generated/types/index.ts';
import { brief, type Line, line } from '../../../kernel/line.ts';

const longestText = 140;

function minedLines({ state, trouble, records = 0, source, applied }: Partial<ClaimMineOutput>): Line[] {
  if (state !== 'ok') return [line`${state ?? 'error'}: ${trouble ?? ''}`];
  const { written = [], linked_existing = [], written_edges = [], skipped = [] } = applied ?? {};
  return [
    line`ok records=${records} from the ${source ?? 'log'}: ${written.length} written, ${linked_existing.length} known, ${written_edges.length} edges, ${skipped.length} skipped`,
    ...written.map(({ claim_id, scope }) => line`- ${claim_id} scope=${scope}`),
  ];
}

function appliedLines(answer: Partial<ClaimApplySuggestedOutput>): Line[] {
  const { suggestion_id = '', suggested = [], applied_claim_ids = [], written_claim_ids = [] } = answer;
  if (answer.already_applied) return [line`${suggestion_id} was applied before: ${applied_claim_ids.join(', ')}`];
  if (answer.dry_run)
    return [
      line`would apply ${suggestion_id}`,
      ...suggested.map(({ scope, text }) => line`- ${scope}: ${brief(text, longestText)}`),
    ];
  const many = written_claim_ids.length === 1 ? '1 claim' : `${written_claim_ids.length} claims`;
  return [line`applied ${suggestion_id}: ${many} written`, ...applied_claim_ids.map((id) => line`- ${id}`)];
}

export const learningLines: Pick<AutopilotRoom<never, never, never>['lines'], 'claim_mine' | 'claim_apply_suggested'> = {
  claim_mine: { state: minedLines },
  claim_apply_suggested: { state: appliedLines },
};
