import type { Applying } from '../../../generated/handlers/appliers.ts';
import type { TaskEvent } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import { compiled } from '../../store/compiled.ts';
import type { Writer } from '../../store/tables.ts';
import { appendEntry } from '../entries.ts';

/** Where what happens to a plan or task is written down. */
export interface Home {
  readonly id: string;
  readonly kind: 'plan' | 'task';
  readonly branch_id: number;
  readonly notes_doc: string;
  readonly graph_doc: string;
  readonly trace_doc: string;
}

const home = compiled<{ ws: number; id: string }, Home>(
  (k, p) =>
    k
      .selectFrom('entities')
      .select(['id', 'kind', 'branch_id', 'notes_doc', 'graph_doc', 'trace_doc'])
      .$castTo<Home>()
      .where('ws', '=', p('ws'))
      .where('id', '=', p('id')),
  { lasting: true },
);

export async function homeOf({ db, ws }: Writer, id: string): Promise<Home> {
  const found = await home.first(db, { ws, id });
  if (!found) throw new Error(`${id} has no home`);
  return found;
}

/** Of a plan or task that was just made nobody has to ask. */
export const rememberHome = ({ db, ws }: Writer, made: Home): void =>
  home.remember(db, { ws, id: made.id }, Promise.resolve([made]));

export const eventId = (seq: number): string => `evt_${String(seq).padStart(16, '0')}`;

export interface MirroredEvent {
  readonly type: string;
  readonly path: string | null;
  readonly payload: Record<string, unknown>;
}

/** What a plan or task went through, once, in the trace on its canonical branch: with the number of the fact itself. */
export async function mirrorEvent(at: Applying<Writer>, where: Home, { type, path, payload }: MirroredEvent): Promise<TaskEvent> {
  const { seq, ts_ms } = at;
  const { id, branch_id, trace_doc } = where;
  const event_id = eventId(seq);
  await appendEntry(
    at,
    { branch_id, doc: trace_doc, doc_kind: 'trace' },
    { kind: 'event', event_id, event_type: type, task_id: id, path, payload: JSON.stringify(payload) },
  );
  return { event_id, ts: iso(ts_ms), ts_ms, task_id: id, path, type, payload: JSON.parse(JSON.stringify(payload)) };
}
