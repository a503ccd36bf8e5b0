import type { LogItem } from '../../../../../../generated/types/index.ts';
import { fields, text, texts } from './fields.ts';

/** How far a workflow got when it was followed last. */
export interface Course {
  readonly done: readonly string[];
  readonly next: string;
  /** It goes on. */
  readonly open: boolean;
  /** The record that said so last; empty: it was never followed. */
  readonly event_id: string;
}

/** From records of a log, the newest first: what is said last counts, back to where it was begun. */
export function courseOf(id: string, records: readonly Pick<LogItem, 'kind' | 'event_id' | 'record'>[]): Course {
  const own = records.filter(({ record }) => text(record.workflow_id) === id);
  const since = own.findIndex(({ kind }) => kind === 'workflow_trigger');
  const told = (since < 0 ? own : own.slice(0, since)).find(({ record }) => fields(record.output).should_update === true);
  const output = fields(told?.record.output);
  return {
    done: texts(output.completed_step_ids),
    next: text(output.next_step_id),
    open: own.length > 0 && output.should_close !== true,
    event_id: (told ?? own[0])?.event_id ?? '',
  };
}
