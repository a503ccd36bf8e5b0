import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { EventId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_delta',
  title: 'What happened to plans and tasks',
  summary: 'The task events of a workspace after a given one, oldest first. Pass the last event_id as since to go on.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'next_since'],
    shrink: [{ drop: 'events[].payload' }, { list: 'events', from: 'back', page: { at: 'next_since', by: { key: 'event_id' } } }],
  },

  input: Type.Object({
    ...InWorkspace,
    since: Opt(described(EventId, 'Event to continue after; left out: from the oldest.')),
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    events: Type.Array(TaskEvent, { description: 'Events after since, oldest first.' }),
    next_since: Nullable(EventId, { description: 'Pass it as since for the next page; null at the end.' }),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['event-is-not-known'],

  rules: {
    'events-come-in-order': must('Events come in the order in which they happened, from the oldest when since is left out.'),
    'since-is-exclusive': must('With since only what happened after that event is answered.'),
    'every-event-is-in-the-trace-once': must(
      'Each event is also an entry of the trace of its plan or task, with the same event_id.',
    ),
    'pages-cover-everything-once': must('next_since continues while there is more, and is null at the end.'),
    'an-unknown-event-is-refused': must('A since that is no event of this workspace answers UNKNOWN_ID.'),
    'moving-the-focus-is-no-event': must('Setting or clearing the focus is no task event.'),
    'a-deleted-task-keeps-its-events': must('What happened to a task that was deleted is still told.'),
    'a-cut-page-can-be-continued': must('When a budget drops events, next_since continues after the last one shown.'),
  },
});
