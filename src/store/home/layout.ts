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

const thoughtFiles = (folder: string) => ({
  claims: path.join(folder, 'claims.jsonl'),
  nodes: path.join(folder, 'nodes.jsonl'),
  edges: path.join(folder, 'edges.jsonl'),
  view_snapshot: path.join(folder, 'view.snapshot.json'),
  thought_archive: path.join(folder, 'archive'),
});

const ofFolder = (home: string, scope: string, folder: string) => ({
  scope,
  folder,
  evidence: path.join(folder, 'evidence.jsonl'),
  hands_transcripts: path.join(folder, 'transcripts', 'hands'),
  mind_transcripts: path.join(folder, 'transcripts', 'mind'),
  index: path.join(home, 'indexes', `${scope}.sqlite`),
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
    const folder = path.join(root, 'projects', id);
    return {
      ...ofFolder(root, id, folder),
      ...thoughtFiles(path.join(folder, 'thoughtdb')),
      ...workflowsIn(path.join(folder, 'workflows')),
      overlay: path.join(folder, 'overlay.json'),
      segment: path.join(folder, 'segment_state.json'),
      workflow_candidates: path.join(folder, 'workflow_candidates.json'),
      preference_candidates: path.join(folder, 'preference_candidates.json'),
      stop: path.join(folder, 'STOP'),
    };
  };
  return {
    home: root,
    config: path.join(root, 'config.json'),
    backup: (name) => path.join(root, 'backups', path.basename(name)),
    last_backup: path.join(root, 'backups', 'config.last_backup'),
    selection: path.join(root, 'global', 'project_selection.json'),
    projects: path.join(root, 'projects'),
    memory_index: path.join(root, 'indexes', 'memory.sqlite'),
    lock: path.join(root, 'indexes', 'write.lock'),
    host_lock: path.join(root, 'indexes', 'hosts.lock'),
    global: {
      ...ofFolder(root, 'global', path.join(root, 'global')),
      ...thoughtFiles(path.join(root, 'thoughtdb', 'global')),
      ...workflowsIn(path.join(root, 'workflows', 'global')),
    },
    project,
  };
}
