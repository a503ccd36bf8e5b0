import { absent, anything, call, casesOf, saved } from '../../../kit/index.ts';
import { applyOn, node, twoMinds } from '../../../worlds/graph.ts';
import tool from './graph_conflict_show.ts';

const found = [...twoMinds, call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } })];
/** A conflict that has the right form and was never found. */
const nobodys = `CONFLICT-${'0'.repeat(32)}`;

export default casesOf(tool, [
  {
    name: 'two minds about one node',
    proves: ['three-states-are-shown', 'an-open-conflict-leads-on'],
    given: [...found, applyOn('main', node('a', { title: 'later' }))],
    when: { conflict_id: saved('id') },
    then: {
      result: {
        conflict: {
          conflict_id: saved('id'),
          kind: 'node',
          key: 'a',
          from: 'idea',
          into: 'main',
          doc: 'graph',
          status: 'open',
          base: { title: 'Cache' },
          theirs: { title: 'Cache reads' },
          ours: { title: 'Cache writes' },
          created_at_ms: anything,
          resolved_at_ms: absent,
        },
      },
      suggests: ['graph_conflict_resolve', 'graph_conflict_resolve'],
    },
  },
  {
    name: 'a resolved one',
    proves: ['a-resolution-has-its-time'],
    given: [...found, call('graph_conflict_resolve', { conflict_id: saved('id'), resolution: 'use_into' })],
    when: { conflict_id: saved('id') },
    then: { result: { conflict: { status: 'resolved', resolved_at_ms: anything } } },
  },
  {
    name: 'after a rename',
    proves: ['branches-have-their-current-names'],
    given: [...found, call('branch_rename', { old: 'idea', new: 'other' })],
    when: { conflict_id: saved('id') },
    then: { result: { conflict: { from: 'other', into: 'main' } } },
  },
  {
    name: 'a conflict nobody has',
    proves: ['an-unknown-conflict-is-refused'],
    given: [call('init')],
    when: { conflict_id: nobodys },
    then: { error: 'UNKNOWN_ID', suggests: ['graph_conflicts'] },
  },
]);
