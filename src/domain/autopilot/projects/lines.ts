import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import type { NamedProject, SelectionEntry } from '../../../../generated/types/index.ts';
import { type Line, line, value } from '../../../kernel/line.ts';

const nameLine = ({ name, root_path, exists }: NamedProject): Line =>
  exists ? line`${name}: ${root_path}` : line`${name}: ${root_path} (there is no such folder)`;

const meansLine = (name: string | undefined, entry: SelectionEntry | undefined): Line =>
  line`${name ?? ''}: ${entry?.root_path ?? ''}`;

const yesNo = (truth: boolean | undefined): string => (truth ? 'yes' : 'no');

type Lines = AutopilotRoom<never, never, never>['lines'];

export const projectLines: Pick<
  Lines,
  | 'project_status'
  | 'project_show'
  | 'project_use'
  | 'project_pin'
  | 'project_unpin'
  | 'project_alias_add'
  | 'project_alias_rm'
  | 'project_alias_list'
> = {
  project_status: {
    state: ({ resolved, names = [] }) => [
      line`project_root: ${resolved?.project_root ?? ''}`,
      line`reason: ${resolved?.reason ?? ''}`,
      line`project_id: ${resolved?.project_id ?? ''}`,
      line`identity: ${resolved?.identity.key ?? ''}`,
      line`known: ${yesNo(resolved?.known)}`,
      ...names.map(nameLine),
    ],
  },
  project_show: {
    state: ({ project_id, root_path, identity, known, files, overlay }) => [
      line`root_path: ${root_path ?? ''}`,
      line`project_id: ${project_id ?? ''}`,
      line`identity: ${identity?.key ?? ''}`,
      line`known: ${yesNo(known)}`,
      ...Object.entries(files ?? {}).map(([name, path]) => line`${name}: ${path}`),
      ...Object.entries(overlay ?? {}).map(([field, stored]) => line`overlay.${field}: ${value(stored)}`),
    ],
  },
  project_use: { state: ({ name, entry }) => meansLine(name, entry) },
  project_pin: { state: ({ name, entry }) => meansLine(name, entry) },
  project_unpin: { state: ({ was }) => (was ? line`@pinned was ${was.root_path}` : line`nothing is pinned`) },
  project_alias_add: { state: ({ name, entry }) => meansLine(name, entry) },
  project_alias_rm: { state: ({ name, was }) => line`${name ?? ''} was ${was?.root_path ?? ''}` },
  project_alias_list: {
    state: ({ names = [] }) => (names.length ? names.map(nameLine) : line`(no names)`),
  },
};
