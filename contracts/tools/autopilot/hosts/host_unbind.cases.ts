import { call, casesOf, not } from '../../../kit/index.ts';
import { workflowCalled } from '../../../worlds/workflows.ts';
import tool from './host_unbind.ts';

export default casesOf(tool, [
  {
    name: 'one of two',
    proves: ['what-was-written-is-taken-away'],
    given: [
      workflowCalled('Release'),
      call('host_bind', { host: 'openclaw', workspace_root: '.' }),
      call('host_bind', { host: 'codex', workspace_root: '.' }),
    ],
    when: { host: 'openclaw' },
    then: {
      result: {
        was: { host: 'openclaw' },
        sync: { ok: true, results: [{ host: 'openclaw', files_n: 0, links_n: 0, removed_n: not(0) }] },
      },
      after: [call('host_list', {}, { result: { hosts: [{ host: 'codex' }] } })],
    },
  },
  {
    name: 'one that is not bound',
    proves: ['what-is-not-bound-is-refused'],
    given: [call('host_bind', { host: 'openclaw', workspace_root: '.' })],
    when: { host: 'openclau' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'host-is-not-bound',
      fields: ['host'],
      suggests: ['host_list'],
      after: [call('host_list', {}, { result: { hosts: [{ host: 'openclaw' }] } })],
    },
  },
]);
