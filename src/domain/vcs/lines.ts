import type { VcsRoom } from '../../../generated/handlers/vcs.ts';
import type { MacroBranchNoteOutput } from '../../../generated/types/index.ts';

function noteLine({ branch, checkout, note }: Partial<MacroBranchNoteOutput>): string {
  if (!branch || !checkout || !note) return 'ok';
  const committed = `note committed ${note.doc}@${note.seq}`;
  if (branch.created) return `branch ${branch.name} from ${branch.base_branch}@${branch.base_seq} | ${committed}`;
  if (checkout.previous !== checkout.current) return `checkout ${checkout.previous} -> ${checkout.current} | ${committed}`;
  return `${committed} on ${branch.name}`;
}

export const vcsLines: VcsRoom<never, never>['lines'] = { macro_branch_note: { state: noteLine } };
