import { call, casesOf, having, matching } from '../../../kit/index.ts';
import tool from './host_list.ts';

export default casesOf(tool, [
  {
    name: 'one that is bound',
    proves: ['what-is-bound-is-listed'],
    given: [call('host_bind', { host: 'openclaw', workspace_root: '.' })],
    when: {},
    then: {
      result: {
        hosts: [
          {
            host: 'openclaw',
            workspace_root: matching(/^\//),
            enabled: true,
            adapter: 'openclaw',
            exists: true,
            generated_rel_dir: '.mi/generated/openclaw',
            register: { symlink_dirs: [{ src: 'skills', dst: 'skills' }] },
          },
        ],
        known: having('openclaw'),
      },
    },
  },
  { name: 'none', proves: ['what-is-bound-is-listed'], when: {}, then: { result: { hosts: [] } } },
]);
