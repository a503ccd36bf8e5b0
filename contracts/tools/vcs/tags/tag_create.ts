import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { badRef } from '../../../refusals/sets.ts';
import { Tag } from '../../../types/branch.ts';
import { TagName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tag_create',
  title: 'Tag a commit',
  summary: 'Names a commit of the notes, the newest of the checked-out branch unless from says which.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    name: described(TagName, 'Name for the tag.'),
    from: Opt(Text(256, { description: 'A branch, a tag, an entry number or <doc>@<seq> (the head of the checkout).' })),
    force: Opt(Type.Boolean({ default: false, description: 'Move the tag if it exists.' })),
  }),
  output: Type.Object({ tag: Tag }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'INVALID_NAME', 'CONFLICT'],
  refuses: ['tag-name-is-a-branch', 'branch-has-no-commits', 'tag-exists-already', ...badRef],
  tells: ['tag_set'],

  rules: {
    'the-head-is-the-default': must('Without from the tag stands on the newest commit of the checked-out branch.'),
    'from-says-which': must('from may be a branch, a tag, a number or <doc>@<seq>.'),
    'an-existing-tag-is-refused': must('A tag that exists answers CONFLICT, unless force moves it.'),
    'nothing-to-tag-is-refused': must('A branch without commits answers INVALID_INPUT.'),
    'an-unknown-ref-is-refused': must('A from that is nothing known answers UNKNOWN_ID.'),
    'a-branch-name-is-refused': must('The name of a branch answers INVALID_NAME: a ref must mean one thing.'),
  },
});
