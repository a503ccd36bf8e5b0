import { call, casesOf, not } from '../../../kit/index.ts';
import { workflowCalled } from '../../../worlds/workflows.ts';
import tool from './host_sync.ts';

export default casesOf(tool, [
  {
    name: 'two hosts',
    proves: ['every-binding-is-written', 'every-sync-is-recorded'],
    given: [
      workflowCalled('Release'),
      call('host_bind', { host: 'openclaw', workspace_root: '.' }),
      call('host_bind', { host: 'claude-code', workspace_root: '.' }),
    ],
    when: {},
    then: {
      result: {
        ok: true,
        results: [
          { host: 'openclaw', ok: true, files_n: not(0), links_n: 1, removed_n: 0, notes: [] },
          { host: 'claude-code', ok: true, files_n: not(0), links_n: 1, removed_n: 0, notes: [] },
        ],
      },
      tells: ['host_sync'],
      after: [
        call(
          'mi_tail',
          { kind: ['host_sync'], lines: 1 },
          { result: { records: [{ record: { sync: { ok: true, results: [{ host: 'openclaw' }, { host: 'claude-code' }] } } }] } },
        ),
      ],
    },
  },
  { name: 'nothing is bound', proves: ['every-binding-is-written'], when: {}, then: { result: { ok: true, results: [] } } },
]);
