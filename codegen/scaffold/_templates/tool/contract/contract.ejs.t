---
to: contracts/tools/<%= room %>/<%= group %>/<%= name %>.ts
---
import { defineTool, must, Type } from '../../../kit/index.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: '<%= name %>',
  title: '<%= title %>',
  summary: 'Say here in one or two sentences what it does and when to choose it.',
  effect: 'read',
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({ workspace: WorkspaceId }),
  errors: [],

  rules: {
    'the-workspace-is-named': must('The answer names the workspace it is about.'),
  },
});
