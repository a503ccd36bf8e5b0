import { call, casesOf, saved } from '../../../kit/index.ts';
import { nodeSaying } from '../../../worlds/claims.ts';
import tool from './node_list.ts';

const two = [
  nodeSaying('first', 'Exports use semicolons.\nThe office expects them.', { tag: ['csv'] }),
  nodeSaying('second', 'Three files were moved.', { type: 'action', title: 'Moved the reports' }),
];

export default casesOf(tool, [
  {
    name: 'two nodes, the newer one first',
    proves: ['the-newest-nodes-come-first'],
    given: two,
    when: {},
    then: {
      result: { nodes: [{ node_id: saved('second'), title: 'Moved the reports' }, { node_id: saved('first') }] },
      lines: [
        '^nd_\\w+ scope=project status=active type=action Moved the reports$',
        '^nd_\\w+ scope=project status=active type=decision Exports use semicolons\\.$',
      ],
    },
  },
  {
    name: 'one was taken back',
    proves: ['only-nodes-that-hold-are-listed'],
    given: [...two, call('node_retract', { id: saved('first') })],
    when: {},
    then: {
      result: { nodes: [{ node_id: saved('second') }] },
      after: [call('node_list', { all: true, type: ['decision'] }, { result: { nodes: [{ status: 'retracted' }] } })],
    },
  },
  {
    name: 'a word of the title, and one of the text',
    proves: ['title-and-text-are-looked-through'],
    given: two,
    when: { contains: 'MOVED THE' },
    then: {
      result: { nodes: [{ node_id: saved('second') }] },
      after: [
        call('node_list', { contains: 'office' }, { result: { nodes: [{ node_id: saved('first') }] } }),
        call('node_list', { tag: ['csv'], type: ['action'] }, { result: { nodes: [] } }),
      ],
    },
  },
]);
