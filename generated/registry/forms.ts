// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
/** What text of each pattern looks like. */
export const forms: Readonly<Record<string, string>> = {
  "\\S": "text that is not blank",
  "^(PLAN|TASK)-[0-9]{3,}$": "an id such as PLAN-001 or TASK-001",
  "^(\\*|[A-Za-z0-9][A-Za-z0-9._/-]*)$": "text of letters, digits and . _ / -, beginning with a letter or digit, such as acme/app; or * for all",
  "^(\\s*[aA]:[A-Za-z0-9][A-Za-z0-9-]{0,63}\\s*)?$": "a: with letters, digits and - behind it, such as a:core, or \"\" for none",
  "^(focus|STEP-[A-Za-z0-9]{8,}|s:[0-9]+(\\.s:[0-9]+)*)$": "focus, an id such as STEP-00000001, or a path such as s:0",
  "^CONFLICT-[0-9a-f]{32}$": "an id such as CONFLICT-0123456789abcdef0123456789abcdef",
  "^JOB-[0-9]{3,12}$": "an id such as JOB-001",
  "^NODE-[A-Za-z0-9]{8,}$": "an id such as NODE-00000001",
  "^PLAN-[0-9]{3,}$": "an id such as PLAN-001",
  "^STEP-[A-Za-z0-9]{8,}$": "an id such as STEP-00000001",
  "^TASK-[0-9]{3,}$": "an id such as TASK-001",
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2}))?$": "a date such as 2026-05-14, or a time such as 2026-05-14T09:30:00Z",
  "^[A-Za-z0-9][A-Za-z0-9._-]*$": "text of letters, digits and . _ -, beginning with a letter or digit, such as notes-2",
  "^[A-Za-z0-9][A-Za-z0-9._/-]*$": "text of letters, digits and . _ / -, beginning with a letter or digit, such as acme/app",
  "^[A-Za-z][A-Za-z0-9._/-]*$": "text of letters, digits and . _ / -, beginning with a letter, such as before-refactoring",
  "^[^\\p{Cc}\\p{Cs}]*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]*$": "text that is not blank, without control characters, such as auth-service",
  "^[^\\u0000]*$": "text without a NUL character",
  "^[^\\u0000]+$": "text without a NUL character",
  "^[^|\\p{Cc}\\p{Cs}]*[^\\s|\\p{Cc}\\p{Cs}][^|\\p{Cc}\\p{Cs}]*$": "text that is not blank, without | or control characters, such as auth-service",
  "^[a-z][a-z0-9_]{0,31}$": "a word of small letters, digits and _, such as progress",
  "^\\s*[aA]:[A-Za-z0-9][A-Za-z0-9-]{0,63}\\s*$": "a: with letters, digits and - behind it, such as a:core",
  "^evt_[0-9]{16}$": "an id such as evt_0000000000000012",
  "^s:[0-9]+(\\.s:[0-9]+)*$": "a path such as s:0 or s:0.s:2",
  "^s:[0-9]+(\\.s:[0-9]+)*(\\.t:[0-9]+)?$": "a path such as s:0 or s:0.t:1",
  "^s:[0-9]+(\\.s:[0-9]+)*\\.t:[0-9]+$": "a path such as s:0.t:1",
};

export interface FreeLimits {
  readonly keys: number;
  readonly depth: number;
  readonly bytes: number;
}

/** Where each tool takes objects of the caller's own making, and how large these may be. */
export const free: Readonly<Record<string, readonly { readonly path: string; readonly limits: FreeLimits }[]>> = {
  commit: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  graph_apply: [{"path":"ops[].meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  macro_branch_note: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  notes_commit: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_batch: [{"path":"operations[].args","limits":{"keys":50000,"depth":64,"bytes":4000000}},{"path":"operations[].arguments","limits":{"keys":50000,"depth":64,"bytes":4000000}}],
  tasks_bootstrap: [{"path":"think.frame","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.hypothesis","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.test","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.evidence","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.decision","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  tasks_contract: [{"path":"contract_data","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_create: [{"path":"contract_data","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_edit: [{"path":"contract_data","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_evidence_capture: [{"path":"properties[][].meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_jobs_cancel: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_jobs_complete: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_jobs_create: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_jobs_report: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_jobs_requeue: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_macro_close_step: [{"path":"proof/properties[][].meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_macro_create_done: [{"path":"proof/properties[][].meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  tasks_macro_start: [{"path":"think.frame","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.hypothesis","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.test","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.evidence","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"think.decision","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  tasks_runner_heartbeat: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  think_add_decision: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_evidence: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_frame: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_hypothesis: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_note: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_question: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_test: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_add_update: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_card: [{"path":"card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_link: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  think_pipeline: [{"path":"frame","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"hypothesis","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"test","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"evidence","limits":{"keys":10000,"depth":32,"bytes":2500000}},{"path":"decision","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_set_status: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  think_subgoal_close: [{"path":"return_card","limits":{"keys":10000,"depth":32,"bytes":2500000}}],
  think_subgoal_open: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  trace_sequential_step: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
  trace_step: [{"path":"meta","limits":{"keys":10000,"depth":32,"bytes":1000000}}],
};
