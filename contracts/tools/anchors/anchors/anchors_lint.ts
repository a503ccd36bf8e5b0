import { defineTool, must, Type } from '../../../kit/index.ts';
import { AnchorIssue } from '../../../types/anchor.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';

const byHand = 'No tool writes such a map; a test writes one past the tools and lints it.';

export default defineTool({
  name: 'anchors_lint',
  title: 'Check the map',
  summary: 'Finds what is wrong with the anchors: relations and names that lead nowhere or in circles, anchors without a card.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['count'],
    shrink: [{ drop: 'issues[].hint' }, { list: 'issues', from: 'back', more: 'has_more' }],
  },

  input: Type.Object({ ...InWorkspace, limit: Limit(50), ...Budgeted }),
  output: Type.Object({
    issues: Type.Array(AnchorIssue, { description: 'What is wrong, errors first.' }),
    count: Type.Integer({ minimum: 0, description: 'How many there are in all.' }),
    has_more: Type.Boolean({ description: 'True when there are more issues than limit.' }),
    truncated: Truncated,
  }),
  errors: [],

  rules: {
    'a-sound-map-has-no-issues': must('A map in which everything hangs together has no issues.'),
    'errors-come-first': must('Issues come by severity, errors first, then by code and anchor.'),
    'a-part-of-itself-is-an-error': must('An anchor that is its own parent is SELF_PARENT.'),
    'a-need-of-itself-is-an-error': must('An anchor that depends on itself is SELF_DEPENDS_ON.'),
    'parents-in-a-circle-are-an-error': must(
      'Every anchor on a circle of parents is PARENT_CYCLE; one that only leads into it is not.',
    ),
    'an-anchor-without-a-card-is-a-warning': must('An anchor that no card and no job names is ORPHAN_ANCHOR.'),
    'relations-to-nothing-are-errors': must(
      'A parent or dependency that is not on the map is UNKNOWN_PARENT or UNKNOWN_DEPENDS_ON.',
      {
        untested: byHand,
      },
    ),
    'aliases-of-nothing-are-errors': must('An alias of an anchor that is not on the map is ALIAS_DANGLING.', {
      untested: byHand,
    }),
    'aliases-that-are-ids-are-warnings': must('An alias that is an anchor too is ALIAS_COLLIDES_WITH_ANCHOR_ID.', {
      untested: byHand,
    }),
    'relations-by-alias-are-warnings': must('A parent or dependency that is an alias is RELATION_USES_ALIAS.', {
      untested: byHand,
    }),
    'limit-bounds-the-issues': must('At most limit issues are shown; count says how many there are in all.'),
  },
});
