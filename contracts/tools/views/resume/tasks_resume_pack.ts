import { defineTool, must, Type } from '../../../kit/index.ts';
import { resumeRules, viewRules } from '../../../rules/views.ts';
import { Budgeted, LimitOrNone, Truncated } from '../../../types/budget.ts';
import { Cursor } from '../../../types/page.ts';
import { FocusRestored, Progress, Radar, Signals, Timeline, ViewHead } from '../../../types/resume.ts';
import { ReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkSignals, shrinkTarget, shrinkTimeline } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_resume_pack',
  title: 'Radar, timeline and signals in one',
  summary: 'The radar of a plan or task, its latest events, and what was decided, seen and is in the way. Puts it in focus.',
  effect: 'write',
  reads_when: { without: ['target', 'task', 'plan'], with: 'read_only' },
  idempotent: true,
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'focus', 'focus_restored', 'focus_previous'],
    shrink: [
      ...shrinkRadar('radar'),
      ...shrinkTarget('target'),
      ...shrinkTimeline('timeline').slice(0, 3),
      ...shrinkSignals('signals'),
      ...shrinkTimeline('timeline').slice(3),
      { drop: 'timeline' },
      { drop: 'signals' },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { cut: 'radar.why' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    events_limit: LimitOrNone(20),
    events_cursor: Cursor,
    decisions_limit: LimitOrNone(5, 50),
    evidence_limit: LimitOrNone(5, 50),
    blockers_limit: LimitOrNone(5, 50),
    read_only: ReadOnly,
    ...Budgeted,
  }),
  output: Type.Object({
    ...ViewHead,
    ...FocusRestored,
    radar: Radar,
    ...Progress,
    timeline: Timeline,
    signals: Signals,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['focus_changed', 'branch_checked_out'],

  rules: {
    ...viewRules,
    ...resumeRules,
    'radar-timeline-and-signals': must(
      'The answer holds the radar, the counts of steps or tasks, the latest events and the signals.',
    ),
    'signals-are-picked': must(
      'signals lists waiting steps and open cards tagged blocker, and decisions and evidence, pinned ones first and then the newest.',
    ),
    'no-more-than-asked': must('Each part lists no more than its limit; 0 leaves it out.'),
    'the-timeline-can-be-walked': must('events_cursor goes on to older events, without a gap or a repeat.'),
    'the-radar-survives-small-budgets': must('With max_chars=400 the radar is still there.'),
  },
});
