import type { LogItem } from '../../../../../../generated/types/index.ts';
import { type Fields, fields, number, text } from './fields.ts';

/** What was written in the course of one batch; what was written before the first and after the last stands in it too. */
export interface Batch {
  /** b0, b1, …; cli for a command. */
  readonly id: string;
  readonly items: readonly LogItem[];
}

/** What a run has used of what it may use. */
export interface Budget {
  readonly name: string;
  /** What is counted, as in 3 minutes. */
  readonly many: string;
  readonly used: number;
  /** Null: as much as it likes. */
  readonly most: number | null;
}

export interface RunStory {
  readonly task: string;
  /** open: no record says that it ended. */
  readonly status: string;
  readonly reason: string;
  readonly notes: string;
  readonly provider: string;
  readonly bound_to: string;
  readonly budgets: readonly Budget[];
  readonly started_ts: string;
  readonly last_ts: string;
  readonly batches: readonly Batch[];
}

/** b2.checkpoint → b2 */
const rootOf = (batch: string): string => batch.split('.', 1)[0] ?? '';

/** How often the Mind was asked, as far as records say: each answer stands in a transcript of its own. */
const mindCalls = (items: readonly LogItem[]): number =>
  new Set(items.map(({ record }) => text(record.mind_transcript_ref)).filter(Boolean)).size;

/** While a run goes on nothing sums it up: then it is counted. */
function budgetsOf(items: readonly LogItem[], batches: number, start: Fields, end: Fields): readonly Budget[] {
  const [limits, used] = [fields(start.limits), fields(end.used)];
  const span = Date.parse(items.at(-1)?.ts ?? '') - Date.parse(items[0]?.ts ?? '');
  const minutes = number(used.minutes) ?? (Number.isFinite(span) ? span / 60_000 : 0);
  return [
    {
      name: 'Batches',
      many: 'batches of Hands',
      used: number(used.batches) ?? batches,
      most: number(limits.max_batches) ?? null,
    },
    {
      name: 'Mind',
      many: 'calls of the Mind',
      used: number(used.mind_calls) ?? mindCalls(items),
      most: number(limits.max_mind_calls) ?? null,
    },
    { name: 'Minutes', many: 'minutes', used: Math.round(minutes * 10) / 10, most: number(limits.max_minutes) ?? null },
  ];
}

/** A run as its records tell it; they come in the order in which they were written. */
export function storyOf(items: readonly LogItem[]): RunStory {
  const batches: { id: string; items: LogItem[] }[] = [];
  for (const item of items) {
    const id = rootOf(text(item.record.batch_id)) || 'cli';
    const last = batches.at(-1);
    if (last?.id === id) last.items.push(item);
    else batches.push({ id, items: [item] });
  }
  const of = (kind: string) => fields(items.findLast((item) => item.kind === kind)?.record);
  const [start, end] = [of('run_start'), of('run_end')];
  const sent = items.filter(({ kind }) => kind === 'hands_input').length;
  return {
    task: text(start.task),
    status: text(end.status) || 'open',
    reason: text(end.reason),
    notes: text(end.notes),
    provider: text(start.provider),
    bound_to: text(start.bound_to),
    budgets: Object.keys(start).length > 0 ? budgetsOf(items, sent, start, end) : [],
    started_ts: items[0]?.ts ?? '',
    last_ts: items.at(-1)?.ts ?? '',
    batches,
  };
}

/** What a run waits for: a question that it asked and nobody has answered yet. */
export function questionIn({ kind, record }: Pick<LogItem, 'kind' | 'record'>): string {
  if (kind === 'decide_next' && record.next_action === 'ask_user') return text(record.ask_user_question);
  const answer = fields(record.auto_answer);
  if (kind === 'auto_answer' && answer.needs_user_input === true) return text(answer.ask_user_question);
  if (kind === 'loop_break' && fields(record.output).action === 'ask_user') return text(fields(record.output).ask_user_question);
  const risk = fields(record.risk);
  if (kind === 'risk_event' && risk.should_ask_user === true) return `Is this all right? ${text(risk.category)}`;
  return '';
}
