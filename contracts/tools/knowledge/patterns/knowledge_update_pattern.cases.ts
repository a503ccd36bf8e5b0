import { call, casesOf, saved } from '../../../kit/index.ts';
import { aPattern } from '../../../worlds/knowledge.ts';
import { atStage1 } from '../../../worlds/ledger.ts';
import tool from './knowledge_update_pattern.ts';

const id = 'measure-before-you-guess';
const kept = [...atStage1, call('knowledge_create_pattern', aPattern, { save: { known: '/pattern/updatedAt' } })];

export default casesOf(tool, [
  {
    name: 'its content',
    proves: ['what-is-given-changes', 'what-others-changed-is-not-overwritten'],
    given: kept,
    when: { id, content: 'Take two measurements.', tags: ['performance', 'method'], expectedUpdatedAt: saved('known') },
    then: {
      result: { pattern: { id, title: aPattern.title, tags: ['performance', 'method'] } },
      tells: ['pattern_updated'],
      after: [
        call(
          'knowledge_get_pattern',
          { id },
          { result: { pattern: { content: 'Take two measurements.', title: aPattern.title } } },
        ),
        call('knowledge_list_patterns', { tags: ['method'] }, { result: { count: 1 } }),
      ],
    },
  },
  {
    name: 'what somebody else changed meanwhile',
    proves: ['what-others-changed-is-not-overwritten'],
    given: [...kept, call('knowledge_update_pattern', { id, title: 'By another' })],
    when: { id, title: 'Mine', expectedUpdatedAt: saved('known') },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'knowledge-has-changed',
      names: [id],
      after: [call('knowledge_get_pattern', { id }, { result: { pattern: { title: 'By another' } } })],
    },
  },
  {
    name: 'nothing',
    proves: ['changing-nothing-is-refused'],
    given: kept,
    when: { id },
    then: { error: 'INVALID_INPUT', refusal: 'nothing-to-change' },
  },
  {
    name: 'a session that is not there',
    proves: ['new-sessions-must-be-there'],
    given: kept,
    when: { id, derivedFromSessions: ['nobody'] },
    then: { error: 'SESSION_NOT_FOUND' },
  },
  {
    name: 'a session that is gone',
    proves: ['new-sessions-must-be-there'],
    given: [
      ...kept,
      call('knowledge_update_pattern', { id, derivedFromSessions: [saved('session')] }),
      call('session_delete', { sessionId: saved('session'), confirm: true }),
    ],
    when: { id, title: 'Still there', derivedFromSessions: [saved('session')] },
    then: { result: { pattern: { title: 'Still there', derivedFromSessions: [saved('session')] } } },
  },
  {
    name: 'a pattern that is not there',
    proves: ['an-unknown-pattern-is-refused'],
    given: atStage1,
    when: { id: 'nobody', title: 'x' },
    then: { error: 'UNKNOWN_ID', refusal: 'pattern-is-not-there' },
  },
]);
