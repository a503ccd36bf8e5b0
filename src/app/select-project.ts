import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectSelection, ResolvedProject, SelectionEntry } from '../../generated/types/index.ts';
import { identityOf } from '../domain/autopilot/identity-rules.ts';
import { isInferred, meansSame, type Root, resolveRoot, type Said } from '../domain/autopilot/projects-rules.ts';
import type { GitFacts } from '../kernel/git-facts.ts';
import type { StorePort } from '../kernel/ports.ts';
import type { GitFacts as RepositoryFacts } from '../kernel/repo.ts';
import { sha256 } from '../kernel/sha256.ts';
import { iso } from '../kernel/text.ts';
import type { SelectedReads } from '../records/selected.ts';
import type { StateWarning } from '../store/files/state.ts';
import { layoutOf } from '../store/home/layout.ts';
import { isFolder, lookAtSelection, readSelection } from '../store/home/read/selected.ts';

export interface SelectOptions extends Said {
  readonly home: string;
  readonly cwd: string;
  readonly git: GitFacts;
  /** Folder that `~` stands for. */
  readonly user: string;
  /** Nothing is written, and nothing put aside. */
  readonly only_looks: boolean;
  readonly now: () => number;
}

export type Selected =
  | {
      readonly kind: 'selected';
      readonly resolved: ResolvedProject;
      readonly selection: ProjectSelection;
      readonly inferred: boolean;
    }
  | Exclude<Root, { kind: 'found' }>;

export interface Selection {
  readonly selected: Selected;
  /** A state file that could not be used; put aside, unless its user only looks. */
  readonly warning: StateWarning | null;
}

const projectId = (key: string): string => sha256(key).slice(0, 16);

/** Without links, where it is there. */
const real = (at: string): Promise<string> => realpath(at).catch(() => at);

/** What is known by this key; found out where it is not. */
const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
};

/** Facts about repositories, each asked for once. */
function repositories(git: GitFacts) {
  const tops = new Map<string, Promise<string | null>>();
  const origins = new Map<string, Promise<string | null>>();
  const toplevel = (folder: string) => once(tops, folder, () => git.toplevel(folder));
  const facts = async (folder: string): Promise<RepositoryFacts | null> => {
    const top = await toplevel(folder);
    if (top === null) return null;
    const origin = await once(origins, top, () => git.origin(top));
    const git_facts = { toplevel: top, relpath: '', origin, root_commit: null };
    const hasOrigin = identityOf({ root_path: folder, git: git_facts }).git_origin_norm !== '';
    const root_commit = hasOrigin ? null : await git.rootCommit(top);
    return { toplevel: top, relpath: path.relative(top, folder).split(path.sep).join('/'), origin, root_commit };
  };
  return { toplevel, facts };
}

/** Finds the project that a command works in. */
export async function selectProject(options: SelectOptions): Promise<Selection> {
  const { home, git, now, cd, here, variable } = options;
  const layout = layoutOf(home);
  const { selection, warning } = options.only_looks
    ? await lookAtSelection(layout.selection)
    : await readSelection(layout.selection, now);
  const { toplevel, facts } = repositories(git);
  const identify = async (folder: string) => {
    const identity = identityOf({ root_path: folder, git: await facts(folder) });
    return { identity, project_id: projectId(identity.key) };
  };
  const known = new Map<string, ReturnType<typeof identify>>();
  const identified = (folder: string) => once(known, folder, () => identify(folder));
  const isKnown = async (folder: string) => isFolder(layout.project((await identified(folder)).project_id).folder);
  const cwd = await real(options.cwd);
  const absolute = (at: string) =>
    real(
      path.resolve(
        cwd,
        at.replace(/^~(?=$|\/)/, () => options.user),
      ),
    );
  const root = await resolveRoot({ cd, here, variable }, selection, { cwd, absolute, isFolder, isKnown, toplevel });
  if (root.kind !== 'found') return { selected: root, warning };
  const { identity, project_id } = await identified(root.root);
  const resolved: ResolvedProject = {
    cwd,
    effective_cd: root.said,
    here,
    project_root: root.root,
    reason: root.reason,
    project_id,
    identity,
    known: await isKnown(root.root),
  };
  return { selected: { kind: 'selected', resolved, selection, inferred: isInferred(root.reason) }, warning };
}

/** Makes @last mean the project of a command, if it means another. */
export async function rememberLast(
  store: StorePort,
  { project_root: root_path, project_id, identity }: ResolvedProject,
  { last }: ProjectSelection,
  now: number,
): Promise<void> {
  const entry: SelectionEntry = { ts: iso(now), root_path, project_id, identity };
  if (meansSame(last, entry)) return;
  await store.write(project_id, null, async (unit) => {
    const { selected } = unit.snapshot.of('autopilot') as SelectedReads;
    await unit.tell('selection_saved', { selection: { ...(await selected.selectionToChange()), last: entry } });
  });
}
