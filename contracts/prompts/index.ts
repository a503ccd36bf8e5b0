import auto_answer_to_hands from './auto_answer_to_hands.ts';
import checkpoint_decide from './checkpoint_decide.ts';
import compile_values from './compile_values.ts';
import decide_next from './decide_next.ts';
import edit_workflow from './edit_workflow.ts';
import extract_evidence from './extract_evidence.ts';
import learn_update from './learn_update.ts';
import loop_break from './loop_break.ts';
import mine_claims from './mine_claims.ts';
import mine_preferences from './mine_preferences.ts';
import plan_min_checks from './plan_min_checks.ts';
import risk_judge from './risk_judge.ts';
import suggest_workflow from './suggest_workflow.ts';
import values_claim_patch from './values_claim_patch.ts';
import why_trace from './why_trace.ts';
import workflow_progress from './workflow_progress.ts';

/** How each question is put to a model, in the order of the answers. */
export const prompts = [
  auto_answer_to_hands,
  checkpoint_decide,
  compile_values,
  decide_next,
  edit_workflow,
  extract_evidence,
  learn_update,
  loop_break,
  mine_claims,
  mine_preferences,
  plan_min_checks,
  risk_judge,
  suggest_workflow,
  values_claim_patch,
  why_trace,
  workflow_progress,
] as const;
