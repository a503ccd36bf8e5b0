import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Seq } from '../../../types/ids.ts';
import { ObservatoryEvent, ObservatoryEventName } from '../../../types/observed.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId } from '../../../types/session.ts';

export default defineTool({
  name: 'observatory_events',
  title: 'What is new, for a watcher',
  summary: 'What happened in a project, or in one session of it, after a number: the oldest first.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['seq', 'hasMore'],
    shrink: [
      { drop: 'events[].data.thought.cipher' },
      { list: 'events', from: 'back', page: { at: 'seq', by: { key: 'seq', ascending: true } }, more: 'hasMore' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    after: described(Seq, 'Only what has a higher number.'),
    sessionId: Opt(described(SessionId, 'Only what concerns this session.')),
    events: Opt(Type.Array(ObservatoryEventName, { maxItems: 20, description: 'Only these; left out: all.' })),
    limit: Limit(100, 500),
    ...Budgeted,
  }),
  output: Type.Object({
    events: Type.Array(ObservatoryEvent, { description: 'What happened, the oldest first.' }),
    seq: Type.Integer({ minimum: 0, description: 'Up to this number everything was looked at: pass it as after to go on.' }),
    hasMore: Type.Boolean({ description: 'True when there is more after that number.' }),
    truncated: Truncated,
  }),
  errors: [],

  rules: {
    'a-thought-is-told-with-its-place': must(
      'thought:added has the thought, its node, the thought before it and its session; on a branch the first one is thought:branched, with where it begins.',
    ),
    'a-revision-names-what-it-revises': must('thought:revised names the thought that it revises, by number and as a node.'),
    'a-session-begins-and-ends': must('session:started has the session; session:ended how many thoughts it had.'),
    'one-session-alone': must('With sessionId nothing of other sessions is answered.'),
    'events-can-be-chosen': must('With events only those are answered.'),
    'after-continues': must('seq, passed as after, goes on without a gap or a repeat.'),
    'what-is-gone-is-not-told': must('A thought of a session that was deleted is not told any more.'),
  },
});
