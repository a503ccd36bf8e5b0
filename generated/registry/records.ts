// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type {
  AutoAnswerRecord,
  AutoAnswerToHandsAnswer,
  CheckPlanRecord,
  CheckpointDecideAnswer,
  CheckpointRecord,
  ClaimMiningRecord,
  ClaimRetractRecord,
  ClaimSameAsRecord,
  ClaimSupersedeRecord,
  CompileValuesAnswer,
  CrossProjectRecallRecord,
  DecideNextAnswer,
  DecideNextRecord,
  DefaultsClaimSyncRecord,
  EdgeCreateRecord,
  EditWorkflowAnswer,
  EvidenceRecord,
  ExtractEvidenceAnswer,
  HandsInputRecord,
  HandsResumeFailedRecord,
  HandsWaitRecord,
  HostSyncRecord,
  LearnAppliedRecord,
  LearnSuggestedRecord,
  LearnUndoneRecord,
  LearnUpdateAnswer,
  LearnUpdateRecord,
  LoopBreakAnswer,
  LoopBreakRecord,
  LoopGuardRecord,
  MiDefaultsSetRecord,
  MindCircuitRecord,
  MindErrorRecord,
  MindWaitRecord,
  MineClaimsAnswer,
  MinePreferencesAnswer,
  NodeCreateRecord,
  NodeMaterializedRecord,
  NodeRetractRecord,
  PlanMinChecksAnswer,
  PreferenceMiningRecord,
  PreferenceSolidifiedRecord,
  RiskEventRecord,
  RiskJudgeAnswer,
  RunEndRecord,
  RunStartRecord,
  SettingsSetRecord,
  SnapshotRecord,
  StateCorruptRecord,
  SuggestWorkflowAnswer,
  TestlessStrategySetRecord,
  UserInputRecord,
  ValuesClaimPatchAnswer,
  ValuesSetRecord,
  WhyTraceAnswer,
  WhyTraceRecord,
  WorkflowProgressAnswer,
  WorkflowProgressRecord,
  WorkflowSolidifiedRecord,
  WorkflowSuggestionRecord,
  WorkflowTriggerRecord,
} from '../types/index.ts';

/** What a model must answer, by the name of the question. */
export interface Answers {
  auto_answer_to_hands: AutoAnswerToHandsAnswer;
  checkpoint_decide: CheckpointDecideAnswer;
  compile_values: CompileValuesAnswer;
  decide_next: DecideNextAnswer;
  edit_workflow: EditWorkflowAnswer;
  extract_evidence: ExtractEvidenceAnswer;
  learn_update: LearnUpdateAnswer;
  loop_break: LoopBreakAnswer;
  mine_claims: MineClaimsAnswer;
  mine_preferences: MinePreferencesAnswer;
  plan_min_checks: PlanMinChecksAnswer;
  risk_judge: RiskJudgeAnswer;
  suggest_workflow: SuggestWorkflowAnswer;
  values_claim_patch: ValuesClaimPatchAnswer;
  why_trace: WhyTraceAnswer;
  workflow_progress: WorkflowProgressAnswer;
}

export type AnswerName = keyof Answers;

export const answerNames: readonly AnswerName[] = ["auto_answer_to_hands","checkpoint_decide","compile_values","decide_next","edit_workflow","extract_evidence","learn_update","loop_break","mine_claims","mine_preferences","plan_min_checks","risk_judge","suggest_workflow","values_claim_patch","why_trace","workflow_progress"];

/** What stands on a line of an EvidenceLog, by its kind. */
export interface EvidenceRecords {
  auto_answer: AutoAnswerRecord;
  check_plan: CheckPlanRecord;
  checkpoint: CheckpointRecord;
  claim_mining: ClaimMiningRecord;
  claim_retract: ClaimRetractRecord;
  claim_same_as: ClaimSameAsRecord;
  claim_supersede: ClaimSupersedeRecord;
  cross_project_recall: CrossProjectRecallRecord;
  decide_next: DecideNextRecord;
  defaults_claim_sync: DefaultsClaimSyncRecord;
  edge_create: EdgeCreateRecord;
  evidence: EvidenceRecord;
  hands_input: HandsInputRecord;
  hands_resume_failed: HandsResumeFailedRecord;
  hands_wait: HandsWaitRecord;
  host_sync: HostSyncRecord;
  learn_applied: LearnAppliedRecord;
  learn_suggested: LearnSuggestedRecord;
  learn_undone: LearnUndoneRecord;
  learn_update: LearnUpdateRecord;
  loop_break: LoopBreakRecord;
  loop_guard: LoopGuardRecord;
  mi_defaults_set: MiDefaultsSetRecord;
  mind_circuit: MindCircuitRecord;
  mind_error: MindErrorRecord;
  mind_wait: MindWaitRecord;
  node_create: NodeCreateRecord;
  node_materialized: NodeMaterializedRecord;
  node_retract: NodeRetractRecord;
  preference_mining: PreferenceMiningRecord;
  preference_solidified: PreferenceSolidifiedRecord;
  risk_event: RiskEventRecord;
  run_end: RunEndRecord;
  run_start: RunStartRecord;
  settings_set: SettingsSetRecord;
  snapshot: SnapshotRecord;
  state_corrupt: StateCorruptRecord;
  testless_strategy_set: TestlessStrategySetRecord;
  user_input: UserInputRecord;
  values_set: ValuesSetRecord;
  why_trace: WhyTraceRecord;
  workflow_progress: WorkflowProgressRecord;
  workflow_solidified: WorkflowSolidifiedRecord;
  workflow_suggestion: WorkflowSuggestionRecord;
  workflow_trigger: WorkflowTriggerRecord;
}

export type EvidenceKind = keyof EvidenceRecords;

/** The log that a kind is written to. */
export const evidenceLogs = {
  auto_answer: 'project',
  check_plan: 'project',
  checkpoint: 'project',
  claim_mining: 'project',
  claim_retract: 'project',
  claim_same_as: 'project',
  claim_supersede: 'project',
  cross_project_recall: 'project',
  decide_next: 'project',
  defaults_claim_sync: 'project',
  edge_create: 'project',
  evidence: 'project',
  hands_input: 'project',
  hands_resume_failed: 'project',
  hands_wait: 'project',
  host_sync: 'project',
  learn_applied: 'project',
  learn_suggested: 'project',
  learn_undone: 'project',
  learn_update: 'project',
  loop_break: 'project',
  loop_guard: 'project',
  mi_defaults_set: 'global',
  mind_circuit: 'project',
  mind_error: 'project',
  mind_wait: 'project',
  node_create: 'project',
  node_materialized: 'project',
  node_retract: 'project',
  preference_mining: 'project',
  preference_solidified: 'project',
  risk_event: 'project',
  run_end: 'project',
  run_start: 'project',
  settings_set: 'project',
  snapshot: 'project',
  state_corrupt: 'project',
  testless_strategy_set: 'project',
  user_input: 'project',
  values_set: 'global',
  why_trace: 'project',
  workflow_progress: 'project',
  workflow_solidified: 'project',
  workflow_suggestion: 'project',
  workflow_trigger: 'project',
} as const satisfies Readonly<Record<EvidenceKind, 'project' | 'global'>>;
