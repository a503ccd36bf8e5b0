import { call, casesOf } from '../../../kit/index.ts';
import tool from './values_show.ts';

const set = (text: string) => call('values_set', { text, compiles: false });

export default casesOf(tool, [
  {
    name: 'the second of two',
    proves: ['the-last-values-are-shown'],
    given: [set('Ask first.'), set('Test first.')],
    when: {},
    then: { result: { raw_values_claim: { text: 'Test first.' }, values_summary_node: null, derived_values_claims: [] } },
  },
  {
    name: 'before anything',
    proves: ['the-last-values-are-shown'],
    when: {},
    then: { result: { raw_values_claim: null, values_summary_node: null } },
  },
]);
