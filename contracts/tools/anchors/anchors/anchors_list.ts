import { call, defineTool, must, Nullable, Opt, ofLength, Text, Type } from '../../../kit/index.ts';
import { Anchor, AnchorId, AnchorKind, AnchorName, AnchorStatus } from '../../../types/anchor.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { about, aMap, coreStoreClock, part } from '../../../worlds/anchors.ts';

export default defineTool({
  name: 'anchors_list',
  title: 'List anchors',
  summary: 'The named parts of the project, by id; by text, kind or status if you like.',
  effect: 'read',
  render: 'lines',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'next_after'],
    shrink: [
      { drop: 'anchors[].refs' },
      { drop: 'anchors[].aliases' },
      { drop: 'anchors[].description' },
      { list: 'anchors', from: 'back', page: { at: 'next_after', by: { key: 'id' } }, more: 'has_more' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    text: Opt(Text(200, { description: 'Part of an id or title, in any case.' })),
    kind: Opt(AnchorKind),
    status: Opt(AnchorStatus),
    after: Opt(AnchorName),
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    anchors: Type.Array(Anchor),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    has_more: Type.Boolean(),
    /** Send it as after for the next page; null while has_more is true means that this page must be asked for again. */
    next_after: Nullable(AnchorId),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT'],

  rules: {
    'sorted-by-id': must('Anchors come by id; count says how many match in all.'),
    'text-is-found-in-any-case': must('text keeps the anchors whose id or title holds it, in any case.'),
    'filters-apply-together': must('kind and status keep only the anchors that match both.'),
    'pages-cover-everything-once': must('Following next_after visits every anchor exactly once, also when a budget cuts a page.'),
    'canonical-cards-register-anchors': must(
      'A canonical card that bears the tag of an unknown anchor puts it on the map, as a component with a title made of its id.',
    ),
    'drafts-register-nothing': must('A draft puts no anchor on the map.'),
    'one-line-for-each-anchor': must('The answer is a line with the count, then a line for each anchor, then the next calls.'),
  },
  cases: [
    {
      name: 'three anchors',
      proves: ['sorted-by-id', 'one-line-for-each-anchor'],
      given: [coreStoreClock],
      when: {},
      then: {
        result: {
          anchors: [
            { id: 'a:clock', title: 'Clock', kind: 'component', status: 'active', parent_id: null, depends_on: [], aliases: [] },
            { id: 'a:core', kind: 'boundary' },
            { id: 'a:store', parent_id: 'a:core', depends_on: ['a:clock'] },
          ],
          count: 3,
          has_more: false,
          next_after: null,
          truncated: false,
        },
        lines: [
          '^anchors count=3 more=false$',
          '^- a:clock kind=component status=active title=Clock$',
          '^- a:core kind=boundary status=active title=Core$',
          '^- a:store kind=component status=active title=Store$',
          '^anchor_snapshot anchor=a:clock workspace=',
        ],
      },
    },
    {
      name: 'no anchor yet',
      proves: ['one-line-for-each-anchor'],
      given: [call('init')],
      when: {},
      then: { result: { anchors: [], count: 0 }, lines: ['^anchors count=0 more=false$', '^macro_anchor_note anchor=a:core '] },
    },
    {
      name: 'a text in a title',
      proves: ['text-is-found-in-any-case'],
      given: [aMap(part('a:x', { title: 'Überbau' }), part('a:y', { title: 'Wire' }), part('a:uber-z', { title: 'Z' }))],
      when: { text: 'ÜBER' },
      then: { result: { anchors: [{ id: 'a:x' }], count: 1 } },
    },
    {
      name: 'a text in an id',
      proves: ['text-is-found-in-any-case'],
      given: [coreStoreClock],
      when: { text: 'A:C' },
      then: { result: { anchors: [{ id: 'a:clock' }, { id: 'a:core' }] } },
    },
    {
      name: 'a kind and a status',
      proves: ['filters-apply-together'],
      given: [aMap(part('a:x', { kind: 'data' }), part('a:y', { kind: 'data', status: 'deprecated' }), part('a:z'))],
      when: { kind: 'data', status: 'deprecated' },
      then: { result: { anchors: [{ id: 'a:y' }], count: 1 } },
    },
    {
      name: 'page by page',
      proves: ['pages-cover-everything-once'],
      given: [coreStoreClock],
      when: { limit: 2 },
      then: {
        result: { anchors: [{ id: 'a:clock' }, { id: 'a:core' }], count: 3, has_more: true, next_after: 'a:core' },
        suggests: ['anchors_list'],
        after: [
          call('anchors_list', { limit: 2, after: 'a:core' }, { result: { anchors: [{ id: 'a:store' }], has_more: false } }),
        ],
      },
    },
    {
      name: 'a page cut to a budget',
      proves: ['pages-cover-everything-once'],
      given: [coreStoreClock],
      when: { max_chars: 420 },
      then: {
        result: { anchors: [{ id: 'a:clock' }, { id: 'a:core' }], has_more: true, next_after: 'a:core', truncated: true },
        warnings: ['BUDGET_TRUNCATED'],
      },
    },
    {
      name: 'an anchor that a decision named',
      proves: ['canonical-cards-register-anchors'],
      given: [about('a:user-store', 'D1')],
      when: {},
      then: { result: { anchors: [{ id: 'a:user-store', title: 'User store', kind: 'component', status: 'active' }] } },
    },
    {
      name: 'an anchor that only a draft named',
      proves: ['drafts-register-nothing'],
      given: [about('a:core', 'N1', { type: 'note' }), about('a:core', 'D1', { tags: ['v:draft'] })],
      when: {},
      then: { result: { anchors: ofLength(0) } },
    },
    {
      name: 'an anchor that a pinned note named',
      proves: ['canonical-cards-register-anchors'],
      given: [about('a:core', 'N1', { type: 'note', tags: ['pinned'] })],
      when: {},
      then: { result: { anchors: [{ id: 'a:core' }] } },
    },
  ],
});
