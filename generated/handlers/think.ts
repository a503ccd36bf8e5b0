// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ThinkPlaybookInput, ThinkPlaybookOutput, ThinkTemplateInput, ThinkTemplateOutput, TraceHydrateInput, TraceHydrateOutput, TraceSequentialStepInput, TraceSequentialStepOutput, TraceStepInput, TraceStepOutput, TraceValidateInput, TraceValidateOutput } from "../types/index.ts";
import type { DocumentTarget, ToolCtx } from "./ctx.ts";

/** Tools of think/playbooks. */
export interface ThinkPlaybooksHandlers<Store> {
    /** A short list of steps by name: default, strict, breakthrough, debug, bisect, criteria_matrix, experiment, contradiction, skeptic. Writes nothing. */
    think_playbook(input: ThinkPlaybookInput, ctx: ToolCtx<Store, null, never, 'PLAYBOOK_GENERIC'>): Promise<ThinkPlaybookOutput>;
    /** The skeleton of a thinking card of one type, with every field it can have. */
    think_template(input: ThinkTemplateInput, ctx: ToolCtx<Store, null, never, never>): Promise<ThinkTemplateOutput>;
}

/** Tools of think/trace. */
export interface ThinkTraceHandlers<Store> {
    /** The newest steps of a trace, oldest first, with the graph of how numbered thoughts branch and revise each other. */
    trace_hydrate(input: TraceHydrateInput, ctx: ToolCtx<Store, DocumentTarget, never, never>): Promise<TraceHydrateOutput>;
    /** Appends one numbered thought to a trace. Thoughts can branch and revise each other; trace_hydrate shows how. */
    trace_sequential_step(input: TraceSequentialStepInput, ctx: ToolCtx<Store, DocumentTarget, 'note_added', 'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT' | 'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT' | 'TRACE_SEQ_META_INVALID_REVISES_THOUGHT'>): Promise<TraceSequentialStepOutput>;
    /** Appends one step of work or thought to a trace. For numbered thoughts that can be validated, use trace_sequential_step. */
    trace_step(input: TraceStepInput, ctx: ToolCtx<Store, DocumentTarget, 'note_added', 'TRACE_SEQ_META_MISSING_THOUGHT_NUMBER' | 'TRACE_SEQ_META_INVALID_THOUGHT_NUMBER' | 'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT' | 'TRACE_SEQ_META_INVALID_BRANCH_ID' | 'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT' | 'TRACE_SEQ_META_INVALID_REVISES_THOUGHT' | 'TRACE_SEQ_META_INVALID_TOTAL_THOUGHTS' | 'TRACE_SEQ_META_TOTAL_THOUGHTS_LT_THOUGHT_NUMBER' | 'TRACE_SEQ_META_INVALID_NEXT_THOUGHT_NEEDED'>): Promise<TraceStepOutput>;
    /** Checks the numbered thoughts among the newest 200 entries of a trace: that nothing is missing and the order holds. */
    trace_validate(input: TraceValidateInput, ctx: ToolCtx<Store, DocumentTarget, never, never>): Promise<TraceValidateOutput>;
}
