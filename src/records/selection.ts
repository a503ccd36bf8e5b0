import type { ProjectIdentity, ProjectSelection, SelectionEntry } from '../../generated/types/index.ts';
import { isRecord } from '../kernel/json.ts';

export const nothingSelected: ProjectSelection = { version: 'v1', last: null, pinned: null, aliases: {} };

const isProjectId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{16}$/.test(id);
const isPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/') && path.length <= 4096;

const identityFields = [
  'repo_key',
  'git_toplevel',
  'git_relpath',
  'git_origin',
  'git_origin_norm',
  'git_root_commit',
  'root_path',
] as const;

function identityFrom(value: unknown, root_path: string): ProjectIdentity {
  const from = isRecord(value) ? value : {};
  const texts = identityFields.flatMap((field) => (typeof from[field] === 'string' ? [[field, from[field]]] : []));
  return {
    kind: from.kind === 'git' ? 'git' : 'path',
    key: typeof from.key === 'string' && from.key ? from.key : `path:${root_path}`,
    ...Object.fromEntries(texts),
  };
}

/** An entry that can be used; null for one that cannot. */
function entryFrom(value: unknown): SelectionEntry | null {
  if (!isRecord(value) || !isPath(value.root_path) || !isProjectId(value.project_id)) return null;
  const { root_path, project_id, ts, identity } = value;
  return { ts: typeof ts === 'string' ? ts : '', root_path, project_id, identity: identityFrom(identity, root_path) };
}

/** What a stored selection says. An entry that cannot be used costs no other; what is no selection throws. */
export function selectionFrom(value: unknown): ProjectSelection {
  if (!isRecord(value)) throw new TypeError('no object');
  const { version = 'v1', last, pinned, aliases } = value;
  if (version !== 'v1') throw new TypeError(`version ${JSON.stringify(version)}`);
  const named = Object.entries(isRecord(aliases) ? aliases : {}).flatMap(([name, entry]): [string, SelectionEntry][] => {
    const usable = entryFrom(entry);
    return usable ? [[name, usable]] : [];
  });
  return { version: 'v1', last: entryFrom(last), pinned: entryFrom(pinned), aliases: Object.fromEntries(named) };
}

/** Aliases by name. */
export const aliasesOf = ({ aliases }: ProjectSelection): [string, SelectionEntry][] =>
  (Object.entries(aliases) as [string, SelectionEntry][]).sort(([a], [b]) => (a < b ? -1 : 1));
