import { absent, anything, Closed, call, defineTool, must, saved, Type } from '../../../kit/index.ts';
import { Conflict } from '../../../types/graph.ts';
import { ConflictId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { applyOn, node, twoMinds } from '../../../worlds/graph.ts';

const found = [...twoMinds, call('graph_merge', { from: 'idea', into: 'main' }, { save: { id: '/conflict_ids/0' } })];
/** A conflict that has the right form and was never found. */
const nobodys = `CONFLICT-${'0'.repeat(32)}`;

export default defineTool({
  name: 'graph_conflict_show',
  title: 'Show a merge conflict',
  summary: 'One conflict with the three states that met: the base, theirs (from) and ours (into).',
  effect: 'read',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, conflict_id: ConflictId }),
  output: Closed({ conflict: Conflict }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'three-states-are-shown': must('base, theirs and ours are shown as they were when the conflict was found.'),
    'a-resolution-has-its-time': must('A resolved conflict carries resolved_at_ms.'),
    'branches-have-their-current-names': must('After a rename from and into carry the new names.'),
    'an-open-conflict-leads-on': must('An open conflict suggests both of its resolutions.'),
    'an-unknown-conflict-is-refused': must('An id that no conflict has answers UNKNOWN_ID and suggests graph_conflicts.'),
  },
  cases: [
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
  ],
});
