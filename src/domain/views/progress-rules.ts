import type { FirstOpen, Step, StepsSummary, TasksSummary } from '../../../generated/types/index.ts';
import { checkpoints, missingOf, missingProof, requiredOf } from '../tasks/gate-rules.ts';
import type { WorkState } from './work-state.ts';

const provable = ['tests', 'security', 'perf', 'docs'] as const;

const each = <K extends string, V>(names: readonly K[], value: (name: K) => V): [K, V][] =>
  names.map((name) => [name, value(name)]);

function firstOpenOf(step: Step): FirstOpen {
  const required = requiredOf(step);
  const fields = {
    ...Object.fromEntries(each(checkpoints, (c) => step[`${c}_confirmed`]).map(([c, v]) => [`${c}_confirmed`, v])),
    ...Object.fromEntries((['security', 'perf', 'docs'] as const).map((c) => [`require_${c}`, required.includes(c)])),
    ...Object.fromEntries(provable.map((c) => [`proof_${c}_mode`, step[`proof_${c}_mode`]])),
    ...Object.fromEntries(provable.map((c) => [`proof_${c}_present`, step.evidence.includes(c)])),
  };
  const { step_id, path, title, blocked } = step;
  return { step_id, path, title, blocked, ...fields } as FirstOpen;
}

/** Open steps by what their gates still want. */
function stepsSummary(steps: readonly Step[]): StepsSummary {
  const open = steps.filter(({ completed }) => !completed);
  const [first] = open;
  const lacking = (of: (step: Step) => readonly string[], checkpoint: string) =>
    open.filter((step) => of(step).includes(checkpoint)).length;
  const fields = {
    ...Object.fromEntries(checkpoints.map((c) => [`missing_${c}`, lacking(missingOf, c)])),
    ...Object.fromEntries(provable.map((c) => [`missing_proof_${c}`, lacking((s) => missingProof(s, 'require'), c)])),
  };
  return {
    total: steps.length,
    completed: steps.length - open.length,
    open: open.length,
    ...fields,
    first_open: first ? firstOpenOf(first) : null,
  } as StepsSummary;
}

export interface Progress {
  readonly steps: StepsSummary | null;
  readonly tasks: TasksSummary | null;
}

const nextTasks = 5;

export function progressOf(standing: WorkState): Progress {
  if (standing.kind === 'task') return { steps: stepsSummary(standing.steps), tasks: null };
  const { total, completed, open } = standing;
  const next = open.slice(0, nextTasks).map(({ id, title, status }) => ({ id, title, status }));
  return { steps: null, tasks: { total, completed, open: total - completed, next } };
}
