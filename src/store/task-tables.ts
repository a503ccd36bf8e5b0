import type { Generated } from 'kysely';

/** What a plan or task has besides its name and documents. Booleans are 0 and 1, lists are JSON. */
export interface EntityColumns {
  num: Generated<number>;
  parent: string | null;
  context: string | null;
  priority: string | null;
  domain: string | null;
  tags: Generated<string>;
  depends_on: Generated<string>;
  contract: string | null;
  contract_data: string | null;
  contract_versions: Generated<number>;
  checklist: Generated<string>;
  checklist_current: Generated<number>;
  checklist_doc: string | null;
  completed_at_ms: number | null;
  steps_total: Generated<number>;
  steps_done: Generated<number>;
  next_step: Generated<number>;
}

export interface StepColumns {
  ws: number;
  id: string;
  task: string;
  parent_id: string | null;
  path: string;
  /** The path with every number padded, so that path order is the order of the index. */
  path_key: string;
  title: string;
  success_criteria: string;
  tests: string;
  blockers: string;
  criteria_confirmed: number;
  tests_confirmed: number;
  security_confirmed: number;
  perf_confirmed: number;
  docs_confirmed: number;
  proof_tests_mode: string;
  proof_security_mode: string;
  proof_perf_mode: string;
  proof_docs_mode: string;
  evidence: string;
  completed: number;
  completed_at_ms: number | null;
  blocked: number;
  block_reason: string | null;
  next_step: number;
  next_node: number;
  /** The agent that changed it last; null where that had no name. */
  touched_by: string | null;
  created_at_ms: number;
  updated_at_ms: number;
}

export interface NodeColumns {
  ws: number;
  id: string;
  task: string;
  step_id: string;
  path: string;
  title: string;
  description: string | null;
  context: string | null;
  status: string;
  status_manual: number;
  priority: string | null;
  blocked: number;
  blockers: string;
  dependencies: string;
  next_steps: string;
  problems: string;
  risks: string;
  success_criteria: string;
  created_at_ms: number;
  updated_at_ms: number;
}
