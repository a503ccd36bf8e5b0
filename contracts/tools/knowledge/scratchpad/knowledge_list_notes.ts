import { defineTool, must, Type } from '../../../kit/index.ts';
import { Truncated } from '../../../types/budget.ts';
import { KnowledgeListing, NoteSummary } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_list_notes',
  title: 'List scratchpad notes',
  summary: 'Scratchpad notes, the one that was changed last first; by words if you like.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'knowledge', stage: 1, unwraps: ['filters'] },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'hasMore'],
    shrink: [{ list: 'notes', from: 'back', more: 'hasMore' }],
  },

  input: Type.Object({ ...InWorkspace, ...KnowledgeListing }),
  output: Type.Object({
    notes: Type.Array(NoteSummary, { description: 'The notes of this page, without their content.' }),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    hasMore: Type.Boolean({ description: 'True when there are more after this page.' }),
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],

  rules: {
    'the-latest-come-first': must(
      'Without sortBy the note that was changed last comes first; sortBy and sortOrder decide otherwise.',
    ),
    'words-are-searched': must('search keeps notes whose title and content hold all the words, in any case.'),
    'pages-are-cut-by-limit-and-offset': must(
      'limit and offset choose the page, count says how many match in all, hasMore whether more follow.',
    ),
  },
});
