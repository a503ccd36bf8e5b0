import type { Contribution, Diagnoser } from '../../kernel/contributions.ts';
import { lintEntity } from './lint.ts';
import type { TasksStore } from './store.ts';

const diagnose: Diagnoser<TasksStore> = async ({ store, target }): ReturnType<Diagnoser<TasksStore>> => {
  if (!target) return { findings: [], stats: {} };
  const { issues, context, stats } = await lintEntity(store, target);
  return { findings: [...issues, ...context], stats };
};

export const tasksContribution: Contribution<TasksStore> = { diagnoses: [diagnose] };
