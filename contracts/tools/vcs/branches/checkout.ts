import { call, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'checkout',
  title: 'Check a branch out',
  summary: 'Makes a branch the one that notes and graph tools default to. Plans and tasks are not affected.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, ref: BranchName }),
  output: Type.Object({ workspace: WorkspaceId, previous: Nullable(BranchName), current: BranchName }),
  errors: ['UNKNOWN_ID'],
  tells: ['branch_checked_out'],

  rules: {
    'later-calls-default-to-it': must('Calls without a branch then mean the checked-out one.'),
    'an-unknown-branch-is-refused': must(
      'A branch that does not exist answers UNKNOWN_ID and suggests branch_list; the checkout stays.',
    ),
    'the-same-branch-changes-nothing': must('Checking out what is checked out tells nothing.'),
  },
  cases: [
    {
      name: 'another branch',
      proves: ['later-calls-default-to-it'],
      given: [call('init'), call('branch_create', { name: 'idea' })],
      when: { ref: 'idea' },
      then: {
        result: { previous: 'main', current: 'idea' },
        tells: ['branch_checked_out'],
        after: [call('notes_commit', { content: 'x' }, { result: { entry: { branch: 'idea' } } })],
      },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-branch-is-refused'],
      given: [call('init')],
      when: { ref: 'nowhere' },
      then: {
        error: 'UNKNOWN_ID',
        suggests: ['branch_list'],
        after: [call('branch_list', {}, { result: { checkout: 'main' } })],
      },
    },
    {
      name: 'the same branch',
      proves: ['the-same-branch-changes-nothing'],
      given: [call('init')],
      when: { ref: 'main' },
      then: { result: { previous: 'main', current: 'main' }, tells: [] },
    },
  ],
});
