import { call, casesOf, saved, template } from '../../../kit/index.ts';
import tool from './reset.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: 'x', message }, save ? { save } : {});

export default casesOf(tool, [
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
]);
