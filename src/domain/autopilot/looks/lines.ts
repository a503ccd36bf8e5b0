import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import { isRecord, sortedJson } from '../../../kernel/json.ts';
import { brief, Line, line } from '../../../kernel/line.ts';
import { workflowMarkdown } from '../workflow-text-rules.ts';

type Lines = AutopilotRoom<never, never, never>['lines'];
type Fields = Readonly<Record<string, unknown>>;

const word = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const inner = (value: unknown): Fields => (isRecord(value) ? value : {});
const yes = (value: unknown): string => String(value === true);

/** What a record says, in half a line. */
const details: Readonly<Record<string, (record: Fields) => string>> = {
  run_start: ({ task }) => word(task),
  run_end: ({ status, reason }) => `${word(status)} ${word(reason)}`,
  hands_input: ({ input }) => word(input),
  evidence: (record) =>
    `facts=${count(record.facts)} actions=${count(record.actions)} results=${count(record.results)} unknowns=${count(record.unknowns)} risks=${count(record.risk_signals)} ${word((record.facts as unknown[] | undefined)?.[0])}`,
  decide_next: ({ phase, status, next_action, confidence }) =>
    `${word(phase)} ${word(status)}:${word(next_action)} conf=${word(confidence)}`,
  check_plan: ({ checks }) => `should_run_checks=${yes(inner(checks).should_run_checks)}`,
  auto_answer: ({ auto_answer: answer }) =>
    `should_answer=${yes(inner(answer).should_answer)} needs_user_input=${yes(inner(answer).needs_user_input)}`,
  risk_event: ({ risk }) => `${word(inner(risk).category)}:${word(inner(risk).severity)}`,
  mind_error: ({ schema_filename, tag, error }) => `${word(schema_filename)} ${word(tag)} ${word(error)}`,
  mind_circuit: ({ state, failures_consecutive, failures_total }) =>
    `${word(state)} consecutive=${word(failures_consecutive)} total=${word(failures_total)}`,
  mind_wait: ({ trouble, wait_ms }) => `${word(trouble)} wait_ms=${word(wait_ms)}`,
  hands_wait: ({ trouble, wait_ms }) => `${word(trouble)} wait_ms=${word(wait_ms)}`,
  learn_suggested: ({ id, learn_suggested: suggested, applied_claim_ids: applied }) =>
    `${word(id)} n=${count(suggested)} applied=${count(applied)}`,
  learn_applied: ({ suggestion_id, applied_claim_ids: applied }) => `${word(suggestion_id)} applied=${count(applied)}`,
  learn_update: ({ state, applied }) => `${word(state)} written=${count(inner(applied).written)}`,
  learn_undone: ({ undone_event_id, retracted, restored }) =>
    `${word(undone_event_id)} retracted=${count(retracted)} restored=${count(restored)}`,
  claim_retract: ({ claim_id, scope }) => `${word(claim_id)} ${word(scope)}`,
  claim_supersede: ({ old_claim_id, scope }) => `${word(old_claim_id)} ${word(scope)}`,
  claim_same_as: ({ dup_id, canonical_id }) => `${word(dup_id)} ${word(canonical_id)}`,
  node_create: ({ node_type, scope, title }) => `${word(node_type)} ${word(scope)} ${word(title)}`,
  node_retract: ({ node_id, scope }) => `${word(node_id)} ${word(scope)}`,
  edge_create: ({ edge_type, from_id, to_id }) => `${word(edge_type)} ${word(from_id)} ${word(to_id)}`,
  node_materialized: ({ ok, checkpoint_kind, written_nodes, written_edges }) =>
    `ok=${yes(ok)} ${word(checkpoint_kind)} nodes=${count(written_nodes)} edges=${count(written_edges)}`,
  claim_mining: ({ applied }) => {
    const { written, linked_existing, written_edges, skipped } = inner(applied);
    return `written=${count(written)} linked=${count(linked_existing)} edges=${count(written_edges)} skipped=${count(skipped)}`;
  },
  why_trace: ({ output }) =>
    `${word(inner(output).status)} conf=${word(inner(output).confidence)} chosen=${count(inner(output).chosen_claim_ids)}`,
  loop_guard: ({ pattern }) => word(pattern),
  loop_break: ({ pattern, state, output }) => `${word(pattern)} ${word(inner(output).action)} ${word(state)}`,
  user_input: ({ question, answer }) => `q=${word(question)} a=${word(answer)}`,
  state_corrupt: ({ items }) =>
    `n=${count(items)} ${(Array.isArray(items) ? items : []).map((item) => word(inner(item).label)).join(' ')}`,
  values_set: ({ payload }) => word(inner(payload).values_text),
  snapshot: ({ checkpoint_kind, task_hint }) => `${word(checkpoint_kind)} ${word(task_hint)}`,
};

const longest = 160;

export const recordLine = (record: Fields): Line => {
  const kind = word(record.kind);
  const detail = Object.hasOwn(details, kind) ? (details[kind]?.(record) ?? '') : '';
  return brief([word(record.ts), word(record.batch_id), kind, detail].filter(Boolean).join(' '), longest);
};

