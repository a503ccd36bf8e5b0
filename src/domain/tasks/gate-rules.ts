import type { NextCall } from '../../../generated/handlers/codes.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { nextCall, text } from '../../kernel/says.ts';
import type { Checkpoint, Confirmations, Step, StepChange } from './step-types.ts';

export const checkpoints: readonly Checkpoint[] = ['criteria', 'tests', 'security', 'perf', 'docs'];
const gate: readonly Checkpoint[] = ['criteria', 'tests'];
const provable = ['tests', 'security', 'perf', 'docs'] as const;

type Flags = Partial<Record<`${Checkpoint}_confirmed`, boolean>>;

/** What a caller confirms, checkpoint by checkpoint. */
export function confirmationsIn(given: Confirmations): Partial<Record<Checkpoint, boolean>> {
  if (given === 'gate' || given === 'all')
    return Object.fromEntries((given === 'all' ? checkpoints : gate).map((checkpoint) => [checkpoint, true]));
  return Object.fromEntries(
    checkpoints.flatMap((checkpoint) => {
      const value = given[checkpoint];
      return value === undefined ? [] : [[checkpoint, typeof value === 'boolean' ? value : value.confirmed]];
    }),
  );
}

/** The same as fields of a step. */
export const toFlags = (confirmed: Partial<Record<Checkpoint, boolean>>): Flags & StepChange =>
  Object.fromEntries(Object.entries(confirmed).map(([checkpoint, value]) => [`${checkpoint}_confirmed`, value]));

const modeOf = (step: Step, checkpoint: Checkpoint) => (checkpoint === 'criteria' ? 'off' : step[`proof_${checkpoint}_mode`]);

/**
 * What must be confirmed before a step closes: criteria and tests always; the others once evidence is linked to them, when
 * they require proof, or when the closing call mentions them.
 */
export const requiredOf = (step: Step, mentioned: readonly Checkpoint[] = []): Checkpoint[] =>
  checkpoints.filter(
    (checkpoint) =>
      gate.includes(checkpoint) ||
      step.evidence.includes(checkpoint) ||
      modeOf(step, checkpoint) === 'require' ||
      mentioned.includes(checkpoint),
  );

export const missingOf = (step: Step, mentioned: readonly Checkpoint[] = []): Checkpoint[] =>
  requiredOf(step, mentioned).filter((checkpoint) => !step[`${checkpoint}_confirmed`]);

/** Checkpoints that want proof in this mode and have none. */
export const missingProof = (step: Step, mode: 'require' | 'warn'): Checkpoint[] =>
  provable.filter((checkpoint) => modeOf(step, checkpoint) === mode && !step.evidence.includes(checkpoint));

export type Verdict =
  | { readonly kind: 'done_already' }
  | { readonly kind: 'unconfirmed'; readonly missing: Checkpoint[] }
  | { readonly kind: 'unproven'; readonly missing: Checkpoint[] }
  | { readonly kind: 'closes'; readonly weak: Checkpoint[] };

/** Whether a step may be closed, in the order in which a caller can mend things. */
export function decideClose(
  step: Step,
  { mentioned = [], force = false }: { mentioned?: readonly Checkpoint[]; force?: boolean } = {},
): Verdict {
  if (step.completed) return { kind: 'done_already' };
  if (force) return { kind: 'closes', weak: [] };
  const missing = missingOf(step, mentioned);
  if (missing.length) return { kind: 'unconfirmed', missing };
  const unproven = missingProof(step, 'require');
  if (unproven.length) return { kind: 'unproven', missing: unproven };
  return { kind: 'closes', weak: missingProof(step, 'warn') };
}

type Way = (task: string, step: Step, missing: readonly Checkpoint[]) => NextCall;

/** The calls that mend a gate which is not met. */
export interface Ways {
  readonly confirm: Way;
  readonly prove: Way;
}

/** Receipts that wait to be filled in. */
export const blankReceipts = (): string[] => text('blank-receipts');

export const confirmed = (checkpoints: readonly Checkpoint[]) =>
  Object.fromEntries(checkpoints.map((checkpoint) => [checkpoint, true]));

/** One thing after the other. */
const plainWays: Ways = {
  confirm: (task, { step_id }, missing) =>
    nextCall('confirm-what-is-missing', { task, step_id }, { checkpoints: confirmed(missing) }),
  prove: (task, { step_id }, missing) =>
    nextCall('attach-the-proof', { task, step_id, checkpoint: missing }, { checks: blankReceipts() }),
};

export const notConfirmed = (task: string, step: Step, missing: readonly Checkpoint[], { confirm }: Ways = plainWays) =>
  fault('CHECKPOINTS_NOT_CONFIRMED', { task, path: step.path, step_id: step.step_id, missing: missing.join(', ') }, [
    confirm(task, step, missing),
  ]);

const notProven = (task: string, step: Step, missing: readonly Checkpoint[], { prove }: Ways) =>
  fault('PROOF_REQUIRED', { task, path: step.path, step_id: step.step_id, missing: missing.join(', ') }, [
    prove(task, step, missing),
  ]);

/** Tests of which nobody said that they were run. */
export const notSaid = (task: string, step: Step, { prove }: Ways = plainWays) =>
  fault('PROOF_MISSING', { task, path: step.path, step_id: step.step_id }, [prove(task, step, ['tests'])]);

/** Goes on only when the step may close; else says what keeps it open. */
export function refuseUnless(
  task: string,
  step: Step,
  verdict: Verdict,
  ways: Ways = plainWays,
): Extract<Verdict, { kind: 'closes' }> {
  switch (verdict.kind) {
    case 'closes':
      return verdict;
    case 'unconfirmed':
      throw notConfirmed(task, step, verdict.missing, ways);
    case 'unproven':
      throw notProven(task, step, verdict.missing, ways);
    default:
      throw refuse('step-is-done-already', { path: step.path, task, step_id: step.step_id });
  }
}

export type Completion =
  | { readonly kind: 'ready' }
  | { readonly kind: 'open' | 'unconfirmed'; readonly unmet: readonly { step: Step; missing: Checkpoint[] }[] };

/** Whether a task may be done: every step closed, and every required checkpoint of every step confirmed. */
export function decideCompletion(steps: readonly Step[]): Completion {
  const unmet = steps
    .map((step) => ({ step, missing: missingOf(step) }))
    .filter(({ step, missing }) => !step.completed || missing.length > 0);
  if (unmet.length === 0) return { kind: 'ready' };
  return { kind: unmet.some(({ step }) => !step.completed) ? 'open' : 'unconfirmed', unmet };
}
