import type { Contribution, Diagnoser } from '../../kernel/contributions.ts';
import { lintEntity } from './lint.ts';

const diagnose: Diagnoser = async ({ store, target }): ReturnType<Diagnoser> => {
  if (!target) return { findings: [], stats: {} };
  const { issues, context, stats } = await lintEntity(store, target);
  return { findings: [...issues, ...context], stats };
};

export const tasksContribution: Contribution = { diagnosers: [diagnose] };
