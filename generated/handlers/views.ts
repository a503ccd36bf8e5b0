// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { MacroAnchorNoteInput, MacroAnchorNoteOutput } from "../types/index.ts";
import type { ThinkingTarget, ToolCtx } from "./ctx.ts";

/** Tools of views/anchors. */
export interface ViewsAnchorsHandlers<Store> {
    /** Keeps a card about a named part of the project. A new anchor needs title and kind. */
    macro_anchor_note(input: MacroAnchorNoteInput, ctx: ToolCtx<Store, ThinkingTarget, 'anchor_saved' | 'card_written', 'ANCHOR_ALIAS_RESOLVED'>): Promise<MacroAnchorNoteOutput>;
}
