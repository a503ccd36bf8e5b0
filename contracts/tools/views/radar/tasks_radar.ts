import { defineTool, must, Type } from '../../../kit/index.ts';
import { lookingRules, viewRules } from '../../../rules/views.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { Progress, Radar, ViewHead } from '../../../types/resume.ts';
import { AlwaysReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_radar',
  title: 'Now, why, verify, next, blockers',
  summary:
    'One screen about a plan or task: what it is, why, what is to be verified, what comes next and what stands in the way.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'focus'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { list: 'radar.verify', from: 'back' },
      { cut: 'radar.why' },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...EntitySelector, read_only: AlwaysReadOnly, ...Budgeted }),
  output: Type.Object({ ...ViewHead, radar: Radar, ...Progress, truncated: Truncated }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    ...lookingRules,
    'the-radar-has-five-parts': must(
      'now says what it is, why its description, verify what gates still want, next the next action, blockers what waits for what.',
    ),
    'proofs-are-to-be-verified': must('verify counts the open steps that lack a required proof.'),
    'the-next-action-follows-the-state': must('next is to break down, to confirm and close, to prove, to finish, or nothing.'),
    'a-plan-looks-at-its-tasks': must('For a plan next is its first open task.'),
    'the-radar-survives-small-budgets': must('With max_chars=400 all five parts are still there.'),
  },
});
