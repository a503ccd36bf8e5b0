import type { GoldenStep } from '../../kernel/contributions.ts';

/** The tools of a working day, in the order of use. */
export const goldenPath: readonly GoldenStep[] = [
  { tool: 'status', purpose: 'See where you are, and one command to go on.' },
  { tool: 'tasks_macro_start', purpose: 'Start a task with gated steps, and put it in focus.' },
  { tool: 'tasks_snapshot', purpose: 'See where the work stands and what comes next.' },
  { tool: 'tasks_macro_close_step', purpose: 'Close the step at hand, with note and proof.' },
  { tool: 'tasks_macro_finish', purpose: 'Finish the task, with a report for whoever goes on.' },
  { tool: 'think_card', purpose: 'Keep a thought: a hypothesis, a test, evidence, a decision.' },
  { tool: 'macro_branch_note', purpose: 'Keep a note, on a branch of its own if it is a what-if.' },
  { tool: 'macro_anchor_note', purpose: 'Keep a note with a part of the system.' },
];
