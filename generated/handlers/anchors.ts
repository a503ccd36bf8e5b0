// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { AnchorSnapshotInput, AnchorSnapshotOutput, AnchorsBootstrapInput, AnchorsBootstrapOutput, AnchorsExportInput, AnchorsExportOutput, AnchorsLintInput, AnchorsLintOutput, AnchorsListInput, AnchorsListOutput, AnchorsMergeInput, AnchorsMergeOutput, AnchorsRenameInput, AnchorsRenameOutput, BranchTarget } from "../types/index.ts";
import type { Lines, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of anchors/anchors. */
export interface AnchorsAnchorsHandlers<Store> {
    /** One named part of the project: what was decided, shown and tried about it anywhere, and the tasks that work on it. */
    anchor_snapshot(input: AnchorSnapshotInput, ctx: ReadCtx<Store, null, 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorSnapshotOutput>;
    /** Makes or updates anchors, all of them or none; repeating it changes nothing. */
    anchors_bootstrap(input: AnchorsBootstrapInput, ctx: WriteCtx<Store, null, 'anchor_saved', 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorsBootstrapOutput>;
    /** All anchors and how they hang together, as a Mermaid flowchart or as one line each. */
    anchors_export(input: AnchorsExportInput, ctx: ReadCtx<Store, null, never>): Promise<AnchorsExportOutput>;
    /** Finds what is wrong with the anchors: relations and names that lead nowhere or in circles, anchors without a card. */
    anchors_lint(input: AnchorsLintInput, ctx: ReadCtx<Store, null, never>): Promise<AnchorsLintOutput>;
    /** The named parts of the project, by id; by text, kind or status if you like. */
    anchors_list(input: AnchorsListInput, ctx: ReadCtx<Store, null, never>): Promise<AnchorsListOutput>;
    /** Merges anchors into another one. Their ids and aliases keep working, and what named them names that one. */
    anchors_merge(input: AnchorsMergeInput, ctx: WriteCtx<Store, BranchTarget, 'anchors_merged', 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorsMergeOutput>;
    /** Gives an anchor another id. The old one keeps working as an alias, and everything that names it goes along. */
    anchors_rename(input: AnchorsRenameInput, ctx: WriteCtx<Store, BranchTarget, 'anchor_renamed', 'ANCHOR_ALIAS_RESOLVED'>): Promise<AnchorsRenameOutput>;
}

/** All that the room anchors brings along. */
export interface AnchorsRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: AnchorsAnchorsHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'anchor_saved' | 'anchor_renamed' | 'anchors_merged'>;
  readonly targets: {  };
  readonly lines: { readonly anchor_snapshot: Lines<AnchorSnapshotOutput>; readonly anchors_list: Lines<AnchorsListOutput>; };
}
