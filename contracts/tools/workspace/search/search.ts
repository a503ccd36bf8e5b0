import { Closed, defineTool, described, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { AgentId, BranchName, EntityId, Timestamp, WorkspaceId } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { When } from '../../../types/when.ts';

const kinds = ['note', 'trace', 'card', 'node', 'task', 'plan', 'step', 'anchor', 'job'] as const;

export default defineTool({
  name: 'search',
  title: 'Search everything',
  summary:
    'Search before you decide, start or ask: finds notes, decisions and other cards, tasks, steps, anchors and jobs by words, best first. Without a query: the newest. Each hit has a ref for open.',
  notes:
    'A hit must hold enough of what was asked, by how rare its words are: common words alone find nothing, and nothing found is an answer. ' +
    'English words are found in all their forms, names by their parts and as a whole (rateLimiter, rate-limiter, src/limiter.ts, TASK-012), ' +
    'scripts without blanks by pairs of signs. Of very many matches those with all words and the newest are weighed. ' +
    'The first 200,000 characters of a text are searched.',
  effect: 'read',
  tier: 'core',
  listed: {
    always: true,
    hint: 'find recall remember look up what was decided noted done before, past decisions, history, why',
    leaves_out: ['tag', 'until', 'agent'],
  },
  render: 'lines',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['pagination'],
    shrink: [
      { shorten: 'hits[].snippet', to: 80 },
      { drop: 'hits[].title' },
      { list: 'hits', from: 'back', page: { at: 'pagination', by: 'offset' } },
    ],
  },

  input: Type.Object({
    workspace: Type.String({
      minLength: 1,
      maxLength: 128,
      pattern: '^(\\*|[A-Za-z0-9_][A-Za-z0-9._/-]*)$',
      form: 'text of letters, digits and . _ / -, beginning with a letter or digit, such as acme/app; or * for all',
      description: 'The project; * for all of them.',
    }),
    query: Opt(
      Text(1000, { description: 'Words, best those that stand there; "a phrase" must stand as it is; begin* finds beginnings.' }),
    ),
    kind: Opt(OneOf(kinds, { description: 'Only this kind.' })),
    type: Opt(Text(64, { description: 'Only this type, such as decision or question.' })),
    tag: Opt(Text(128, { description: 'Only what bears this tag.' })),
    since: When('Only what was written on or after this day or time (UTC).'),
    until: When('Only what was written up to this day or time (UTC).'),
    branch: Opt(described(BranchName, 'Only what was written on this branch.')),
    target: Opt(described(EntityId, 'Only this plan or task, its steps and its branch; of a plan, its tasks too.')),
    agent: Opt(described(AgentId, 'Only what this agent wrote.')),
    limit: Limit(10, 50),
    cursor: Cursor,
    ...Budgeted,
  }),
  output: Type.Object({
    hits: Type.Array(
      Closed({
        ref: Type.String({ description: 'Opens it: pass it to open as id.' }),
        kind: OneOf(kinds, { description: 'What it is.' }),
        type: Opt(Type.String({ description: 'Type of a card, format of a note, and the like; absent when it has none.' })),
        ts: described(Timestamp, 'When it was last written.'),
        where: Type.String({ description: 'Branch it stands on, or plan or task and path of the step.' }),
        title: Opt(Type.String({ description: 'Its title; absent when it has none.' })),
        snippet: Type.String({ description: 'Text around what was found, or its beginning.' }),
        state: OneOf(['live', 'done', 'superseded', 'deleted', 'resolved'], {
          description: 'done: closed, and still counts; superseded, deleted, resolved: settled, and comes last.',
        }),
        workspace: Opt(described(WorkspaceId, 'Where it stands; only when all workspaces were searched.')),
      }),
      { description: 'What was found, best first; without a query newest first. Empty: nothing is known about it.' },
    ),
    pagination: described(Pagination, 'Which hits these are; the next page counts from the answer as it is then.'),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['time-does-not-exist'],

  rules: {
    'a-word-finds-what-holds-it': must('A note is found by a word that it holds, in any case.'),
    'everything-is-searched': must(
      'Notes, trace, cards, nodes, plans, tasks, steps, anchors and jobs are found, each with its kind.',
    ),
    'a-ref-opens-as-it-is': must('The ref of every hit can be passed to open as id, and opens that thing.'),
    'forms-of-a-word-are-one': must('An English word finds its other forms: retrying finds retries.'),
    'accents-and-case-do-not-matter': must('cafe finds Café, and STRASSE finds Straße.'),
    'names-are-found-by-their-parts': must('rateLimiter, rate_limiter and rate-limiter are found by limiter, and by each other.'),
    'numbers-in-ids-are-found': must('TASK-012 is found by TASK-12, and by its own id.'),
    'scripts-without-blanks-are-found': must('A word inside a Japanese or Chinese sentence finds it.'),
    'the-better-match-comes-first': must('What holds more of the words, and the rarer ones, comes first.'),
    'a-title-weighs-more': must('Of two notes with the same words, the one that has them in its title comes first.'),
    'a-phrase-must-stand-as-it-is': must('Words in quotes are found only where they stand side by side, in that order.'),
    'a-star-finds-beginnings': must('limi* finds limiter.'),
    'nothing-found-is-an-answer': must(
      'What nobody wrote gives no hits and no error, also when common words of the question stand somewhere.',
    ),
    'words-are-no-syntax': must(
      'AND, OR, NEAR, quotes, brackets and colons are words or nothing: no query is refused for its form.',
    ),
    'stop-words-alone-find-nothing': must('A query of words that say nothing finds nothing.'),
    'without-a-query-newest-first': must('Without a query everything that passes the filters comes newest first.'),
    'filters-apply-together': must('kind, type, tag, since, until, branch, target and agent keep only what meets all of them.'),
    'a-plan-holds-its-tasks': must('target=PLAN-001 keeps what belongs to the plan and to each of its tasks.'),
    'proof-is-found': must(
      'What was attached as evidence is found by its words, and opens with the step, plan or task it belongs to.',
    ),
    'what-is-blocked-is-found': must('The word blocked finds a step as long as it is blocked.'),
    'all-branches-are-searched': must('What was written on any branch is found; where says which.'),
    'copies-are-shown-once': must('A note that was merged into another branch is shown once.'),
    'what-is-settled-comes-last': must('What was superseded, deleted or resolved comes after all else, and state says so.'),
    'what-changed-is-found-as-it-is': must('After an edit the new words find it, and the old ones do not.'),
    'what-is-gone-is-not-found': must('A deleted task, step or branch is found no more.'),
    'all-workspaces-can-be-searched': must('workspace="*" searches all workspaces; each hit names its own.'),
    'other-workspaces-stay-out': must('A named workspace finds nothing of another.'),
    'an-absent-workspace-has-nothing': must('In a workspace that does not exist nothing is found, and nothing is written.'),
    'pages-cover-everything-once': must('Following next_cursor visits every hit exactly once, also when a budget cuts a page.'),
    'a-snippet-holds-the-match': must(
      'A snippet of a long text holds a word that was asked for; secrets are hidden before it is cut.',
    ),
    'an-unknown-branch-or-target-is-refused': must('A branch, plan or task that does not exist answers UNKNOWN_ID.'),
    'a-time-that-does-not-exist-is-refused': must('since or until on a day that no calendar has answers INVALID_INPUT.'),
    'one-line-for-each-hit': must('The answer is a line with the count, then a line for each hit.'),
  },
});
