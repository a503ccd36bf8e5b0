import type { ThinkRoom } from '../../../generated/handlers/think.ts';
import type { CardCommitted } from '../../../generated/types/index.ts';
import { fields, type Line, line } from '../../kernel/line.ts';
import { watchLines } from './watch-lines.ts';

function cardLine({ card_id, branch, inserted, trace_ref }: Partial<CardCommitted>): Line {
  if (!card_id || !branch || !trace_ref) return line`ok`;
  const kept = line`card ${card_id} on ${branch}`;
  return fields(inserted ? kept : line`${kept} was there already`, line`${trace_ref}`);
}

export const thinkLines: ThinkRoom<never, never>['lines'] = {
  think_card: { state: cardLine },
  think_watch: watchLines,
};
