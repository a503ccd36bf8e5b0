import type { Finding } from '../../kernel/contributions.ts';
import { text } from '../../kernel/says.ts';
import type { EntityRow } from '../../records/tasks.ts';
import { checkpoints, missingOf, missingProof } from './gate-rules.ts';
import type { Step } from './step-types.ts';

const places = (steps: readonly Step[]): string => {
  const first = steps[0]?.path ?? '';
  return steps.length > 1 ? text('steps-from-the-first', { count: steps.length, first }) : first;
};

/** What keeps the open steps of a task from closing. */
function openSteps(open: readonly Step[]): Finding[] {
  const unconfirmed = checkpoints.flatMap((checkpoint) => {
    const steps = open.filter((step) => missingOf(step).includes(checkpoint));
    if (steps.length === 0) return [];
    const said = text('checkpoint-is-not-confirmed', { checkpoint, places: places(steps) });
    return [{ code: `MISSING_${checkpoint.toUpperCase()}`, severity: 'warning' as const, ...said }];
  });
  const unproven = checkpoints.flatMap((checkpoint) => {
    const steps = open.filter((step) => missingProof(step, 'require').includes(checkpoint));
    if (steps.length === 0) return [];
    const said = text('proof-is-not-attached', { checkpoint, places: places(steps) });
    return [{ code: `MISSING_PROOF_${checkpoint.toUpperCase()}`, severity: 'warning' as const, ...said }];
  });
  const blocked = open.filter((step) => step.blocked);
  const blocks = blocked.length
    ? [{ code: 'BLOCKED_STEPS', severity: 'warning' as const, ...text('steps-are-blocked', { places: places(blocked) }) }]
    : [];
  return [...unconfirmed, ...unproven, ...blocks];
}

export function lintTask(task: EntityRow, steps: readonly Step[]): Finding[] {
  if (steps.length === 0) return [{ code: 'NO_STEPS', severity: 'warning', ...text('task-has-no-steps', { id: task.id }) }];
  const open = steps.filter((step) => !step.completed);
  const idle =
    task.status === 'ACTIVE' && open.length === 0
      ? [{ code: 'ACTIVE_NO_OPEN_STEPS', severity: 'warning' as const, ...text('task-is-active-and-all-done', { id: task.id }) }]
      : [];
  return [...openSteps(open), ...idle];
}

export function lintPlan({ id, checklist: { steps, current } }: EntityRow): Finding[] {
  if (steps.length === 0) return [{ code: 'NO_CHECKLIST', severity: 'warning', ...text('plan-has-no-checklist', { id }) }];
  if (current > steps.length)
    return [
      {
        code: 'CHECKLIST_INDEX_OUT_OF_RANGE',
        severity: 'error',
        ...text('checklist-place-does-not-exist', { id, current, points: steps.length }),
      },
    ];
  return [];
}

/** What is known about the documents of a plan or task. */
export interface Context {
  readonly branch: boolean;
  readonly notes: boolean;
  readonly trace: boolean;
}

export function lintContext({ id, reasoning_ref }: EntityRow, { branch, notes, trace }: Context): Finding[] {
  if (!branch)
    return [
      {
        code: 'REASONING_BRANCH_MISSING',
        severity: 'error',
        ...text('branch-of-it-is-gone', { id, branch: reasoning_ref.branch }),
      },
    ];
  if (notes) return [];
  if (!trace) return [{ code: 'CONTEXT_EMPTY', severity: 'warning', ...text('nothing-is-noted', { id }) }];
  return [{ code: 'TRACE_ONLY', severity: 'info', ...text('trace-without-notes', { id }) }];
}
