import type { MacroBranchNoteOutput, StatusOutput } from '../../../generated/types/index.ts';
import { anchorLines, anchorNoteLine, anchorsLines } from './anchor-lines.ts';
import { fields, type Line, line } from './line.ts';
import { radarLine } from './radar-line.ts';
import { finishLine, snapshotLine, snapshotMore } from './snapshot-line.ts';

// biome-ignore lint/suspicious/noExplicitAny: each state line knows the result of its own tool
export type StateLine = (result: any) => Line | readonly Line[];

/** The line that says how things stand, and one for each thing listed; a cut answer may lack any field. */
export const states = {
  status: ({ workspace, workspace_exists, checkout }: Partial<StatusOutput>) => {
    if (workspace_exists === undefined) return line`ok`;
    return workspace_exists ? line`ready checkout=${checkout ?? '-'}` : line`new workspace=${workspace ?? ''}`;
  },
  macro_branch_note: ({ branch, checkout, note }: MacroBranchNoteOutput) => {
    const committed = line`note committed ${note.doc}@${note.seq}`;
    if (branch.created)
      return fields(line`branch ${branch.name} from ${branch.base_branch ?? ''}@${branch.base_seq ?? 0}`, committed);
    if (checkout.previous !== checkout.current)
      return fields(line`checkout ${checkout.previous ?? ''} -> ${checkout.current}`, committed);
    return line`${committed} on ${branch.name}`;
  },
  tasks_jobs_radar: radarLine,
  anchors_list: anchorsLines,
  anchor_snapshot: anchorLines,
  macro_anchor_note: anchorNoteLine,
  tasks_snapshot: snapshotLine,
  tasks_macro_start: ({ resume = {} }) => snapshotLine(resume),
  tasks_macro_close_step: ({ resume = {} }) => snapshotLine(resume),
  tasks_macro_finish: finishLine,
} satisfies Record<string, StateLine>;

// biome-ignore lint/suspicious/noExplicitAny: as above
export type More = (result: any) => Readonly<Record<string, unknown>>;

/** The arguments that lead to further pages of an answer, where there are some. */
export const mores = { tasks_snapshot: snapshotMore } satisfies Record<string, More>;
