// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { DocumentTarget, ThinkCardInput, ThinkCardOutput, ThinkContextInput, ThinkContextOutput, ThinkFrontierInput, ThinkFrontierOutput, ThinkLinkInput, ThinkLinkOutput, ThinkLintInput, ThinkLintOutput, ThinkNextInput, ThinkNextOutput, ThinkNominalMergeInput, ThinkNominalMergeOutput, ThinkPackInput, ThinkPackOutput, ThinkPinInput, ThinkPinOutput, ThinkPinsInput, ThinkPinsOutput, ThinkPipelineInput, ThinkPipelineOutput, ThinkPlaybookInput, ThinkPlaybookOutput, ThinkPublishInput, ThinkPublishOutput, ThinkQueryInput, ThinkQueryOutput, ThinkSetStatusInput, ThinkSetStatusOutput, ThinkSubgoalCloseInput, ThinkSubgoalCloseOutput, ThinkSubgoalOpenInput, ThinkSubgoalOpenOutput, ThinkTemplateInput, ThinkTemplateOutput, ThinkWatchInput, ThinkWatchOutput, ThinkingTarget, TraceHydrateInput, TraceHydrateOutput, TraceSequentialStepInput, TraceSequentialStepOutput, TraceStepInput, TraceStepOutput, TraceValidateInput, TraceValidateOutput } from "../types/index.ts";
import type { Lines, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of think/cards. */
export interface ThinkCardsHandlers<Store> {
    /** Record a decision with its reason, or a hypothesis, question, test or evidence, as a card; supports and blocks link it to other cards. */
    think_card(input: ThinkCardInput, ctx: WriteCtx<Store, ThinkingTarget, 'card_written', never>): Promise<ThinkCardOutput>;
    /** A small slice of the cards: pinned ones first, then what is open, then the newest. */
    think_context(input: ThinkContextInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkContextOutput>;
    /** Draws an edge from one card to another, such as supports or blocks. */
    think_link(input: ThinkLinkInput, ctx: WriteCtx<Store, ThinkingTarget, 'graph_edge_written', never>): Promise<ThinkLinkOutput>;
    /** Counts the graph that cards stand in and lists what is wrong: loose edges, cards that say nothing or contradict themselves. */
    think_lint(input: ThinkLintInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkLintOutput>;
    /** Pins cards, so that every view shows them first, or takes the pin away. */
    think_pin(input: ThinkPinInput, ctx: WriteCtx<Store, ThinkingTarget, 'graph_node_written', never>): Promise<ThinkPinOutput>;
    /** The pinned cards, the last changed first. */
    think_pins(input: ThinkPinsInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkPinsOutput>;
    /** Commits frame, hypothesis, test, evidence and decision, or some of them, as cards that each support the one before. */
    think_pipeline(input: ThinkPipelineInput, ctx: WriteCtx<Store, ThinkingTarget, 'card_written' | 'note_added', 'NOTE_IGNORED'>): Promise<ThinkPipelineOutput>;
    /** Cards that meet every filter, newest first, page by page to the last one. */
    think_query(input: ThinkQueryInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkQueryOutput>;
    /** Say how a question, hypothesis or decision ended: gives one card or several another status, such as accepted, rejected or closed. */
    think_set_status(input: ThinkSetStatusInput, ctx: WriteCtx<Store, ThinkingTarget, 'graph_node_written', never>): Promise<ThinkSetStatusOutput>;
}

/** Tools of think/frontier. */
export interface ThinkFrontierHandlers<Store> {
    /** Open hypotheses, questions, subgoals and tests, the newest of each first. */
    think_frontier(input: ThinkFrontierInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkFrontierOutput>;
    /** The one open card to take up next: the newest hypothesis, question, subgoal or test. */
    think_next(input: ThinkNextInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkNextOutput>;
    /** The cards that matter, what is open, what stands out in them, and the next calls to make; small enough to resume from. */
    think_pack(input: ThinkPackInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkPackOutput>;
    /** Ask when stuck or unsure what to examine next: open hypotheses and questions, what stands out, and the next calls to make. */
    think_watch(input: ThinkWatchInput, ctx: ReadCtx<Store, ThinkingTarget, never>): Promise<ThinkWatchOutput>;
}

/** Tools of think/publish. */
export interface ThinkPublishHandlers<Store> {
    /** Finds cards of the same type, title and text, and merges each group into its newest card. */
    think_nominal_merge(input: ThinkNominalMergeInput, ctx: WriteCtx<Store, ThinkingTarget, 'graph_node_written' | 'graph_edge_written', never>): Promise<ThinkNominalMergeOutput>;
    /** Puts a copy of a card where every reader sees it; publishing again brings the copy up to date. */
    think_publish(input: ThinkPublishInput, ctx: WriteCtx<Store, ThinkingTarget, 'card_written', never>): Promise<ThinkPublishOutput>;
}

/** Tools of think/playbooks. */
export interface ThinkPlaybooksHandlers<Store> {
    /** A short list of steps by name: default, strict, breakthrough, debug, bisect, criteria_matrix, experiment, contradiction, skeptic. Writes nothing. */
    think_playbook(input: ThinkPlaybookInput, ctx: ReadCtx<Store, null, 'PLAYBOOK_GENERIC'>): Promise<ThinkPlaybookOutput>;
    /** The skeleton of a thinking card of one type, with every field it can have. */
    think_template(input: ThinkTemplateInput, ctx: ReadCtx<Store, null, never>): Promise<ThinkTemplateOutput>;
}

/** Tools of think/subgoals. */
export interface ThinkSubgoalsHandlers<Store> {
    /** Closes a subgoal and hands what was found back to the question above it. */
    think_subgoal_close(input: ThinkSubgoalCloseInput, ctx: WriteCtx<Store, ThinkingTarget, 'card_written' | 'graph_node_written' | 'graph_edge_written', never>): Promise<ThinkSubgoalCloseOutput>;
    /** Opens a subgoal under a question, with a trace and a graph of its own to think in. */
    think_subgoal_open(input: ThinkSubgoalOpenInput, ctx: WriteCtx<Store, ThinkingTarget, 'card_written' | 'graph_edge_written', never>): Promise<ThinkSubgoalOpenOutput>;
}

/** Tools of think/trace. */
export interface ThinkTraceHandlers<Store> {
    /** The newest steps of a trace, oldest first, with the graph of how numbered thoughts branch and revise each other. */
    trace_hydrate(input: TraceHydrateInput, ctx: ReadCtx<Store, DocumentTarget, never>): Promise<TraceHydrateOutput>;
    /** Appends one numbered thought to a trace. Thoughts can branch and revise each other; trace_hydrate shows how. */
    trace_sequential_step(input: TraceSequentialStepInput, ctx: WriteCtx<Store, DocumentTarget, 'note_added', 'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT' | 'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT' | 'TRACE_SEQ_META_INVALID_REVISES_THOUGHT'>): Promise<TraceSequentialStepOutput>;
    /** Appends one step of work or thought to a trace. For numbered thoughts that can be validated, use trace_sequential_step. */
    trace_step(input: TraceStepInput, ctx: WriteCtx<Store, DocumentTarget, 'note_added', 'TRACE_SEQ_META_MISSING_THOUGHT_NUMBER' | 'TRACE_SEQ_META_INVALID_THOUGHT_NUMBER' | 'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT' | 'TRACE_SEQ_META_INVALID_BRANCH_ID' | 'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT' | 'TRACE_SEQ_META_INVALID_REVISES_THOUGHT' | 'TRACE_SEQ_META_INVALID_TOTAL_THOUGHTS' | 'TRACE_SEQ_META_TOTAL_THOUGHTS_LT_THOUGHT_NUMBER' | 'TRACE_SEQ_META_INVALID_NEXT_THOUGHT_NEEDED'>): Promise<TraceStepOutput>;
    /** Checks the numbered thoughts among the newest 200 entries of a trace: that nothing is missing and the order holds. */
    trace_validate(input: TraceValidateInput, ctx: ReadCtx<Store, DocumentTarget, never>): Promise<TraceValidateOutput>;
}

/** All that the room think brings along. */
export interface ThinkRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: ThinkCardsHandlers<Store> & ThinkFrontierHandlers<Store> & ThinkPublishHandlers<Store> & ThinkPlaybooksHandlers<Store> & ThinkSubgoalsHandlers<Store> & ThinkTraceHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'card_written'>;
  readonly targets: {  };
  readonly lines: { readonly think_card: Lines<ThinkCardOutput>; readonly think_watch: Lines<ThinkWatchOutput>; };
}
