import { call, casesOf, saved, template } from '../../../kit/index.ts';
import tool from './tag_create.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: 'x', message }, save ? { save } : {});

export default casesOf(tool, [
  {
    name: 'the newest commit',
    proves: ['the-head-is-the-default'],
    given: [commit('one'), commit('two', { b: '/commits/0/seq' })],
    when: { name: 'v1' },
    then: { result: { tag: { name: 'v1', branch: 'main', doc: 'notes', seq: saved('b') } }, tells: ['tag_set'] },
  },
  {
    name: 'an earlier commit',
    proves: ['from-says-which'],
    given: [commit('one', { a: '/commits/0/seq' }), commit('two')],
    when: { name: 'v1', from: template('notes@{a}') },
    then: { result: { tag: { seq: saved('a') } } },
  },
  {
    name: 'a tag that exists',
    proves: ['an-existing-tag-is-refused'],
    given: [commit('one'), call('tag_create', { name: 'v1' })],
    when: { name: 'v1' },
    then: { error: 'CONFLICT' },
  },
  {
    name: 'a tag moved by force',
    proves: ['an-existing-tag-is-refused'],
    given: [commit('one'), call('tag_create', { name: 'v1' }), commit('two', { b: '/commits/0/seq' })],
    when: { name: 'v1', force: true },
    then: { result: { tag: { seq: saved('b') } } },
  },
  {
    name: 'nothing to tag',
    proves: ['nothing-to-tag-is-refused'],
    given: [call('init')],
    when: { name: 'v1' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a ref nobody made',
    proves: ['an-unknown-ref-is-refused'],
    given: [commit('one')],
    when: { name: 'v1', from: 'nowhere' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'the name of a branch',
    proves: ['a-branch-name-is-refused'],
    given: [commit('one')],
    when: { name: 'main' },
    then: { error: 'INVALID_NAME' },
  },
]);
