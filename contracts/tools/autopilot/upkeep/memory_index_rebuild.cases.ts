import { call, casesOf, having } from '../../../kit/index.ts';
import { nodeSaying } from '../../../worlds/claims.ts';
import { runOf } from '../../../worlds/learning.ts';
import tool from './memory_index_rebuild.ts';

export default casesOf(tool, [
  {
    name: 'one node',
    proves: ['a-new-index-holds-what-files-say'],
    given: [nodeSaying('decision', 'Keep UTC.')],
    when: {},
    then: {
      result: { rebuilt: true, included_snapshots: true, indexed_snapshots: 0, indexed_nodes: 1, memory: { total_items: 1 } },
      lines: [
        '^rebuilt: true$',
        '^indexed_snapshots: 0$',
        '^indexed_nodes: 1$',
        '^backend: ',
        '^db_path: ',
        '^exists: true$',
        '^fts_version: ',
        '^total_items: 1$',
        '^- node \\w+: 1$',
      ],
    },
  },
  {
    name: 'a run that ended a segment left a snapshot and nodes',
    proves: ['a-new-index-holds-what-files-say'],
    given: [runOf('Fix the export. [checkpoint]')],
    when: {},
    then: {
      result: {
        indexed_snapshots: 1,
        memory: { groups: having({ kind: 'node', scope: 'project' }) },
      },
    },
  },
  {
    name: 'without the snapshots of now',
    proves: ['snapshots-can-be-left-out'],
    given: [runOf('Fix the export. [checkpoint]')],
    when: { snapshots: false },
    then: {
      result: { included_snapshots: false, indexed_snapshots: 0 },
      after: [
        runOf('Fix the import. [checkpoint]'),
        call(
          'memory_index_status',
          {},
          { result: { memory: { groups: having({ kind: 'snapshot', scope: 'project', count: 1 }) } } },
        ),
      ],
    },
  },
]);
