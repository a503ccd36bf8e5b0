import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { JournalFact, Moment } from '../../../types/journal.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { When } from '../../../types/when.ts';

const page = { at: 'pagination', by: { key: 'seq' } } as const;

export default defineTool({
  name: 'journal',
  title: 'What happened',
  summary:
    'Everything that happened in a workspace, the newest first, page by page; up to a moment with at, or what is new after a number with after.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'first', 'last'],
    shrink: [
      { shorten: 'facts[].text', to: 80 },
      { drop: 'facts[].payload' },
      { drop: 'facts[].text' },
      { list: 'facts', from: 'back', page },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    cursor: Cursor,
    after: Opt(
      Type.Integer({ minimum: 0, description: 'Only what has a higher number, the oldest first: what is new for a watcher.' }),
    ),
    at: When('Only what was committed up to this day or time (UTC).'),
    limit: Limit(50, 500),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    facts: Type.Array(JournalFact, { description: 'What happened, the newest first; with after the oldest first.' }),
    pagination: Pagination,
    first: Nullable(Moment, { description: 'The oldest fact of the workspace.' }),
    last: Nullable(Moment, { description: 'The newest fact of the workspace.' }),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['after-goes-alone', 'time-does-not-exist'],

  rules: {
    'the-newest-comes-first': must('Without after, facts come from the newest to the oldest.'),
    'pages-cover-everything-once': must('Following next_cursor visits every fact exactly once, also while others write.'),
    'after-gives-what-is-new': must(
      'With after only facts with a higher number are answered, from the oldest on; next_cursor, given as after, goes on.',
    ),
    'a-moment-hides-what-came-later': must('With at, nothing is answered that was committed later.'),
    'what-was-written-is-named': must(
      'A fact that wrote an entry names it as ref, with its title and the beginning of its text, for open to read.',
    ),
    'what-proves-is-told': must(
      'A fact that captured evidence has the beginning of its checks, artifacts and attachments as text.',
    ),
    'a-beginning-ends-before-a-secret': must('The beginning of a text ends before a secret rather than within one.'),
    'what-was-forgotten-is-not-told': must('The text of an entry that was forgotten is not answered any more.'),
    'the-ends-are-told': must('first and last are the oldest and the newest fact, whatever page is read.'),
    'after-goes-alone': must('after together with cursor or at is refused with INVALID_INPUT.'),
  },
});
