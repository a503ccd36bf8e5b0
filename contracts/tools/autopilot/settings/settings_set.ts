import { Closed, defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { MindScope, ScopeOr } from '../../../types/mind.ts';
import { ClaimId } from '../../../types/mind-ids.ts';
import { MaybeEventId, OperationalDefaults, RefactorIntent } from '../../../types/mind-record.ts';
import { InProject } from '../../../types/scope.ts';
import { AskWhenUncertain } from '../../../types/settings.ts';

export default defineTool({
  name: 'settings_set',
  title: 'Change settings',
  summary: 'Sets what to do when unsure, and whether a refactoring may change behaviour: everywhere, or in this project.',
  effect: 'write',
  reads_when: { with: 'dry_run' },
  idempotent: true,
  scope: 'project',
  command: {
    path: ['settings', 'set'],
    examples: ['mi settings set --ask-when-uncertain ask', 'mi settings set --scope project --ask-when-uncertain proceed'],
  },
  input: Type.Object({
    ...InProject,
    scope: ScopeOr('global', 'Where it holds (global).'),
    ask_when_uncertain: Opt(AskWhenUncertain),
    refactor_intent: Opt(RefactorIntent),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Say what would change, and write nothing.' })),
  }),
  output: Closed({
    scope: MindScope,
    changed: Type.Boolean({ description: 'Something is said otherwise now, or would be.' }),
    dry_run: Type.Boolean({ description: 'Nothing was written.' }),
    event_id: described(MaybeEventId, 'The record that the claims cite; empty where nothing was written.'),
    desired: OperationalDefaults,
    written_claim_ids: Type.Array(ClaimId, { maxItems: 2, description: 'Claims that say it now.' }),
    superseded: Type.Array(Closed({ from: described(ClaimId, 'The old claim.'), to: described(ClaimId, 'The new one.') }), {
      maxItems: 100,
      description: 'Claims that said it before.',
    }),
  }),
  errors: ['INVALID_INPUT'],
  refuses: ['no-setting-is-given'],
  tells: ['settings_set', 'mi_defaults_set', 'claim_asserted', 'edge_asserted'],
  rules: {
    'a-setting-is-a-claim': must(
      'Each setting becomes an active preference claim with its own label, in place of the one before, and cites a record.',
    ),
    'back-and-forth-leaves-the-last-setting': must(
      'Setting proceed, ask and proceed again leaves one active claim, and proceed holds.',
    ),
    'what-holds-already-changes-nothing': must('A setting that its scope says already is not written again.'),
    'a-dry-run-writes-nothing': must(
      'With dry_run=true the answer says what would change, in either scope, and nothing is written.',
    ),
    'something-must-be-set': must('Without any setting the call is refused.'),
  },
});
