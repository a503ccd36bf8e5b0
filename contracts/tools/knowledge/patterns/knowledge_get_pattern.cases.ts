import { call, casesOf } from '../../../kit/index.ts';
import { aPattern } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_get_pattern.ts';

export default casesOf(tool, [
  {
    name: 'a pattern',
    proves: ['the-whole-pattern-is-answered'],
    given: [...atStage1, call('knowledge_create_pattern', aPattern)],
    when: { id: 'measure-before-you-guess' },
    then: { result: { pattern: { ...aPattern, id: 'measure-before-you-guess', createdBy: null } } },
  },
  {
    name: 'a pattern that is not there',
    proves: ['an-unknown-pattern-is-refused'],
    given: atStage1,
    when: { id: 'nobody' },
    then: { error: 'UNKNOWN_ID', refusal: 'pattern-is-not-there', names: ['nobody'], suggests: ['knowledge_list_patterns'] },
  },
]);
