import { defineFacts, Nullable, Type } from '../kit/index.ts';
import { Branch, RefMove, Tag } from '../types/branch.ts';
import { BranchName, DocName, Seq, TagName } from '../types/ids.ts';

export const vcsFacts = defineFacts({
  branch_created: {
    summary: 'A branch was made from a snapshot of another, without copying.',
    payload: Type.Object({ name: BranchName, base_branch: BranchName, base_seq: Seq }),
    yields: Branch,
  },
  branch_renamed: {
    summary: 'A branch got another name; everything on it went along.',
    payload: Type.Object({ branch_id: Type.Integer(), previous: BranchName, current: BranchName }),
  },
  branch_deleted: {
    summary: 'A branch was removed with everything written on it.',
    payload: Type.Object({ branch_id: Type.Integer(), name: BranchName }),
  },
  branch_checked_out: {
    summary: 'Another branch became the one that reads and writes default to.',
    payload: Type.Object({ previous: Nullable(BranchName), current: BranchName }),
  },
  tag_set: {
    summary: 'A tag was put on an entry.',
    payload: Type.Object({ name: TagName, branch: BranchName, branch_id: Type.Integer(), doc: DocName, seq: Seq }),
    yields: Tag,
  },
  tag_removed: {
    summary: 'A tag was removed.',
    payload: Type.Object({ name: TagName }),
  },
  head_reset: {
    summary: "A branch's notes pointer was moved to an entry.",
    payload: Type.Object({
      branch: BranchName,
      branch_id: Type.Integer(),
      doc: DocName,
      ref: Type.String(),
      old_seq: Nullable(Seq),
      new_seq: Seq,
    }),
    yields: RefMove,
  },
});
