import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { BoundHost, HostName } from '../../../types/host-view.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'host_list',
  title: 'List bound hosts',
  summary: 'Workspaces of other programs that the workflows of this project are copied to.',
  effect: 'act',
  ports: ['hosts'],
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: { path: ['host', 'list'], examples: ['mi host list'] },
  input: Type.Object({ ...InProject }),
  output: Closed({
    hosts: Type.Array(BoundHost, { maxItems: 32, description: 'What is bound.' }),
    known: Type.Array(HostName, { maxItems: 32, description: 'Hosts that mi knows how to write for.' }),
  }),
  errors: [],
  rules: { 'what-is-bound-is-listed': must('Each binding is listed with its workspace, and whether that is there.') },
});
