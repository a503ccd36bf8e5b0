import type { Contribution } from '../../kernel/contributions.ts';

export const vcsContribution: Contribution = {
  golden: [
    { tool: 'status', purpose: 'See what is checked out and what happened last.' },
    { tool: 'macro_branch_note', purpose: 'Keep a thought, on a branch of its own if it is a what-if.' },
    { tool: 'open', purpose: 'Read one thing again by the reference an answer gave.' },
  ],
};
