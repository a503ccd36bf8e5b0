import { defineAnswer, type Static } from '../kit/index.ts';
import { ClaimPatch } from '../types/claim-patch.ts';

const event = 'ev_run_1767800000_0a1b2c3d_000004';
const dates: Static<typeof ClaimPatch> = {
  claims: [
    {
      local_id: 'c1',
      claim_type: 'fact',
      text: 'The reports service stores all dates in UTC.',
      scope: 'project',
      visibility: 'project',
      valid_from: null,
      valid_to: null,
      confidence: 0.95,
      source_event_ids: [event],
      tags: ['dates'],
      notes: '',
    },
    {
      local_id: 'c2',
      claim_type: 'assumption',
      text: 'Exports are read in Berlin until the office moves.',
      scope: 'project',
      visibility: 'private',
      valid_from: '2026-01-01T00:00:00.000Z',
      valid_to: '2026-07-01T00:00:00.000Z',
      confidence: 0.9,
      source_event_ids: [event],
      tags: [],
      notes: 'Said in passing.',
    },
  ],
  edges: [
    { edge_type: 'supports', from_claim_id: 'c1', to_claim_id: 'c2', confidence: 0.9, source_event_ids: [event], notes: '' },
  ],
  notes: '',
};
const [claim] = dates.claims;
const [edge] = dates.edges;

export default defineAnswer({
  name: 'mine_claims',
  summary: 'Draws from the segment of work the few claims that will be of use again, each citing its evidence.',
  asked: 'At every checkpoint that is cut, when claim mining is switched on, and by mi claim mine.',
  answer: ClaimPatch,
  valid: [
    { name: 'two claims about dates', answer: dates },
    { name: 'nothing sure enough', answer: { claims: [], edges: [], notes: 'Nothing reached the threshold.' } },
  ],
  invalid: [
    { name: 'no edges', answer: { ...dates, edges: undefined }, because: 'edges is missing; the list may be empty' },
    {
      name: 'a belief',
      answer: { ...dates, claims: [{ ...claim, claim_type: 'belief' }] },
      because: 'belief is not a claim type',
    },
    {
      name: 'validity left out',
      answer: { ...dates, claims: [{ ...claim, valid_to: undefined }] },
      because: 'valid_to is missing; it may be null',
    },
    {
      name: 'an edge of its own',
      answer: { ...dates, edges: [{ ...edge, edge_type: 'causes' }] },
      because: 'causes is not an edge type',
    },
    {
      name: 'a claim with a status',
      answer: { ...dates, claims: [{ ...claim, status: 'active' }] },
      because: 'a draft has no status',
    },
  ],
});
