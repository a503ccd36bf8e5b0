// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { BranchCreateInput, BranchCreateOutput, BranchDeleteInput, BranchDeleteOutput, BranchListInput, BranchListOutput, BranchRenameInput, BranchRenameOutput, BranchTarget, CheckoutInput, CheckoutOutput, DiffInput, DiffOutput, MacroBranchNoteInput, MacroBranchNoteOutput, MergeInput, MergeOutput, ReflogInput, ReflogOutput, ResetInput, ResetOutput, TagCreateInput, TagCreateOutput, TagDeleteInput, TagDeleteOutput, TagListInput, TagListOutput } from "../types/index.ts";
import type { Lines, Locate, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of vcs/branches. */
export interface VcsBranchesHandlers<Store> {
    /** Makes a branch from a snapshot of another, without copying. It does not check the new branch out. */
    branch_create(input: BranchCreateInput, ctx: WriteCtx<Store, null, 'branch_created', never>): Promise<BranchCreateOutput>;
    /** Removes a branch and everything written on it, if nothing stands on it. */
    branch_delete(input: BranchDeleteInput, ctx: WriteCtx<Store, null, 'branch_deleted', never>): Promise<BranchDeleteOutput>;
    /** The branches of a workspace by name, with the branch and number each one was made from. */
    branch_list(input: BranchListInput, ctx: ReadCtx<Store, null, never>): Promise<BranchListOutput>;
    /** Gives a branch another name. Its entries, tags, derived branches and the checkout go along. */
    branch_rename(input: BranchRenameInput, ctx: WriteCtx<Store, null, 'branch_renamed', never>): Promise<BranchRenameOutput>;
    /** Go to a branch, to a what-if or back: notes and cards without a place then go there. Plans and tasks are not affected. */
    checkout(input: CheckoutInput, ctx: WriteCtx<Store, null, 'branch_checked_out', never>): Promise<CheckoutOutput>;
}

/** Tools of vcs/merge. */
export interface VcsMergeHandlers<Store> {
    /** Entries of a document that are seen on one branch and not on the other. Swap the branches for the other direction. */
    diff(input: DiffInput, ctx: ReadCtx<Store, null, never>): Promise<DiffOutput>;
    /** Bring a what-if home: copies the notes that from has and into has not. With merge_to_base of the branch one stands on, its cards too, and returns to the base. */
    merge(input: MergeInput, ctx: WriteCtx<Store, null, 'note_added' | 'note_edited' | 'graph_node_written' | 'graph_node_removed' | 'graph_edge_written' | 'graph_edge_removed' | 'graph_conflict_found' | 'graph_conflict_superseded' | 'branch_checked_out', never>): Promise<MergeOutput>;
}

/** Tools of vcs/macros. */
export interface VcsMacrosHandlers<Store> {
    /** Note what you learned, found or were told, as soon as you know it; it goes to the task in focus. With name it tries an idea on a branch of its own, made when new. */
    macro_branch_note(input: MacroBranchNoteInput, ctx: WriteCtx<Store, null, 'branch_created' | 'branch_checked_out' | 'note_added', 'BASE_IGNORED'>): Promise<MacroBranchNoteOutput>;
}

/** Tools of vcs/tags. */
export interface VcsTagsHandlers<Store> {
    /** Movements of a branch's notes pointer, newest first: every commit and every reset. */
    reflog(input: ReflogInput, ctx: ReadCtx<Store, BranchTarget, never>): Promise<ReflogOutput>;
    /** Moves the notes pointer of the checked-out branch to a commit seen on it. Nothing is deleted; show still has it all. */
    reset(input: ResetInput, ctx: WriteCtx<Store, null, 'head_reset', never>): Promise<ResetOutput>;
    /** Names a commit of the notes, the newest of the checked-out branch unless from says which. */
    tag_create(input: TagCreateInput, ctx: WriteCtx<Store, null, 'tag_set', never>): Promise<TagCreateOutput>;
    /** Removes a tag; the commit it stood on stays. Deleting what is not there is fine. */
    tag_delete(input: TagDeleteInput, ctx: WriteCtx<Store, null, 'tag_removed', never>): Promise<TagDeleteOutput>;
    /** The tags of a workspace by name, and the commits they stand on. */
    tag_list(input: TagListInput, ctx: ReadCtx<Store, null, never>): Promise<TagListOutput>;
}

/** All that the room vcs brings along. */
export interface VcsRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: VcsBranchesHandlers<Store> & VcsMergeHandlers<Store> & VcsMacrosHandlers<Store> & VcsTagsHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'branch_created' | 'branch_renamed' | 'branch_deleted' | 'branch_checked_out' | 'tag_set' | 'tag_removed' | 'head_reset'>;
  readonly targets: { readonly branch: Locate<Store, BranchTarget>; };
  readonly lines: { readonly macro_branch_note: Lines<MacroBranchNoteOutput>; };
}
