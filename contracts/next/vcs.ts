import { defineNextCalls } from '../kit/index.ts';

export const vcsNextCalls = defineNextCalls({
  'note-on-the-checkout': { tool: 'macro_branch_note', params: {}, reason: 'Note it on the checked-out branch' },
  'note-on-a-new-branch': { tool: 'macro_branch_note', params: {}, reason: 'Make that branch and note it there' },
  'see-the-status': { tool: 'status', params: {}, reason: 'See where you are' },
});
