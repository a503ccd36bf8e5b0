// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { AnchorsRoom } from "./anchors.ts";
import type { SessionsRoom } from "./sessions.ts";
import type { VcsRoom } from "./vcs.ts";
import type { AutopilotRoom } from "./autopilot.ts";
import type { ClaimsRoom } from "./claims.ts";
import type { NotesRoom } from "./notes.ts";
import type { ContextRoom } from "./context.ts";
import type { ViewsRoom } from "./views.ts";
import type { WorkspaceRoom } from "./workspace.ts";
import type { GraphRoom } from "./graph.ts";
import type { KnowledgeRoom } from "./knowledge.ts";
import type { ModelsRoom } from "./models.ts";
import type { NotebooksRoom } from "./notebooks.ts";
import type { TasksRoom } from "./tasks.ts";
import type { ThinkRoom } from "./think.ts";

/** What each room must bring along. */
export interface Rooms<Store, Writer, Ports extends Record<'adviser' | 'books' | 'cells' | 'client' | 'exports' | 'hands' | 'home_files' | 'hosts' | 'leftovers' | 'live' | 'mind' | 'repo' | 'stop' | 'time' | 'transcripts' | 'user' | 'work', unknown>> {
    anchors: AnchorsRoom<Store, Writer, Ports>;
    sessions: SessionsRoom<Store, Writer, Ports>;
    vcs: VcsRoom<Store, Writer, Ports>;
    autopilot: AutopilotRoom<Store, Writer, Ports>;
    claims: ClaimsRoom<Store, Writer, Ports>;
    notes: NotesRoom<Store, Writer, Ports>;
    context: ContextRoom<Store, Writer, Ports>;
    views: ViewsRoom<Store, Writer, Ports>;
    workspace: WorkspaceRoom<Store, Writer, Ports>;
    graph: GraphRoom<Store, Writer, Ports>;
    knowledge: KnowledgeRoom<Store, Writer, Ports>;
    models: ModelsRoom<Store, Writer, Ports>;
    notebooks: NotebooksRoom<Store, Writer, Ports>;
    tasks: TasksRoom<Store, Writer, Ports>;
    think: ThinkRoom<Store, Writer, Ports>;
}

export type RoomName = 'anchors' | 'sessions' | 'vcs' | 'autopilot' | 'claims' | 'notes' | 'context' | 'views' | 'workspace' | 'graph' | 'knowledge' | 'models' | 'notebooks' | 'tasks' | 'think';

/** The rooms that a product consists of. */
export interface ProductRooms {
    memory: 'workspace' | 'notes' | 'vcs' | 'graph' | 'tasks' | 'think' | 'anchors' | 'views' | 'context';
    ledger: 'sessions' | 'knowledge' | 'notebooks' | 'models';
    autopilot: 'claims' | 'autopilot';
}

