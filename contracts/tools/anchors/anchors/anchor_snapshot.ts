import { defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { Anchor, AnchorCard, AnchorName, AnchorStats, AnchorTask } from '../../../types/anchor.ts';
import { Budgeted, Limit, LimitOrNone, Truncated } from '../../../types/budget.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'anchor_snapshot',
  title: 'What is known about an anchor',
  summary: 'One named part of the project: what was decided, shown and tried about it anywhere, and the tasks that work on it.',
  effect: 'read',
  render: 'lines',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['stats', 'count', 'anchor'],
    shrink: [
      ...shrinkCards('cards'),
      { list: 'tasks', from: 'back' },
      { drop: 'anchor.refs' },
      { drop: 'anchor.aliases' },
      { drop: 'anchor.description' },
      { drop: 'cards' },
      { drop: 'tasks' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    anchor: AnchorName,
    include_drafts: Opt(Type.Boolean({ default: false, description: 'Drafts too.' })),
    tasks_limit: LimitOrNone(10, 50),
    limit: Limit(20, 50),
    ...Budgeted,
  }),
  aliases: { all_lanes: 'include_drafts' },
  output: Type.Object({
    anchor: Anchor,
    stats: AnchorStats,
    tasks: Type.Array(AnchorTask, { description: 'Plans and tasks that work on it, latest first.' }),
    cards: Type.Array(AnchorCard, { description: 'Cards about it: pinned first, then by type, newest first.' }),
    count: Type.Integer({ minimum: 0, description: 'How many cards were found for this answer, before a budget cut them.' }),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['anchor-is-not-known'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],

  rules: {
    'cards-come-from-everywhere': must('Cards that bear the tag of the anchor are found on every branch and in every document.'),
    'a-card-is-shown-once': must('A card that has versions on several branches is shown once, as the newest of them.'),
    'canon-is-the-default': must(
      'Drafts are shown only with include_drafts, after what is canonical; a pinned card is no draft.',
    ),
    'all-lanes-means-drafts': must('all_lanes is another name of include_drafts.'),
    'the-weightiest-come-first': must(
      'Pinned cards come first, then decisions, evidence, tests, hypotheses, questions, updates, notes and frames; the newest first.',
    ),
    'limit-bounds-the-cards': must('At most limit cards are shown.'),
    'links-are-counted-to-a-bound': must('stats.links_count counts at most 200 links; links_has_more says that there are more.'),
    'removed-cards-are-gone': must('A card that was removed, or lost the tag, is no longer shown.'),
    'a-deleted-branch-takes-its-cards': must('Cards of a branch that was deleted are no longer shown.'),
    'tasks-that-work-on-it-are-named': must(
      'tasks names the plans and tasks whose graphs hold such cards, and those of jobs about the anchor, the latest first.',
    ),
    'tasks-can-be-left-out': must('tasks_limit=0 leaves the tasks out.'),
    'an-alias-leads-to-its-anchor': must('An alias answers what its anchor answers, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'old-tags-still-count': must(
      'Cards that bear an old name of the anchor are found under the new one, whenever they were written.',
    ),
    'names-are-read-loosely': must('Blanks around an anchor and capitals in it do not matter.'),
    'an-unknown-anchor-is-refused': must('An anchor that is not on the map answers UNKNOWN_ID with a call that puts it there.'),
    'lines-show-cards-and-tasks': must('The answer is a line about the anchor, then a line for each card and each task.'),
  },
});
