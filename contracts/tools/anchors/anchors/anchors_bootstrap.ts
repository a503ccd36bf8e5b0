import { Closed, defineTool, described, must, Type } from '../../../kit/index.ts';
import { badAnchor } from '../../../refusals/sets.ts';
import { AnchorDetails, AnchorId, AnchorKind, AnchorName, AnchorTitle } from '../../../types/anchor.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'anchors_bootstrap',
  title: 'Put many anchors on the map',
  summary: 'Makes or updates anchors, all of them or none; repeating it changes nothing.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'created', 'updated'],
    shrink: [{ list: 'anchors', from: 'back' }],
  },

  input: Type.Object({
    ...InWorkspace,
    anchors: Type.Array(
      Closed({
        id: described(AnchorName, 'Id for the part, such as a:core.'),
        title: AnchorTitle,
        kind: AnchorKind,
        ...AnchorDetails,
      }),
      {
        minItems: 1,
        maxItems: 200,
        description: 'Parts of the project to register; one that exists is changed.',
      },
    ),
    ...Budgeted,
  }),
  output: Type.Object({
    anchors: Type.Array(Closed({ id: AnchorId, created: Type.Boolean({ description: 'True when it was new.' }) }), {
      description: 'What became of each, in the order given.',
    }),
    count: Type.Integer({ minimum: 0, description: 'Number of anchors given.' }),
    created: Type.Integer({ minimum: 0, description: 'Number of new ones.' }),
    updated: Type.Integer({ minimum: 0, description: 'How many were there already.' }),
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: [...badAnchor],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['anchor_saved'],

  rules: {
    'anchors-are-made-in-order-of-ids': must('Anchors are made and answered in the order of their ids.'),
    'a-new-anchor-is-active': must('A new anchor is active, without description, refs, parent and dependencies, unless said.'),
    'a-known-anchor-is-updated': must('A known anchor gets what is given; what is left out stays.'),
    'the-same-again-changes-nothing': must('The same call again tells nothing and changes no time.'),
    'empty-means-none': must('parent_id="" and empty lists take away what was there.'),
    'relations-may-name-the-same-call': must('parent_id and depends_on may name anchors of the same call, before or after.'),
    'a-relation-to-nothing-is-refused': must(
      'A parent or dependency that is on no map answers UNKNOWN_ID with a call that makes it.',
    ),
    'relations-are-kept-by-id': must('A relation given by an alias is kept by the id of its anchor.'),
    'all-or-nothing': must('When one anchor is refused, none is written.'),
    'an-anchor-comes-once': must('The same anchor twice in one call answers INVALID_INPUT.'),
    'aliases-add-up': must('Aliases that are given are added; none is ever taken away.'),
    'an-alias-is-free': must('An alias that is another anchor, or an alias of another one, answers INVALID_INPUT.'),
    'an-old-name-updates-its-anchor': must(
      'An id that is an alias means its anchor: that one is updated, with the warning ANCHOR_ALIAS_RESOLVED.',
    ),
    'ids-are-read-loosely': must('Ids are trimmed and written in small letters.'),
    'other-ids-are-refused': must('An id of another form answers INVALID_INPUT.'),
    'kind-and-status-are-known-words': must('A kind or status that nobody knows answers INVALID_INPUT.'),
  },
});
