import { call, casesOf, having, ofLength } from '../../../kit/index.ts';
import { aPlan, closeStep, focusOn, oneStep, oneTask, principalTask, verify } from '../../../worlds/tasks.ts';
import { aBlockedTask, aPlanInFocus, aTaskInFocus, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_lint.ts';

const noted = call('notes_commit', { target: 'TASK-001', content: 'Where it began.' });

export default casesOf(tool, [
  {
    name: 'a principal task with a blocked step',
    proves: [
      'gates-that-want-more',
      'proofs-that-are-required',
      'blocked-steps',
      'issues-are-counted',
      'it-says-the-same-as-diagnostics',
    ],
    given: [...principalTask, call('tasks_block', { task: 'TASK-001', path: 's:0' }), noted],
    when: { task: 'TASK-001' },
    then: {
      result: {
        target: { id: 'TASK-001' },
        summary: { errors: 0, warnings: 4, total: 4 },
        issues: [
          { code: 'MISSING_CRITERIA', severity: 'warning', recovery: { $match: 'tasks_verify' } },
          { code: 'MISSING_TESTS' },
          { code: 'MISSING_PROOF_TESTS' },
          { code: 'BLOCKED_STEPS' },
        ],
        context_health: { status: 'ok', issues: ofLength(0), stats: { steps: 5, open_steps: 5 } },
        truncated: false,
      },
      after: [
        call(
          'diagnostics',
          { task: 'TASK-001' },
          {
            result: {
              context_health: {
                issues: [
                  { code: 'MISSING_CRITERIA' },
                  { code: 'MISSING_TESTS' },
                  { code: 'MISSING_PROOF_TESTS' },
                  { code: 'BLOCKED_STEPS' },
                ],
              },
            },
          },
        ),
      ],
    },
  },
  {
    name: 'a task without steps',
    proves: ['a-task-without-steps', 'context-is-looked-at', 'the-next-action-is-suggested'],
    given: oneTask,
    when: { task: 'TASK-001' },
    then: {
      result: {
        issues: [{ code: 'NO_STEPS' }],
        context_health: {
          status: 'ok',
          issues: [{ code: 'TRACE_ONLY', severity: 'info', recovery: { $match: 'notes_commit' } }],
        },
      },
      suggests: ['tasks_decompose'],
    },
  },
  ...(['security', 'perf', 'docs'] as const).map((checkpoint) => ({
    name: `evidence of ${checkpoint}`,
    proves: ['gates-that-want-more' as const],
    given: [
      ...aTaskInFocus,
      verify(),
      verify({ path: 's:1' }),
      call('tasks_evidence_capture', { path: 's:0', checks: ['CMD: npm run check'], checkpoint }),
    ],
    when: {},
    then: { result: { issues: [{ code: `MISSING_${checkpoint.toUpperCase()}`, message: { $match: 's:0' } }] } },
  })),
  {
    name: 'a step that waits',
    proves: ['blocked-steps'],
    given: aBlockedTask,
    when: {},
    then: { result: { issues: having({ code: 'BLOCKED_STEPS', message: { $match: 's:0' } }) } },
  },
  {
    name: 'an active task with nothing left to do',
    proves: ['active-without-work'],
    given: [...oneStep, closeStep(), call('tasks_complete', { task: 'TASK-001', status: 'ACTIVE' })],
    when: { task: 'TASK-001' },
    then: { result: { issues: [{ code: 'ACTIVE_NO_OPEN_STEPS' }] } },
  },
  {
    name: 'a plan without a checklist',
    proves: ['a-plan-without-checklist'],
    given: aPlanInFocus,
    when: {},
    then: { result: { issues: [{ code: 'NO_CHECKLIST' }], context_health: { stats: { tasks: 0, open_tasks: 0 } } } },
  },
  {
    name: 'a task in good order',
    proves: ['a-healthy-task-has-no-issues'],
    given: [...oneStep, verify(), noted, focusOn('TASK-001')],
    when: {},
    then: {
      result: {
        summary: { errors: 0, warnings: 0, total: 0 },
        issues: ofLength(0),
        context_health: { status: 'ok', issues: ofLength(0), stats: { steps: 1, open_steps: 1 } },
      },
    },
  },
  {
    name: 'a plan in good order',
    proves: ['a-healthy-task-has-no-issues'],
    given: [
      aPlan,
      call('tasks_plan', { plan: 'PLAN-001', steps: ['One'] }),
      call('notes_commit', { target: 'PLAN-001', content: 'x' }),
    ],
    when: { plan: 'PLAN-001' },
    then: { result: { issues: ofLength(0), context_health: { status: 'ok' } } },
  },
  ...viewCases(),
]);
