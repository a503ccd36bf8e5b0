import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { lookingRules, viewRules } from '../../../rules/views.ts';
import { Budgeted, LimitOrNone, Truncated } from '../../../types/budget.ts';
import { Cursor } from '../../../types/page.ts';
import { Progress, Radar, Timeline, ViewHead } from '../../../types/resume.ts';
import { AlwaysReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget, shrinkTimeline } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_context_pack',
  title: 'The radar and what happened last',
  summary: 'A small pack about a plan or task: its radar, and its latest events.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'delta'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      ...shrinkTimeline('delta').slice(0, 3),
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { drop: 'focus' },
      ...shrinkTimeline('delta').slice(3),
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { cut: 'radar.why' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    delta_limit: LimitOrNone(20),
    delta_cursor: Cursor,
    read_only: AlwaysReadOnly,
    ...Budgeted,
  }),
  output: Type.Object({
    ...ViewHead,
    radar: Radar,
    ...Progress,
    delta: described(Timeline, 'Newest events.'),
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    ...lookingRules,
    'the-delta-is-the-latest': must(
      'delta.events are the latest delta_limit events of the target, oldest first; 0 leaves them out.',
    ),
    'the-delta-can-be-walked': must('delta_cursor goes on to older events, without a gap or a repeat.'),
    'a-cut-delta-can-be-continued': must('When a budget drops events, the oldest go first and next_cursor brings them back.'),
    'the-radar-comes-along': must('The radar is part of it.'),
  },
});
