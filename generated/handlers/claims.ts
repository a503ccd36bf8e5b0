// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ClaimListInput, ClaimListOutput, ClaimRetractInput, ClaimRetractOutput, ClaimSameAsInput, ClaimSameAsOutput, ClaimShowInput, ClaimShowOutput, ClaimSupersedeInput, ClaimSupersedeOutput, ClaimsGraphInput, ClaimsGraphOutput, ClaimsSearchInput, ClaimsSearchOutput, ClaimsShowInput, ClaimsShowOutput, EdgeCreateInput, EdgeCreateOutput, EdgeListInput, EdgeListOutput, EdgeShowInput, EdgeShowOutput, NodeCreateInput, NodeCreateOutput, NodeListInput, NodeListOutput, NodeRetractInput, NodeRetractOutput, NodeShowInput, NodeShowOutput, WhyClaimInput, WhyClaimOutput, WhyEventInput, WhyEventOutput, WhyLastInput, WhyLastOutput } from "../types/index.ts";
import type { ActCtx, Lines, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of claims/claims. */
export interface ClaimsClaimsHandlers<Store> {
    /** Claims of the Thought DB, the newest first: those of the project, the global ones, or both. */
    claim_list(input: ClaimListInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<ClaimListOutput>;
    /** Takes a claim back: it no longer holds, and its record stays. */
    claim_retract(input: ClaimRetractInput, ctx: WriteCtx<Store, null, 'claim_retract' | 'claim_retracted', never>): Promise<ClaimRetractOutput>;
    /** Says that one claim is a duplicate of another, which then stands for both. */
    claim_same_as(input: ClaimSameAsInput, ctx: WriteCtx<Store, null, 'claim_same_as' | 'edge_asserted', never>): Promise<ClaimSameAsOutput>;
    /** One claim with its edges, whether it holds, and on request what hangs together with it. */
    claim_show(input: ClaimShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<ClaimShowOutput>;
    /** Writes a new claim in place of another one; the old one stays on record as superseded. */
    claim_supersede(input: ClaimSupersedeInput, ctx: WriteCtx<Store, null, 'claim_supersede' | 'claim_asserted' | 'edge_asserted', never>): Promise<ClaimSupersedeOutput>;
}

/** Tools of claims/reads. */
export interface ClaimsReadsHandlers<Store> {
    /** Claims, nodes and edges around one claim or node: what it depends on, supports, contradicts or replaces. */
    claims_graph(input: ClaimsGraphInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<ClaimsGraphOutput>;
    /** Finds claims, decisions and summaries of the Thought DB by words, in any language, the best first. Only what holds now. */
    claims_search(input: ClaimsSearchInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<ClaimsSearchOutput>;
    /** One claim or node of the Thought DB, whole, with its edges and the records that it rests on. */
    claims_show(input: ClaimsShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<ClaimsShowOutput>;
}

/** Tools of claims/edges. */
export interface ClaimsEdgesHandlers<Store> {
    /** Relates two claims, nodes or evidence records of the Thought DB. */
    edge_create(input: EdgeCreateInput, ctx: WriteCtx<Store, null, 'edge_create' | 'edge_asserted', never>): Promise<EdgeCreateOutput>;
    /** Edges of the Thought DB, the newest first. */
    edge_list(input: EdgeListInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<EdgeListOutput>;
    /** One edge of the Thought DB. */
    edge_show(input: EdgeShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<EdgeShowOutput>;
}

/** Tools of claims/nodes. */
export interface ClaimsNodesHandlers<Store> {
    /** Writes a decision, an action or a summary into the Thought DB. */
    node_create(input: NodeCreateInput, ctx: WriteCtx<Store, null, 'node_create' | 'node_asserted', never>): Promise<NodeCreateOutput>;
    /** Decisions, actions and summaries of the Thought DB, the newest first. */
    node_list(input: NodeListInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<NodeListOutput>;
    /** Takes a decision, an action or a summary back: it no longer holds, and its record stays. */
    node_retract(input: NodeRetractInput, ctx: WriteCtx<Store, null, 'node_retract' | 'node_retracted', never>): Promise<NodeRetractOutput>;
    /** One decision, action or summary with its edges, and on request what hangs together with it. */
    node_show(input: NodeShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<NodeShowOutput>;
}

/** Tools of claims/why. */
export interface ClaimsWhyHandlers<Store, Ports extends Record<'mind', unknown>> {
    /** Asks the Mind which other claims support a claim, and writes the answer down. Draws no edges. */
    why_claim(input: WhyClaimInput, ctx: ActCtx<Store, null, 'why_trace', 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED', Pick<Ports, 'mind'>>): Promise<WhyClaimOutput>;
    /** Asks the Mind which claims explain a record of the log, writes the answer down, and links the record to them. */
    why_event(input: WhyEventInput, ctx: ActCtx<Store, null, 'why_trace' | 'edge_asserted', 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS', Pick<Ports, 'mind'>>): Promise<WhyEventOutput>;
    /** Explains the last decision of the log by claims, or its last evidence where nothing was decided. */
    why_last(input: WhyLastInput, ctx: ActCtx<Store, null, 'why_trace' | 'edge_asserted', 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS', Pick<Ports, 'mind'>>): Promise<WhyLastOutput>;
}

/** All that the room claims brings along. */
export interface ClaimsRoom<Store, Writer, Ports extends Record<'mind', unknown>> {
  readonly handlers: ClaimsClaimsHandlers<Store> & ClaimsReadsHandlers<Store> & ClaimsEdgesHandlers<Store> & ClaimsNodesHandlers<Store> & ClaimsWhyHandlers<Store, Ports>;
  readonly appliers: Pick<Appliers<Writer>, 'claim_asserted' | 'claim_retracted' | 'node_asserted' | 'node_retracted' | 'edge_asserted'>;
  readonly targets: {  };
  readonly lines: { readonly claim_list: Lines<ClaimListOutput>; readonly claim_show: Lines<ClaimShowOutput>; readonly claims_graph: Lines<ClaimsGraphOutput>; readonly claims_search: Lines<ClaimsSearchOutput>; readonly claims_show: Lines<ClaimsShowOutput>; readonly edge_list: Lines<EdgeListOutput>; readonly node_list: Lines<NodeListOutput>; readonly node_show: Lines<NodeShowOutput>; readonly why_claim: Lines<WhyClaimOutput>; readonly why_event: Lines<WhyEventOutput>; readonly why_last: Lines<WhyLastOutput>; };
}
