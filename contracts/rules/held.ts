import { must } from '../kit/index.ts';

/** What every tool promises that acts on a step. */
export const heldRules = {
  'another-agents-step-is-warned-of': must(
    'A step that another agent, known by its name, changed within the last 30 minutes is acted on with the warning STEP_HELD.',
  ),
};
