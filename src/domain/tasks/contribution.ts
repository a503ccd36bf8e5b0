import type { Contribution, Diagnoser, Opener } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import { stepAt } from './finding.ts';
import { lintEntity } from './lint.ts';
import { taskSearchers } from './search.ts';
import type { TasksStore } from './store.ts';
import { toStep } from './view-rules.ts';

const diagnose: Diagnoser<TasksStore> = async ({ store, target }): ReturnType<Diagnoser<TasksStore>> => {
  if (!target) return { findings: [], stats: {} };
  const { issues, context, stats } = await lintEntity(store, target);
  return { findings: [...issues, ...context], stats };
};

const stepOpener: Opener<TasksStore> = {
  form: 'STEP-…',
  matches: (id) => /^STEP-[A-Za-z0-9]{8,}$/.test(id),
  async open(id, _input, store) {
    const row = await store.steps.find(id);
    if (!row) throw refuse('step-leads-nowhere', { id });
    return { kind: 'step', id, task: row.task, step: toStep(row), truncated: false };
  },
};

const pathOpener: Opener<TasksStore> = {
  form: 's:0',
  matches: (id) => /^s:[0-9]+(\.s:[0-9]+)*$/.test(id),
  async open(path, _input, store) {
    const { focus } = store.workspace ?? {};
    if (!focus?.startsWith('TASK')) throw refuse('path-leads-nowhere', { id: path });
    const row = await stepAt(store, focus, path);
    return { kind: 'step', id: row.step_id, task: row.task, step: toStep(row), truncated: false };
  },
};

export const tasksContribution: Contribution<TasksStore> = {
  opens: [stepOpener, pathOpener],
  searches: taskSearchers,
  diagnoses: [diagnose],
};
