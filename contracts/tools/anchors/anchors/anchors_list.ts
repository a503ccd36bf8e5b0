import { defineTool, described, must, Nullable, Opt, Text, Type } from '../../../kit/index.ts';
import { Anchor, AnchorId, AnchorKind, AnchorName, AnchorStatus } from '../../../types/anchor.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
    kind: Opt(described(AnchorKind, 'Only this kind.')),
    status: Opt(described(AnchorStatus, 'Only this status.')),
    after: Opt(described(AnchorName, 'next_after of the page before.')),
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    anchors: Type.Array(Anchor, { description: 'The anchors of this page, by id.' }),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    has_more: Type.Boolean({ description: 'True when there is another page.' }),
    next_after: Nullable(AnchorId, {
      description: 'Pass it as after for the next page. Null with has_more: nothing fitted; ask for this page again.',
    }),
    truncated: Truncated,
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
});
