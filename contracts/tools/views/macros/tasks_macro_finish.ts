import { absent, Closed, call, defineTool, matching, must, Nullable, OneOf, Opt, ofLength, Type } from '../../../kit/index.ts';
import { NoteText } from '../../../types/entry.ts';
import { AgentId, EntityId, TaskId } from '../../../types/ids.ts';
import { Handoff, Radar } from '../../../types/resume.ts';
import { shrinkRadar } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Revision, statuses, TaskEvent, TaskSelector, TaskStatus } from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { closeStep, focusOn, oneStep, oneTask, principalTask, twoSteps } from '../../../worlds/tasks.ts';

const closedInFocus = [...oneStep, closeStep(), focusOn('TASK-001')];

export default defineTool({
  name: 'tasks_macro_finish',
  title: 'Finish a task',
  summary: 'Sets a task to DONE, or another status, and hands over: what is done, what remains, what may go wrong.',
  effect: 'write',
  tier: 'daily',
  render: 'lines',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',
  budget: {
    knobs: ['handoff_max_chars'],
    keep: ['task', 'status', 'handoff'],
    shrink: [
      { drop: 'event' },
      ...shrinkRadar('handoff.radar'),
      { list: 'handoff.done', from: 'back', least: 3 },
      { list: 'handoff.risks', from: 'back', least: 1 },
      { list: 'handoff.remaining', from: 'back', least: 1 },
      { drop: 'handoff.radar.verify' },
      { drop: 'handoff.radar.why' },
      { list: 'handoff.done', from: 'back' },
      { drop: 'handoff.radar' },
      { drop: 'note_ref' },
      { drop: 'revision' },
      { shorten: 'title', to: 60 },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    status: Opt(OneOf(statuses, { default: 'DONE' })),
    final_note: Opt(NoteText),
    handoff_max_chars: Opt(
      Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' }),
    ),
    agent_id: Opt(AgentId),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    title: Type.String(),
    status: TaskStatus,
    revision: Revision,
    focus: Nullable(EntityId),
    event: Nullable(TaskEvent),
    note_ref: Nullable(Type.String()),
    handoff: Closed({ ...Handoff.properties, radar: Radar }),
    truncated: Type.Boolean(),
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED'],
  warnings: ['ALREADY_DONE'],
  tells: ['task_completed', 'note_added'],

  rules: {
    ...guardRules,
    'done-is-the-default': must('Without status the task becomes DONE; all its steps must be.'),
    'another-status-may-be-set': must('TODO and ACTIVE ask nothing of the steps.'),
    'open-steps-keep-a-task-open': must(
      'While a step is open, DONE answers INVALID_INPUT and the call that closes the first one.',
    ),
    'the-handoff-comes-along': must('handoff tells what is done, what remains and the risks, with the radar.'),
    'a-last-word-is-kept': must('final_note is kept among the notes of the task; note_ref opens it.'),
    'all-or-nothing': must('When the task does not finish, the note is not kept.'),
    'finishing-again-changes-nothing': must(
      'The status that it has already tells nothing; DONE again warns ALREADY_DONE, which the lines leave out.',
    ),
    'a-plan-is-refused': must('A plan as target answers INVALID_INPUT.'),
    'one-line-ends-it': must('As lines it is one line that says how the task stands.'),
    'the-focus-stays': must('The focus stays where it is.'),
  },
  cases: [
    {
      name: 'all steps closed',
      proves: ['done-is-the-default', 'the-handoff-comes-along', 'one-line-ends-it', 'the-focus-stays'],
      given: closedInFocus,
      when: {},
      then: {
        lines: ['^focus TASK-001 — Sign in \\| done$'],
        result: {
          task: 'TASK-001',
          title: 'Sign in',
          status: 'DONE',
          revision: 3,
          focus: 'TASK-001',
          event: { type: 'task_completed' },
          note_ref: null,
          handoff: {
            done: ['s:0 Form'],
            remaining: ofLength(0),
            risks: ofLength(0),
            totals: { done: 1, remaining: 0 },
            radar: { now: 'Task TASK-001: Sign in' },
          },
        },
        tells: ['task_completed'],
        after: [call('tasks_focus_get', {}, { result: { focus: 'TASK-001' } })],
      },
    },
    {
      name: 'a last word',
      proves: ['a-last-word-is-kept'],
      given: closedInFocus,
      when: { final_note: 'Mail goes out at night', agent_id: 'ann' },
      then: {
        result: { note_ref: matching(/^notes@\d+$/) },
        tells: ['task_completed', 'note_added'],
        after: [
          call(
            'show',
            { target: 'TASK-001', doc_kind: 'notes' },
            { result: { entries: [{ content: 'Mail goes out at night', agent_id: 'ann', meta: { task_id: 'TASK-001' } }] } },
          ),
        ],
      },
    },
    {
      name: 'a step is open',
      proves: ['open-steps-keep-a-task-open', 'all-or-nothing'],
      given: twoSteps,
      when: { task: 'TASK-001', final_note: 'x' },
      then: {
        error: 'INVALID_INPUT',
        message: 's:0',
        lines: ['^ERROR: INVALID_INPUT .*s:0.* \\| fix: ', '^tasks_macro_close_step path=s:0 task=TASK-001'],
        after: [call('show', { target: 'TASK-001', doc_kind: 'notes' }, { result: { entries: ofLength(0) } })],
      },
    },
    {
      name: 'a step is open that requires proof',
      proves: ['open-steps-keep-a-task-open'],
      given: [...principalTask, ...['s:0', 's:1', 's:2'].map((path) => closeStep(path))],
      when: { task: 'TASK-001' },
      then: {
        error: 'INVALID_INPUT',
        lines: ['^ERROR: INVALID_INPUT ', '^tasks_macro_close_step path=s:3 proof=\\["CMD: <fill: .*"\\] task=TASK-001'],
      },
    },
    {
      name: 'set aside',
      proves: ['another-status-may-be-set', 'one-line-ends-it'],
      given: [...twoSteps, focusOn('PLAN-001')],
      when: { task: 'TASK-001', status: 'ACTIVE' },
      then: {
        lines: ['^target TASK-001 — Sign in \\| ACTIVE$'],
        result: { status: 'ACTIVE', handoff: { remaining: ['s:0 Form', 's:1 Session'] } },
      },
    },
    {
      name: 'done twice',
      proves: ['finishing-again-changes-nothing'],
      given: [...oneTask, call('tasks_complete', { task: 'TASK-001' }), focusOn('TASK-001')],
      when: {},
      then: {
        result: { status: 'DONE', event: absent },
        tells: [],
        lines: ['^focus TASK-001 — Sign in \\| done$'],
      },
    },
    {
      name: 'a plan',
      proves: ['a-plan-is-refused'],
      given: oneTask,
      when: { target: 'PLAN-001' },
      then: { error: 'INVALID_INPUT', message: 'plan' },
    },
    ...guardCases({ tool: 'tasks_macro_finish', given: oneTask, id: 'TASK-001', when: {} }),
  ],
});
