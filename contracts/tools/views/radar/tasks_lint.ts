import { Closed, defineTool, described, must, Type } from '../../../kit/index.ts';
import { viewRules } from '../../../rules/views.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { ContextHealth, LintIssue } from '../../../types/lint.ts';
import { Entity } from '../../../types/resume.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_lint',
  title: 'What is not in order with a plan or task',
  summary: 'Checks a plan or task: steps, gates, proofs, checklist, and whether its context can be picked up. Reads only.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['summary', 'issues'],
    shrink: [
      { drop: 'target' },
      { list: 'issues', from: 'back' },
      { list: 'context_health.issues', from: 'back' },
      { drop: 'context_health' },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...EntitySelector, ...Budgeted }),
  output: Type.Object({
    target: described(Entity, 'Plan or task that was checked.'),
    summary: Closed(
      {
        errors: Type.Integer({ description: 'Number of errors.' }),
        warnings: Type.Integer({ description: 'Number of warnings.' }),
        total: Type.Integer({ description: 'Number of issues of any severity.' }),
      },
      { description: 'Numbers of what was found.' },
    ),
    issues: Type.Array(LintIssue, { description: 'What is not in order; [] for nothing.' }),
    context_health: ContextHealth,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    'a-task-without-steps': must('A task without steps has the issue NO_STEPS.'),
    'gates-that-want-more': must(
      'Open steps whose gate wants a checkpoint have MISSING_CRITERIA, MISSING_TESTS, MISSING_SECURITY, MISSING_PERF or MISSING_DOCS.',
    ),
    'proofs-that-are-required': must('Open steps that lack a required proof have MISSING_PROOF_… of that checkpoint.'),
    'blocked-steps': must('Blocked open steps have BLOCKED_STEPS.'),
    'active-without-work': must('A task that is ACTIVE although all its steps are done has ACTIVE_NO_OPEN_STEPS.'),
    'a-plan-without-checklist': must('A plan without a checklist has NO_CHECKLIST.'),
    'issues-are-counted': must('summary counts errors, warnings and all issues.'),
    'context-is-looked-at': must(
      'context_health says why the context is hard to pick up, such as TRACE_ONLY where there is no note, and how to mend it; status is warn when any of it is more than information.',
    ),
    'a-healthy-task-has-no-issues': must('Where nothing is amiss, issues is empty and context_health.status ok.'),
    'it-says-the-same-as-diagnostics': must(
      'Its issues and those of its context are among those of diagnostics for the same target.',
    ),
    'the-next-action-is-suggested': must('The next action of the plan or task is suggested.'),
  },
});
