import { defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { NotebookSummary } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notebook_list',
  title: 'List notebooks',
  summary: 'The notebooks there are, the one that was changed last first.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',
  budget: { knobs: ['max_chars'], keep: ['count', 'hasMore'], shrink: [{ list: 'notebooks', from: 'back', more: 'hasMore' }] },

  input: Type.Object({
    ...InWorkspace,
    limit: Limit(20, 100),
    offset: Opt(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'How many to leave out first.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    notebooks: Type.Array(NotebookSummary, { description: 'The notebooks of this page.' }),
    count: Type.Integer({ minimum: 0, description: 'How many there are in all.' }),
    hasMore: Type.Boolean({ description: 'True when there are more after this page.' }),
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],

  rules: {
    'the-latest-come-first': must('The notebook that was changed last comes first.'),
    'pages-are-cut-by-limit-and-offset': must(
      'limit and offset choose the page, count says how many there are, hasMore whether more follow.',
    ),
    'an-empty-ledger-has-none': must('Where no notebook was ever made the list is empty.'),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
