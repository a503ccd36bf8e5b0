import { defineTool, described, must, Nullable, Opt, Prose, Type } from '../../../kit/index.ts';
import { guardRules, stepRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_block',
  title: 'Block or unblock a step',
  summary: 'Say that a step cannot go on and why, or lift the block with blocked=false. Can be undone.',
  effect: 'write',
  tier: 'daily',
  listed: {
    hint: 'blocked waiting on, blocker, unblock step',
    leaves_out: ['agent_id', 'target', 'expected_revision', 'expected_target_id', 'strict_targeting'],
  },
  scope: 'workspace',
  target: 'step',
  revision: 'checked',
  undo: ['step_block_set'],

  input: Type.Object({
    ...InWorkspace,
    ...StepSelector,
    blocked: Opt(Type.Boolean({ default: true, description: 'Block (true) or unblock.' })),
    reason: Opt(Prose(2000, { description: 'Why it is blocked.' })),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    step: described(StepRef, 'Step that was changed.'),
    blocked: Type.Boolean({ description: 'True when it is blocked now.' }),
    reason: Nullable(Type.String(), { description: 'Why it is blocked; null when no reason was given or it is not.' }),
    event: TaskEvent,
  }),
  errors: [...guardErrors],
  warnings: ['STEP_HELD'],
  tells: ['step_blocked', 'step_unblocked'],

  rules: {
    ...heldRules,
    ...guardRules,
    ...stepRules,
    'blocking-keeps-the-reason': must('Blocking stores the reason and tells step_blocked.'),
    'unblocking-clears-the-reason': must('Unblocking removes the reason and tells step_unblocked.'),
    'the-next-call-comes-along': must('tasks_snapshot is suggested, which says what comes next, and moves no focus.'),
  },
});
