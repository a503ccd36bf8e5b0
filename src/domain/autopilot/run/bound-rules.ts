import { text } from '../../../kernel/says.ts';
import { cutWhole, joinWhole } from '../../../kernel/secrets/cut.ts';
import type { WorkEntry } from '../../../kernel/work.ts';

type Item = Readonly<Record<string, unknown>>;

const longestText = 8000;
const longestTitle = 120;
const longestCheck = 400;

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const oneLine = (said: string, chars: number) => cutWhole(joinWhole(said), chars);

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

/** What runs of the same task have left before this one. */
export interface Earlier {
  /** What the task has not got, run by run. */
  readonly left_out: readonly (readonly WorkEntry[])[];
  /** Ends that left the work open. */
  readonly open: readonly string[];
}

interface Bound {
  /** What the run was asked to do. */
  readonly task: string;
  /** Earlier ends that its own takes the place of. */
  readonly settles: readonly string[];
}

/** What the task keeps something of the log under. */
export const nameOf = ({ event_id }: Item): string => `mi:${String(event_id)}`;

/** The work waits for somebody. */
export const isLeftOpen = ({ status }: Item): boolean => status !== 'done';

/** Which batch a record belongs to: `b2.after_user` to b2. */
const batchOf = ({ batch_id }: Item): string => String(batch_id).split('.')[0] ?? '';

/** Batches whose last decision was that the work is done. */
const doneIn = (records: readonly Item[]): ReadonlySet<string> => {
  const decided = new Map(records.filter(({ kind }) => kind === 'decide_next').map((each) => [batchOf(each), each.status]));
  return new Set([...decided].filter(([, status]) => status === 'done').map(([batch]) => batch));
};

/** The check that Hands was sent; empty where it was planned, and something else was sent instead. */
const checkIn = ({ mi_input }: Item, planned: string): string =>
  planned !== '' && String(mi_input).includes(planned) ? planned : '';

function batchEntry(record: Item, check: string, { task }: Bound, done: ReadonlySet<string>): WorkEntry {
  const transcript = String(record.hands_transcript_ref);
  const leftNothing = strings(record.results).length > 0 && strings(record.unknowns).length === 0;
  return {
    once: nameOf(record),
    kind: 'evidence',
    title: oneLine(text('bound-batch', { batch: String(record.batch_id), task }), longestTitle),
    text: batchText(record),
    checks: check === '' ? [] : [`CMD: ${oneLine(check, longestCheck)}`, `LINK: ${transcript}`],
    attachments: [transcript],
    /** A check that failed has a result too: only what was decided upon it tells which. */
    proves_tests: check !== '' && leftNothing && done.has(batchOf(record)),
    blocks: false,
    settles: [],
  };
}

function endEntry(record: Item, { task, settles }: Bound): WorkEntry {
  const { status, reason, notes, used, thread_id } = record;
  const { batches, mind_calls } = (used ?? {}) as Item;
  const facts = { status: String(status), reason: String(reason), task };
  return {
    once: nameOf(record),
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
    blocks: isLeftOpen(record),
    settles,
  };
}

const plannedCheck = (record: Item): string => {
  const { should_run_checks, hands_check_input } = (record.checks ?? {}) as Item;
  return should_run_checks === true ? String(hands_check_input).trim() : '';
};

/**
 * What a task should have of a run that is bound to it, by the records of the run, in order. It follows from the log alone: whoever
 * keeps it twice keeps the same, and what a crash left out comes with the next run.
 */
export function entriesOf(records: readonly Item[], bound: Bound): WorkEntry[] {
  const done = doneIn(records);
  let planned = '';
  return records.flatMap((record): WorkEntry[] => {
    if (record.kind === 'check_plan') planned = plannedCheck(record) || planned;
    if (record.kind === 'run_end') return [endEntry(record, bound)];
    if (record.kind !== 'evidence') return [];
    const check = checkIn(record, planned);
    planned = '';
    return [batchEntry(record, check, bound, done)];
  });
}
