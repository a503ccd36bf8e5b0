// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ClaimApplySuggestedInput, ClaimApplySuggestedOutput, ClaimMineInput, ClaimMineOutput, ClaimUndoInput, ClaimUndoOutput, ConfigApplyTemplateInput, ConfigApplyTemplateOutput, ConfigExamplesInput, ConfigExamplesOutput, ConfigInitInput, ConfigInitOutput, ConfigPathInput, ConfigPathOutput, ConfigRollbackInput, ConfigRollbackOutput, ConfigShowInput, ConfigShowOutput, ConfigTemplateInput, ConfigTemplateOutput, ConfigValidateInput, ConfigValidateOutput, GcThoughtdbInput, GcThoughtdbOutput, GcTranscriptsInput, GcTranscriptsOutput, HostBindInput, HostBindOutput, HostListInput, HostListOutput, HostSyncInput, HostSyncOutput, HostUnbindInput, HostUnbindOutput, MemoryIndexRebuildInput, MemoryIndexRebuildOutput, MemoryIndexStatusInput, MemoryIndexStatusOutput, MiProjectsInput, MiProjectsOutput, MiRecordsInput, MiRecordsOutput, MiRunInput, MiRunOutput, MiRunsInput, MiRunsOutput, MiShowInput, MiShowOutput, MiStatusInput, MiStatusOutput, MiStopInput, MiStopOutput, MiTailInput, MiTailOutput, ProjectAliasAddInput, ProjectAliasAddOutput, ProjectAliasListInput, ProjectAliasListOutput, ProjectAliasRmInput, ProjectAliasRmOutput, ProjectPinInput, ProjectPinOutput, ProjectShowInput, ProjectShowOutput, ProjectStatusInput, ProjectStatusOutput, ProjectTarget, ProjectUnpinInput, ProjectUnpinOutput, ProjectUseInput, ProjectUseOutput, SettingsSetInput, SettingsSetOutput, SettingsShowInput, SettingsShowOutput, ValuesSetInput, ValuesSetOutput, ValuesShowInput, ValuesShowOutput, WorkflowCreateInput, WorkflowCreateOutput, WorkflowDeleteInput, WorkflowDeleteOutput, WorkflowEditInput, WorkflowEditOutput, WorkflowEnableInput, WorkflowEnableOutput, WorkflowListInput, WorkflowListOutput, WorkflowShowInput, WorkflowShowOutput } from "../types/index.ts";
import type { ActCtx, Lines, Locate, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of autopilot/learning. */
export interface AutopilotLearningHandlers<Store, Ports extends Record<'mind', unknown>> {
    /** Makes preference claims of what a run suggested to learn, where that was left to you. */
    claim_apply_suggested(input: ClaimApplySuggestedInput, ctx: WriteCtx<Store, null, 'learn_applied' | 'claim_asserted' | 'candidates_saved', never>): Promise<ClaimApplySuggestedOutput>;
    /** Asks the Mind which claims the work of the open segment shows, or the end of the log where there is none, and keeps them. */
    claim_mine(input: ClaimMineInput, ctx: ActCtx<Store, null, 'claim_mining' | 'claim_asserted' | 'edge_asserted', 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS', Pick<Ports, 'mind'>>): Promise<ClaimMineOutput>;
    /** Undoes what a learn_update or claim_mining record wrote: its claims no longer hold, and what they took the place of does again. */
    claim_undo(input: ClaimUndoInput, ctx: WriteCtx<Store, null, 'learn_undone' | 'claim_retracted' | 'claim_asserted', never>): Promise<ClaimUndoOutput>;
}

/** Tools of autopilot/config. */
export interface AutopilotConfigHandlers<Store> {
    /** Lays a template over config.json: what it says counts, everything else stays. The file as it was is kept. */
    config_apply_template(input: ConfigApplyTemplateInput, ctx: WriteCtx<Store, null, 'config_backed_up' | 'config_saved', never>): Promise<ConfigApplyTemplateOutput>;
    /** Prints all templates by name: parts of config.json to begin with. */
    config_examples(input: ConfigExamplesInput, ctx: ReadCtx<Store, null, never>): Promise<ConfigExamplesOutput>;
    /** Writes config.json with everything as it usually is, to be edited. One that is there stays as it is. */
    config_init(input: ConfigInitInput, ctx: WriteCtx<Store, null, 'config_backed_up' | 'config_saved', never>): Promise<ConfigInitOutput>;
    /** Says where config.json is, or would be. */
    config_path(input: ConfigPathInput, ctx: ReadCtx<Store, null, never>): Promise<ConfigPathOutput>;
    /** Makes config.json again what it was before the last template was applied. */
    config_rollback(input: ConfigRollbackInput, ctx: WriteCtx<Store, null, 'config_backed_up' | 'config_restored', never>): Promise<ConfigRollbackOutput>;
    /** Shows the whole configuration: config.json, and what is usual for everything that it leaves out. Keys are hidden. */
    config_show(input: ConfigShowInput, ctx: ReadCtx<Store, null, never>): Promise<ConfigShowOutput>;
    /** Prints one template: a part of config.json to begin with. */
    config_template(input: ConfigTemplateInput, ctx: ReadCtx<Store, null, never>): Promise<ConfigTemplateOutput>;
    /** Says all that is wrong with config.json: fields that cannot be meant, programs, models and keys that are not there. */
    config_validate(input: ConfigValidateInput, ctx: ReadCtx<Store, null, never>): Promise<ConfigValidateOutput>;
}

/** Tools of autopilot/upkeep. */
export interface AutopilotUpkeepHandlers<Store, Ports extends Record<'home_files', unknown>> {
    /** Rewrites claims, nodes and edges without lines that no longer count; everything as it was goes to archive/ first. */
    gc_thoughtdb(input: GcThoughtdbInput, ctx: ActCtx<Store, null, never, never, Pick<Ports, 'home_files'>>): Promise<GcThoughtdbOutput>;
    /** Compresses older transcripts of the project into archive/ and leaves a line in their place that says where they are. */
    gc_transcripts(input: GcTranscriptsInput, ctx: ActCtx<Store, null, never, never, Pick<Ports, 'home_files'>>): Promise<GcTranscriptsOutput>;
    /** Deletes the memory index and makes it anew from the files of all projects. Loses nothing: it is derived from them. */
    memory_index_rebuild(input: MemoryIndexRebuildInput, ctx: ActCtx<Store, null, never, never, Pick<Ports, 'home_files'>>): Promise<MemoryIndexRebuildOutput>;
    /** Says what earlier work can be recalled from: how many snapshots, workflows, claims and nodes, of which projects. */
    memory_index_status(input: MemoryIndexStatusInput, ctx: ReadCtx<Store, null, never>): Promise<MemoryIndexStatusOutput>;
}

/** Tools of autopilot/hosts. */
export interface AutopilotHostsHandlers<Store, Ports extends Record<'home_files' | 'hosts', unknown>> {
    /** Copies the enabled workflows of this project to a workspace of another program, from now on and at once. */
    host_bind(input: HostBindInput, ctx: ActCtx<Store, ProjectTarget, 'overlay_saved' | 'host_sync', 'HOST_SYNC_INCOMPLETE' | 'STATE_PUT_ASIDE', Pick<Ports, 'home_files' | 'hosts'>>): Promise<HostBindOutput>;
    /** Workspaces of other programs that the workflows of this project are copied to. */
    host_list(input: HostListInput, ctx: ActCtx<Store, ProjectTarget, never, never, Pick<Ports, 'hosts'>>): Promise<HostListOutput>;
    /** Writes the enabled workflows into every bound workspace again, and takes away what is stale. */
    host_sync(input: HostSyncInput, ctx: ActCtx<Store, ProjectTarget, 'host_sync', never, Pick<Ports, 'home_files' | 'hosts'>>): Promise<HostSyncOutput>;
    /** Takes away what was written for a host, and copies nothing there any more. */
    host_unbind(input: HostUnbindInput, ctx: ActCtx<Store, ProjectTarget, 'overlay_saved' | 'host_sync', 'HOST_SYNC_INCOMPLETE' | 'STATE_PUT_ASIDE', Pick<Ports, 'home_files' | 'hosts'>>): Promise<HostUnbindOutput>;
}

/** Tools of autopilot/looks. */
export interface AutopilotLooksHandlers<Store> {
    /** The projects that something is kept about, the last used first; other tools take their ids as project. */
    mi_projects(input: MiProjectsInput, ctx: ReadCtx<Store, null, never>): Promise<MiProjectsOutput>;
    /** The log of a project, or of one of its runs, record by record: the newest first, or with after what is new, the oldest first. */
    mi_records(input: MiRecordsInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<MiRecordsOutput>;
    /** The runs of a project, the newest first: what each was asked to do, and how it ended. */
    mi_runs(input: MiRunsInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS'>): Promise<MiRunsOutput>;
    /** Shows a record (ev_…), claim (cl_…), node (nd_…), edge (ed_…), workflow (wf_…) or run (run_…), a transcript by its path, or last, project, hands, mind. */
    mi_show(input: MiShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS'>): Promise<MiShowOutput>;
    /** How things stand in a project: setup, values, the latest batch, what waits for the user, and what to do next. */
    mi_status(input: MiStatusInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED' | 'RECORDS_BREAK_CONTRACTS'>): Promise<MiStatusOutput>;
    /** The newest records of an EvidenceLog, or the end of the newest transcript of Hands or Mind, the oldest line first. */
    mi_tail(input: MiTailInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<MiTailOutput>;
}

/** Tools of autopilot/runs. */
export interface AutopilotRunsHandlers<Store, Ports extends Record<'hands' | 'home_files' | 'hosts' | 'live' | 'mind' | 'repo' | 'stop' | 'time' | 'user' | 'work', unknown>> {
    /** Lets Hands work on a task, batch by batch, answers its questions from values and evidence, and writes down everything. */
    mi_run(input: MiRunInput, ctx: ActCtx<Store, ProjectTarget, 'run_start' | 'run_end' | 'workflow_trigger' | 'state_corrupt' | 'defaults_claim_sync' | 'mi_defaults_set' | 'cross_project_recall' | 'hands_input' | 'hands_resume_failed' | 'hands_wait' | 'evidence' | 'mind_error' | 'mind_circuit' | 'mind_wait' | 'workflow_progress' | 'risk_event' | 'learn_suggested' | 'check_plan' | 'user_input' | 'testless_strategy_set' | 'auto_answer' | 'decide_next' | 'loop_guard' | 'loop_break' | 'checkpoint' | 'workflow_suggestion' | 'workflow_solidified' | 'host_sync' | 'preference_mining' | 'preference_solidified' | 'claim_mining' | 'snapshot' | 'node_materialized' | 'learn_update' | 'why_trace' | 'claim_asserted' | 'claim_retracted' | 'node_asserted' | 'edge_asserted' | 'overlay_saved' | 'segment_saved' | 'workflow_saved' | 'candidates_saved', never, Pick<Ports, 'hands' | 'home_files' | 'hosts' | 'live' | 'mind' | 'repo' | 'stop' | 'time' | 'user' | 'work'>>): Promise<MiRunOutput>;
    /** Ends every run of the project that is under way: Hands and all that it started, a question to the Mind, a wait. */
    mi_stop(input: MiStopInput, ctx: WriteCtx<Store, null, 'stop_saved', never>): Promise<MiStopOutput>;
}

/** Tools of autopilot/projects. */
export interface AutopilotProjectsHandlers<Store> {
    /** Gives a project a name that can be typed as @<name> from anywhere; a name that is there already means this project now. */
    project_alias_add(input: ProjectAliasAddInput, ctx: WriteCtx<Store, null, 'selection_saved', never>): Promise<ProjectAliasAddOutput>;
    /** Lists the names that can be typed instead of a folder: @last, @pinned and aliases. */
    project_alias_list(input: ProjectAliasListInput, ctx: ReadCtx<Store, null, never>): Promise<ProjectAliasListOutput>;
    /** Takes a name of a project away again. Nothing that is kept about the project changes. */
    project_alias_rm(input: ProjectAliasRmInput, ctx: WriteCtx<Store, null, 'selection_saved', never>): Promise<ProjectAliasRmOutput>;
    /** Makes @pinned mean this project: what commands outside of any project work in, whatever was used last. */
    project_pin(input: ProjectPinInput, ctx: WriteCtx<Store, null, 'selection_saved', never>): Promise<ProjectPinOutput>;
    /** Shows a project: its folder and identity, where its files are, and the state that is kept between runs. */
    project_show(input: ProjectShowInput, ctx: ReadCtx<Store, null, never>): Promise<ProjectShowOutput>;
    /** Shows which project a command here works in, how that was found, and which names there are. Changes nothing. */
    project_status(input: ProjectStatusInput, ctx: ReadCtx<Store, null, never>): Promise<ProjectStatusOutput>;
    /** Takes @pinned away again. Nothing that is kept about the project changes. */
    project_unpin(input: ProjectUnpinInput, ctx: WriteCtx<Store, null, 'selection_saved', never>): Promise<ProjectUnpinOutput>;
    /** Makes @last mean this project: what commands outside of any project work in, unless one is pinned. */
    project_use(input: ProjectUseInput, ctx: WriteCtx<Store, null, 'selection_saved', never>): Promise<ProjectUseOutput>;
}

/** Tools of autopilot/settings. */
export interface AutopilotSettingsHandlers<Store> {
    /** Sets what to do when unsure, and whether a refactoring may change behaviour: everywhere, or in this project. */
    settings_set(input: SettingsSetInput, ctx: WriteCtx<Store, null, 'settings_set' | 'mi_defaults_set' | 'claim_asserted' | 'edge_asserted', never>): Promise<SettingsSetOutput>;
    /** The settings that hold in this project, and which claim says each. */
    settings_show(input: SettingsShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<SettingsShowOutput>;
}

/** Tools of autopilot/values. */
export interface AutopilotValuesHandlers<Store, Ports extends Record<'mind', unknown>> {
    /** Keeps what the user wants done and how, sums it up, and makes claims of it that decisions rest on. */
    values_set(input: ValuesSetInput, ctx: ActCtx<Store, null, 'values_set' | 'mi_defaults_set' | 'claim_asserted' | 'claim_retracted' | 'node_asserted' | 'node_retracted' | 'edge_asserted', never, Pick<Ports, 'mind'>>): Promise<ValuesSetOutput>;
    /** The values as they were said, their summary, and the claims that decisions rest on. */
    values_show(input: ValuesShowInput, ctx: ReadCtx<Store, null, 'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>): Promise<ValuesShowOutput>;
}

/** Tools of autopilot/workflows. */
export interface AutopilotWorkflowsHandlers<Store, Ports extends Record<'home_files' | 'hosts' | 'mind' | 'user', unknown>> {
    /** Stores a new workflow, in this project or for all of them. Its steps can be named here and written out with an edit. */
    workflow_create(input: WorkflowCreateInput, ctx: ActCtx<Store, ProjectTarget, 'workflow_saved' | 'host_sync', 'HOST_SYNC_INCOMPLETE', Pick<Ports, 'home_files' | 'hosts'>>): Promise<WorkflowCreateOutput>;
    /** Removes a stored workflow, or what this project changes in a global one. */
    workflow_delete(input: WorkflowDeleteInput, ctx: ActCtx<Store, ProjectTarget, 'workflow_removed' | 'overlay_saved' | 'host_sync', 'HOST_SYNC_INCOMPLETE' | 'STATE_PUT_ASIDE', Pick<Ports, 'home_files' | 'hosts'>>): Promise<WorkflowDeleteOutput>;
    /** Lets the Mind change a workflow as the user asks, and shows what changed. */
    workflow_edit(input: WorkflowEditInput, ctx: ActCtx<Store, ProjectTarget, 'workflow_saved' | 'overlay_saved' | 'host_sync' | 'mind_error', 'HOST_SYNC_INCOMPLETE' | 'STATE_PUT_ASIDE', Pick<Ports, 'home_files' | 'hosts' | 'mind' | 'user'>>): Promise<WorkflowEditOutput>;
    /** Lets a workflow be triggered, or not: everywhere, or in this project alone. */
    workflow_enable(input: WorkflowEnableInput, ctx: ActCtx<Store, ProjectTarget, 'workflow_saved' | 'overlay_saved' | 'host_sync', 'HOST_SYNC_INCOMPLETE' | 'STATE_PUT_ASIDE', Pick<Ports, 'home_files' | 'hosts'>>): Promise<WorkflowEnableOutput>;
    /** Stored workflows: those of the project, the global ones, or both as the project sees them. */
    workflow_list(input: WorkflowListInput, ctx: ReadCtx<Store, null, never>): Promise<WorkflowListOutput>;
    /** One workflow with its steps, as a page or as JSON. */
    workflow_show(input: WorkflowShowInput, ctx: ReadCtx<Store, null, never>): Promise<WorkflowShowOutput>;
}

/** All that the room autopilot brings along. */
export interface AutopilotRoom<Store, Writer, Ports extends Record<'hands' | 'home_files' | 'hosts' | 'live' | 'mind' | 'repo' | 'stop' | 'time' | 'user' | 'work', unknown>> {
  readonly handlers: AutopilotLearningHandlers<Store, Ports> & AutopilotConfigHandlers<Store> & AutopilotUpkeepHandlers<Store, Ports> & AutopilotHostsHandlers<Store, Ports> & AutopilotLooksHandlers<Store> & AutopilotRunsHandlers<Store, Ports> & AutopilotProjectsHandlers<Store> & AutopilotSettingsHandlers<Store> & AutopilotValuesHandlers<Store, Ports> & AutopilotWorkflowsHandlers<Store, Ports>;
  readonly appliers: Pick<Appliers<Writer>, 'auto_answer' | 'check_plan' | 'checkpoint' | 'claim_mining' | 'claim_retract' | 'claim_same_as' | 'claim_supersede' | 'cross_project_recall' | 'decide_next' | 'defaults_claim_sync' | 'edge_create' | 'evidence' | 'hands_input' | 'hands_resume_failed' | 'hands_wait' | 'host_sync' | 'learn_applied' | 'learn_suggested' | 'learn_undone' | 'learn_update' | 'loop_break' | 'loop_guard' | 'mi_defaults_set' | 'mind_circuit' | 'mind_error' | 'mind_wait' | 'node_create' | 'node_materialized' | 'node_retract' | 'preference_mining' | 'preference_solidified' | 'risk_event' | 'run_end' | 'run_start' | 'settings_set' | 'snapshot' | 'state_corrupt' | 'testless_strategy_set' | 'user_input' | 'values_set' | 'why_trace' | 'workflow_progress' | 'workflow_solidified' | 'workflow_suggestion' | 'workflow_trigger' | 'overlay_saved' | 'segment_saved' | 'workflow_saved' | 'workflow_removed' | 'candidates_saved' | 'config_saved' | 'config_backed_up' | 'config_restored' | 'stop_saved' | 'selection_saved'>;
  readonly targets: { readonly project: Locate<Store, ProjectTarget>; };
  readonly lines: { readonly claim_apply_suggested: Lines<ClaimApplySuggestedOutput>; readonly claim_mine: Lines<ClaimMineOutput>; readonly claim_undo: Lines<ClaimUndoOutput>; readonly config_apply_template: Lines<ConfigApplyTemplateOutput>; readonly config_init: Lines<ConfigInitOutput>; readonly config_rollback: Lines<ConfigRollbackOutput>; readonly config_validate: Lines<ConfigValidateOutput>; readonly gc_thoughtdb: Lines<GcThoughtdbOutput>; readonly gc_transcripts: Lines<GcTranscriptsOutput>; readonly host_bind: Lines<HostBindOutput>; readonly host_list: Lines<HostListOutput>; readonly host_sync: Lines<HostSyncOutput>; readonly host_unbind: Lines<HostUnbindOutput>; readonly memory_index_rebuild: Lines<MemoryIndexRebuildOutput>; readonly memory_index_status: Lines<MemoryIndexStatusOutput>; readonly mi_run: Lines<MiRunOutput>; readonly mi_runs: Lines<MiRunsOutput>; readonly mi_show: Lines<MiShowOutput>; readonly mi_status: Lines<MiStatusOutput>; readonly mi_stop: Lines<MiStopOutput>; readonly mi_tail: Lines<MiTailOutput>; readonly project_alias_add: Lines<ProjectAliasAddOutput>; readonly project_alias_list: Lines<ProjectAliasListOutput>; readonly project_alias_rm: Lines<ProjectAliasRmOutput>; readonly project_pin: Lines<ProjectPinOutput>; readonly project_show: Lines<ProjectShowOutput>; readonly project_status: Lines<ProjectStatusOutput>; readonly project_unpin: Lines<ProjectUnpinOutput>; readonly project_use: Lines<ProjectUseOutput>; readonly settings_show: Lines<SettingsShowOutput>; readonly values_set: Lines<ValuesSetOutput>; readonly values_show: Lines<ValuesShowOutput>; readonly workflow_delete: Lines<WorkflowDeleteOutput>; readonly workflow_edit: Lines<WorkflowEditOutput>; readonly workflow_enable: Lines<WorkflowEnableOutput>; readonly workflow_list: Lines<WorkflowListOutput>; readonly workflow_show: Lines<WorkflowShowOutput>; };
}
