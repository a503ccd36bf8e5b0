import type { Blocker, Handoff, Radar, Step } from '../../../generated/types/index.ts';
import { checkpoints, missingOf, missingProof } from '../tasks/gate-rules.ts';
import type { Next } from './action-rules.ts';
import type { Standing } from './standing.ts';

const openOf = (steps: readonly Step[]) => steps.filter(({ completed }) => !completed);

/** Open steps that wait for something. */
export function waitingSteps(standing: Standing): Blocker[] {
  if (standing.kind === 'plan') return [];
  return openOf(standing.steps).flatMap(({ path, blocked, block_reason, blockers }) => {
    const said = [...(blocked ? [block_reason ?? 'blocked'] : []), ...blockers];
    return said.map((text): Blocker => ({ kind: 'step', ref: path, text }));
  });
}

const many = (n: number) => (n === 1 ? '1 step' : `${n} steps`);

/** What the gates of the open steps still want, counted. */
function toVerify(steps: readonly Step[]): string[] {
  const counted = (say: (checkpoint: string, n: string) => string, of: (step: Step) => readonly string[]) =>
    checkpoints.flatMap((checkpoint) => {
      const n = steps.filter((step) => of(step).includes(checkpoint)).length;
      return n ? [say(checkpoint, many(n))] : [];
    });
  return [
    ...counted((c, n) => `Confirm ${c}: ${n}`, missingOf),
    ...counted(
      (c, n) => `Prove ${c}: ${n}`,
      (step) => missingProof(step, 'require'),
    ),
  ];
}

export const goalOf = ({ entity: { description, context, contract } }: Standing): string | null =>
  description ?? context ?? contract ?? null;

const word = { plan: 'Plan', task: 'Task' } as const;

/** Now, why, verify, next, blockers. */
export function radarOf(standing: Standing, next: Next, blockers: readonly Blocker[]): Radar {
  const { id, title } = standing.entity;
  return {
    now: `${word[standing.kind]} ${id}: ${title}`,
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
      ...(step.blocked ? [`${step.path} is blocked: ${step.block_reason ?? 'no reason was given'}`] : []),
      ...step.blockers.map((text) => `${step.path} waits: ${text}`),
      ...(unproven.length ? [`${step.path} lacks proof of ${unproven.join(', ')}`] : []),
    ];
  });
}

/** What is done (the latest first), what remains (in order) and what may go wrong. */
export function handoffOf(standing: Standing, most: number): Handoff {
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
