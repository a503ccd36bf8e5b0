import auto_answer from './auto_answer.ts';
import check_plan from './check_plan.ts';
import checkpoint from './checkpoint.ts';
import claim_mining from './claim_mining.ts';
import claim_retract from './claim_retract.ts';
import claim_same_as from './claim_same_as.ts';
import claim_supersede from './claim_supersede.ts';
import cross_project_recall from './cross_project_recall.ts';
import decide_next from './decide_next.ts';
import defaults_claim_sync from './defaults_claim_sync.ts';
import edge_create from './edge_create.ts';
import evidence_record from './evidence.ts';
import hands_input from './hands_input.ts';
import hands_resume_failed from './hands_resume_failed.ts';
import hands_wait from './hands_wait.ts';
import host_sync from './host_sync.ts';
import learn_applied from './learn_applied.ts';
import learn_suggested from './learn_suggested.ts';
import learn_undone from './learn_undone.ts';
import learn_update from './learn_update.ts';
import loop_break from './loop_break.ts';
import loop_guard from './loop_guard.ts';
import mi_defaults_set from './mi_defaults_set.ts';
import mind_circuit from './mind_circuit.ts';
import mind_error from './mind_error.ts';
import mind_wait from './mind_wait.ts';
import node_create from './node_create.ts';
import node_materialized from './node_materialized.ts';
import node_retract from './node_retract.ts';
import preference_mining from './preference_mining.ts';
import preference_solidified from './preference_solidified.ts';
import risk_event from './risk_event.ts';
import run_end from './run_end.ts';
import run_start from './run_start.ts';
import settings_set from './settings_set.ts';
import snapshot from './snapshot.ts';
import state_corrupt from './state_corrupt.ts';
import testless_strategy_set from './testless_strategy_set.ts';
import user_input from './user_input.ts';
import values_set from './values_set.ts';
import why_trace from './why_trace.ts';
import workflow_progress from './workflow_progress.ts';
import workflow_solidified from './workflow_solidified.ts';
import workflow_suggestion from './workflow_suggestion.ts';
import workflow_trigger from './workflow_trigger.ts';

export const evidence = [
  auto_answer,
  check_plan,
  checkpoint,
  claim_mining,
  claim_retract,
  claim_same_as,
  claim_supersede,
  cross_project_recall,
  decide_next,
  defaults_claim_sync,
  edge_create,
  evidence_record,
  hands_input,
  hands_resume_failed,
  hands_wait,
  host_sync,
  learn_applied,
  learn_suggested,
  learn_undone,
  learn_update,
  loop_break,
  loop_guard,
  mi_defaults_set,
  mind_circuit,
  mind_error,
  mind_wait,
  node_create,
  node_materialized,
  node_retract,
  preference_mining,
  preference_solidified,
  risk_event,
  run_end,
  run_start,
  settings_set,
  snapshot,
  state_corrupt,
  testless_strategy_set,
  user_input,
  values_set,
  why_trace,
  workflow_progress,
  workflow_solidified,
  workflow_suggestion,
  workflow_trigger,
] as const;
