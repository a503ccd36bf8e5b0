import type { Blocker, Handoff, Radar, Step } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { checkpoints, missingOf, missingProof } from '../tasks/gate-rules.ts';
import type { Next } from './action-rules.ts';
import type { WorkState } from './work-state.ts';

const openOf = (steps: readonly Step[]) => steps.filter(({ completed }) => !completed);

/** Open steps that wait for something. */
export function waitingSteps(standing: WorkState): Blocker[] {
  if (standing.kind === 'plan') return [];
  return openOf(standing.steps).flatMap(({ path, blocked, block_reason, blockers }) => {
    const said = [...(blocked ? [block_reason ?? 'blocked'] : []), ...blockers];
    return said.map((text): Blocker => ({ kind: 'step', ref: path, text }));
  });
}

/** What the gates of the open steps still want, counted. */
function toVerify(steps: readonly Step[]): string[] {
  const counted = (id: 'confirm-so-many-steps' | 'prove-so-many-steps', of: (step: Step) => readonly string[]) =>
    checkpoints.flatMap((checkpoint) => {
      const count = steps.filter((step) => of(step).includes(checkpoint)).length;
      return count ? [text(id, { checkpoint, steps: text(count === 1 ? 'one-step' : 'many-steps', { count }) })] : [];
    });
  return [
    ...counted('confirm-so-many-steps', missingOf),
    ...counted('prove-so-many-steps', (step) => missingProof(step, 'require')),
  ];
}

export const goalOf = ({ entity: { description, context, contract } }: WorkState): string | null =>
  description ?? context ?? contract ?? null;

/** Now, why, verify, next, blockers. */
export function radarOf(standing: WorkState, next: Next, blockers: readonly Blocker[]): Radar {
  const { id, title } = standing.entity;
  return {
    now: text(standing.kind === 'plan' ? 'plan-at-hand' : 'task-at-hand', { id, title }),
    why: goalOf(standing),
    verify: standing.kind === 'task' ? toVerify(openOf(standing.steps)) : [],
    next: [next.title],
    blockers: blockers.map(({ ref, text }) => `${ref}: ${text}`),
  };
}

const named = ({ path, title }: Step) => `${path} ${title}`;

/** What may go wrong with the open steps. */
function risksOf(steps: readonly Step[]): string[] {
  return openOf(steps).flatMap((step) => {
    const unproven = missingProof(step, 'require');
    return [
      ...(step.blocked
        ? [text('step-is-blocked', { path: step.path, reason: step.block_reason ?? text('no-reason-was-given') })]
        : []),
      ...step.blockers.map((blocker) => text('step-waits', { path: step.path, blocker })),
      ...(unproven.length ? [text('step-lacks-proof', { path: step.path, checkpoints: unproven })] : []),
    ];
  });
}

/** What is done (the latest first), what remains (in order) and what may go wrong. */
export function handoffOf(standing: WorkState, most: number): Handoff {
  if (standing.kind === 'plan') {
    const { open, done, total, completed } = standing;
    const say = ({ id, title }: { id: string; title: string }) => `${id} ${title}`;
    return {
      done: done.slice(0, most).map(say),
      remaining: open.slice(0, most).map(say),
      risks: [],
      totals: { done: completed, remaining: total - completed, risks: 0 },
    };
  }
  const done = standing.steps
    .filter(({ completed }) => completed)
    .sort((a, b) => (b.completed_at_ms ?? 0) - (a.completed_at_ms ?? 0));
  const remaining = openOf(standing.steps);
  const risks = risksOf(standing.steps);
  return {
    done: done.slice(0, most).map(named),
    remaining: remaining.slice(0, most).map(named),
    risks: risks.slice(0, most),
    totals: { done: done.length, remaining: remaining.length, risks: risks.length },
  };
}
