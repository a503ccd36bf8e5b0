import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { HostName } from '../../../types/host-view.ts';
import { HostBinding } from '../../../types/project-state.ts';
import { InProject } from '../../../types/scope.ts';
import { HostSync } from '../../../types/workflow.ts';

export default defineTool({
  name: 'host_unbind',
  title: 'Unbind a host',
  summary: 'Takes away what was written for a host, and copies nothing there any more.',
  effect: 'act',
  ports: ['home_files', 'hosts'],
  changes_outside: true,
  destructive: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: { path: ['host', 'unbind'], arguments: ['host'], examples: ['mi host unbind openclaw'] },
  input: Type.Object({ ...InProject, host: HostName }),
  output: Closed({ was: HostBinding, sync: HostSync }),
  errors: ['UNKNOWN_ID', 'STORE_ERROR'],
  refuses: ['host-is-not-bound'],
  warnings: ['HOST_SYNC_INCOMPLETE', 'STATE_PUT_ASIDE'],
  tells: ['overlay_saved', 'host_sync'],
  rules: {
    'what-was-written-is-taken-away': must('The binding is gone, and so are the files and links that were made for it.'),
    'what-is-not-bound-is-refused': must('A host that is not bound answers UNKNOWN_ID, with the nearest that is.'),
  },
});
