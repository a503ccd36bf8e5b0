import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Card, CardScope } from '../../../types/card.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_pins',
  title: 'List pinned cards',
  summary: 'The pinned cards, the last changed first.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: { knobs: ['max_chars'], keep: ['branch', 'graph_doc', 'pagination'], shrink: shrinkCards('pins', 'pagination') },

  input: Type.Object({ ...InWorkspace, ...CardScope, cursor: Cursor, limit: Limit(50), ...Budgeted }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    graph_doc: described(DocName, 'Graph document that was read.'),
    pins: Type.Array(Card, { description: 'Pinned cards, newest first.' }),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'pinned-cards-only': must('Cards with the pin are listed, of any status and also drafts; others are not.'),
    'the-last-changed-first': must('They come by last_seq, newest first.'),
    'pages-cover-everything-once': must('Following next_cursor visits every pin once.'),
  },
});
