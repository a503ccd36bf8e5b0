import { call } from '../kit/index.ts';

/** PLAN-001. */
export const aPlan = call('tasks_create', { title: 'Launch' });
/** TASK-001 under it, without steps. */
export const aTask = call('tasks_create', { parent: 'PLAN-001', title: 'Sign in' });
export const oneTask = [aPlan, aTask];

const step = (title: string) => ({ title, success_criteria: [`${title} works`] });

/** A task with steps s:0, s:1, … (STEP-00000001, …). */
export const taskWith = (...titles: string[]) =>
  call('tasks_create', { parent: 'PLAN-001', title: 'Sign in', steps: titles.map(step) });
export const oneStep = [aPlan, taskWith('Form')];
export const twoSteps = [aPlan, taskWith('Form', 'Session')];

export const verify = (more: Record<string, unknown> = {}) =>
  call('tasks_verify', { task: 'TASK-001', path: 's:0', checkpoints: 'gate', ...more });
export const closeStep = (path = 's:0') => call('tasks_close_step', { task: 'TASK-001', path, checkpoints: 'gate' });
export const focusOn = (target: string) => call('tasks_focus_set', { target });

/** TASK-001 whose fourth step, s:3, wants proof of its tests. */
export const principalTask = [
  aPlan,
  call('tasks_scaffold', { template: 'principal-task', kind: 'task', title: 'Sign in', parent: 'PLAN-001' }),
];
