import { Closed, defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { ClaimType } from '../../../types/claim-patch.ts';
import { ClaimId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { AnyNumber, ClaimView, Moment, MoreBehind, ScopeOrBoth, Tags, ThoughtStatus } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_list',
  title: 'List claims',
  summary: 'Claims of the Thought DB, the newest first: those of the project, the global ones, or both.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  command: {
    path: ['claim', 'list'],
    examples: ['mi claim list', 'mi claim list --scope effective --type preference --contains tests'],
  },
  input: Type.Object({
    ...InProject,
    scope: ScopeOrBoth('project', 'Whose claims; effective: those of the project, then the global ones.'),
    all: Opt(Type.Boolean({ default: false, description: 'Also what no longer holds, and duplicates.' })),
    tag: Tags,
    contains: Opt(Text(400, { description: 'Only claims with this text in them, whatever the case.' })),
    type: Opt(Type.Array(ClaimType, { maxItems: 4, default: [], description: 'Only these types.' })),
    status: Opt(Type.Array(ThoughtStatus, { maxItems: 3, default: [], description: 'Only what stands so; left out: active.' })),
    as_of: Moment('Only claims that hold at this moment; left out: now.'),
    limit: AnyNumber,
    after: Opt(described(ClaimId, 'Only what comes after this claim: the last one of the list before.')),
  }),
  output: Closed({
    claims: Type.Array(ClaimView, { description: 'The claims, the newest first; those of the project before global ones.' }),
    has_more: MoreBehind,
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'claims', from: 'back', more: 'has_more' }] },
  errors: ['UNKNOWN_ID'],
  refuses: ['claim-is-not-known', 'moment-does-not-exist'],
  warnings: thoughtsWarned,
  rules: {
    'the-newest-come-first': must('Claims are listed by when they were asserted, the newest first, then by id.'),
    'only-what-holds-is-listed': must(
      'Without all or status, what was retracted, superseded or declared a duplicate is not listed.',
    ),
    'all-lists-everything': must('With all=true, what no longer holds and duplicates are listed too.'),
    'filters-narrow-together': must(
      'tag, type, contains and status each leave out what does not fit; several tags must all be there.',
    ),
    'validity-is-judged-at-a-moment': must('A claim is listed only if as_of lies between its valid_from and its valid_to.'),
    'a-project-says-it-first': must(
      'With scope=effective, a global claim that says the same as one of the project is left out, and those of the project come first.',
    ),
    'pages-join': must('Walking with limit and after shows every claim once.'),
    ...thoughtsSaid,
  },
});
