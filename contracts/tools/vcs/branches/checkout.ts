import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { AgentId, BranchName, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'checkout',
  title: 'Check a branch out',
  summary:
    'Go to a branch, to a what-if or back: notes and cards without a place then go there. Plans and tasks are not affected.',
  effect: 'write',
  idempotent: true,
  tier: 'daily',
  listed: { hint: 'switch branch, go back to main', leaves_out: ['agent_id'] },
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, ref: described(BranchName, 'Branch to work on from now on.'), agent_id: Opt(AgentId) }),
  output: Type.Object({
    workspace: WorkspaceId,
    previous: Nullable(BranchName, { description: 'Branch that was checked out before; null when none was.' }),
    current: described(BranchName, 'Branch that is checked out now.'),
  }),
  errors: ['UNKNOWN_ID'],
  tells: ['branch_checked_out'],

  rules: {
    'later-calls-default-to-it': must('Calls without a branch then mean the checked-out one.'),
    'an-unknown-branch-is-refused': must(
      'A branch that does not exist answers UNKNOWN_ID and suggests branch_list; the checkout stays.',
    ),
    'a-checkout-is-its-agents': must('What one agent checks out changes nothing for another that has a checkout of its own.'),
    'the-same-branch-changes-nothing': must('Checking out what is checked out tells nothing.'),
  },
});