/** A row of a transcript: of Hands a line, of Mind what was asked or answered. */
const rowLine = ({ ts, stream, type, line: text, ...rest }: Fields): Line =>
  typeof text === 'string'
    ? line`${word(ts)} ${word(stream)} ${text}`
    : line`${word(ts)} ${word(type)} ${brief(sortedJson(rest), 4000)}`;

const rowLines = (
  transcript: { path?: string; archived_path?: string | null } | null | undefined,
  rows: readonly Fields[] = [],
): Line[] => [
  line`${transcript?.path ?? ''}`,
  ...(transcript?.archived_path ? [line`archived: ${transcript.archived_path}`] : []),
  ...rows.map(rowLine),
];

/** Anything as JSON that can be pasted, a line at a time. */
const jsonLines = (value: unknown): Line[] =>
  sortedJson(value, 2)
    .split('\n')
    .map((each) => Line.value(each));

type Bundle = Readonly<{ [field: string]: unknown }>;

/** The latest batch for somebody who wants to know what goes on. */
function batchLines(batch: Bundle): Line[] {
  const record = (name: string, title: string) => (isRecord(batch[name]) ? [line`${title}: ${recordLine(batch[name])}`] : []);
  const each = (name: string) => (Array.isArray(batch[name]) ? (batch[name] as Fields[]) : []);
  const decision = inner(batch.decide_next);
  return [
    line`batch_id=${word(batch.batch_id)} thread_id=${word(batch.thread_id)} run_id=${word(batch.run_id)}`,
    line`hands_transcript=${word(batch.hands_transcript)}`,
    line`mi_input: ${brief(word(batch.mi_input), 2000)}`,
    line`hands_last_message: ${brief(word(batch.hands_last_message), 2000)}`,
    ...record('evidence_item', 'evidence'),
    ...record('risk_event', 'risk'),
    ...record('check_plan', 'checks'),
    ...record('auto_answer', 'answer'),
    ...record('loop_guard', 'loop'),
    ...record('loop_break', 'loop break'),
    ...record('decide_next', 'decision'),
    ...(word(decision.notes) ? [line`notes: ${brief(word(decision.notes), 1000)}`] : []),
    ...each('user_inputs').map((input) => line`asked: ${recordLine(input)}`),
    ...each('learn_suggested').map((suggestion) => line`suggested: ${recordLine(suggestion)}`),
    ...each('mind_transcripts').map(({ kind, mind_transcript_ref }) => line`mind ${word(kind)}: ${word(mind_transcript_ref)}`),
    ...record('state_corrupt_recent', 'state'),
  ];
}

const runLine = (run: Fields): Line =>
  line`${word(run.run_id)} ${word(run.status)} ${word(run.started_ts)} ${brief(word(run.task), 120)}`;

export const lookLines: Pick<Lines, 'mi_tail' | 'mi_show' | 'mi_runs' | 'mi_status'> = {
  mi_tail: {
    state: ({ records = [], transcript, rows = [] }) =>
      transcript
        ? rowLines(transcript, rows)
        : records.length
          ? records.map(({ record = {}, fault }) => (fault ? line`${recordLine(record)} (${fault})` : recordLine(record)))
          : line`(no records)`,
  },
  mi_show: {
    state: ({ what, scope, batch, workflow, transcript, rows, run, records = [], truncated: _, ...rest }) => {
      if (what === 'transcript') return rowLines(transcript, rows);
      if (what === 'batch') return batchLines((batch ?? {}) as Bundle);
      if (what === 'workflow' && workflow?.steps)
        return workflowMarkdown(workflow as Parameters<typeof workflowMarkdown>[0])
          .split('\n')
          .map((each) => line`${each}`);
      if (what === 'run') return [runLine(run ?? {}), ...records.map(recordLine)];
      return jsonLines({ scope, ...rest });
    },
  },
  mi_runs: { state: ({ runs = [] }) => (runs.length ? runs.map((run) => runLine(run)) : line`(no runs)`) },
  mi_status: {
    state: ({
      project_root,
      reason,
      project,
      config_validate: config,
      providers,
      values,
      last,
      pending,
      next_steps = [],
      troubles = [],
    }) => [
      line`project: ${project_root ?? ''} (${reason ?? ''}, ${project?.project_id ?? ''})`,
      line`config: ${config?.ok ? 'ok' : 'not ok'}, mind ${providers?.mind ?? ''}, hands ${providers?.hands ?? ''}`,
      ...(config?.errors ?? []).map(({ message, fix }) => line`- ${message ?? ''} ${fix ?? ''}`),
      line`values: ${values?.values_base_present ? 'said' : 'none yet'}${values?.values_summary_present ? ', summed up' : ''}`,
      ...(project?.stopped ? [line`stopped: no run goes on here until mi stop --lift`] : []),
      ...(last?.bundle ? batchLines(last.bundle as Bundle) : [line`last: nothing was run here yet`]),
      ...(pending?.learn_suggested ?? []).map((suggestion) => line`waits: ${recordLine(suggestion)}`),
      ...(pending?.host_sync_ok === false ? [line`hosts: the last sync failed`] : []),
      ...troubles.map((trouble) => line`state: ${trouble}`),
      ...next_steps.map((step) => line`next: ${Line.value(step)}`),
    ],
  },
};
