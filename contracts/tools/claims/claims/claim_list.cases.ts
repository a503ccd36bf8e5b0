import { call, casesOf, saved } from '../../../kit/index.ts';
import { claimSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claim_list.ts';

const dates = { claim_id: saved('dates'), text: 'Dates are stored in UTC.' };
const exports = { claim_id: saved('exports'), text: 'Exports use semicolons.' };

export default casesOf(tool, [
  {
    name: 'two claims, the newer one first',
    proves: ['the-newest-come-first', 'only-what-holds-is-listed'],
    given: twoClaims,
    when: {},
    then: {
      result: { claims: [exports, dates], has_more: false },
      lines: [
        '^cl_\\w+ scope=project status=active type=preference Exports use semicolons\\.$',
        '^cl_\\w+ scope=project status=active type=fact Dates are stored in UTC\\.$',
      ],
    },
  },
  {
    name: 'there is none',
    proves: ['only-what-holds-is-listed'],
    when: {},
    then: { result: { claims: [] }, lines: ['^\\(no claims\\)$'] },
  },
  {
    name: 'what was replaced, too',
    proves: ['all-lists-everything'],
    given: claimSaying('dates', 'Dates are stored in UTC.'),
    when: { all: true },
    then: { result: { claims: [dates, { claim_id: saved('setting'), status: 'superseded' }] } },
  },
  {
    name: 'a duplicate, too',
    proves: ['all-lists-everything'],
    given: [...twoClaims, call('claim_same_as', { dup: saved('dates'), canonical: saved('exports') })],
    when: { all: true, tag: ['storage'] },
    then: { result: { claims: [exports, { ...dates, canonical_id: saved('exports') }] } },
  },
  {
    name: 'only what was superseded',
    proves: ['filters-narrow-together'],
    given: claimSaying('dates', 'Dates are stored in UTC.'),
    when: { status: ['superseded'] },
    then: { result: { claims: [{ claim_id: saved('setting') }] } },
  },
  {
    name: 'all labels must be there',
    proves: ['filters-narrow-together'],
    given: twoClaims,
    when: { tag: ['storage', 'csv'] },
    then: { result: { claims: [exports] } },
  },
  {
    name: 'a part of the text, in another case',
    proves: ['filters-narrow-together'],
    given: twoClaims,
    when: { contains: 'STORED in' },
    then: { result: { claims: [dates] } },
  },
  {
    name: 'a part of two signs',
    proves: ['filters-narrow-together'],
    given: twoClaims,
    when: { contains: 'UT', type: ['fact', 'goal'] },
    then: { result: { claims: [dates] } },
  },
  {
    name: 'another type',
    proves: ['filters-narrow-together'],
    given: twoClaims,
    when: { type: ['preference'] },
    then: { result: { claims: [exports] } },
  },
  {
    name: 'what holds until summer is gone in autumn',
    proves: ['validity-is-judged-at-a-moment'],
    given: claimSaying('dates', 'Dates are stored in UTC.', { valid_from: '2026-01-01', valid_to: '2026-07-01' }),
    when: { as_of: '2026-07-01T00:00:00Z' },
    then: { result: { claims: [] } },
  },
  {
    name: 'what holds until summer holds the day before',
    proves: ['validity-is-judged-at-a-moment'],
    given: claimSaying('dates', 'Dates are stored in UTC.', { valid_from: '2026-01-01', valid_to: '2026-07-01' }),
    when: { as_of: '2026-06-30' },
    then: { result: { claims: [dates] } },
  },
  {
    name: 'a moment that is none',
    proves: ['validity-is-judged-at-a-moment'],
    when: { as_of: '2026-02-30' },
    then: { error: 'INVALID_INPUT', refusal: 'moment-does-not-exist' },
  },
  {
    name: 'the project says what is global too',
    proves: ['a-project-says-it-first'],
    given: [
      call('settings_set', { ask_when_uncertain: 'proceed', refactor_intent: 'behavior_changing' }, {}),
      call('settings_set', { scope: 'project', ask_when_uncertain: 'proceed' }, { save: { own: '/written_claim_ids/0' } }),
    ],
    when: { scope: 'effective' },
    then: {
      result: {
        claims: [
          { claim_id: saved('own'), scope: 'project' },
          { scope: 'global', text: 'Setting: refactor_intent = behavior_changing' },
        ],
      },
    },
  },
  {
    name: 'the second page',
    proves: ['pages-join'],
    given: twoClaims,
    when: { limit: 1, after: saved('exports') },
    then: {
      result: { claims: [dates], has_more: false },
      after: [call('claim_list', { limit: 1 }, { result: { claims: [exports], has_more: true } })],
    },
  },
  {
    name: 'behind a claim that is not there',
    proves: ['pages-join'],
    when: { after: 'cl_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known' },
  },
]);
