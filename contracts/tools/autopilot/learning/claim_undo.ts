import { Closed, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { MindScope } from '../../../types/mind.ts';
import { ClaimId, EvidenceEventId } from '../../../types/mind-ids.ts';
import { MaybeEventId } from '../../../types/mind-record.ts';
import { InProject } from '../../../types/scope.ts';
import { Rationale } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_undo',
  title: 'Undo what was learned',
  summary:
    'Undoes what a learn_update or claim_mining record wrote: its claims no longer hold, and what they took the place of does again.',
  effect: 'write',
  reads_when: { with: 'dry_run' },
  destructive: true,
  idempotent: true,
  render: 'lines',
  scope: 'project',
  command: {
    path: ['claim', 'undo'],
    arguments: ['id'],
    examples: ['mi claim undo ev_run_1767800000_0a1b2c3d_000031 --dry-run'],
  },
  input: Type.Object({
    ...InProject,
    id: described(EvidenceEventId, 'The record of what was learned: learn_update or claim_mining.'),
    rationale: Rationale,
    dry_run: Opt(Type.Boolean({ default: false, description: 'Say what would be undone, and write nothing.' })),
  }),
  output: Closed({
    undone_event_id: described(EvidenceEventId, 'The record of what was learned.'),
    already_undone: Type.Boolean({ description: 'It was undone before, and nothing was written now.' }),
    dry_run: Type.Boolean({ description: 'Nothing was written.' }),
    retracted: Type.Array(Closed({ scope: MindScope, claim_id: ClaimId }), {
      maxItems: 40,
      description: 'Claims that no longer hold.',
    }),
    restored: Type.Array(
      Closed({
        scope: MindScope,
        claim_id: Type.Union([ClaimId, Type.Literal('')], { description: 'The new claim; empty in a dry run.' }),
        was: described(ClaimId, 'The claim that said it before.'),
      }),
      { maxItems: 80, description: 'Claims that say again what had been replaced or retracted.' },
    ),
    left: Type.Array(
      Closed({
        claim_id: ClaimId,
        reason: OneOf(['said_by_another', 'replaced_since'], {
          description: 'An active claim says the same, or what took its place was itself replaced later.',
        }),
      }),
      { maxItems: 80, description: 'Claims that had been replaced or retracted, and are not said again.' },
    ),
    event_id: described(MaybeEventId, 'The learn_undone record; empty where nothing was written.'),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['record-is-not-known', 'record-taught-nothing', 'record-breaks-its-contract'],
  tells: ['learn_undone', 'claim_retracted', 'claim_asserted'],
  rules: {
    'what-was-learned-no-longer-holds': must(
      'Claims that the record says were written, and that still hold, are retracted; a learn_undone record says so, and the retractions cite it.',
    ),
    'what-was-replaced-holds-again': must(
      'A claim that was retracted, superseded or made a duplicate by it is said again by a new claim with its type, text, labels and time, which cites the learn_undone record and what the old one rested on.',
    ),
    'what-was-replaced-since-stays': must(
      'Where an active claim says the same, or what took its place was replaced later, it is not said again; left says why.',
    ),
    'undone-once': must('What was undone before is not undone again; the answer says so.'),
    'a-dry-run-undoes-nothing': must('With dry_run=true the answer says what would be undone, and nothing is written.'),
    'only-what-taught-is-undone': must(
      'A record of another kind is refused with INVALID_INPUT, one that is not there with UNKNOWN_ID.',
    ),
    'nothing-is-built-on-a-broken-record': must(
      'A record that does not hold its contract is refused with INVALID_INPUT, which says what is wrong with it; nothing is written.',
    ),
  },
});
