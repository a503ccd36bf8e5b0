import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { WorkspaceBrief } from '../../../types/journal.ts';

export default defineTool({
  name: 'workspace_list',
  title: 'List workspaces',
  summary: 'The workspaces of this store by name, with what happened last in each.',
  effect: 'read',
  scope: 'none',
  budget: {
    knobs: ['max_chars'],
    keep: ['next_after'],
    shrink: [{ list: 'workspaces', from: 'back', page: { at: 'next_after', by: { key: 'workspace', ascending: true } } }],
  },

  input: Type.Object({
    workspace: Opt(WorkspaceId),
    after: Opt(Type.String({ maxLength: 128, description: 'Name to continue after.' })),
    limit: Limit(100, 1000),
    ...Budgeted,
  }),
  output: Type.Object({
    workspaces: Type.Array(WorkspaceBrief, { description: 'Workspaces, by name.' }),
    next_after: Nullable(WorkspaceId, { description: 'Pass it as after for the next page; null at the end.' }),
    truncated: Truncated,
  }),
  errors: [],

  rules: {
    'every-workspace-is-listed': must('Each workspace that calls may use is listed once, by name, with its last fact.'),
    'pages-follow-each-other': must('next_after continues while there is more, and is null at the end.'),
    'a-lock-hides-the-others': must('A server that is locked to one workspace lists no other.'),
  },
});
