import { autopilotWarnings } from './autopilot.ts';
import { budgetWarnings } from './budget.ts';
import { ledgerWarnings } from './ledger.ts';
import { memoryWarnings } from './memory.ts';
import { taskWarnings } from './tasks.ts';
import { thinkWarnings } from './think.ts';
import { traceWarnings } from './trace.ts';

export const warnings = {
  ...budgetWarnings,
  ...memoryWarnings,
  ...taskWarnings,
  ...thinkWarnings,
  ...traceWarnings,
  ...ledgerWarnings,
  ...autopilotWarnings,
};
export type WarningCode = keyof typeof warnings;
