import { anything, call, casesOf, matching } from '../../../kit/index.ts';
import tool from './project_status.ts';

export default casesOf(tool, [
  {
    name: 'where a command works',
    proves: ['the-project-and-the-reason-are-shown'],
    when: {},
    then: {
      result: {
        resolved: {
          project_root: matching(/^\//),
          project_id: matching(/^[0-9a-f]{16}$/),
          reason: matching(/^[a-z]/),
          identity: { key: anything },
        },
        names: [],
      },
    },
  },
  {
    name: 'with names',
    proves: ['names-are-listed'],
    given: [call('project_use', {}), call('project_alias_add', { name: 'shop' }), call('project_pin', {})],
    when: {},
    then: {
      result: {
        names: [
          { name: '@last', exists: true },
          { name: '@pinned', exists: true },
          { name: '@shop', exists: true },
        ],
      },
    },
  },
  {
    name: 'twice',
    proves: ['nothing-is-kept-by-looking'],
    given: [call('project_status', {}, { result: { resolved: { known: false } } })],
    when: {},
    then: { result: { resolved: { known: false }, names: [] } },
  },
]);
