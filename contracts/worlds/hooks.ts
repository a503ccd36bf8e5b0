import { call } from '../kit/index.ts';
import { aPlan, focusOn } from './tasks.ts';

/** TASK-001 in focus; its only step has tests, and nobody noted anything. */
export const aStepWithTests = [
  aPlan,
  call('tasks_create', {
    parent: 'PLAN-001',
    title: 'Sign in',
    steps: [{ title: 'Form', success_criteria: ['Form works'] }],
  }),
  call('tasks_define', { task: 'TASK-001', path: 's:0', tests: ['npm test'] }),
  focusOn('TASK-001'),
];

/** A rule that somebody pinned. */
export const aRule = (text: string, more: Record<string, unknown> = {}) => [
  call('think_card', { card: { id: 'R1', type: 'decision', title: 'House rule', text, ...more }, agent_id: 'ann' }),
  call('think_pin', { targets: 'R1' }),
];

export const inCodex = { host: 'codex', conversation: 'c-1' } as const;
