import type { VcsRoom } from '../../../generated/handlers/vcs.ts';
import type { MacroBranchNoteOutput } from '../../../generated/types/index.ts';
import { fields, type Line, line } from '../../kernel/line.ts';

function noteLine({ branch, checkout, note }: Partial<MacroBranchNoteOutput>): Line {
  if (!branch || !checkout || !note) return line`ok`;
  const committed = line`note committed ${note.doc}@${note.seq}`;
  if (branch.created)
    return fields(line`branch ${branch.name} from ${branch.base_branch ?? ''}@${branch.base_seq ?? 0}`, committed);
  if (checkout.previous !== checkout.current)
    return fields(line`checkout ${checkout.previous ?? ''} -> ${checkout.current}`, committed);
  return line`${committed} on ${branch.name}`;
}

export const vcsLines: VcsRoom<never, never>['lines'] = { macro_branch_note: { state: noteLine } };
