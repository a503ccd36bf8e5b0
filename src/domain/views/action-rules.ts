import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { ResumeAction } from '../../../generated/types/index.ts';
import { nextCall, text } from '../../kernel/says.ts';
import { missingOf, missingProof } from '../tasks/gate-rules.ts';
import type { Step } from '../tasks/step-types.ts';
import { askedOf, confirming, portalWays } from './close-rules.ts';
import type { WorkState } from './work-state.ts';

/** What to do next, and the call that does it. */
export interface Next extends Omit<ResumeAction, 'calls' | 'tool'> {
  readonly call: NextCall | null;
}

const none = { about: null, missing: [], missing_proof: [] };
const done = (id: string): Next => ({ kind: 'done', ...text('it-is-done', { id }), ...none, call: null });

/** The first open step that is not blocked; where all are, the first open one. */
export const stepAtHand = <S extends Step>(steps: readonly S[]): S | undefined => {
  const open = steps.filter(({ completed }) => !completed);
  return open.find(({ blocked }) => !blocked) ?? open[0];
};

function nextForStep(task: string, step: Step): Next {
  const { path, title } = step;
  if (step.blocked)
    return {
      kind: 'unblock',
      ...text('unblock-the-step', { path, title, reason: step.block_reason ?? text('no-reason-was-given') }),
      ...none,
      about: path,
      call: nextCall('unblock-the-step', { task, path }),
    };
  const missing = missingOf(step);
  const missing_proof = missingProof(step, 'require');
  const lacks = { about: path, missing, missing_proof };
  if (missing_proof.length)
    return {
      kind: missing.length ? 'gate' : 'proof',
      ...text('prove-the-step', { checkpoints: missing_proof, path, title }),
      ...lacks,
      call: { ...portalWays().prove(task, step, missing_proof), priority: 'high' },
    };
  const call = nextCall('close-the-step-at-hand', { task, path }, { ...askedOf(step), ...confirming(missing) });
  return missing.length
    ? { kind: 'gate', ...text('confirm-the-step', { checkpoints: missing, path, title }), ...lacks, call }
    : { kind: 'close', ...text('close-the-step', { path, title }), ...lacks, call };
}

function nextForTask(standing: Extract<WorkState, { kind: 'task' }>): Next {
  const { entity, steps } = standing;
  const { id, title, status } = entity;
  const step = stepAtHand(steps);
  if (step) return nextForStep(id, step);
  if (status === 'DONE') return done(id);
  if (steps.length === 0)
    return {
      kind: 'decompose',
      ...text('break-the-task-into-steps', { id }),
      ...none,
      call: nextCall('decompose-the-task', { task: id, title }),
    };
  return { kind: 'finish', ...text('finish-the-task', { id }), ...none, call: nextCall('close-the-task', { task: id }) };
}

function nextForPlan({ entity, total, open }: Extract<WorkState, { kind: 'plan' }>): Next {
  const { id, status } = entity;
  const [first] = open;
  if (first)
    return {
      kind: 'continue',
      ...text('go-on-with-the-first-task', { id: first.id, title: first.title, plan: id }),
      ...none,
      about: first.id,
      call: nextCall('take-up-the-first-task', { task: first.id }),
    };
  if (status === 'DONE') return done(id);
  if (total === 0)
    return {
      kind: 'start',
      ...text('start-the-first-task', { id }),
      ...none,
      call: nextCall('start-a-task-under-the-plan', { plan: id }),
    };
  return { kind: 'finish', ...text('finish-the-plan', { id }), ...none, call: nextCall('complete-the-plan', { plan: id }) };
}

export const decideNext = (standing: WorkState): Next =>
  standing.kind === 'task' ? nextForTask(standing) : nextForPlan(standing);
