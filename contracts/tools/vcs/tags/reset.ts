import { call, defineTool, must, Nullable, saved, Text, Type, template } from '../../../kit/index.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: 'x', message }, save ? { save } : {});

export default defineTool({
  name: 'reset',
  title: 'Move the pointer of the checked-out branch',
  summary: 'Moves the notes pointer of the checked-out branch to a commit seen on it. Nothing is deleted; show still has it all.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, ref: Text(256, { description: 'An entry number, <doc>@<seq>, a tag or a branch.' }) }),
  output: Type.Object({ ref: Type.String(), branch: BranchName, doc: DocName, old_seq: Nullable(Seq), new_seq: Seq }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  tells: ['head_reset'],

  rules: {
    'the-pointer-moves': must('The pointer stands on the given commit; show is unaffected.'),
    'a-number-wins-over-a-tag-over-a-branch': must('A ref is read as a number, then <doc>@<seq>, then a tag, then a branch.'),
    'an-unseen-commit-is-refused': must('A commit that is not seen on the branch answers INVALID_INPUT.'),
    'an-unknown-ref-is-refused': must('A ref that is nothing known answers UNKNOWN_ID.'),
    'the-same-place-changes-nothing': must('Resetting to where the pointer stands tells nothing.'),
  },
  cases: [
    {
      name: 'back one commit',
      proves: ['the-pointer-moves'],
      given: [commit('one', { a: '/commits/0/seq' }), commit('two', { b: '/commits/0/seq' })],
      when: { ref: template('{a}') },
      then: {
        result: { branch: 'main', doc: 'notes', old_seq: saved('b'), new_seq: saved('a') },
        tells: ['head_reset'],
        after: [call('show', { doc_kind: 'notes' }, { result: { entries: [{ title: 'one' }, { title: 'two' }] } })],
      },
    },
    {
      name: 'to a tag',
      proves: ['a-number-wins-over-a-tag-over-a-branch'],
      given: [commit('one', { a: '/commits/0/seq' }), call('tag_create', { name: 'v1' }), commit('two')],
      when: { ref: 'v1' },
      then: { result: { new_seq: saved('a') } },
    },
    {
      name: 'a commit of another branch',
      proves: ['an-unseen-commit-is-refused'],
      given: [
        commit('one'),
        call('branch_create', { name: 'idea' }),
        call('notes_commit', { branch: 'idea', content: 'x' }, { save: { n: '/entry/seq' } }),
      ],
      when: { ref: template('{n}') },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a ref nobody made',
      proves: ['an-unknown-ref-is-refused'],
      given: [commit('one')],
      when: { ref: 'nowhere' },
      then: { error: 'UNKNOWN_ID' },
    },
    {
      name: 'where it stands already',
      proves: ['the-same-place-changes-nothing'],
      given: [commit('one', { a: '/commits/0/seq' })],
      when: { ref: template('{a}') },
      then: { result: { old_seq: saved('a'), new_seq: saved('a') }, tells: [] },
    },
  ],
});
