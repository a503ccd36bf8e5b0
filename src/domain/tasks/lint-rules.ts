import type { Finding } from '../../kernel/contributions.ts';
import type { EntityRow } from '../../records/tasks.ts';
import { checkpoints, missingOf, missingProof } from './gate-rules.ts';
import type { Step } from './step-types.ts';

const finding = (code: string, severity: Finding['severity'], message: string, recovery: string): Finding => ({
  code,
  severity,
  message,
  recovery,
});

const places = (steps: readonly Step[]) => {
  const [first] = steps;
  return steps.length > 1 ? `${steps.length} steps, the first ${first?.path}` : `${first?.path}`;
};

/** What keeps the open steps of a task from closing. */
function openSteps(open: readonly Step[]): Finding[] {
  const unconfirmed = checkpoints.flatMap((checkpoint) => {
    const steps = open.filter((step) => missingOf(step).includes(checkpoint));
    if (steps.length === 0) return [];
    const message = `Not confirmed are ${checkpoint} of ${places(steps)}.`;
    return [finding(`MISSING_${checkpoint.toUpperCase()}`, 'warning', message, 'Confirm what was checked with tasks_verify.')];
  });
  const unproven = checkpoints.flatMap((checkpoint) => {
    const steps = open.filter((step) => missingProof(step, 'require').includes(checkpoint));
    if (steps.length === 0) return [];
    const message = `No proof of ${checkpoint} is attached to ${places(steps)}.`;
    return [finding(`MISSING_PROOF_${checkpoint.toUpperCase()}`, 'warning', message, 'Attach it with tasks_evidence_capture.')];
  });
  const blocked = open.filter((step) => step.blocked);
  const blocks = blocked.length
    ? [finding('BLOCKED_STEPS', 'warning', `Blocked: ${places(blocked)}.`, 'Lift the block with tasks_block blocked=false.')]
    : [];
  return [...unconfirmed, ...unproven, ...blocks];
}

export function lintTask(task: EntityRow, steps: readonly Step[]): Finding[] {
  if (steps.length === 0) return [finding('NO_STEPS', 'warning', `${task.id} has no steps.`, 'Add some with tasks_decompose.')];
  const open = steps.filter((step) => !step.completed);
  const idle =
    task.status === 'ACTIVE' && open.length === 0
      ? [
          finding(
            'ACTIVE_NO_OPEN_STEPS',
            'warning',
            `${task.id} is ACTIVE, and all its steps are done.`,
            'Finish it with tasks_complete.',
          ),
        ]
      : [];
  return [...openSteps(open), ...idle];
}

export function lintPlan({ id, checklist: { steps, current } }: EntityRow): Finding[] {
  if (steps.length === 0) return [finding('NO_CHECKLIST', 'warning', `${id} has no checklist.`, 'Give it one with tasks_plan.')];
  if (current > steps.length)
    return [
      finding(
        'CHECKLIST_INDEX_OUT_OF_RANGE',
        'error',
        `${id} stands at ${current} of ${steps.length}.`,
        'Set current with tasks_plan.',
      ),
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
      finding(
        'REASONING_BRANCH_MISSING',
        'error',
        `Branch ${reasoning_ref.branch} of ${id} is gone.`,
        'What was written there cannot be read.',
      ),
    ];
  if (notes) return [];
  const recovery = `Keep a first note with notes_commit target=${id}.`;
  if (!trace) return [finding('CONTEXT_EMPTY', 'warning', `Nothing was noted for ${id} yet.`, recovery)];
  return [finding('TRACE_ONLY', 'info', `${id} has a trace of what happened, and no notes.`, recovery)];
}
