import { defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { Truncated } from '../../../types/budget.ts';
import { KnowledgeListing, PatternSummary } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionTag } from '../../../types/session.ts';

export default defineTool({
  name: 'knowledge_list_patterns',
  title: 'List patterns',
  summary: 'Patterns of reasoning that were kept, the latest first; by tags or words if you like.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'knowledge', stage: 1, unwraps: ['filters'] },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'hasMore'],
    shrink: [
      { drop: 'patterns[].derivedFromSessions' },
      { drop: 'patterns[].description' },
      { list: 'patterns', from: 'back', more: 'hasMore' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    tags: Opt(Type.Array(SessionTag, { maxItems: 20, description: 'Only patterns that bear all of these.' })),
    ...KnowledgeListing,
  }),
  output: Type.Object({
    patterns: Type.Array(PatternSummary, { description: 'The patterns of this page, without their content.' }),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    hasMore: Type.Boolean({ description: 'True when there are more after this page.' }),
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],

  rules: {
    'the-latest-come-first': must(
      'Without sortBy the pattern that was changed last comes first; sortBy and sortOrder decide otherwise.',
    ),
    'tags-apply-together': must('Only patterns that bear every tag are listed.'),
    'words-are-searched': must(
      'search keeps patterns whose title, description, tags and content hold all the words, in any case.',
    ),
    'pages-are-cut-by-limit-and-offset': must(
      'limit and offset choose the page, count says how many match in all, hasMore whether more follow.',
    ),
  },
});
