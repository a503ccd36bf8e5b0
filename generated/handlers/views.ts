// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ContextPackExportInput, ContextPackExportOutput, ContextPackInput, ContextPackOutput } from "../types/index.ts";
import type { Delivery, ThinkingTarget, ToolCtx } from "./ctx.ts";

/** Tools of views/packs. */
export interface ViewsPacksHandlers<Store> {
    /** Notes, trace and cards of one place in one bounded answer: what is known, what stands out, what to do next. */
    context_pack(input: ContextPackInput, ctx: ToolCtx<Store, ThinkingTarget, never, 'CONTEXT_EMPTY_FOR_TARGET'>): Promise<ContextPackOutput>;
    /** Writes what context_pack would answer to a JSON file in the project, for tools that read files only. */
    context_pack_export(input: ContextPackExportInput, ctx: ToolCtx<Store, ThinkingTarget, never, 'CONTEXT_EMPTY_FOR_TARGET'>): Promise<Delivery<ContextPackOutput, ContextPackExportOutput>>;
}