export type ToolName = 'anchor_snapshot' | 'anchors_bootstrap' | 'anchors_export' | 'anchors_lint' | 'anchors_list' | 'anchors_merge' | 'anchors_rename' | 'bind_root' | 'branch_create' | 'branch_delete' | 'branch_list' | 'branch_rename' | 'checkout' | 'cipher' | 'claim_apply_suggested' | 'claim_list' | 'claim_mine' | 'claim_retract' | 'claim_same_as' | 'claim_show' | 'claim_supersede' | 'claim_undo' | 'claims_graph' | 'claims_search' | 'claims_show' | 'commit' | 'config_apply_template' | 'config_examples' | 'config_init' | 'config_path' | 'config_rollback' | 'config_show' | 'config_template' | 'config_validate' | 'context_give' | 'context_keep' | 'context_pack' | 'context_pack_export' | 'diagnostics' | 'diff' | 'docs_list' | 'edge_create' | 'edge_list' | 'edge_show' | 'export' | 'forget' | 'gc_thoughtdb' | 'gc_transcripts' | 'get_state' | 'graph_apply' | 'graph_conflict_resolve' | 'graph_conflict_show' | 'graph_conflicts' | 'graph_diff' | 'graph_merge' | 'graph_query' | 'graph_validate' | 'help' | 'host_bind' | 'host_list' | 'host_sync' | 'host_unbind' | 'init' | 'journal' | 'knowledge_create_note' | 'knowledge_create_pattern' | 'knowledge_delete_note' | 'knowledge_delete_pattern' | 'knowledge_get_note' | 'knowledge_get_pattern' | 'knowledge_list_notes' | 'knowledge_list_patterns' | 'knowledge_update_note' | 'knowledge_update_pattern' | 'list_roots' | 'list_sessions' | 'load_context' | 'log' | 'macro_anchor_note' | 'macro_branch_note' | 'memory_index_rebuild' | 'memory_index_status' | 'mental_models_get_model' | 'mental_models_list_models' | 'mental_models_list_tags' | 'merge' | 'mi_projects' | 'mi_records' | 'mi_run' | 'mi_runs' | 'mi_show' | 'mi_status' | 'mi_stop' | 'mi_tail' | 'navigate' | 'node_create' | 'node_list' | 'node_retract' | 'node_show' | 'notebook_add_cell' | 'notebook_create' | 'notebook_export' | 'notebook_get_cell' | 'notebook_install_deps' | 'notebook_list' | 'notebook_list_cells' | 'notebook_load' | 'notebook_run_cell' | 'notebook_update_cell' | 'notes_commit' | 'notes_edit' | 'observatory_events' | 'observatory_session' | 'observatory_sessions' | 'open' | 'project_alias_add' | 'project_alias_list' | 'project_alias_rm' | 'project_pin' | 'project_show' | 'project_status' | 'project_unpin' | 'project_use' | 'reflog' | 'reset' | 'search' | 'session_analyze' | 'session_delete' | 'session_export' | 'session_extract_learnings' | 'session_get' | 'session_import' | 'session_list' | 'session_resume' | 'session_search' | 'settings_set' | 'settings_show' | 'show' | 'start_new' | 'status' | 'storage' | 'tag_create' | 'tag_delete' | 'tag_list' | 'tasks_batch' | 'tasks_block' | 'tasks_bootstrap' | 'tasks_close_step' | 'tasks_close_task' | 'tasks_complete' | 'tasks_context' | 'tasks_context_pack' | 'tasks_contract' | 'tasks_create' | 'tasks_decompose' | 'tasks_define' | 'tasks_delete' | 'tasks_delta' | 'tasks_done' | 'tasks_edit' | 'tasks_evidence_capture' | 'tasks_focus_clear' | 'tasks_focus_get' | 'tasks_focus_set' | 'tasks_handoff' | 'tasks_history' | 'tasks_jobs_cancel' | 'tasks_jobs_claim' | 'tasks_jobs_complete' | 'tasks_jobs_create' | 'tasks_jobs_list' | 'tasks_jobs_message' | 'tasks_jobs_open' | 'tasks_jobs_radar' | 'tasks_jobs_report' | 'tasks_jobs_requeue' | 'tasks_jobs_tail' | 'tasks_lint' | 'tasks_macro_close_step' | 'tasks_macro_create_done' | 'tasks_macro_finish' | 'tasks_macro_start' | 'tasks_mirror' | 'tasks_note' | 'tasks_patch' | 'tasks_plan' | 'tasks_progress' | 'tasks_radar' | 'tasks_redo' | 'tasks_resume' | 'tasks_resume_pack' | 'tasks_resume_super' | 'tasks_runner_heartbeat' | 'tasks_scaffold' | 'tasks_snapshot' | 'tasks_storage' | 'tasks_task_add' | 'tasks_task_define' | 'tasks_task_delete' | 'tasks_templates_list' | 'tasks_undo' | 'tasks_verify' | 'think_add_decision' | 'think_add_evidence' | 'think_add_frame' | 'think_add_hypothesis' | 'think_add_note' | 'think_add_question' | 'think_add_test' | 'think_add_update' | 'think_card' | 'think_context' | 'think_frontier' | 'think_link' | 'think_lint' | 'think_next' | 'think_nominal_merge' | 'think_pack' | 'think_pin' | 'think_pins' | 'think_pipeline' | 'think_playbook' | 'think_publish' | 'think_query' | 'think_set_status' | 'think_subgoal_close' | 'think_subgoal_open' | 'think_template' | 'think_watch' | 'thought' | 'trace_hydrate' | 'trace_sequential_step' | 'trace_step' | 'trace_validate' | 'transcripts_digest' | 'transcripts_open' | 'transcripts_search' | 'values_set' | 'values_show' | 'why_claim' | 'why_event' | 'why_last' | 'workflow_create' | 'workflow_delete' | 'workflow_edit' | 'workflow_enable' | 'workflow_list' | 'workflow_show' | 'workspace_list';
