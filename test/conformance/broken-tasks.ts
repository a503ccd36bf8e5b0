import type { Defect } from './broken.ts';
import { historyDefects } from './defects/tasks/history.ts';
import { guardDefects, lifecycleDefects } from './defects/tasks/lifecycle.ts';
import { listDefects } from './defects/tasks/lists.ts';
import { stepDefects } from './defects/tasks/steps.ts';

/** What each of them does wrong, by name. */
export const brokenTasks: Readonly<Record<string, Defect>> = {
  ...guardDefects,
  ...lifecycleDefects,
  ...listDefects,
  ...stepDefects,
  ...historyDefects,
};
