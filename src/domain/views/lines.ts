import type { ViewsRoom } from '../../../generated/handlers/views.ts';
import type { MacroAnchorNoteOutput, Pagination, ResumeSuper, TasksMacroFinishOutput } from '../../../generated/types/index.ts';
import { brief, fields, type Line, line, spaced } from '../../kernel/line.ts';

type Cut<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Cut<T[K]> } : T;
type Snapshot = Cut<ResumeSuper>;

const longestTitle = 60;
const group = (name: string, items: readonly string[] | undefined) => (items?.length ? [line`${name}(${spaced(...items)})`] : []);

/** What comes next, in a few words. */
function nextWords(
  { kind, about, missing, missing_proof }: NonNullable<NonNullable<Snapshot['capsule']>['action']>,
  path: string,
): Line {
  switch (kind) {
    case 'gate':
      return spaced('next gate', path, ...group('checkpoints', missing), ...group('proof', missing_proof));
    case 'proof':
      return spaced('next proof', path, ...group('proof', missing_proof));
    case 'close':
      return line`next close ${path}`;
    case 'continue':
      return about ? line`next ${about}` : line`next task`;
    case 'done':
      return line`done`;
    default:
      return line`next ${kind ?? ''}`;
  }
}

/** Which plan or task is meant, and whether it is the one in focus. */
const subject = (target: string, focus: string | null | undefined, title: string | undefined) =>
  line`${focus === target ? 'focus' : 'target'} ${target}${title ? line` — ${brief(title, longestTitle)}` : ''}`;

/** How a task stands that was finished, or set aside. */
function finishLine({ task, title, status, focus }: Partial<TasksMacroFinishOutput>): Line {
  if (task === undefined) return line`ok`;
  return fields(subject(task, focus, title), ...(status === undefined ? [] : [line`${status === 'DONE' ? 'done' : status}`]));
}

/** Where the work stands; a cut answer may lack any field. */
function snapshotLine({ capsule, focus_restored, focus_previous }: Snapshot): Line {
  const { where, state, action } = capsule ?? {};
  if (!where?.target || !action) return line`ok`;
  const { target, focus } = where;
  return fields(
    subject(target, focus, state?.title),
    ...(focus_restored && focus_previous ? [line`was ${focus_previous}`] : []),
    nextWords(action, where.step?.path ?? ''),
    ...(state?.blocked ? [line`blocked`] : []),
  );
}

/** Where the sections go on that have more pages. */
function snapshotMore({ memory, timeline, graph_diff }: Snapshot): Record<string, number> {
  const pages: Record<string, Cut<Pagination> | undefined> = {
    cards_cursor: memory?.cards?.pagination,
    events_cursor: timeline?.pagination,
    graph_diff_cursor: graph_diff?.pagination,
    notes_cursor: memory?.notes?.pagination,
    trace_cursor: memory?.trace?.pagination,
  };
  const next = Object.entries(pages).flatMap(([name, page]) =>
    typeof page?.next_cursor === 'number' ? [[name, page.next_cursor] as const] : [],
  );
  return Object.fromEntries(next);
}

/** A cut answer has lost its resume, or parts of it. */
const resumeLine = ({ resume }: { resume?: unknown }) => snapshotLine((resume ?? {}) as Snapshot);

const anchorNoteLine = ({ anchor, created, note, scope }: Partial<MacroAnchorNoteOutput>) =>
  anchor && note && scope
    ? fields(
        line`anchor ${anchor.id}${created ? line` created` : ''}`,
        line`note ${note.card_id} committed ${note.trace_ref} on ${scope.branch}`,
      )
    : line`ok`;

export const viewLines: ViewsRoom<never, never, never>['lines'] = {
  macro_anchor_note: { state: anchorNoteLine },
  tasks_snapshot: { state: (result) => snapshotLine(result as Snapshot), more: (result) => snapshotMore(result as Snapshot) },
  tasks_macro_start: { state: resumeLine },
  tasks_macro_close_step: { state: resumeLine },
  tasks_macro_finish: { state: finishLine },
};
