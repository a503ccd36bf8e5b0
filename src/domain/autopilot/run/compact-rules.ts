import { entryIn } from '../../../kernel/json.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';

/** Records made small: what a prompt is shown of the last batches, and what a segment keeps until its checkpoint. */

type Item = Readonly<Record<string, unknown>>;

const strings = (value: unknown, most: number, chars: number): string[] =>
  (Array.isArray(value) ? value : []).slice(0, most).map((each) => cutWhole(String(each), chars));
const some = (value: unknown, chars: number): string => cutWhole(String(value ?? ''), chars);
const inside = (value: unknown): Item => (typeof value === 'object' && value !== null ? (value as Item) : {});

/** `kind: detail`, as a person would say it. */
const actions = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((each) => `${some(inside(each).kind, 40)}: ${some(inside(each).detail, 300)}`);

/** Kinds of which a prompt is shown the last few. Others say what was decided, which is no evidence for the next decision. */
const shown: Readonly<Record<string, (record: Item) => Item>> = {
  evidence: (record) => record,
  workflow_trigger: ({ workflow_id, workflow_name, trigger_pattern }) => ({ workflow_id, workflow_name, trigger_pattern }),
  cross_project_recall: ({ reason, query_compact, context_text }) => ({ reason, query_compact, context_text }),
  risk_event: ({ risk_signals, risk }) => ({ risk_signals, risk }),
  check_plan: ({ checks }) => ({ checks }),
  auto_answer: ({ auto_answer }) => ({ auto_answer }),
  user_input: ({ question, answer }) => ({ question, answer }),
  loop_guard: ({ pattern, reason }) => ({ pattern, reason }),
  loop_break: ({ pattern, state, output }) => ({ pattern, state, output }),
  mind_error: ({ tag, error }) => ({ tag, error: some(error, 400) }),
  mind_circuit: ({ state, failures_consecutive }) => ({ state, failures_consecutive }),
  snapshot: ({ snapshot_id, checkpoint_kind, text }) => ({ snapshot_id, checkpoint_kind, text: some(text, 2000) }),
};

export const windowSize = 8;

/** What is shown of a record; null for a kind that is not. */
export function forWindow(kind: string, event_id: string, record: Item): Item | null {
  const compact = entryIn(shown, kind);
  return compact ? { kind, event_id, batch_id: record.batch_id, ...compact(record) } : null;
}

const kept: Readonly<Record<string, (record: Item) => Item>> = {
  evidence: (record) => {
    const repo = inside(record.repo_observation);
    const seen = inside(record.transcript_observation);
    return {
      facts: strings(record.facts, 12, 300),
      actions: actions(record.actions).slice(0, 12),
      results: strings(record.results, 12, 300),
      unknowns: strings(record.unknowns, 12, 300),
      risk_signals: strings(record.risk_signals, 12, 300),
      repo: { git_head: repo.git_head, has_tests: repo.has_tests, git_diff_stat: some(repo.git_diff_stat, 400) },
      file_paths: strings(seen.file_paths, 20, 240),
      errors: strings(seen.errors, 10, 300),
    };
  },
  risk_event: ({ risk, risk_signals }) => ({
    category: inside(risk).category,
    severity: inside(risk).severity,
    signals: strings(risk_signals, 8, 200),
  }),
  check_plan: ({ checks }) => {
    const { should_run_checks, needs_testless_strategy, notes } = inside(checks);
    return { should_run_checks, needs_testless_strategy, notes: some(notes, 200) };
  },
  auto_answer: ({ auto_answer }) => {
    const { should_answer, needs_user_input, ask_user_question } = inside(auto_answer);
    return { should_answer, needs_user_input, ask_user_question: some(ask_user_question, 200) };
  },
  decide_next: ({ next_action, status, notes, phase }) => ({ phase, next_action, status, notes: some(notes, 200) }),
  user_input: ({ question, answer }) => ({ question: some(question, 200), answer: some(answer, 200) }),
  cross_project_recall: ({ reason, query_compact, items }) => ({
    reason,
    query: some(query_compact, 200),
    items: (Array.isArray(items) ? items : []).slice(0, 6).map((item) => some(inside(item).title, 120)),
  }),
  workflow_trigger: ({ workflow_id, workflow_name }) => ({ workflow_id, workflow_name }),
  loop_guard: ({ pattern }) => ({ pattern }),
  loop_break: () => ({}),
};

export const segmentSize = 40;

/** What a segment keeps of a record; null for a kind that it does not keep. */
export function forSegment(kind: string, event_id: string, record: Item): Item | null {
  const compact = entryIn(kept, kind);
  return compact ? { kind, event_id, batch_id: record.batch_id, ...compact(record) } : null;
}
