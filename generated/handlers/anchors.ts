// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { AnchorSnapshotInput, AnchorSnapshotOutput, AnchorsBootstrapInput, AnchorsBootstrapOutput, AnchorsExportInput, AnchorsExportOutput, AnchorsLintInput, AnchorsLintOutput, AnchorsListInput, AnchorsListOutput, AnchorsMergeInput, AnchorsMergeOutput, AnchorsRenameInput, AnchorsRenameOutput } from "../types/index.ts";
import type { BranchTarget, ToolCtx } from "./ctx.ts";

/** Tools of anchors/anchors. */
export interface AnchorsAnchorsHandlers<Store> {
    /** One named part of the project: what was decided, shown and tried about it anywhere, and the tasks that work on it. */
    anchor_snapshot(input: AnchorSnapshotInput, ctx: ToolCtx<Store, null, never, 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorSnapshotOutput>;
    /** Makes or updates anchors, all of them or none; repeating it changes nothing. */
    anchors_bootstrap(input: AnchorsBootstrapInput, ctx: ToolCtx<Store, null, 'anchor_saved', 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorsBootstrapOutput>;
    /** All anchors and how they hang together, as a Mermaid flowchart or as one line each. */
    anchors_export(input: AnchorsExportInput, ctx: ToolCtx<Store, null, never, never>): Promise<AnchorsExportOutput>;
    /** Finds what is wrong with the anchors: relations and names that lead nowhere or in circles, anchors without a card. */
    anchors_lint(input: AnchorsLintInput, ctx: ToolCtx<Store, null, never, never>): Promise<AnchorsLintOutput>;
    /** The named parts of the project, by id; by text, kind or status if you like. */
    anchors_list(input: AnchorsListInput, ctx: ToolCtx<Store, null, never, never>): Promise<AnchorsListOutput>;
    /** Merges anchors into another one. Their ids and aliases keep working, and what named them names that one. */
    anchors_merge(input: AnchorsMergeInput, ctx: ToolCtx<Store, BranchTarget, 'anchors_merged', 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorsMergeOutput>;
    /** Gives an anchor another id. The old one keeps working as an alias, and everything that names it goes along. */
    anchors_rename(input: AnchorsRenameInput, ctx: ToolCtx<Store, BranchTarget, 'anchor_renamed', 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorsRenameOutput>;
}
