import path from 'node:path';

/** The folders of one scope: all projects together, or one of them. */
export interface ScopeLayout {
  /** `global`, or the id of a project. */
  readonly scope: string;
  readonly folder: string;
  readonly evidence: string;
  readonly claims: string;
  readonly nodes: string;
  readonly edges: string;
  readonly view_snapshot: string;
  readonly thought_archive: string;
  readonly workflows: string;
  workflow(id: string): string;
  readonly hands_transcripts: string;
  readonly mind_transcripts: string;
  /** Derived, and may be deleted at any time. */
  readonly index: string;
}

export interface ProjectLayout extends ScopeLayout {
  readonly overlay: string;
  readonly segment: string;
  readonly workflow_candidates: string;
  readonly preference_candidates: string;
  /** While it is there, no run begins anything new. */
  readonly stop: string;
}

export interface HomeLayout {
  readonly home: string;
  readonly config: string;
  backup(name: string): string;
  /** Says which backup a rollback brings back. */
  readonly last_backup: string;
  readonly selection: string;
  readonly projects: string;
  readonly memory_index: string;
  /** Held by whoever writes, for as long as one write takes. */
  readonly lock: string;
  /** Held by whoever copies workflows to hosts. */
  readonly host_lock: string;
  readonly global: ScopeLayout;
  project(id: string): ProjectLayout;
}

/** A name below a folder that is resolved already. Every command asks for all these names, and most for no more than ten. */
const below = (folder: string, ...names: readonly string[]): string =>
  `${folder.endsWith(path.sep) ? folder.slice(0, -1) : folder}${path.sep}${names.join(path.sep)}`;

const thoughtFiles = (folder: string) => ({
  claims: below(folder, 'claims.jsonl'),
  nodes: below(folder, 'nodes.jsonl'),
  edges: below(folder, 'edges.jsonl'),
  view_snapshot: below(folder, 'view.snapshot.json'),
  thought_archive: below(folder, 'archive'),
});

const ofFolder = (home: string, scope: string, folder: string) => ({
  scope,
  folder,
  evidence: below(folder, 'evidence.jsonl'),
  hands_transcripts: below(folder, 'transcripts', 'hands'),
  mind_transcripts: below(folder, 'transcripts', 'mind'),
  index: below(home, 'indexes', `${scope}.sqlite`),
});

const workflowsIn = (workflows: string) => ({
  workflows,
  workflow: (id: string) => path.join(workflows, `${id}.json`),
});

const isProjectId = (id: string) => /^[0-9a-f]{16}$/.test(id);

/** Where everything stands below the home folder. Whoever reads files finds them here too, so no name changes. */
export function layoutOf(home: string): HomeLayout {
  const root = path.resolve(home);
  const project = (id: string): ProjectLayout => {
    if (!isProjectId(id)) throw new Error(`${id} is no id of a project`);
    const folder = below(root, 'projects', id);
    return {
      ...ofFolder(root, id, folder),
      ...thoughtFiles(below(folder, 'thoughtdb')),
      ...workflowsIn(below(folder, 'workflows')),
      overlay: below(folder, 'overlay.json'),
      segment: below(folder, 'segment_state.json'),
      workflow_candidates: below(folder, 'workflow_candidates.json'),
      preference_candidates: below(folder, 'preference_candidates.json'),
      stop: below(folder, 'STOP'),
    };
  };
  return {
    home: root,
    config: below(root, 'config.json'),
    backup: (name) => path.join(root, 'backups', path.basename(name)),
    last_backup: below(root, 'backups', 'config.last_backup'),
    selection: below(root, 'global', 'project_selection.json'),
    projects: below(root, 'projects'),
    memory_index: below(root, 'indexes', 'memory.sqlite'),
    lock: below(root, 'indexes', 'write.lock'),
    host_lock: below(root, 'indexes', 'hosts.lock'),
    global: {
      ...ofFolder(root, 'global', below(root, 'global')),
      ...thoughtFiles(below(root, 'thoughtdb', 'global')),
      ...workflowsIn(below(root, 'workflows', 'global')),
    },
    project,
  };
}
