import { situationsOf } from '../kit/index.ts';
import values_claim_patch from './values_claim_patch.ts';

const event = 'ev_global_1767800000_0a1b2c3d_000001';
const old = {
  claim_id: 'cl_1760000000_11223344',
  claim_type: 'preference',
  scope: 'global',
  tags: ['values:base'],
  text: 'Ask before pushing.',
};
const gone = { ...old, claim_id: 'cl_1760000001_55667788', text: 'Use tabs.' };
const given = {
  compiled_values: {},
  existing_values_claims: [old, gone],
  allowed_event_ids: [event],
  allowed_retract_claim_ids: [old.claim_id, gone.claim_id],
};
const asks = {
  local_id: 'v1',
  claim_type: 'preference' as const,
  text: 'Ask before anything leaves this machine.',
  scope: 'global' as const,
  visibility: 'global' as const,
  valid_from: null,
  valid_to: null,
  confidence: 1,
  source_event_ids: [event],
  tags: ['values:base'],
  notes: '',
};
const replaces = {
  edge_type: 'supersedes' as const,
  from_claim_id: old.claim_id,
  to_claim_id: 'v1',
  confidence: 1,
  source_event_ids: [event],
  notes: 'Was about pushing only.',
};

export default situationsOf(values_claim_patch, [
  {
    name: 'a wider rule, and one that is gone',
    blocks: { ...given, values_text: 'Ask before anything leaves this machine. I no longer care about tabs or spaces.' },
    good: { claims: [asks], edges: [replaces], retract_claim_ids: [gone.claim_id], notes: '' },
    bad: [
      {
        name: 'an event that was made up',
        breaks: 'sources-are-allowed',
        with: { claims: [{ ...asks, source_event_ids: ['ev_global_1'] }] },
      },
      { name: 'no event', breaks: 'every-claim-rests-on-the-event', with: { claims: [{ ...asks, source_event_ids: [] }] } },
      {
        name: 'two of a name',
        breaks: 'claims-have-names-of-their-own',
        with: { claims: [asks, { ...asks, text: 'Be brief.' }] },
      },
      { name: 'an edge into nothing', breaks: 'edges-lead-somewhere', with: { edges: [{ ...replaces, from_claim_id: 'cl_9' }] } },
      { name: 'a fact', breaks: 'values-are-wishes', with: { claims: [{ ...asks, claim_type: 'fact' }] } },
      { name: 'for one project', breaks: 'values-are-wishes', with: { claims: [{ ...asks, scope: 'project' }] } },
      { name: 'without its tag', breaks: 'values-are-wishes', with: { claims: [{ ...asks, tags: [] }] } },
      { name: 'an edge that supports', breaks: 'edges-only-replace', with: { edges: [{ ...replaces, edge_type: 'supports' }] } },
      {
        name: 'somebody else retracted',
        breaks: 'only-what-may-go-is-retracted',
        with: { retract_claim_ids: ['cl_1760000002_99aabbcc'] },
      },
      { name: 'replaced and retracted', breaks: 'replaced-is-not-retracted', with: { retract_claim_ids: [old.claim_id] } },
      { name: 'retractions with reasons', breaks: 'fits-the-schema', with: { retract_claim_ids: [{ claim_id: gone.claim_id }] } },
    ],
  },
  {
    name: 'the claims say it already',
    blocks: { ...given, values_text: 'Use tabs. Ask before pushing.' },
    expects: [
      {
        rule: 'what-is-said-already-stays',
        schema: { properties: { claims: { maxItems: 0 }, edges: { maxItems: 0 }, retract_claim_ids: { maxItems: 0 } } },
      },
    ],
    good: { claims: [], edges: [], retract_claim_ids: [], notes: 'Nothing changed.' },
    bad: [{ name: 'said again', breaks: 'what-is-said-already-stays', with: { claims: [{ ...asks, text: 'Use tabs.' }] } }],
  },
]);
