import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Anchor, AnchorId, AnchorName, RegistryNote } from '../../../types/anchor.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'anchors_rename',
  title: 'Rename an anchor',
  summary: 'Gives an anchor another id. The old one keeps working as an alias, and everything that names it goes along.',
  effect: 'write',
  scope: 'workspace',
  target: 'branch',

  input: Type.Object({
    ...InWorkspace,
    from: described(AnchorName, 'Anchor to rename; the old name keeps working.'),
    to: described(AnchorName, 'New id, which must be free.'),
  }),
  output: Type.Object({
    from: described(AnchorId, 'Old id.'),
    to: described(AnchorId, 'New id.'),
    anchor: described(Anchor, 'The anchor after the change.'),
    note: RegistryNote,
  }),
  errors: ['INVALID_INPUT'],
  refuses: ['anchor-to-rename-is-not-known', 'anchor-has-that-name', 'new-name-is-an-anchor', 'new-name-is-an-alias'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['anchor_renamed'],

  rules: {
    'the-old-name-becomes-an-alias': must('The anchor stands under the new id only, and the old id is an alias of it.'),
    'older-names-go-along': must('Aliases that the anchor had lead to the new id.'),
    'relations-go-along': must('Parents and dependencies that named the old id name the new one.'),
    'links-go-along': must('Cards under the old id are found under the new one.'),
    'jobs-go-along': must('Jobs about the old id are about the new one.'),
    'a-card-tells-of-it': must(
      'An update card that bears the new id is written into anchors-trace and anchors-graph on the branch checked out.',
    ),
    'a-missing-anchor-is-refused': must('A from that is not on the map answers INVALID_INPUT, and nothing changes.'),
    'a-name-that-is-taken-is-refused': must('A to that is an anchor, or an alias of another one, answers INVALID_INPUT.'),
    'the-same-name-is-refused': must('A to that is the id already answers INVALID_INPUT.'),
    'an-older-name-can-come-back': must('A to that is an alias of the same anchor becomes its id again.'),
    'an-alias-can-be-renamed-by': must('A from that is an alias means its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
  },
});
