import { call, casesOf, saved } from '../../../kit/index.ts';
import { claimSaying, nodeSaying } from '../../../worlds/claims.ts';
import tool from './memory_index_status.ts';

const rebuild = call('memory_index_rebuild', {});

export default casesOf(tool, [
  {
    name: 'a claim and a node',
    proves: ['only-what-holds-is-counted'],
    given: [...claimSaying('dates', 'Dates are stored in UTC.'), nodeSaying('decision', 'Keep UTC.'), rebuild],
    when: {},
    then: {
      result: {
        memory: {
          backend: 'sqlite_fts',
          exists: true,
          fts_version: 'fts5',
          total_items: 2,
          groups: [
            { kind: 'claim', scope: 'project', count: 1 },
            { kind: 'node', scope: 'project', count: 1 },
          ],
        },
      },
      lines: [
        '^backend: sqlite_fts$',
        '^db_path: .*memory\\.sqlite$',
        '^exists: true$',
        '^fts_version: fts5$',
        '^total_items: 2$',
        '^- claim \\w+: 1$',
        '^- node \\w+: 1$',
      ],
    },
  },
  {
    name: 'what was rolled back after the index was made',
    proves: ['only-what-holds-is-counted'],
    given: [
      ...claimSaying('dates', 'Dates are stored in UTC.'),
      nodeSaying('decision', 'Keep UTC.'),
      rebuild,
      call('claim_retract', { id: saved('dates') }),
      call('node_retract', { id: saved('decision') }),
    ],
    when: {},
    then: { result: { memory: { total_items: 0, groups: [] } } },
  },
  {
    name: 'nobody made one',
    proves: ['looking-makes-no-index'],
    given: [nodeSaying('decision', 'Keep UTC.')],
    when: {},
    then: {
      result: { memory: { exists: false, total_items: 0 } },
      after: [call('memory_index_status', {}, { result: { memory: { exists: false } } })],
    },
  },
]);
