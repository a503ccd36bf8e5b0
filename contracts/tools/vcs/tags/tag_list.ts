import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Tag } from '../../../types/branch.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { TagName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tag_list',
  title: 'List tags',
  summary: 'The tags of a workspace by name, and the commits they stand on.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['count'],
    shrink: [{ list: 'tags', from: 'back', page: { at: 'next_after', by: { key: 'name' } }, least: 1 }],
  },

  input: Type.Object({
    ...InWorkspace,
    limit: Limit(200, 1000),
    after: Opt(described(TagName, 'next_after of the page before.')),
    ...Budgeted,
  }),
  output: Type.Object({
    tags: Type.Array(Tag, { description: 'Tags of this page, by name.' }),
    count: Type.Integer({ description: 'Number of tags in all.' }),
    next_after: Nullable(TagName, { description: 'Pass it as after for the next page; null when there is none.' }),
    truncated: Type.Boolean({ description: 'True when limit or max_chars left tags out.' }),
  }),
  errors: [],

  rules: {
    'sorted-by-name': must('Tags come by name; count says how many there are in all.'),
    'a-hidden-tag-is-said': must('When limit hides tags, truncated is true and next_after continues.'),
  },
});
