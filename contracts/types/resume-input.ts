import { described, Opt, Type } from '../kit/schema.ts';
import { CardBudget } from './card.ts';
import { AgentId } from './ids.ts';
import { Cursor } from './page.ts';
import { ResumeView } from './resume.ts';
import { InWorkspace } from './scope.ts';
import { EntitySelector } from './task.ts';

/** A limit whose default depends on the view. */
export const ViewLimit = (most: number) =>
  Opt(Type.Integer({ minimum: 0, maximum: most, description: 'How many at most; by default as many as the view shows.' }));

/** How large an answer that carries a resume may be. */
export const ResumeBudget = {
  resume_max_chars: Opt(
    Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' }),
  ),
};

export const ReadOnly = Opt(Type.Boolean({ default: false, description: 'Leave the focus as it is.' }));

/** Taken by views that never change anything, as by those that may. */
export const AlwaysReadOnly = Opt(Type.Boolean({ default: true, description: 'It reads only in any case.' }));

/** What a whole resume takes, but for the choice of a graph diff. */
export const ResumeInput = {
  ...InWorkspace,
  ...EntitySelector,
  view: Opt(ResumeView),
  events_limit: ViewLimit(200),
  decisions_limit: ViewLimit(50),
  evidence_limit: ViewLimit(50),
  blockers_limit: ViewLimit(50),
  notes_limit: ViewLimit(200),
  trace_limit: ViewLimit(200),
  cards_limit: ViewLimit(200),
  events_cursor: described(Cursor, 'events.pagination.next_cursor of the page before.'),
  notes_cursor: described(Cursor, 'notes.pagination.next_cursor of the page before.'),
  trace_cursor: described(Cursor, 'trace.pagination.next_cursor of the page before.'),
  cards_cursor: described(Cursor, 'cards.pagination.next_cursor of the page before.'),
  engine_signals_limit: ViewLimit(50),
  engine_actions_limit: ViewLimit(50),
  graph_diff_cursor: described(Cursor, 'graph_diff.pagination.next_cursor of the page before.'),
  graph_diff_limit: Opt(Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'How many changes at most (20).' })),
  read_only: ReadOnly,
  agent_id: Opt(AgentId),
  ...CardBudget,
};
