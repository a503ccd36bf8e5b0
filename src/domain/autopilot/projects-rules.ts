import type { NamedProject, ProjectSelection, SelectionEntry } from '../../../generated/types/index.ts';
import { aliasesOf } from '../../records/selection.ts';

/** What was said about the project of a command. */
export interface Said {
  /** A folder or an @name, from --cd. */
  readonly cd: string | null;
  readonly here: boolean;
  /** The same, from MI_CD. */
  readonly variable: string | null;
}

/** What can be seen from where a command was started. */
export interface Around {
  readonly cwd: string;
  /** A path as it was typed, whole and without links. */
  absolute(path: string): Promise<string>;
  isFolder(path: string): Promise<boolean>;
  /** Whether something is kept about the project of a folder. */
  isKnown(folder: string): Promise<boolean>;
  /** Root of the git repository around a folder. */
  toplevel(folder: string): Promise<string | null>;
}

export type Root =
  | { readonly kind: 'found'; readonly root: string; readonly reason: string; readonly said: string | null }
  | { readonly kind: 'unknown_name'; readonly name: string }
  | { readonly kind: 'no_folder'; readonly said: string; readonly path: string };

/** Names that mi itself gives a meaning to. */
export const ownNames: readonly string[] = ['last', 'pinned'];

/** What @name means; undefined where it means nothing. */
export function meaningOf(name: string, selection: ProjectSelection): SelectionEntry | undefined {
  const word = name.slice(1);
  if (word === 'last' || word === 'pinned') return selection[word] ?? undefined;
  return aliasesOf(selection).find(([alias]) => alias === word)?.[1];
}

/** A folder or an @name, as somebody said it. */
async function named(said: string, reason: string, selection: ProjectSelection, around: Around): Promise<Root> {
  const isName = said.startsWith('@');
  const entry = isName ? meaningOf(said, selection) : undefined;
  if (isName && !entry) return { kind: 'unknown_name', name: said };
  const path = entry ? entry.root_path : await around.absolute(said);
  if (!(await around.isFolder(path))) return { kind: 'no_folder', said, path };
  return { kind: 'found', root: path, reason: isName ? `${reason}:${said}` : reason, said };
}

const found = (root: string, reason: string): Root => ({ kind: 'found', root, reason, said: null });

/**
 * Which folder a command works in. What was said wins; else a working directory that was used as a project before, so that a part of
 * a repository can be one; else the repository; and only outside of any, what was pinned or used last.
 */
export async function resolveRoot({ cd, here, variable }: Said, selection: ProjectSelection, around: Around): Promise<Root> {
  if (cd !== null) return named(cd, 'arg', selection, around);
  if (here) return found(around.cwd, 'here');
  if (variable !== null) {
    const meant = await named(variable, 'env:MI_CD', selection, around);
    if (meant.kind === 'found') return meant;
  }
  const { cwd } = around;
  if (await around.isKnown(cwd)) return found(cwd, 'known:cwd');
  const toplevel = await around.toplevel(cwd);
  if (toplevel !== null) return found(toplevel, (await around.isKnown(toplevel)) ? 'known:git_toplevel' : 'git_toplevel');
  for (const name of ['pinned', 'last'] as const) {
    const entry = selection[name];
    if (entry && (await around.isFolder(entry.root_path))) return found(entry.root_path, name);
  }
  return found(cwd, 'cwd');
}

/** Whether nobody said which project is meant. */
export const isInferred = (reason: string): boolean => !['arg', 'here', 'env'].some((said) => reason.startsWith(said));

/** Whether a name means this already, so that nothing has to be written. */
export const meansSame = (
  entry: SelectionEntry | null,
  { root_path, project_id }: Pick<SelectionEntry, 'root_path' | 'project_id'>,
) => entry?.root_path === root_path && entry.project_id === project_id;

/** Every name with what it means, in the order in which they are shown. */
export const namesIn = (selection: ProjectSelection): Omit<NamedProject, 'exists'>[] => {
  const all: [string, SelectionEntry | null][] = [
    ['last', selection.last],
    ['pinned', selection.pinned],
    ...aliasesOf(selection),
  ];
  return all.flatMap(([name, entry]) =>
    entry ? [{ name: `@${name}`, root_path: entry.root_path, project_id: entry.project_id }] : [],
  );
};
