import { defineAnswer, type Static } from '../kit/index.ts';
import { ValuesPatch } from '../types/mind-learn.ts';

const event = 'ev_global_1767800000_0a1b2c3d_000001';
const asks: Static<typeof ValuesPatch> = {
  claims: [
    {
      local_id: 'v1',
      claim_type: 'preference',
      text: 'Ask before anything leaves this machine.',
      scope: 'global',
      visibility: 'global',
      valid_from: null,
      valid_to: null,
      confidence: 1,
      source_event_ids: [event],
      tags: ['values:base'],
      notes: '',
    },
  ],
  edges: [
    {
      edge_type: 'supersedes',
      from_claim_id: 'cl_1760000000_11223344',
      to_claim_id: 'v1',
      confidence: 1,
      source_event_ids: [event],
      notes: 'Was about pushing only.',
    },
  ],
  retract_claim_ids: ['cl_1760000001_55667788'],
  notes: '',
};
const [claim] = asks.claims;

export default defineAnswer({
  name: 'values_claim_patch',
  summary: 'Says which claims must be added, replaced or retracted so that they say what the values now say.',
  asked: 'When values are set, unless --no-compile or --no-values-claims is given.',
  answer: ValuesPatch,
  valid: [
    { name: 'a wider rule replaces a narrow one', answer: asks },
    { name: 'the claims say it already', answer: { claims: [], edges: [], retract_claim_ids: [], notes: 'Nothing changed.' } },
  ],
  invalid: [
    {
      name: 'no retractions',
      answer: { ...asks, retract_claim_ids: undefined },
      because: 'retract_claim_ids is missing; the list may be empty',
    },
    {
      name: 'retractions with reasons',
      answer: { ...asks, retract_claim_ids: [{ claim_id: 'cl_1' }] },
      because: 'claims are named by id',
    },
    {
      name: 'seen by the team',
      answer: { ...asks, claims: [{ ...claim, visibility: 'team' }] },
      because: 'team is not a visibility',
    },
    {
      name: 'more than certain',
      answer: { ...asks, claims: [{ ...claim, confidence: 1.01 }] },
      because: 'confidence is at most 1',
    },
    { name: 'the values themselves', answer: { ...asks, values_text: 'Ask first.' }, because: 'values_text is not a field' },
  ],
});
