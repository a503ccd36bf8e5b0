import { call, defineTool, must, Type } from '../../../kit/index.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'branch_rename',
  title: 'Rename a branch',
  summary: 'Gives a branch another name. Its entries, tags, derived branches and the checkout go along.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, old: BranchName, new: BranchName }),
  output: Type.Object({ workspace: WorkspaceId, previous: BranchName, current: BranchName }),
  errors: ['UNKNOWN_ID', 'CONFLICT', 'INVALID_NAME', 'INVALID_INPUT'],
  tells: ['branch_renamed'],

  rules: {
    'everything-goes-along': must('Entries, tags, the checkout and branches based on it follow the new name.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'a-taken-name-is-refused': must('A name that exists answers CONFLICT.'),
    'plan-and-task-branches-keep-their-name': must(
      'The canonical branch of a plan or task, and their namespaces, answer INVALID_NAME.',
    ),
  },
  cases: [
    {
      name: 'a branch with everything on it',
      proves: ['everything-goes-along'],
      given: [
        call('init'),
        call('branch_create', { name: 'idea' }),
        call('checkout', { ref: 'idea' }),
        call('commit', { artifact: 'a', message: 'm' }),
        call('tag_create', { name: 'v1' }),
        call('branch_create', { name: 'child' }),
      ],
      when: { old: 'idea', new: 'plan-b' },
      then: {
        result: { previous: 'idea', current: 'plan-b' },
        tells: ['branch_renamed'],
        after: [
          call(
            'branch_list',
            {},
            {
              result: {
                checkout: 'plan-b',
                branches: [{ name: 'child', base_branch: 'plan-b' }, { name: 'main' }, { name: 'plan-b' }],
              },
            },
          ),
          call('show', { branch: 'plan-b', doc_kind: 'notes' }, { result: { entries: [{ content: 'a', branch: 'plan-b' }] } }),
          call('tag_list', {}, { result: { tags: [{ name: 'v1', branch: 'plan-b' }] } }),
          call('show', { branch: 'child', doc_kind: 'notes' }, { result: { entries: [{ content: 'a' }] } }),
          call('show', { branch: 'idea' }, { error: 'UNKNOWN_ID' }),
        ],
      },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-branch-is-refused'],
      given: [call('init')],
      when: { old: 'nowhere', new: 'x' },
      then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
    },
    {
      name: 'a taken name',
      proves: ['a-taken-name-is-refused'],
      given: [call('init'), call('branch_create', { name: 'idea' })],
      when: { old: 'idea', new: 'main' },
      then: { error: 'CONFLICT' },
    },
    {
      name: 'into a reserved name',
      proves: ['plan-and-task-branches-keep-their-name'],
      given: [call('init'), call('branch_create', { name: 'idea' })],
      when: { old: 'idea', new: 'plan/PLAN-001' },
      then: { error: 'INVALID_NAME' },
    },
  ],
});
