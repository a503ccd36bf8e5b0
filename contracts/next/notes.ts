import { defineNextCalls } from '../kit/index.ts';

export const notesNextCalls = defineNextCalls({
  'keep-this-window': { tool: 'macro_branch_note', params: {}, reason: 'Keep this window as a note', priority: 'low' },
  'read-more-of-each-session': { tool: 'transcripts_digest', params: {}, reason: 'Read more of each session' },
  'look-for-last-answers': { tool: 'transcripts_digest', params: {}, reason: 'Look for the last answers instead' },
  'look-for-summaries': { tool: 'transcripts_digest', params: {}, reason: 'Look for summaries instead' },
});
