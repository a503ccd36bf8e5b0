import { Closed, defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { LearnSuggestion } from '../../../types/mind.ts';
import { ClaimId, LearnSuggestionId } from '../../../types/mind-ids.ts';
import { MaybeEventId } from '../../../types/mind-record.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'claim_apply_suggested',
  title: 'Apply what was suggested',
  summary: 'Makes preference claims of what a run suggested to learn, where that was left to you.',
  effect: 'write',
  reads_when: { with: 'dry_run' },
  idempotent: true,
  render: 'lines',
  scope: 'project',
  command: {
    path: ['claim', 'apply-suggested'],
    arguments: ['id'],
    examples: ['mi claim apply-suggested ls_1767800000_0a1b2c3d --dry-run'],
  },
  input: Type.Object({
    ...InProject,
    id: described(LearnSuggestionId, 'The suggestion, as its learn_suggested record names it.'),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Say what would be learned, and write nothing.' })),
    force: Opt(Type.Boolean({ default: false, description: 'Apply it again, although it was applied before.' })),
    extra_rationale: Opt(Text(2000, { description: 'Why, in your words; kept with the claims.' })),
  }),
  output: Closed({
    suggestion_id: LearnSuggestionId,
    suggested: Type.Array(LearnSuggestion, { description: 'What was suggested.' }),
    already_applied: Type.Boolean({ description: 'It was applied before, and nothing was written now.' }),
    dry_run: Type.Boolean({ description: 'Nothing was written.' }),
    applied_claim_ids: Type.Array(ClaimId, { description: 'Claims that say it: written now, or there before.' }),
    written_claim_ids: Type.Array(ClaimId, { description: 'Those that were written now.' }),
    event_id: described(MaybeEventId, 'The learn_applied record; empty where nothing was written.'),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['suggestion-is-not-known', 'record-breaks-its-contract'],
  tells: ['learn_applied', 'claim_asserted', 'candidates_saved'],
  rules: {
    'a-suggestion-becomes-claims': must(
      'Each item becomes an active preference claim that cites the suggestion and what that rests on; a learn_applied record says so.',
    ),
    'applied-once': must('What was applied before is not applied again, unless force=true; the answer says so.'),
    'what-is-left-is-applied': must(
      'A suggestion of which only a part was a claim before is not applied yet: the other items become claims.',
      { untested: 'the Mind of cases suggests one thing; test/domain/claims/learning.test.ts has several' },
    ),
    'a-dry-run-learns-nothing': must('With dry_run=true the answer says what would be learned, and nothing is written.'),
    'an-unknown-suggestion-is-refused': must(
      'An id that no record has answers UNKNOWN_ID with the nearest, and nothing is written.',
    ),
    'nothing-is-built-on-a-broken-record': must(
      'A record that does not hold its contract is refused with INVALID_INPUT, which says what is wrong with it; nothing is written.',
    ),
  },
});
