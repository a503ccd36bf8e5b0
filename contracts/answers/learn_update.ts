import { defineAnswer, type Static } from '../kit/index.ts';
import { LearnPatch } from '../types/mind-learn.ts';

const event = 'ev_run_1767800000_0a1b2c3d_000012';
const merged: Static<typeof LearnPatch> = {
  should_apply: true,
  min_confidence: 0.9,
  patch: {
    claims: [
      {
        local_id: 'l1',
        claim_type: 'preference',
        text: 'Ask before installing or downloading anything.',
        scope: 'project',
        visibility: 'project',
        valid_from: null,
        valid_to: null,
        confidence: 0.95,
        source_event_ids: [event],
        tags: ['mi:learned'],
        notes: '',
      },
    ],
    edges: [
      {
        edge_type: 'supersedes',
        from_claim_id: 'cl_1760000000_11223344',
        to_claim_id: 'l1',
        confidence: 0.95,
        source_event_ids: [event],
        notes: '',
      },
    ],
    notes: '',
  },
  retract: [
    {
      scope: 'project',
      claim_id: 'cl_1760000001_55667788',
      rationale: 'Contained in the new one.',
      confidence: 0.92,
      source_event_ids: [event],
    },
  ],
  notes: 'Two suggestions said the same.',
};

export default defineAnswer({
  name: 'learn_update',
  summary: 'Folds the suggestions of a run and the learned claims into a smaller set that says the same.',
  asked: 'Once at the end of a run that brought enough suggestions, when learning is automatic.',
  answer: LearnPatch,
  valid: [
    { name: 'two rules become one', answer: merged },
    {
      name: 'better left as it is',
      answer: { should_apply: false, min_confidence: 0, patch: { claims: [], edges: [], notes: '' }, retract: [], notes: '' },
    },
  ],
  invalid: [
    { name: 'no patch', answer: { ...merged, patch: undefined }, because: 'patch is missing; its lists may be empty' },
    { name: 'a null patch', answer: { ...merged, patch: null }, because: 'patch is always an object' },
    {
      name: 'retractions by id',
      answer: { ...merged, retract: ['cl_1760000001_55667788'] },
      because: 'a retraction is an object',
    },
    {
      name: 'a retraction without evidence',
      answer: { ...merged, retract: [{ ...merged.retract[0], source_event_ids: undefined }] },
      because: 'source_event_ids is missing',
    },
    { name: 'a threshold above 1', answer: { ...merged, min_confidence: 90 }, because: 'min_confidence is at most 1' },
    {
      name: 'a patch that retracts',
      answer: { ...merged, patch: { ...merged.patch, retract: [] } },
      because: 'retract stands beside the patch',
    },
  ],
});
