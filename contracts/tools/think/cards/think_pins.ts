import { call, defineTool, must, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Card, CardScope } from '../../../types/card.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { hypothesis } from '../../../worlds/cards.ts';

const pinned = (id: string, more = {}) => hypothesis(id, { ...more, tags: ['pinned'] });

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
    branch: BranchName,
    graph_doc: DocName,
    pins: Type.Array(Card),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'pinned-cards-only': must('Cards with the pin are listed, of any status and also drafts; others are not.'),
    'the-last-changed-first': must('They come by last_seq, newest first.'),
    'pages-cover-everything-once': must('Following next_cursor visits every pin once.'),
  },
  cases: [
    {
      name: 'two of three are pinned',
      proves: ['pinned-cards-only', 'the-last-changed-first'],
      given: [pinned('N1', { type: 'note' }), hypothesis('H1'), pinned('D1', { type: 'decision', status: 'closed' })],
      when: {},
      then: {
        result: {
          branch: 'main',
          graph_doc: 'graph',
          pins: [{ id: 'D1' }, { id: 'N1' }],
          pagination: { count: 2, has_more: false },
          truncated: false,
        },
      },
    },
    {
      name: 'the second page',
      proves: ['pages-cover-everything-once'],
      given: [
        pinned('A'),
        pinned('B'),
        call('think_pins', { limit: 1 }, { result: { pins: [{ id: 'B' }] }, save: { c: '/pagination/next_cursor' } }),
      ],
      when: { limit: 1, cursor: saved('c') },
      then: { result: { pins: [{ id: 'A' }], pagination: { has_more: false } } },
    },
    {
      name: 'a pin that was taken away',
      proves: ['pinned-cards-only'],
      given: [pinned('A'), call('think_pin', { targets: 'A', pinned: false })],
      when: {},
      then: { result: { pins: [] } },
    },
  ],
});
