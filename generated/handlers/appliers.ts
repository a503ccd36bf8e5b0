// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { FactPayloads, FactRows } from "./ctx.ts";

/** What an applier is given besides the fact itself. */
export interface Applying<Writer> {
    /** Whose focus and checkout a fact moves; empty for whoever has no name. */
    readonly caller: string;
    readonly workspace: string;
    /** The fact's number; an entry it writes bears the same one. */
    readonly seq: number;
    readonly ts_ms: number;
    /** Who told it, where that was said. */
    readonly agent_id: string | null;
    readonly db: Writer;
    /** A further number, for a second entry of the same fact. */
    readonly next_seq: () => number;
}

/** One writer per fact: a fact without an applier does not compile. */
export interface Appliers<Writer> {
    workspace_created: (fact: FactPayloads['workspace_created'], at: Applying<Writer>) => Promise<FactRows['workspace_created']>;
    content_forgotten: (fact: FactPayloads['content_forgotten'], at: Applying<Writer>) => Promise<FactRows['content_forgotten']>;
    project_guard_bound: (fact: FactPayloads['project_guard_bound'], at: Applying<Writer>) => Promise<FactRows['project_guard_bound']>;
    note_added: (fact: FactPayloads['note_added'], at: Applying<Writer>) => Promise<FactRows['note_added']>;
    note_edited: (fact: FactPayloads['note_edited'], at: Applying<Writer>) => Promise<FactRows['note_edited']>;
    branch_created: (fact: FactPayloads['branch_created'], at: Applying<Writer>) => Promise<FactRows['branch_created']>;
    branch_renamed: (fact: FactPayloads['branch_renamed'], at: Applying<Writer>) => Promise<FactRows['branch_renamed']>;
    branch_deleted: (fact: FactPayloads['branch_deleted'], at: Applying<Writer>) => Promise<FactRows['branch_deleted']>;
    branch_checked_out: (fact: FactPayloads['branch_checked_out'], at: Applying<Writer>) => Promise<FactRows['branch_checked_out']>;
    tag_set: (fact: FactPayloads['tag_set'], at: Applying<Writer>) => Promise<FactRows['tag_set']>;
    tag_removed: (fact: FactPayloads['tag_removed'], at: Applying<Writer>) => Promise<FactRows['tag_removed']>;
    head_reset: (fact: FactPayloads['head_reset'], at: Applying<Writer>) => Promise<FactRows['head_reset']>;
    graph_node_written: (fact: FactPayloads['graph_node_written'], at: Applying<Writer>) => Promise<FactRows['graph_node_written']>;
    graph_node_removed: (fact: FactPayloads['graph_node_removed'], at: Applying<Writer>) => Promise<FactRows['graph_node_removed']>;
    graph_edge_written: (fact: FactPayloads['graph_edge_written'], at: Applying<Writer>) => Promise<FactRows['graph_edge_written']>;
    graph_edge_removed: (fact: FactPayloads['graph_edge_removed'], at: Applying<Writer>) => Promise<FactRows['graph_edge_removed']>;
    graph_conflict_found: (fact: FactPayloads['graph_conflict_found'], at: Applying<Writer>) => Promise<FactRows['graph_conflict_found']>;
    graph_conflict_resolved: (fact: FactPayloads['graph_conflict_resolved'], at: Applying<Writer>) => Promise<FactRows['graph_conflict_resolved']>;
    graph_conflict_superseded: (fact: FactPayloads['graph_conflict_superseded'], at: Applying<Writer>) => Promise<FactRows['graph_conflict_superseded']>;
    card_written: (fact: FactPayloads['card_written'], at: Applying<Writer>) => Promise<FactRows['card_written']>;
    anchor_saved: (fact: FactPayloads['anchor_saved'], at: Applying<Writer>) => Promise<FactRows['anchor_saved']>;
    anchor_renamed: (fact: FactPayloads['anchor_renamed'], at: Applying<Writer>) => Promise<FactRows['anchor_renamed']>;
    anchors_merged: (fact: FactPayloads['anchors_merged'], at: Applying<Writer>) => Promise<FactRows['anchors_merged']>;
    plan_created: (fact: FactPayloads['plan_created'], at: Applying<Writer>) => Promise<FactRows['plan_created']>;
    task_created: (fact: FactPayloads['task_created'], at: Applying<Writer>) => Promise<FactRows['task_created']>;
    task_edited: (fact: FactPayloads['task_edited'], at: Applying<Writer>) => Promise<FactRows['task_edited']>;
    plan_edited: (fact: FactPayloads['plan_edited'], at: Applying<Writer>) => Promise<FactRows['plan_edited']>;
    task_patched: (fact: FactPayloads['task_patched'], at: Applying<Writer>) => Promise<FactRows['task_patched']>;
    task_completed: (fact: FactPayloads['task_completed'], at: Applying<Writer>) => Promise<FactRows['task_completed']>;
    plan_updated: (fact: FactPayloads['plan_updated'], at: Applying<Writer>) => Promise<FactRows['plan_updated']>;
    contract_updated: (fact: FactPayloads['contract_updated'], at: Applying<Writer>) => Promise<FactRows['contract_updated']>;
    task_deleted: (fact: FactPayloads['task_deleted'], at: Applying<Writer>) => Promise<FactRows['task_deleted']>;
    undo_applied: (fact: FactPayloads['undo_applied'], at: Applying<Writer>) => Promise<FactRows['undo_applied']>;
    redo_applied: (fact: FactPayloads['redo_applied'], at: Applying<Writer>) => Promise<FactRows['redo_applied']>;
    focus_changed: (fact: FactPayloads['focus_changed'], at: Applying<Writer>) => Promise<FactRows['focus_changed']>;
    steps_added: (fact: FactPayloads['steps_added'], at: Applying<Writer>) => Promise<FactRows['steps_added']>;
    step_defined: (fact: FactPayloads['step_defined'], at: Applying<Writer>) => Promise<FactRows['step_defined']>;
    step_noted: (fact: FactPayloads['step_noted'], at: Applying<Writer>) => Promise<FactRows['step_noted']>;
    step_verified: (fact: FactPayloads['step_verified'], at: Applying<Writer>) => Promise<FactRows['step_verified']>;
    step_done: (fact: FactPayloads['step_done'], at: Applying<Writer>) => Promise<FactRows['step_done']>;
    step_reopened: (fact: FactPayloads['step_reopened'], at: Applying<Writer>) => Promise<FactRows['step_reopened']>;
    step_blocked: (fact: FactPayloads['step_blocked'], at: Applying<Writer>) => Promise<FactRows['step_blocked']>;
    step_unblocked: (fact: FactPayloads['step_unblocked'], at: Applying<Writer>) => Promise<FactRows['step_unblocked']>;
    step_deleted: (fact: FactPayloads['step_deleted'], at: Applying<Writer>) => Promise<FactRows['step_deleted']>;
    task_node_added: (fact: FactPayloads['task_node_added'], at: Applying<Writer>) => Promise<FactRows['task_node_added']>;
    task_node_defined: (fact: FactPayloads['task_node_defined'], at: Applying<Writer>) => Promise<FactRows['task_node_defined']>;
    task_node_deleted: (fact: FactPayloads['task_node_deleted'], at: Applying<Writer>) => Promise<FactRows['task_node_deleted']>;
    evidence_captured: (fact: FactPayloads['evidence_captured'], at: Applying<Writer>) => Promise<FactRows['evidence_captured']>;
    job_created: (fact: FactPayloads['job_created'], at: Applying<Writer>) => Promise<FactRows['job_created']>;
    job_claimed: (fact: FactPayloads['job_claimed'], at: Applying<Writer>) => Promise<FactRows['job_claimed']>;
    job_reclaimed: (fact: FactPayloads['job_reclaimed'], at: Applying<Writer>) => Promise<FactRows['job_reclaimed']>;
    job_reported: (fact: FactPayloads['job_reported'], at: Applying<Writer>) => Promise<FactRows['job_reported']>;
    job_heartbeat_renewed: (fact: FactPayloads['job_heartbeat_renewed'], at: Applying<Writer>) => Promise<FactRows['job_heartbeat_renewed']>;
    job_messaged: (fact: FactPayloads['job_messaged'], at: Applying<Writer>) => Promise<FactRows['job_messaged']>;
    job_completed: (fact: FactPayloads['job_completed'], at: Applying<Writer>) => Promise<FactRows['job_completed']>;
    job_canceled: (fact: FactPayloads['job_canceled'], at: Applying<Writer>) => Promise<FactRows['job_canceled']>;
    job_requeued: (fact: FactPayloads['job_requeued'], at: Applying<Writer>) => Promise<FactRows['job_requeued']>;
    runner_beat: (fact: FactPayloads['runner_beat'], at: Applying<Writer>) => Promise<FactRows['runner_beat']>;
    context_injected: (fact: FactPayloads['context_injected'], at: Applying<Writer>) => Promise<FactRows['context_injected']>;
    session_started: (fact: FactPayloads['session_started'], at: Applying<Writer>) => Promise<FactRows['session_started']>;
    thought_recorded: (fact: FactPayloads['thought_recorded'], at: Applying<Writer>) => Promise<FactRows['thought_recorded']>;
    thought_critiqued: (fact: FactPayloads['thought_critiqued'], at: Applying<Writer>) => Promise<FactRows['thought_critiqued']>;
    session_closed: (fact: FactPayloads['session_closed'], at: Applying<Writer>) => Promise<FactRows['session_closed']>;
    session_resumed: (fact: FactPayloads['session_resumed'], at: Applying<Writer>) => Promise<FactRows['session_resumed']>;
    session_deleted: (fact: FactPayloads['session_deleted'], at: Applying<Writer>) => Promise<FactRows['session_deleted']>;
    ledger_moved: (fact: FactPayloads['ledger_moved'], at: Applying<Writer>) => Promise<FactRows['ledger_moved']>;
}
