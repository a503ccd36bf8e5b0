import { Closed, named, OneOf, Type } from '../kit/schema.ts';
import { ClaimDraft, ClaimPatch, EdgeDraft, RetractDraft } from './claim-patch.ts';
import { Benefit, CheckpointKind, Confidence, Flag, FreeList, FreeText, MindScope } from './mind.ts';

/** What the Mind is asked about values, checkpoints and learning. */

export const CompiledValues = named(
  'CompiledValues',
  Closed({
    version: OneOf(['v1'], { description: 'Version of this shape.' }),
    values_summary: FreeList('The values in 5 to 12 short sentences.'),
    decision_procedure: Closed(
      {
        summary: FreeText('How to decide by these values.'),
        mermaid: FreeText('The same as a flowchart TD.'),
      },
      { description: 'How to decide by the values.' },
    ),
  }),
  "The user's values in a form that decisions can use.",
);

export const CheckpointVerdict = named(
  'CheckpointVerdict',
  Closed({
    should_checkpoint: Flag('A segment of work ends here.'),
    checkpoint_kind: CheckpointKind,
    should_mine_workflow: Flag('The segment may hold a workflow worth keeping.'),
    should_mine_preferences: Flag('The segment may show a preference worth keeping.'),
    confidence: Confidence,
    notes: FreeText('Why.'),
  }),
  'Whether a segment of work ends here, and what to learn from it.',
);

export const PreferenceDraft = named(
  'PreferenceDraft',
  Closed({
    scope: MindScope,
    text: FreeText('The preference or goal, as one rule that can be followed.'),
    rationale: FreeText('What in the evidence shows it.'),
    confidence: Confidence,
    benefit: Benefit,
  }),
  'A preference or goal as the model proposes it.',
);
export const MinedPreferences = named(
  'MinedPreferences',
  Closed({
    suggestions: Type.Array(PreferenceDraft, { description: 'The preferences found; [] for none.' }),
    notes: FreeText('What was left out, and why.'),
  }),
  'Preferences found in a segment.',
);

export const WhyFinding = named(
  'WhyFinding',
  Closed({
    status: OneOf(['ok', 'insufficient'], { description: 'ok, or insufficient when the candidates do not explain it.' }),
    confidence: Confidence,
    chosen_claim_ids: FreeList('The fewest candidates that together explain the target.'),
    explanation: FreeText('How they explain it.'),
    notes: FreeText('Doubts.'),
  }),
  'Which claims explain a decision.',
);

export const ValuesPatch = named(
  'ValuesPatch',
  Closed({
    claims: Type.Array(ClaimDraft, { description: 'Claims to add.' }),
    edges: Type.Array(EdgeDraft, { description: 'Edges to add.' }),
    retract_claim_ids: FreeList('Earlier values claims that no longer hold.'),
    notes: FreeText('What was left out, and why.'),
  }),
  "Claims drawn from the user's values.",
);

export const LearnPatch = named(
  'LearnPatch',
  Closed({
    should_apply: Flag('The patch is better than what is stored.'),
    min_confidence: Confidence,
    patch: ClaimPatch,
    retract: Type.Array(RetractDraft, { description: 'Claims to retract.' }),
    notes: FreeText('Why.'),
  }),
  'Changes that a learning step proposes.',
);
