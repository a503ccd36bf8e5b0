import type { BatchBundle } from '../../../generated/types/index.ts';
import { entryIn } from '../../kernel/json.ts';
import type { LoggedRecord } from '../../records/evidence-log.ts';
import { cliReader } from './cli-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Prompts that each record is the answer to. */
const asked: Readonly<Record<string, string>> = {
  evidence: 'extract_evidence',
  risk_event: 'risk_judge',
  check_plan: 'plan_min_checks',
  auto_answer: 'auto_answer_to_hands',
  decide_next: 'decide_next',
  preference_mining: 'mine_preferences',
  claim_mining: 'mine_claims',
  workflow_suggestion: 'suggest_workflow',
  checkpoint: 'checkpoint_decide',
};

/** What belongs to a batch: its own id, or one that goes on from it. */
const isOf = (batch: string, id: string) => id === batch || id.startsWith(`${batch}.`);

/**
 * The batch that began with the first of these records, which are of one run and in order. What there is one of is taken with the id of
 * the batch itself, the last that was written.
 */
export function bundleOf(
  records: readonly LoggedRecord[],
  { hands_last_message, state_corrupt }: { readonly hands_last_message: string; readonly state_corrupt: Fields | null },
): BatchBundle {
  const [first] = records;
  const input: Fields = first?.record ?? {};
  const batch_id = text(input.batch_id);
  const own = records.map(({ record }) => record as Fields).filter((record) => isOf(batch_id, text(record.batch_id)));
  const all = (kind: string) => own.filter((record) => record.kind === kind) as Record<string, unknown>[];
  const single = (kind: string) => all(kind).findLast((record) => record.batch_id === batch_id) ?? null;
  return {
    run_id: text(input.run_id),
    batch_id,
    thread_id: text(own.findLast(({ thread_id }) => text(thread_id) !== '')?.thread_id),
    hands_transcript: text(input.transcript_path),
    mi_input: text(input.input),
    hands_last_message,
    evidence_item: single('evidence'),
    check_plan: single('check_plan'),
    auto_answer: single('auto_answer'),
    risk_event: single('risk_event'),
    loop_guard: single('loop_guard'),
    loop_break: single('loop_break'),
    decide_next: single('decide_next'),
    why_trace: all('why_trace').at(-1) ?? null,
    learn_update: all('learn_update').at(-1) ?? null,
    state_corrupt_recent: state_corrupt as Record<string, unknown> | null,
    why_traces: all('why_trace'),
    learn_suggested: all('learn_suggested'),
    learn_applied: all('learn_applied'),
    user_inputs: all('user_input'),
    mind_transcripts: own.flatMap((record) => {
      const mind_transcript_ref = text(record.mind_transcript_ref);
      if (mind_transcript_ref === '') return [];
      const kind = entryIn(asked, text(record.kind)) ?? text(record.kind);
      const phase = text(record.phase);
      return [{ kind, batch_id: text(record.batch_id), mind_transcript_ref, ...(phase ? { phase } : {}) }];
    }),
  };
}

/** What Hands said last, from rows of its transcript. */
export function lastMessageIn(rows: readonly Fields[]): string {
  const reader = cliReader('');
  for (const { stream, line } of rows) if (stream === 'stdout' && typeof line === 'string') reader.line('stdout', line, true);
  return reader.read().last_message;
}
