import { call, defineTool, must, Opt, saved, Text, Type, template } from '../../../kit/index.ts';
import { Tag } from '../../../types/branch.ts';
import { TagName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: 'x', message }, save ? { save } : {});

export default defineTool({
  name: 'tag_create',
  title: 'Tag a commit',
  summary: 'Names a commit of the notes, the newest of the checked-out branch unless from says which.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    name: TagName,
    from: Opt(Text(256, { description: 'A branch, a tag, an entry number or <doc>@<seq> (the head of the checkout).' })),
    force: Opt(Type.Boolean({ default: false, description: 'Move the tag if it exists.' })),
  }),
  output: Type.Object({ tag: Tag }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'INVALID_NAME', 'CONFLICT'],
  tells: ['tag_set'],

  rules: {
    'the-head-is-the-default': must('Without from the tag stands on the newest commit of the checked-out branch.'),
    'from-says-which': must('from may be a branch, a tag, a number or <doc>@<seq>.'),
    'an-existing-tag-is-refused': must('A tag that exists answers CONFLICT, unless force moves it.'),
    'nothing-to-tag-is-refused': must('A branch without commits answers INVALID_INPUT.'),
    'an-unknown-ref-is-refused': must('A from that is nothing known answers UNKNOWN_ID.'),
    'a-branch-name-is-refused': must('The name of a branch answers INVALID_NAME: a ref must mean one thing.'),
  },
  cases: [
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
  ],
});
