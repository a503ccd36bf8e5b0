import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { TagName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tag_delete',
  title: 'Delete a tag',
  summary: 'Removes a tag; the commit it stood on stays. Deleting what is not there is fine.',
  effect: 'write',
  destructive: true,
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, name: described(TagName, 'Tag to delete.') }),
  output: Type.Object({
    name: described(TagName, 'Tag that was deleted.'),
    deleted: Type.Boolean({ description: 'True when the tag existed.' }),
  }),
  errors: [],
  tells: ['tag_removed'],

  rules: {
    'the-tag-goes': must('The tag is gone; deleted is true.'),
    'a-missing-tag-is-fine': must('A tag that is not there answers deleted=false and tells nothing.'),
  },
});
