import { call } from '../kit/index.ts';

/** A plan with one task of two steps. */
export const aTaskToThinkAbout = [
  call('tasks_create', { kind: 'plan', title: 'Ship' }),
  call('tasks_create', {
    parent: 'PLAN-001',
    title: 'Search is fast',
    steps: [
      { title: 'Find out', success_criteria: ['known'] },
      { title: 'Mend', success_criteria: ['faster'] },
    ],
  }),
];

export const inFocus = call('tasks_focus_set', { task: 'TASK-001' });

export const hypothesis = (id: string, more: Record<string, unknown> = {}) =>
  call('think_card', { card: { id, type: 'hypothesis', title: `Hypothesis ${id}`, ...more } });
