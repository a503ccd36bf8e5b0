import { must, presetOf } from '../../../kit/index.ts';
import list_sessions from '../navigation/list_sessions.ts';

export default presetOf(list_sessions, {
  name: 'session_list',
  title: 'List sessions',
  summary: 'The same as list_sessions, among the operations of session.',
  operation: { of: 'session', stage: 1, unwraps: ['filters'] },
  fixed: {},
  errors: ['STAGE_REQUIREMENT_NOT_MET'],
  rules: { 'the-same-sessions-are-listed': must('It answers what list_sessions answers.') },
});
