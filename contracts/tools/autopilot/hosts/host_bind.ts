import { Closed, defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { HostName, InsidePath } from '../../../types/host-view.ts';
import { HostBinding } from '../../../types/project-state.ts';
import { InProject } from '../../../types/scope.ts';
import { HostSync } from '../../../types/workflow.ts';

export default defineTool({
  name: 'host_bind',
  title: 'Bind a host',
  summary: 'Copies the enabled workflows of this project to a workspace of another program, from now on and at once.',
  effect: 'act',
  ports: ['home_files', 'hosts'],
  changes_outside: true,
  idempotent: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: {
    path: ['host', 'bind'],
    arguments: ['host'],
    flags: { workspace_root: '--workspace <folder>', symlink_dir: '--symlink-dir <src:dst>' },
    examples: ['mi host bind openclaw --workspace ~/claw', 'mi host bind codex --workspace .'],
  },
  input: Type.Object({
    ...InProject,
    host: HostName,
    workspace_root: Text(4096, { description: 'Folder that the host works in.' }),
    generated_rel_dir: Opt(InsidePath('Folder below the workspace for what is generated; left out: the one of the host.')),
    symlink_dir: Opt(
      Type.Array(Text(2049), {
        maxItems: 32,
        default: [],
        description:
          'Generated folder whose entries are linked, and the folder of the workspace that gets the links: skills:skills. Left out: those of the host.',
      }),
    ),
  }),
  output: Closed({ binding: HostBinding, replaced: Type.Boolean({ description: 'It was bound before.' }), sync: HostSync }),
  errors: ['INVALID_INPUT', 'STORE_ERROR'],
  refuses: ['host-has-no-adapter', 'host-workspace-is-no-folder', 'host-path-leads-out', 'host-links-are-not-a-pair'],
  warnings: ['HOST_SYNC_INCOMPLETE', 'STATE_PUT_ASIDE'],
  tells: ['overlay_saved', 'host_sync'],
  rules: {
    'a-bound-host-gets-the-workflows': must(
      'Enabled workflows, as the project sees them, are written for the host at once, and a host_sync record says what was done.',
    ),
    'binding-again-moves-it': must(
      'A host is bound once: binding it to another workspace takes away what was written to the one before.',
    ),
    'paths-stay-inside': must('A generated folder or a link that would leave the workspace is refused, and nothing is bound.'),
    'the-workspace-must-be-there': must('A workspace that is no folder is refused.'),
    'an-unknown-host-needs-a-place': must(
      'A host without an adapter is refused with the nearest name, unless generated_rel_dir says where its files go.',
    ),
  },
});
