import type { RepoObservation } from '../../../../generated/types/index.ts';
import { stableHash } from '../../../kernel/hash.ts';

/** What a batch brought about, as far as it can be seen without believing anybody's words. */
export interface Effects {
  /** The working tree as it was left. */
  readonly tree: string;
  /** What was run, and how it ended. */
  readonly commands: readonly string[];
  readonly files: readonly string[];
  /** What Hands asks; empty when it asks nothing. */
  readonly question: string;
}

export interface Seen {
  readonly tree: string | null;
  readonly things: ReadonlySet<string>;
  /** Batches in a row without an effect. */
  readonly idle: number;
}

export const nothingSeen: Seen = { tree: null, things: new Set(), idle: 0 };

/** So many batches without an effect are a loop, whatever they say. */
export const mostIdle = 3;

export const treeOf = (repo: RepoObservation): string =>
  stableHash([repo.git_head, repo.git_status_porcelain, repo.git_diff_stat, repo.git_diff_cached_stat]);

/** A batch has an effect when the tree changed, or something was run, touched or asked that had not been before. */
export function afterBatch(before: Seen, { tree, commands, files, question }: Effects): Seen {
  const things = [
    ...commands.map((command) => `run ${command}`),
    ...files.map((file) => `file ${file}`),
    ...(question === '' ? [] : [`ask ${question}`]),
  ];
  const isNew = before.tree !== tree || things.some((thing) => !before.things.has(thing));
  return { tree, things: new Set([...before.things, ...things]), idle: isNew ? 0 : before.idle + 1 };
}
