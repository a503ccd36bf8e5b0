import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import type { ClaimApplySuggestedOutput, ClaimMineOutput, ClaimUndoOutput } from '../../../../generated/types/index.ts';
import { brief, type Line, line } from '../../../kernel/line.ts';

const longestText = 140;

const claims = (all: readonly unknown[]) => (all.length === 1 ? '1 claim' : `${all.length} claims`);

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
  return [line`applied ${suggestion_id}: ${claims(written_claim_ids)} written`, ...applied_claim_ids.map((id) => line`- ${id}`)];
}

const why = { said_by_another: 'another claim says it', replaced_since: 'what took its place was replaced since' } as const;

function undoneLines(answer: Partial<ClaimUndoOutput>): Line[] {
  const { undone_event_id = '', retracted = [], restored = [], left = [] } = answer;
  if (answer.already_undone) return [line`${undone_event_id} was undone before`];
  const done = answer.dry_run ? 'would undo' : 'undid';
  return [
    line`${done} ${undone_event_id}: ${claims(retracted)} retracted, ${restored.length} restored`,
    ...retracted.map(({ claim_id }) => line`- retracted ${claim_id}`),
    ...restored.map(({ claim_id, was }) => (claim_id ? line`- restored ${was} as ${claim_id}` : line`- restored ${was}`)),
    ...left.map(({ claim_id, reason }) => line`- left ${claim_id}: ${why[reason]}`),
  ];
}

type Own = 'claim_mine' | 'claim_apply_suggested' | 'claim_undo';

export const learningLines: Pick<AutopilotRoom<never, never, never>['lines'], Own> = {
  claim_mine: { state: minedLines },
  claim_apply_suggested: { state: appliedLines },
  claim_undo: { state: undoneLines },
};
