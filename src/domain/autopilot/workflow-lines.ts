import type { AutopilotRoom } from '../../../generated/handlers/autopilot.ts';
import type { HostSync, HostSyncResult, WorkflowEditOutput, WorkflowRow } from '../../../generated/types/index.ts';
import { brief, type Line, line, spaced } from '../../kernel/line.ts';
import { text } from '../../kernel/says.ts';
import { workflowMarkdown } from './workflow-text-rules.ts';

const rowLine = ({ id, scope, enabled, name, overridden }: WorkflowRow): Line =>
  spaced(line`${id} scope=${scope} enabled=${enabled}`, overridden ? 'overridden=true' : '', brief(name, 140));

const textLines = (words: string): Line[] => words.split('\n').map((one) => line`${one}`);

const resultLine = ({ host, project_id, ok, workspace_root, files_n, links_n, removed_n, notes }: HostSyncResult): Line[] => [
  spaced(
    project_id === undefined ? line`${host}` : line`${host} project=${project_id}`,
    line`ok=${ok} files=${files_n} links=${links_n} removed=${removed_n} ${workspace_root}`,
  ),
  ...notes.map((note) => line`- ${note}`),
];

const syncLines = (sync: Partial<HostSync> | null | undefined): Line[] => (sync?.results ?? []).flatMap(resultLine);

const editLines = ({ diff, change_summary, conflicts, notes }: WorkflowEditOutput['edits'][number]): Line[] => [
  ...textLines(diff || text('workflow-edit-unchanged')),
  ...change_summary.map((each) => line`change: ${each}`),
  ...conflicts.map((each) => line`conflict: ${each}`),
  ...(notes.trim() ? [line`notes: ${notes}`] : []),
];

type Lines = AutopilotRoom<never, never, never>['lines'];

export const workflowLines: Pick<
  Lines,
  'workflow_list' | 'workflow_show' | 'workflow_enable' | 'workflow_delete' | 'workflow_edit'
> = {
  workflow_list: { state: ({ workflows = [] }) => (workflows.length ? workflows.map(rowLine) : line`(no workflows)`) },
  workflow_show: { state: ({ workflow }) => (workflow ? textLines(workflowMarkdown(workflow)) : line`ok`) },
  workflow_enable: {
    state: ({ id, scope, enabled, sync }) => [
      line`${id ?? ''} scope=${scope ?? ''} enabled=${enabled ?? false}`,
      ...syncLines(sync),
    ],
  },
  workflow_delete: {
    state: ({ id, scope, removed, sync }) => [
      line`${id ?? ''} scope=${scope ?? ''} removed=${removed ?? ''}`,
      ...syncLines(sync),
    ],
  },
  workflow_edit: {
    state: ({ id, scope, changed, dry_run, edits = [], sync }) => [
      ...edits.flatMap(editLines),
      line`${id ?? ''} scope=${scope ?? ''} changed=${changed ?? false} written=${changed === true && dry_run !== true}`,
      ...syncLines(sync),
    ],
  },
};

export const hostLines: Pick<Lines, 'host_list' | 'host_bind' | 'host_unbind' | 'host_sync'> = {
  host_list: {
    state: ({ hosts = [] }) =>
      hosts.length
        ? hosts.map(({ host, enabled, workspace_root, generated_rel_dir, exists }) =>
            spaced(line`${host} enabled=${enabled} ${workspace_root} ${generated_rel_dir}`, exists ? '' : 'exists=false'),
          )
        : line`(no hosts)`,
  },
  host_bind: { state: ({ sync }) => syncLines(sync) },
  host_unbind: { state: ({ was, sync }) => [line`${was?.host ?? ''} bound=false`, ...syncLines(sync)] },
  host_sync: { state: (sync) => (sync.results?.length ? syncLines(sync) : line`(no hosts)`) },
};
