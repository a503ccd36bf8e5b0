import { text } from '../../../kernel/says.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';
import type { WorkEntry } from '../../../kernel/work.ts';

type Item = Readonly<Record<string, unknown>>;

const longestText = 8000;
const longestTitle = 120;
const longestCheck = 400;

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const oneLine = (said: string, chars: number) => cutWhole(said.replaceAll(/\s+/g, ' ').trim(), chars);

const actions = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as Item[]) : []).map(({ kind, detail }) => `${String(kind)}: ${String(detail)}`);

/** What a batch showed, part by part. */
function batchText(record: Item): string {
  const parts: readonly (readonly [string, string[]])[] = [
    ['facts', strings(record.facts)],
    ['actions', actions(record.actions)],
    ['results', strings(record.results)],
    ['unknowns', strings(record.unknowns)],
    ['risks', strings(record.risk_signals)],
  ];
  const lines = parts.flatMap(([name, said]) => (said.length ? [`${name}:`, ...said.map((one) => `- ${one}`)] : []));
  return cutWhole(lines.join('\n'), longestText);
}

interface RunSoFar {
  readonly task: string;
  /** What Hands was sent to check; the next batch is what came of it. */
  check: string;
}

function batchEntry(record: Item, { task, check }: RunSoFar): WorkEntry {
  const transcript = String(record.hands_transcript_ref);
  const results = strings(record.results);
  return {
    once: `mi:${String(record.event_id)}`,
    kind: 'evidence',
    title: oneLine(text('bound-batch', { batch: String(record.batch_id), task }), longestTitle),
    text: batchText(record),
    checks: check === '' ? [] : [`CMD: ${oneLine(check, longestCheck)}`, `LINK: ${transcript}`],
    attachments: [transcript],
    proves_tests: check !== '' && results.length > 0 && strings(record.unknowns).length === 0,
    blocks: false,
  };
}

function endEntry(record: Item, { task }: RunSoFar): WorkEntry {
  const { status, reason, notes, event_id, used, thread_id } = record;
  const { batches, mind_calls } = (used ?? {}) as Item;
  const facts = { status: String(status), reason: String(reason), task };
  return {
    once: `mi:${String(event_id)}`,
    kind: 'hand_off',
    title: oneLine(text('bound-end', facts), longestTitle),
    text: cutWhole(
      text('bound-end-text', {
        notes: String(notes),
        batches: Number(batches),
        mind_calls: Number(mind_calls),
        thread: String(thread_id),
      }),
      longestText,
    ),
    checks: [],
    attachments: [],
    proves_tests: false,
    blocks: status === 'blocked',
  };
}

const sentCheck = (record: Item): string => {
  const { should_run_checks, hands_check_input } = (record.checks ?? {}) as Item;
  return should_run_checks === true ? String(hands_check_input) : '';
};

/**
 * What a task should have of the runs that are bound to it, by their records, in order. It follows from the log alone: whoever
 * keeps it twice keeps the same, and what a crash left out comes with the next run.
 */
export function entriesOf(records: readonly Item[], bound_to: string): WorkEntry[] {
  const runs = new Map<string, RunSoFar>();
  return records.flatMap((record): WorkEntry[] => {
    const id = String(record.run_id);
    if (record.kind === 'run_start' && record.bound_to === bound_to) runs.set(id, { task: String(record.task), check: '' });
    const run = runs.get(id);
    if (!run) return [];
    if (record.kind === 'check_plan') run.check = sentCheck(record) || run.check;
    if (record.kind === 'run_end') return [endEntry(record, run)];
    if (record.kind !== 'evidence') return [];
    const entry = batchEntry(record, run);
    run.check = '';
    return [entry];
  });
}
