import type { Budget } from '../kit/budget.ts';
import { Closed, Const, described, named, Opt, Type } from '../kit/schema.ts';
import { ClaimType } from './claim-patch.ts';
import { Timestamp } from './ids.ts';
import { Confidence, MindScope, MindState } from './mind.ts';
import { ClaimId, EvidenceEventId, ThoughtEdgeId } from './mind-ids.ts';
import { BatchId } from './mind-record.ts';
import { ClaimView, Moment, RecordedAs } from './thought-view.ts';

/** What is explained by claims: a record of the log, or a claim. */
export const WhyTarget = named(
  'WhyTarget',
  Type.Union([
    Closed({
      target_type: Const('evidence_event', { description: 'It is a record of a log.' }),
      event_id: EvidenceEventId,
      evidence_kind: Type.String({ minLength: 1, description: 'What kind of record it is.' }),
      batch_id: Type.Union([BatchId, Type.Literal('')], { description: 'Empty for an event of the global log.' }),
    }),
    Closed({
      target_type: Const('claim', { description: 'It is a claim.' }),
      claim_id: ClaimId,
      scope: MindScope,
      claim_type: ClaimType,
      status: Type.String({ description: 'As derived when it was asked about.' }),
      text: Type.String({ description: 'What it says.' }),
    }),
  ]),
  'What is to be explained.',
);

/** What every question why can be told. */
export const WhyAsked = {
  top_k: Opt(
    Type.Integer({ minimum: 1, maximum: 40, default: 12, description: 'How many claims the Mind may choose from (12).' }),
  ),
  as_of: Moment('Only claims that hold at this moment; left out: now.'),
};

/** What every question why answers. */
export const WhyAnswered = Closed({
  event_id: RecordedAs,
  target: WhyTarget,
  as_of_ts: described(Timestamp, 'The moment that claims were judged at.'),
  state: MindState,
  trouble: Type.String({ description: 'Why the Mind gave no answer; empty where it did.' }),
  status: Type.Union([Type.Literal('ok'), Type.Literal('insufficient')], {
    description: 'ok, or insufficient where no claims explain it.',
  }),
  confidence: Confidence,
  explanation: Type.String({ description: 'How the chosen claims explain it.' }),
  notes: Type.String({ description: 'What else the Mind said.' }),
  candidate_claim_ids: Type.Array(ClaimId, { maxItems: 40, description: 'Claims that could be chosen.' }),
  chosen: Type.Array(ClaimView, { maxItems: 10, description: 'The claims that explain it, as they stand now.' }),
  written_edge_ids: Type.Array(ThoughtEdgeId, { maxItems: 10, description: 'Edges from the record to the chosen claims.' }),
  truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
});

export const whyBudget: Budget = {
  knobs: [],
  keep: ['event_id', 'state', 'status', 'explanation'],
  shrink: [
    { list: 'candidate_claim_ids', from: 'back' },
    { list: 'chosen', from: 'back' },
  ],
};
