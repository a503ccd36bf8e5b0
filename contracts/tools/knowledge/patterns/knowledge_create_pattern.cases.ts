import { call, casesOf, matching, saved } from '../../../kit/index.ts';
import { aPattern } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_create_pattern.ts';

export default casesOf(tool, [
  {
    name: 'a pattern from a session',
    proves: ['a-pattern-is-kept', 'the-id-comes-from-the-title'],
    given: atStage1,
    when: { ...aPattern, derivedFromSessions: [saved('session')], createdBy: 'ann' },
    then: {
      result: {
        pattern: {
          id: 'measure-before-you-guess',
          title: 'Measure, before you guess!',
          description: 'For slow programs.',
          tags: ['performance'],
          derivedFromSessions: [saved('session')],
          createdBy: 'ann',
        },
      },
      tells: ['pattern_created'],
      after: [
        call(
          'knowledge_get_pattern',
          { id: 'measure-before-you-guess' },
          { result: { pattern: { content: aPattern.content, derivedFromSessions: [saved('session')] } } },
        ),
      ],
    },
  },
  {
    name: 'an id of its own',
    proves: ['the-id-comes-from-the-title'],
    given: atStage1,
    when: { ...aPattern, id: 'mbyg' },
    then: { result: { pattern: { id: 'mbyg', createdBy: null, derivedFromSessions: [] } } },
  },
  {
    name: 'a title in another script',
    proves: ['the-id-comes-from-the-title'],
    given: atStage1,
    when: { ...aPattern, title: '先に測る' },
    then: { result: { pattern: { id: matching(/^pattern-[0-9a-f]+$/), title: '先に測る' } } },
  },
  {
    name: 'an id that is taken',
    proves: ['a-taken-id-is-refused'],
    given: [...atStage1, call('knowledge_create_pattern', aPattern)],
    when: { ...aPattern, content: 'Overwritten?' },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'knowledge-id-is-taken',
      names: ['measure-before-you-guess'],
      after: [
        call('knowledge_get_pattern', { id: 'measure-before-you-guess' }, { result: { pattern: { content: aPattern.content } } }),
      ],
    },
  },
  {
    name: 'a session that is not there',
    proves: ['sessions-must-be-there'],
    given: atStage1,
    when: { ...aPattern, derivedFromSessions: ['nobody'] },
    then: { error: 'SESSION_NOT_FOUND', names: ['nobody'] },
  },
]);
