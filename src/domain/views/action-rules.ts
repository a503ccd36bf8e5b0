import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { ResumeAction } from '../../../generated/types/index.ts';
import { missingOf, missingProof } from '../tasks/gate-rules.ts';
import type { Step } from '../tasks/step-types.ts';
import { confirming, portalWays } from './close-rules.ts';
import type { Standing } from './standing.ts';

/** What to do next, and the call that does it. */
export interface Next extends Omit<ResumeAction, 'calls' | 'tool'> {
  readonly call: NextCall | null;
}

const none = { about: null, missing: [], missing_proof: [] };
const fill = (what: string) => `<fill: ${what}>`;

function nextForStep(task: string, step: Step): Next {
  const { path, title } = step;
  const missing = missingOf(step);
  const missing_proof = missingProof(step, 'require');
  const about = path;
  if (missing_proof.length)
    return {
      kind: missing.length ? 'gate' : 'proof',
      title: `Prove ${missing_proof.join(', ')} of ${path} ${title}`,
      why: `${path} closes only with proof of ${missing_proof.join(', ')}.`,
      about,
      missing,
      missing_proof,
      call: { ...portalWays().prove(task, step, missing_proof), priority: 'high' },
    };
  return {
    kind: missing.length ? 'gate' : 'close',
    title: missing.length ? `Confirm ${missing.join(', ')} of ${path} ${title}, and close it` : `Close ${path} ${title}`,
    why: missing.length ? `Not confirmed yet: ${missing.join(', ')}.` : 'Everything that its gate asks for is confirmed.',
    about,
    missing,
    missing_proof,
    call: {
      tool: 'tasks_macro_close_step',
      params: { task, ...confirming(missing) },
      reason: 'Close the step once its work is done',
      priority: 'high',
    },
  };
}

function nextForTask(standing: Extract<Standing, { kind: 'task' }>): Next {
  const { entity, steps } = standing;
  const { id, title, status } = entity;
  const first = steps.find((step) => !step.completed);
  if (first) return nextForStep(id, first);
  if (status === 'DONE') return { kind: 'done', title: `${id} is done`, why: 'Nothing is left to do.', ...none, call: null };
  if (steps.length === 0)
    return {
      kind: 'decompose',
      title: `Break ${id} into steps`,
      why: `${id} has no steps yet.`,
      ...none,
      call: {
        tool: 'tasks_decompose',
        params: { task: id, steps: [{ title, success_criteria: [fill('how success is seen')] }] },
        reason: 'Say what is to be done, step by step',
        priority: 'high',
      },
    };
  return {
    kind: 'finish',
    title: `Finish ${id}`,
    why: 'All its steps are done.',
    ...none,
    call: {
      tool: 'tasks_macro_close_step',
      params: { task: id },
      reason: 'Finish the task: no step is open',
      priority: 'high',
    },
  };
}

function nextForPlan({ entity, total, open }: Extract<Standing, { kind: 'plan' }>): Next {
  const { id, status } = entity;
  const [first] = open;
  if (first)
    return {
      kind: 'continue',
      title: `Go on with ${first.id} ${first.title}`,
      why: `It is the first open task of ${id}.`,
      ...none,
      about: first.id,
      call: {
        tool: 'tasks_snapshot',
        params: { task: first.id },
        reason: 'Take up the first open task of the plan',
        priority: 'high',
      },
    };
  if (status === 'DONE') return { kind: 'done', title: `${id} is done`, why: 'Nothing is left to do.', ...none, call: null };
  if (total === 0)
    return {
      kind: 'start',
      title: `Start the first task of ${id}`,
      why: `${id} has no tasks yet.`,
      ...none,
      call: {
        tool: 'tasks_macro_start',
        params: { plan: id, task_title: 'First task' },
        reason: 'Start a task under the plan',
        priority: 'high',
      },
    };
  return {
    kind: 'finish',
    title: `Finish ${id}`,
    why: 'All its tasks are done.',
    ...none,
    call: { tool: 'tasks_complete', params: { plan: id }, reason: 'Finish the plan: no task is open', priority: 'high' },
  };
}

export const decideNext = (standing: Standing): Next =>
  standing.kind === 'task' ? nextForTask(standing) : nextForPlan(standing);
