import { defineTool, described, must, Nullable, Type } from '../../../kit/index.ts';
import { Anchor, AnchorId, AnchorName, RegistryNote } from '../../../types/anchor.ts';
import { InWorkspace } from '../../../types/scope.ts';

const ids = Type.Array(AnchorId);

export default defineTool({
  name: 'anchors_merge',
  title: 'Make several anchors one',
  summary: 'Merges anchors into another one. Their ids and aliases keep working, and what named them names that one.',
  effect: 'write',
  destructive: true,
  idempotent: true,
  scope: 'workspace',
  target: 'branch',

  input: Type.Object({
    ...InWorkspace,
    into: described(AnchorName, 'Anchor that stays.'),
    from: Type.Array(AnchorName, {
      minItems: 1,
      maxItems: 32,
      description: 'Anchors to merge into it; their names lead to it afterwards.',
    }),
  }),
  output: Type.Object({
    into: described(AnchorId, 'Anchor that stayed.'),
    from: described(ids, 'Anchors that were named.'),
    merged: described(ids, 'Anchors that were merged by this call.'),
    skipped: described(ids, 'Names that meant into already.'),
    anchor: described(Anchor, 'The anchor after the merge.'),
    note: Nullable(RegistryNote, { description: 'Card that records the change; null when nothing changed.' }),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['anchor-is-not-known'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['anchors_merged'],

  rules: {
    'merged-ids-become-aliases': must('What was merged is off the map; its id and its aliases are aliases of into.'),
    'into-stays-what-it-was': must('Title, kind, status, description, refs and relations of into stay.'),
    'relations-go-along': must('Parents and dependencies that named a merged anchor name into, each once.'),
    'no-relation-to-itself-is-made': must('Where into named a merged anchor, that relation is dropped.'),
    'links-and-jobs-go-along': must('Cards and jobs of what was merged are found under into, each card once.'),
    'a-card-tells-of-it': must(
      'An update card on the branch checked out says what was merged, and keeps what the merged anchors said.',
    ),
    'merged-before-is-skipped': must(
      'A name that leads to into already is skipped; when all are, nothing is written and no error answered.',
    ),
    'an-unknown-anchor-is-refused': must('An anchor that is not on the map answers UNKNOWN_ID, and nothing is merged.'),
    'aliases-lead-on': must('into and from may be aliases, with the warning ANCHOR_ALIAS_RESOLVED.'),
  },
});
