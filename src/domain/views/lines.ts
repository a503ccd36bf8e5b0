import type { ViewsRoom } from '../../../generated/handlers/views.ts';
import type { MacroAnchorNoteOutput, Pagination, ResumeSuper, TasksMacroFinishOutput } from '../../../generated/types/index.ts';
import { fields, type Line, line } from '../../kernel/line.ts';
import { type Detail, subject, type Work, workDetails, workLine } from '../../records/work-lines.ts';
import { handoffLines } from './handoff-lines.ts';

type Cut<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Cut<T[K]> } : T;
type Snapshot = Cut<ResumeSuper>;

/** How a task stands that was finished, or set aside. */
function finishLine({ task, title, status, focus }: Partial<TasksMacroFinishOutput>): Line {
  if (task === undefined) return line`ok`;
  return fields(subject(task, focus, title), ...(status === undefined ? [] : [line`${status === 'DONE' ? 'done' : status}`]));
}

/** Where the work stands; a cut answer may lack any field. */
function snapshotLine({ capsule, focus_restored, focus_previous }: Snapshot): Line {
  if (!capsule?.where?.target || !capsule.action) return line`ok`;
  return workLine(capsule as Work, ...(focus_restored && focus_previous ? [line`was ${focus_previous}`] : []));
}

/** A branch that was checked out on the way comes first: it is where notes go now. */
const snapshotDetails = ({ capsule, checkout }: Snapshot): Detail[] => [
  ...(checkout?.current && checkout.current !== checkout.previous
    ? [{ line: line`- checkout ${checkout.current}${checkout.previous ? line`, was ${checkout.previous}` : ''}`, rank: 1 }]
    : []),
  ...(capsule ? workDetails(capsule as Work) : []),
];

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
const resumeIn = ({ resume }: { resume?: unknown }) => (resume ?? {}) as Snapshot;

const anchorNoteLine = ({ anchor, created, note, scope }: Partial<MacroAnchorNoteOutput>) =>
  anchor && note && scope
    ? fields(
        line`anchor ${anchor.id}${created ? line` created` : ''}`,
        line`note ${note.card_id} committed ${note.trace_ref} on ${scope.branch}`,
      )
    : line`ok`;

export const viewLines: ViewsRoom<never, never, never>['lines'] = {
  macro_anchor_note: { state: anchorNoteLine },
  tasks_handoff: handoffLines,
  tasks_snapshot: {
    state: (result) => snapshotLine(result as Snapshot),
    details: (result) => snapshotDetails(result as Snapshot),
    more: (result) => snapshotMore(result as Snapshot),
  },
  tasks_macro_start: {
    state: (result) => snapshotLine(resumeIn(result)),
    details: (result) => snapshotDetails(resumeIn(result)),
  },
  tasks_macro_close_step: { state: (result) => snapshotLine(resumeIn(result)) },
  tasks_macro_finish: { state: finishLine, details: (result) => workDetails(result) },
};
