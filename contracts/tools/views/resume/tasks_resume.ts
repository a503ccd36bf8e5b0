import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { resumeRules, viewRules } from '../../../rules/views.ts';
import { Budgeted, Limit, LimitOrNone, Truncated } from '../../../types/budget.ts';
import { StepPath } from '../../../types/ids.ts';
import { Cursor } from '../../../types/page.ts';
import { FocusRestored, Radar, TasksSummary, Timeline, ViewHead } from '../../../types/resume.ts';
import { ReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget, shrinkTimeline } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Step } from '../../../types/step.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_resume',
  title: 'Load a plan or task',
  summary: 'A plan or task with its radar, its steps in full and its latest events. Puts it in focus.',
  effect: 'write',
  reads_when: { without: ['target', 'task', 'plan'], with: 'read_only' },
  idempotent: true,
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'focus', 'focus_restored', 'focus_previous'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      ...shrinkTimeline('timeline').slice(0, 3),
      { list: 'steps', from: 'back', page: { at: 'next_steps_after', by: { key: 'path' } }, least: 1 },
      ...shrinkTimeline('timeline').slice(3),
      { list: 'steps', from: 'back', page: { at: 'next_steps_after', by: { key: 'path' } } },
      { drop: 'timeline' },
      { drop: 'tasks' },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
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
    steps_limit: Limit(50),
    steps_after: Opt(described(StepPath, 'next_steps_after of the page before.')),
    read_only: ReadOnly,
    ...Budgeted,
  }),
  output: Type.Object({
    ...ViewHead,
    ...FocusRestored,
    radar: Radar,
    steps: Type.Array(Step, { description: 'Steps of this page, by path; [] for a plan.' }),
    next_steps_after: Nullable(StepPath, { description: 'Pass it as steps_after for the next page; null when there is none.' }),
    tasks: Nullable(TasksSummary, { description: 'Tasks of the plan; null for a task.' }),
    timeline: Timeline,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['focus_changed', 'branch_checked_out'],

  rules: {
    ...viewRules,
    ...resumeRules,
    'the-whole-thing-is-loaded': must(
      'The answer holds the target, its radar, its steps in full in path order, and its latest events.',
    ),
    'steps-can-be-walked': must('next_steps_after as steps_after goes on with the steps, without a gap or a repeat.'),
    'a-cut-page-can-be-continued': must('When a budget drops steps, next_steps_after names the last that stayed.'),
    'the-timeline-is-the-latest': must('timeline.events are the latest events_limit events, oldest first; 0 leaves them out.'),
    'a-plan-has-tasks': must('For a plan steps is empty and tasks counts its tasks.'),
  },
});
